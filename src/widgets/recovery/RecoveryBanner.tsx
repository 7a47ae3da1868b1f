import { useMachine } from '../../site/actors.ts';
import { useBookings } from '../../site/bookings.ts';
import { RecoveryView } from './RecoveryView.tsx';

/** Checks in the background for payments that never came back, and shows the booking that it finds. */
export function RecoveryBanner() {
  const [state, send] = useMachine(useBookings().recoveryMachine);
  return <RecoveryView state={state} send={send} />;
}
