import { useMachine } from '../../site/actors.ts';
import { useBookings } from '../../site/bookings.ts';
import { ContactPanel } from './ContactPanel.tsx';

/** The contact form with its chart; `labelledBy` is the id of the heading that names it. */
export function ConnectedContactForm({ labelledBy }: { labelledBy: string }) {
  const [state, send] = useMachine(useBookings().machines.contact);
  return <ContactPanel state={state} send={send} labelledBy={labelledBy} />;
}
