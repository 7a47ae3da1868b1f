import {
  type Obstacle,
  type PreviousPayment,
  withoutGuest,
  withoutPerson,
} from './payment-records.ts';
import type { TransactionId } from './transaction.ts';

/** The answer of this device about previous payments for an item: the obstacle, or that there is none. */
export type PreviousPaymentAnswer = PreviousPayment | { readonly state: 'none' };

/** The end of the check before an order is sent: the answer of this device, or that it could not be read. */
export type PreviousPaymentResult = PreviousPaymentAnswer | { readonly state: 'failed' };

/** Returns the obstacles that an answer names. The rider may override each of them; a paid payment is no obstacle, but is acknowledged. */
export function obstaclesIn(previous: PreviousPaymentAnswer): readonly Obstacle[] {
  switch (previous.state) {
    case 'unsettled':
      return [{ kind: 'payment', id: previous.pending.transactionId }];
    case 'newer':
      return [{ kind: 'newerRecord', id: previous.key }];
    case 'elsewhere': {
      const attempt = { kind: 'attempt', id: previous.attempt } as const;
      if (previous.booking === null) return [attempt];
      return [attempt, { kind: 'unansweredBooking', id: previous.booking }];
    }
    case 'unanswered':
      return [{ kind: 'unansweredBooking', id: previous.booking }];
    case 'paid':
    case 'none':
      return [];
  }
}

/**
 * The answers that let an order be paid once it is made and recorded. An attempt of another tab, which finds the order,
 * and a note of an earlier order do not keep it from that.
 */
const ALLOWS_PAYING_ORDER = {
  none: true,
  elsewhere: true,
  unanswered: true,
  unsettled: false,
  paid: false,
  newer: false,
} satisfies Record<PreviousPaymentAnswer['state'], boolean>;

/** True for an answer that lets an order be paid once it is made and recorded. */
export function allowsPayingOrder({ state }: PreviousPaymentAnswer): boolean {
  return ALLOWS_PAYING_ORDER[state];
}

/** Returns the transaction of a previous payment that is not settled or was paid; null for any other answer. */
export function previousTransaction(previous: PreviousPaymentAnswer): TransactionId | null {
  if (previous.state === 'unsettled') return previous.pending.transactionId;
  return previous.state === 'paid' ? previous.booking.transactionId : null;
}

/** Returns an answer about a previous payment without its person. */
export function previousWithoutPerson(previous: PreviousPaymentAnswer): PreviousPaymentAnswer {
  if (previous.state === 'unsettled')
    return { ...previous, pending: withoutGuest(previous.pending) };
  if (previous.state === 'paid') return { ...previous, booking: withoutPerson(previous.booking) };
  return previous;
}
