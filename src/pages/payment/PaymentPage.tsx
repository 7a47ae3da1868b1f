import { useMachine } from '../../site/actors.ts';
import { useBookings } from '../../site/bookings.ts';
import { useIsClient } from '../../ui/prerendered.ts';
import { CopyTrace } from '../support/CopyTrace.tsx';
import { PaymentFallback, PaymentView } from './PaymentView.tsx';

/** The page at /paymentsuccessandfailure, where the payment page sends visitors back to. */
export function PaymentPage() {
  return useIsClient() ? <Payment /> : <PaymentFallback />;
}

function Payment() {
  const { machines, inputs } = useBookings();
  const [state, send] = useMachine(machines.payment, inputs.payment);
  const { transactionId } = state.context;
  return (
    <PaymentView state={state} send={send} support={<CopyTrace transactionId={transactionId} />} />
  );
}
