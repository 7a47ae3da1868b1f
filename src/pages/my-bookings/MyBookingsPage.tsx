import { useMachine } from '../../site/actors.ts';
import { useMyBookingsService } from '../../site/my-bookings.ts';
import { CopyTrace } from '../../widgets/copy/CopyTrace.tsx';
import { MyBookingsView } from './MyBookingsView.tsx';

/** The page at /booking. */
export function MyBookingsPage() {
  const { machine, input } = useMyBookingsService();
  const [state, send] = useMachine(machine, input);
  return <MyBookingsView state={state} send={send} support={<CopyTrace />} />;
}
