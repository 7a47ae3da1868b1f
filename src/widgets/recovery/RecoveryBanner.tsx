import { useMachine } from '../../site/actors.ts';
import { useBookingService } from '../../site/bookings.ts';
import { RecoveryView } from './RecoveryView.tsx';

/** The banner of recovered payments, which checks in the background those that never came back. */
export function RecoveryBanner() {
  const [state, send] = useMachine(useBookingService().recoveryMachine);
  return <RecoveryView state={state} send={send} />;
}
