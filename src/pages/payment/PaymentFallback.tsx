import { CHECKING } from './displayed-result.tsx';
import { PaymentCard } from './PaymentCard.tsx';

/** The prerendered page before the browser reads the address: pending, with nothing to press yet. */
export function PaymentFallback() {
  return <PaymentCard result={CHECKING} />;
}
