import { useMachine } from '../../site/actors.ts';
import { usePaymentResultService } from '../../site/payment-result.ts';
import { useIsClient } from '../../ui/prerendered.ts';
import { CopyTrace } from '../../widgets/copy/CopyTrace.tsx';
import { PaymentFallback } from './PaymentFallback.tsx';
import { PaymentView } from './PaymentView.tsx';

/** The page at /paymentsuccessandfailure, to which the payment page sends visitors back. */
export function PaymentPage() {
  return useIsClient() ? <Payment /> : <PaymentFallback />;
}

function Payment() {
  const { machine, input } = usePaymentResultService();
  const [state, send] = useMachine(machine, input);
  const { transactionId } = state.context;
  return (
    <PaymentView state={state} send={send} support={<CopyTrace transactionId={transactionId} />} />
  );
}
