import { useActor } from '@xstate/react';
import type {
  BookingDetailsInput,
  bookingDetailsMachine,
} from '#machines/booking-details.machine.ts';
import type { copyMachine } from '#machines/copy.machine.ts';
import { BookingDetailsView } from './BookingDetailsView.tsx';
import type { TicketHelp } from './TicketActions.tsx';

interface BookingDetailsPageProps {
  machines: { bookingDetails: typeof bookingDetailsMachine; copy: typeof copyMachine };
  input: BookingDetailsInput;
  help: TicketHelp;
}

/** The page at /bookingdetails and /bookingdetails/{id}. */
export function BookingDetailsPage({ machines, input, help }: BookingDetailsPageProps) {
  const [state] = useActor(machines.bookingDetails, { input });
  const [copying, send] = useActor(machines.copy);
  return <BookingDetailsView state={state} copy={{ state: copying, send }} help={help} />;
}
