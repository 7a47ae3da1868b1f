import { useMachine } from '../../site/actors.ts';
import { useBookings } from '../../site/bookings.ts';
import { CopyTrace } from '../support/CopyTrace.tsx';
import { MyBookingsView } from './MyBookingsView.tsx';

/** The page at /booking. */
export function MyBookingsPage() {
  const { machines, inputs } = useBookings();
  const [state, send] = useMachine(machines.myBookings, inputs.myBookings);
  return <MyBookingsView state={state} send={send} support={<CopyTrace />} />;
}
