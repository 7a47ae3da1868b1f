import { type InitiationAlert, initiationAlert } from '../answer/failure.ts';
import { safePaymentUrl } from '../payment/payment.ts';
import type { PreviousPaymentResult } from '../payment/previous-payment.ts';
import type { Guest } from '../person/guest.ts';
import type {
  BookingDraft,
  NewOrder,
  PaymentAddresses,
  PaymentPayload,
  PendingBooking,
} from './booking.ts';

/** An order of a rider who has confirmed. */
export interface Order {
  readonly draft: BookingDraft;
  readonly guest: Guest;
  readonly addresses: PaymentAddresses;
  /** Built once; it is sent and stored as it is. */
  readonly payload: PaymentPayload;
}

/** The answer to a guest booking with its time, epoch ms. */
export interface TimedNewOrder extends NewOrder {
  readonly at: number;
  /** The generation of this device's memory when the order was sent. */
  readonly generation?: string | undefined;
}

/** The end of placing an order. */
export type OrderOutcome =
  /** The platform made the order, and its payment page may be opened. */
  | { readonly kind: 'placed'; readonly pending: PendingBooking; readonly paymentUrl: string }
  /** The platform made the order, and no address of its payment page is safe to open. */
  | {
      readonly kind: 'unpayable';
      readonly pending: PendingBooking;
      readonly alert: InitiationAlert;
    }
  /** The platform made no order. */
  | { readonly kind: 'refused'; readonly alert: InitiationAlert }
  /** The answer was lost: the order may exist (rule: Lost answers). */
  | { readonly kind: 'unanswered'; readonly alert: InitiationAlert }
  /** Nothing was sent, since something on this device stands in the way, or the device could not be read. */
  | { readonly kind: 'blocked'; readonly previous: PreviousPaymentResult }
  /** Nothing was sent, since the price is too old by now. */
  | { readonly kind: 'outdated' }
  /** Nothing was sent, since the rider came back to the form, or had everything forgotten. */
  | { readonly kind: 'interrupted' };

/**
 * Returns the order of an answer, with the address of its payment page, or with the reason for which none is safe to
 * open (rule: Payment addresses).
 */
export function orderOf(
  { transactionId, at, generation, unpayable, ...answer }: TimedNewOrder,
  { draft, guest, payload, addresses: { siteOrigin, paymentOrigins } }: Order,
): Extract<OrderOutcome, { readonly pending: PendingBooking }> {
  const pending = { transactionId, draft, guest, initiatedAt: at, generation, payload };
  const paymentUrl = safePaymentUrl(answer.paymentUrl, siteOrigin, paymentOrigins);
  if (paymentUrl !== null) return { kind: 'placed', pending, paymentUrl };
  const alert = initiationAlert({ ...unpayable, kind: 'unexpected', mayHaveOrder: true });
  return { kind: 'unpayable', pending, alert };
}
