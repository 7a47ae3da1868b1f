import { REFUND_DAYS } from '#machines/domain/payment/refund-days.ts';
import { Ranges } from '../../ui/Ranges.tsx';

/** The business days until support replies, or until a refund is made: '7-10'. */
export function RefundDays({ until }: { until: keyof typeof REFUND_DAYS }) {
  return <Ranges text={REFUND_DAYS[until]} />;
}
