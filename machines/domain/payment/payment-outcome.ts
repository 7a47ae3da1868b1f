import { verificationFailed } from '#texts/booking-status.ts';
import { checkMessage, type Failure } from '../answer/failure.ts';
import { type Booking, confirmedBooking, type PendingBooking } from '../booking/booking.ts';
import {
  type CalledOffStatuses,
  calledOffStatuses,
  isOfAnother,
  OPEN_CAUSES,
  type PaymentAnswer,
  type Verdict,
  verdict,
} from './payment.ts';
import {
  pendingBookingOf,
  type Settlement,
  type StartedPayment,
  withoutGuest,
  withoutPerson,
} from './payment-records.ts';

/** The outcome of a payment by the server's answers, with the sentence to display. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly message: string; readonly booking: Booking }
  | { readonly kind: 'partlyRefunded'; readonly message: string; readonly booking: Booking }
  | Exclude<Verdict, { readonly kind: 'paid' | 'partlyRefunded' }>;

/** The verdicts after which the ride can be paid again: the payment was declined, or its money went back. */
const LEAVES_RIDE_FREE = {
  paid: false,
  partlyRefunded: false,
  declined: true,
  refunded: true,
  open: false,
} as const satisfies Record<PaymentOutcome['kind'], boolean>;

/** True for a payment that does not block another one, since the platform holds none of its money. */
export function leavesRideFree({ kind }: PaymentOutcome): boolean {
  return LEAVES_RIDE_FREE[kind];
}

/** True for an open payment of which one side says that its money came in. */
export function reopensDeclined(outcome: PaymentOutcome): boolean {
  return outcome.kind === 'open' && OPEN_CAUSES[outcome.cause].reopensDeclined;
}

/** Returns the state in which an outcome leaves the record of its payment. */
export function settlementState(outcome: PaymentOutcome): Settlement['state'] {
  switch (outcome.kind) {
    case 'paid':
    case 'partlyRefunded':
      return 'paid';
    case 'declined':
    case 'refunded':
      return outcome.kind;
    case 'open':
      return reopensDeclined(outcome) ? 'openAgain' : 'open';
  }
}

/** A payment that the platform is asked about. */
export interface PaymentToCheck {
  readonly transactionId: string;
  /** The device's own pending booking; one of another transaction is ignored. */
  readonly pending: PendingBooking | null;
  /** The booking, where the device recorded the payment as paid before. */
  readonly recorded?: Booking | null | undefined;
  /** The time at which this device started the payment, epoch ms; null where it did not. */
  readonly startedAt: number | null;
  /** The generation of this device's memory in which the check began, for a payment that the device does not store. */
  readonly generation?: string | undefined;
  /** True when the rider had everything forgotten since; then an answer no longer stores the person. */
  readonly isForgotten?: boolean;
}

/** Returns a payment that this device started, as a check needs it. */
export function checkOf(payment: StartedPayment): PaymentToCheck {
  const { transactionId, initiatedAt, generation } = payment;
  return { transactionId, pending: pendingBookingOf(payment), startedAt: initiatedAt, generation };
}

/** The platform's answer about a payment, and the time at which it came, epoch ms. */
export interface TimedPaymentAnswer extends PaymentAnswer {
  readonly at: number;
}

/** The outcome of an answer, and its words against a booking that was paid before; null for none. */
export interface PaymentDecision {
  readonly outcome: PaymentOutcome;
  readonly calledOffStatuses: CalledOffStatuses | null;
}

/**
 * Decides the outcome of the platform's answer to a check. A booking is dated by the start of its payment, or else by
 * the time of the answer (rule: The date of a booking).
 */
export function paymentDecision(
  check: PaymentToCheck,
  answer: TimedPaymentAnswer,
): PaymentDecision {
  // An answer about another payment says nothing of this one.
  if (isOfAnother(answer, check.transactionId)) {
    const outcome = { kind: 'open', message: verificationFailed, cause: 'unclear' } as const;
    return { outcome, calledOffStatuses: null };
  }
  const decided = verdict(answer);
  const words = calledOffStatuses(answer);
  switch (decided.kind) {
    case 'paid':
    case 'partlyRefunded': {
      const bookedAt = check.startedAt ?? answer.at;
      const outcome = { ...decided, booking: confirmedBooking({ ...check, answer, bookedAt }) };
      return {
        outcome: check.isForgotten ? outcomeWithoutPerson(outcome) : outcome,
        calledOffStatuses: null,
      };
    }
    case 'declined': {
      if (check.recorded == null) return { outcome: decided, calledOffStatuses: words };
      return { outcome: outcomeOnRecord(decided, check.recorded, words), calledOffStatuses: words };
    }
    case 'refunded':
    case 'open':
      return { outcome: decided, calledOffStatuses: words };
  }
}

/**
 * Returns the outcome of a failed answer about a payment that this device recorded as paid: the payment stays paid, and the
 * answer's words stand on the booking (rule: A later failure of a paid booking).
 */
export function outcomeOnRecord(
  { message }: PaymentOutcome,
  recorded: Booking,
  words: CalledOffStatuses | null = null,
): PaymentOutcome {
  const isStillOff = words !== null || recorded.isCalledOff === true;
  return { kind: 'open', message, cause: isStillOff ? 'moneyIn' : 'recordedAsPaid' };
}

/** Returns the outcome of a check without a readable answer; it decides nothing. */
export function unreachableOutcome(failure: Failure): PaymentOutcome {
  return { kind: 'open', message: checkMessage(failure), cause: 'unreachable' };
}

/** Returns an outcome without the person of its booking. */
export function outcomeWithoutPerson(outcome: PaymentOutcome): PaymentOutcome {
  return 'booking' in outcome ? { ...outcome, booking: withoutPerson(outcome.booking) } : outcome;
}

/** Returns what a check holds of a payment, without its person. */
export function paymentWithoutPerson({
  pending,
  recorded,
  outcome,
}: Pick<PaymentToCheck, 'pending' | 'recorded'> & { readonly outcome: PaymentOutcome | null }) {
  return {
    isForgotten: true,
    pending: pending && withoutGuest(pending),
    recorded: recorded && withoutPerson(recorded),
    outcome: outcome && outcomeWithoutPerson(outcome),
  };
}
