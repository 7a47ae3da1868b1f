import {
  BANK_DAYS,
  REFUND_METHODS,
  type RefundMethod,
} from '#machines/domain/payment/refund-days.ts';
import { LegalTable } from './LegalTable.tsx';

/** The ways to pay, in English as the legal texts are. */
const METHOD_NAMES: Readonly<Record<RefundMethod, string>> = {
  upiOrWallet: 'UPI or wallet',
  card: 'Credit or debit card',
  netBanking: 'Net banking',
};

/** The table of the days until a bank shows a refund, by the way of payment. */
export function BankDaysTable() {
  return (
    <LegalTable
      caption="Business days until a refund shows, by the way you paid"
      columns={['You paid with', 'Business days']}
      rows={REFUND_METHODS.map((method) => [METHOD_NAMES[method], BANK_DAYS[method]])}
      figures
    />
  );
}
