import { bookedAmount, paidAmount } from '#machines/domain/booking/amount.ts';
import { formatAmount, type Paise } from '#machines/domain/payment/money.ts';
import { bookingOfOutcome } from '#machines/domain/payment/outcome-booking.ts';
import type { PaymentContext } from '#machines/payment.machine.ts';
import * as texts from '#texts/payment.ts';
import { Amount } from '../../ui/Amount.tsx';
import styles from './PaymentCard.module.css';

/** Returns the ride, the amounts and the transaction, as far as this device has them. */
export function paymentFacts({ pending, transactionId, outcome }: PaymentContext) {
  const booking = bookingOfOutcome({ outcome });
  const paid = booking && paidAmount(booking);
  const booked = bookedAmount(booking, pending?.draft ?? null);
  const amount = (sum: Paise | null) => sum !== null && <Amount text={formatAmount(sum)} />;
  return [
    { name: texts.ride, value: pending !== null && <bdi>{pending.draft.item.title}</bdi> },
    { name: texts.paid, value: amount(paid) },
    {
      name: paid === null ? texts.amount : texts.bookedFor,
      value: booked !== paid && amount(booked),
    },
    {
      name: texts.transaction,
      value: transactionId !== null && <span translate="no">{transactionId}</span>,
      className: styles.id,
    },
  ].filter(({ value }) => value);
}
