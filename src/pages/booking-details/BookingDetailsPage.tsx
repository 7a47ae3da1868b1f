import { useActor } from '@xstate/react';
import type {
  BookingDetailsInput,
  bookingDetailsMachine,
} from '#machines/booking-details.machine.ts';
import { BookingDetailsView } from './BookingDetailsView.tsx';
import type { TicketHelp } from './TicketActions.tsx';

interface BookingDetailsPageProps {
  machine: typeof bookingDetailsMachine;
  input: BookingDetailsInput;
  help: TicketHelp;
}

/** The page at /bookingdetails and /bookingdetails/{id}. */
export function BookingDetailsPage({ machine, input, help }: BookingDetailsPageProps) {
  const [state] = useActor(machine, { input });
  return <BookingDetailsView state={state} help={help} />;
}
