import type { CalendarDate } from '../calendar/calendar.ts';
import { isOpenForBooking } from '../calendar/when.ts';
import { type Item, seatLimit, withoutLongTexts } from '../catalogue/item.ts';
import type { ItemKind } from '../catalogue/kinds.ts';
import type { Paise } from '../payment/money.ts';
import {
  type AnswerSides,
  type CalledOffStatuses,
  calledOffStatuses,
  type PaymentAnswer,
} from '../payment/payment.ts';
import { LOCAL_PREFIX, type TransactionId, ZERO_PRICE } from '../payment/transaction.ts';
import { type Guest, normaliseGuest } from '../person/guest.ts';
import { NOT_AVAILABLE, type Person } from '../person/person.ts';
import { amountToPay, type Chargeable, isWithinLimit } from './amount.ts';
import { type TicketLine, totals } from './selection.ts';

/** A moment by both clocks of a page. */
export interface Moment {
  /** The device's clock, which may be set at any time; epoch ms. */
  readonly at: number;
  /** The time since the page was loaded, in ms, which no setting of the clock changes. Some devices do not count it while they sleep. */
  readonly uptime: number;
}

/** The moment of the platform's answer that a selection was priced from, and the load of the page. */
export interface Pricing extends Moment {
  readonly load: string;
}

/** The selection of the confirmation page: the item, its kind, the chosen tickets. `amountToPay` returns its price. */
export interface BookingDraft extends Chargeable {
  readonly item: Item;
  readonly kind: ItemKind;
  /**
   * The time and page load of its price; undefined where the price has to be read anew, as after an answer in
   * which it differed, and in a navigation state written by hand.
   */
  readonly priced?: Pricing | undefined;
}

/** Returns the draft of the tickets chosen in the selector. */
export function draftOf(item: Item, chosen: readonly TicketLine[]): BookingDraft {
  return { item: ticketItem(item), kind: item.kind, lines: chosen };
}

/**
 * Returns an item without what neither the navigation state nor a record of it holds (rule: Stored records).
 */
export function ticketItem(item: Item): Item {
  return { ...withoutLongTexts(item), tags: [], category: '' };
}

/** True when a draft can be booked: tickets chosen, for an amount within the limit of one booking. */
export function isBookable(draft: Pick<BookingDraft, 'lines'>): boolean {
  return totals(draft.lines).quantity > 0 && isWithinLimit(draft);
}

/** True when a draft can be booked and costs nothing. */
export function isFree(draft: BookingDraft): boolean {
  return amountToPay(draft) === 0 && isBookable(draft);
}

/** True when the item of a draft still takes bookings at `now` (epoch ms), and has a seat for each ticket. */
export function isAvailable({ item, lines }: BookingDraft, now: number): boolean {
  return isOpenForBooking(item, now) && totals(lines).quantity <= seatLimit(item);
}

/**
 * Everything about a payment that was started. It is built and stored, and only some of it is sent (rule: Payment
 * payload).
 */
export interface PaymentPayload {
  readonly bookingType: ItemKind;
  readonly itemId: string;
  readonly priceToBePaid: Paise;
  readonly seats: readonly { readonly quantity: number }[];
  readonly user: Person;
  /** The address to which the provider reports to the server; stored, and never sent. */
  readonly callbackUrl: string;
  /** The address to which the rider returns. */
  readonly redirectUrl: string;
}

/** The addresses that a payment's payload is made of, and the origins that its page may have. */
export interface PaymentAddresses {
  /** The API's base, such as 'https://api.example.com'. */
  readonly apiBase: string;
  /** The site's own origin. */
  readonly siteOrigin: string;
  /** The path of the page to which a rider returns after paying. */
  readonly resultPath: string;
  /**
   * The only origins that a payment page may have, such as 'https://pay.example.com'; where there are none, any https
   * origin may.
   */
  readonly paymentOrigins?: readonly string[];
  /** The payment provider's name as it stands in paths, such as 'phonepe'. */
  readonly provider: string;
}

/** Returns the payload of a draft's payment; null when its item has no id. */
export function paymentPayload(
  draft: BookingDraft,
  guest: Guest,
  addresses: PaymentAddresses,
): PaymentPayload | null {
  if (draft.item.id === null) return null;
  const base = addresses.apiBase.replace(/\/+$/, '');
  return {
    bookingType: draft.kind,
    itemId: draft.item.id,
    priceToBePaid: amountToPay(draft),
    seats: [{ quantity: totals(draft.lines).quantity }],
    user: personOf(guest),
    callbackUrl: `${base}/api/v1/order/${encodeURIComponent(addresses.provider)}/guest-callback`,
    redirectUrl: `${addresses.siteOrigin}${addresses.resultPath}`,
  };
}

/**
 * The answer to a guest booking: a new order, and the address of its payment page. The address is not checked yet,
 * and '' where the answer has none.
 */
export interface NewOrder {
  readonly paymentUrl: string;
  readonly transactionId: string;
  /** The words and the status of the answer, for the rider whose payment page cannot be opened. */
  readonly unpayable?: { readonly text?: string; readonly status?: number };
}

/** A payment that was started and not yet settled. */
export interface PendingBooking {
  readonly transactionId: TransactionId;
  readonly draft: BookingDraft;
  readonly guest: Guest;
  /** The time at which it was started, epoch ms. */
  readonly initiatedAt: number;
  readonly payload: PaymentPayload;
  /** The generation of this device's memory in which it was started (rule: Forgetting). */
  readonly generation?: string | undefined;
}

/**
 * The facts of the ride on a ticket, from whatever source the booking is. An unknown organiser is '', and the site's
 * own brand is displayed.
 */
export interface BookingSummary extends Pick<Item, 'title' | 'organiser' | 'picture' | 'location'> {
  readonly date: CalendarDate | null;
}

/** A booking as this site reads it from the platform or from this device. */
export interface Booking {
  readonly id: string | null;
  readonly transactionId: string | null;
  readonly paymentId: string | null;
  readonly status: string;
  readonly paymentStatus: string;
  /** True when the platform called off a booking that it had said was paid; then no other word confirms it. */
  readonly isCalledOff?: boolean | undefined;
  /** The time of the booking, epoch ms; null when unknown. */
  readonly bookedAt: number | null;
  /** The total in paise; null when unknown. */
  readonly total: Paise | null;
  readonly amountPaid: Paise | null;
  readonly item: Item | null;
  readonly kind: ItemKind | null;
  readonly lines: readonly TicketLine[];
  readonly person: Person;
  readonly summary: BookingSummary;
  /** The generation of this device's memory in which the check of its payment began (rule: Forgetting). */
  readonly generation?: string | undefined;
}

/** Returns the facts of an item that a ticket shows. */
export function summaryOf(item: Item | null): BookingSummary {
  const facts: Partial<Item> = item ?? {};
  const { title = '', organiser = '', picture = null, location = '', start = null } = facts;
  return { title, organiser, picture, location, date: start };
}

/** Returns the pending booking where it is of the transaction, else null. */
export function pendingOfTransaction(
  pending: PendingBooking | null,
  transactionId: TransactionId | null,
): PendingBooking | null {
  return pending?.transactionId === transactionId ? pending : null;
}

/**
 * Returns the record of a transaction that the server says was paid (rule: Confirmed bookings). The stored pending
 * booking counts only when it is of the same transaction; else the person comes from the answer.
 */
export function confirmedBooking(input: {
  readonly transactionId: TransactionId;
  readonly pending: PendingBooking | null;
  readonly answer: AnswerSides & Pick<PaymentAnswer, 'transactionId'>;
  /** The time of the booking, epoch ms. */
  readonly bookedAt: number;
  readonly generation?: string | undefined;
}): Booking {
  const { transactionId, answer, bookedAt } = input;
  const pending = pendingOfTransaction(input.pending, transactionId);
  const { local, provider } = answer;
  const total = pending === null ? (local?.amount ?? null) : amountToPay(pending.draft);
  // Of a payment that was partly refunded the words stay: the ticket says so.
  const { status = 'confirmed', paymentStatus = 'success' } = calledOffStatuses(answer) ?? {};
  return {
    id: transactionId,
    transactionId,
    paymentId: provider?.transactionId ?? answer.transactionId ?? transactionId,
    status,
    paymentStatus,
    bookedAt,
    total,
    amountPaid: local?.amount ?? total,
    item: pending?.draft.item ?? null,
    kind: pending?.draft.kind ?? null,
    lines: pending?.draft.lines ?? [],
    person: pending === null ? personFrom(local) : personOf(pending.guest),
    summary: summaryOf(pending?.draft.item ?? null),
    generation: pending?.generation ?? input.generation,
  };
}

function personFrom(local: PaymentAnswer['local']): Person {
  return {
    name: local?.userName ?? NOT_AVAILABLE,
    email: local?.userEmail ?? NOT_AVAILABLE,
    phone: local?.userPhone ?? NOT_AVAILABLE,
  };
}

function personOf(guest: Guest): Person {
  const { fullName: name, ...details } = normaliseGuest(guest);
  return { name, ...details };
}

/** Returns the record of a booking with a total of 0, confirmed on this device alone (rule: Free bookings). */
export function freeBooking(
  draft: BookingDraft,
  guest: Guest,
  now: number,
  localId: string,
): Booking {
  return {
    id: `${LOCAL_PREFIX}${localId}`,
    transactionId: ZERO_PRICE,
    paymentId: ZERO_PRICE,
    status: 'confirmed',
    paymentStatus: 'success',
    bookedAt: now,
    total: amountToPay(draft),
    amountPaid: amountToPay(draft),
    item: draft.item,
    kind: draft.kind,
    lines: draft.lines,
    person: personOf(guest),
    summary: summaryOf(draft.item),
  };
}

/** Returns a paid booking with the words by which the platform called it off. */
export function calledOff(booking: Booking, words: CalledOffStatuses): Booking {
  return { ...booking, ...words, isCalledOff: true };
}

/**
 * The booking of an id in an address. It is null where this device has no such booking, and 'unreadable' where the
 * device's records cannot be read.
 */
export interface LocalBooking {
  id: string | null;
  booking: Booking | 'unreadable' | null;
}
