import { useMachine } from '../../site/actors.ts';
import { useMyBookings } from '../../site/my-bookings.ts';
import { CopyTrace } from '../../widgets/copy/CopyTrace.tsx';
import { MyBookingsView } from './MyBookingsView.tsx';

/** The page at /booking. */
export function MyBookingsPage() {
  const { machine, input } = useMyBookings();
  const [state, send] = useMachine(machine, input);
  return <MyBookingsView state={state} send={send} support={<CopyTrace />} />;
}
