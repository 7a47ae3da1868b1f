import { CHECKING_RESULT } from './displayed-result.tsx';
import { PaymentCard } from './PaymentCard.tsx';

/** The prerendered page before the browser reads the address: the payment is pending, and there is no button yet. */
export function PaymentFallback() {
  return <PaymentCard result={CHECKING_RESULT} />;
}
