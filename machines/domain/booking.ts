import * as texts from '#texts/payments.ts';
import type { CalendarDate } from './calendar.ts';
import type { ItemKind } from './catalogue/kinds.ts';
import { type Guest, normaliseGuest } from './guest.ts';
import { type Item, seatLimit } from './item.ts';
import type { Paise } from './money.ts';
import { type OffWords, offWords, type PaymentAnswer } from './payment.ts';
import { isWithinLimit, type TicketLine, totals } from './selection.ts';
import { isGood, type OffReason, offReason, type Refund, refundOf } from './status-word.ts';
import { plainLine } from './text.ts';
import { LOCAL_PREFIX, type TransactionId, ZERO_PRICE } from './transaction.ts';
import { availability, type When, whenOf } from './when.ts';

/** The time of a selection's price, and the load of the page that it was priced in. */
export interface Pricing {
  /** The time of the platform's answer, epoch ms. */
  readonly at: number;
  readonly load: string;
}

/** The selection that the confirmation page was given: the item, its kind, the chosen tickets, their total in paise. */
export interface BookingDraft {
  readonly item: Item;
  readonly kind: ItemKind;
  readonly lines: readonly TicketLine[];
  readonly total: Paise;
  /** The time and page load of its price; undefined where it is not stated, as in a state written by hand. */
  readonly priced?: Pricing | undefined;
}

/** Returns the draft of the tickets chosen in the selector. */
export function draftOf(item: Item, chosen: readonly TicketLine[]): BookingDraft {
  const { total } = totals(chosen);
  return { item: ticketItem(item), kind: item.kind, lines: chosen, total };
}

/** An item without its long texts, which are neither carried nor stored (rule: Stored records). */
export function ticketItem(item: Item): Item {
  const brief = {
    description: '',
    inclusions: [],
    exclusions: [],
    tags: [],
    category: '',
    bookingTypes: [],
  };
  switch (item.kind) {
    case 'trip':
      return { ...item, ...brief, itinerary: [] };
    case 'event':
      return { ...item, ...brief };
  }
}

/** True when a draft can be booked: tickets chosen, and a total that its own lines add up to. */
export function isBookable(draft: Pick<BookingDraft, 'lines' | 'total'>): boolean {
  const { total, quantity } = totals(draft.lines);
  return quantity > 0 && total === draft.total && isWithinLimit(draft.lines);
}

/** True when a draft costs nothing, by its own lines and not by its total alone. */
export function isFree(draft: BookingDraft): boolean {
  return draft.total === 0 && isBookable(draft);
}

/** True when the item of a draft still takes bookings at `now` (epoch ms), and has a seat for each ticket. */
export function isOffered({ item, lines }: BookingDraft, now: number): boolean {
  return availability(item, now) === 'open' && totals(lines).quantity <= seatLimit(item);
}

/** Everything about a payment that was started; built and kept, though not sent as such (rule: Payment payload). */
export interface PaymentPayload {
  readonly bookingType: ItemKind;
  readonly itemId: string;
  readonly priceToBePaid: Paise;
  readonly seats: readonly { readonly quantity: number }[];
  readonly user: Person;
  /** Where the provider reports to the server. */
  readonly callbackUrl: string;
  /** Where the visitor comes back to. */
  readonly redirectUrl: string;
}

/** Addresses of a payment. */
export interface PaymentAddresses {
  /** The API's base, such as 'https://api.example.com'. */
  readonly apiBase: string;
  /** The site's own origin. */
  readonly siteOrigin: string;
  /** The path of its page that a rider returns to after paying. */
  readonly resultPath: string;
  /** The only origins of payment pages, such as 'https://pay.example.com'; any https one where there are none. */
  readonly paymentOrigins?: readonly string[];
  /** The payment provider's name as it stands in paths, such as 'phonepe'. */
  readonly provider: string;
}

/** The payload of a draft's payment; null when its item has no id to book by. */
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
    priceToBePaid: draft.total,
    seats: [{ quantity: totals(draft.lines).quantity }],
    user: personOf(guest),
    callbackUrl: `${base}/api/v1/order/${encodeURIComponent(addresses.provider)}/guest-callback`,
    redirectUrl: `${addresses.siteOrigin}${addresses.resultPath}`,
  };
}

/** The answer to a guest booking: a new order, and the address of its payment page: not checked yet, '' where the answer names none. */
export interface Initiation {
  readonly paymentUrl: string;
  readonly transactionId: string;
  /** The words and the status of the answer, shown where the payment page cannot be opened. */
  readonly unpayable?: { readonly text?: string; readonly status?: number };
}

/** A payment that was started and not yet settled. */
export interface PendingBooking {
  readonly transactionId: TransactionId;
  readonly draft: BookingDraft;
  readonly guest: Guest;
  /** Milliseconds since 1970. */
  readonly initiatedAt: number;
  readonly payload: PaymentPayload;
  /** The generation of this device's memory under which it began (rule: Forgetting). */
  readonly generation?: string | undefined;
}

/** The person of a booking. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The facts of the ride on a ticket, wherever the booking came from. Where the organiser is unknown, '', the site's own brand stands in. */
export interface BookingSummary extends Pick<Item, 'title' | 'organiser' | 'picture' | 'place'> {
  readonly date: CalendarDate | null;
}

/** A booking as this site knows it. */
export interface Booking {
  readonly id: string | null;
  readonly transactionId: string | null;
  readonly paymentId: string | null;
  readonly status: string;
  readonly paymentStatus: string;
  /** True when the platform called it off after it had said that it was paid: no other word confirms it any more. */
  readonly isCalledOff?: boolean | undefined;
  /** Milliseconds since 1970; null when unknown. */
  readonly bookedAt: number | null;
  /** Null when unknown. */
  readonly total: Paise | null;
  readonly amountPaid: Paise | null;
  readonly item: Item | null;
  readonly kind: ItemKind | null;
  readonly lines: readonly TicketLine[];
  readonly person: Person;
  readonly summary: BookingSummary;
  /** The generation of this device's memory under which the look at its payment began (rule: Forgetting). */
  readonly generation?: string | undefined;
}

/** The record of a person's missing detail (rule: Confirmed bookings). */
export const NOT_AVAILABLE = 'Not available';
const NO_NAMES: readonly string[] = ['not available', 'not provided'];

/** A person without any details. */
export const UNKNOWN_PERSON: Person = { name: '', email: '', phone: '' };

/** Returns the facts of an item that a ticket shows. */
export function summaryOf(item: Item | null): BookingSummary {
  const known: Partial<Item> = item ?? {};
  const { title = '', organiser = '', picture = null, place = '', start = null } = known;
  return { title, organiser, picture, place, date: start };
}

/**
 * The record of a transaction that the server says was paid (rule: Confirmed bookings). The stored pending booking
 * counts only when it is of the same transaction; else the person comes from the answer.
 */
export function confirmedBooking(input: {
  readonly transactionId: TransactionId;
  readonly pending: PendingBooking | null;
  readonly answer: PaymentAnswer;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly generation?: string | undefined;
}): Booking {
  const { transactionId, answer, now } = input;
  const pending = input.pending?.transactionId === transactionId ? input.pending : null;
  const { local, provider } = answer;
  const total = pending?.draft.total ?? local?.amount ?? null;
  // Of a payment that was partly refunded the words stay: the ticket says so.
  const { status = 'confirmed', paymentStatus = 'success' } = offWords(answer) ?? {};
  return {
    id: transactionId,
    transactionId,
    paymentId: provider?.transactionId ?? answer.transactionId ?? transactionId,
    status,
    paymentStatus,
    bookedAt: now,
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
  const { fullName, email, phone } = normaliseGuest(guest);
  return { name: fullName, email, phone };
}

/** The record of a booking with a total of 0, confirmed on this device alone (rule: Free bookings). */
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
    total: 0,
    amountPaid: 0,
    item: draft.item,
    kind: draft.kind,
    lines: draft.lines,
    person: personOf(guest),
    summary: summaryOf(draft.item),
  };
}

/** True when the platform knows nothing of a booking: it was free, and confirmed on this device. */
export function isOnDevice(booking: Pick<Booking, 'id'>): boolean {
  return booking.id?.startsWith(LOCAL_PREFIX) === true;
}

/** The words of a booking that its standing depends on. */
export type BookingWords = Pick<Booking, 'status' | 'paymentStatus' | 'isCalledOff'>;

/** A paid booking after the platform called it off. */
export function calledOff(booking: Booking, words: OffWords): Booking {
  return { ...booking, ...words, isCalledOff: true };
}

/** The standing of a booking, by its two words (rule: Bookings that are off). */
export interface Standing {
  /** `partlyRefunded`: the ticket stands for a part of its riders. `contradicted`: one word calls the booking off, the other confirms it. */
  readonly kind: 'good' | 'partlyRefunded' | 'contradicted' | 'off';
  /** The reasons, from the booking's own word before that of its payment. */
  readonly reasons: readonly OffReason[];
}

/** The standing of a booking. Money that went back always calls it off; any other word only where nothing confirms it, or where it was said of a paid booking. */
export function standingOf(booking: BookingWords): Standing {
  const words = [booking.status, booking.paymentStatus];
  const reasons = [...new Set(words.flatMap((word) => offReason(word) ?? []))];
  const refunds = new Set(reasons.map(refundOf));
  const hasOnly = (refund: Refund) => [...refunds].every((one) => one === refund);
  if (reasons.length === 0) return { kind: 'good', reasons };
  if (hasOnly('part')) return { kind: 'partlyRefunded', reasons };
  const isContradicted = hasOnly('none') && isConfirmed(booking) && !booking.isCalledOff;
  return { kind: isContradicted ? 'contradicted' : 'off', reasons };
}

/** True when all of a booking's money went back, or is on its way: then its ride can be paid again. */
export function isRefunded(booking: BookingWords): boolean {
  const refunds = standingOf(booking).reasons.map(refundOf);
  return refunds.includes('whole') && !refunds.includes('part') && !refunds.includes('doubtful');
}

/** Booking Status (rule: Booking details): 'Confirmed', else the booking's own status, else 'Pending'. */
export function statusLabel(booking: BookingWords): string {
  const isOverruled = booking.isCalledOff === true && offReason(booking.status) !== null;
  const isShownConfirmed = isConfirmed(booking) && !isOverruled;
  return isShownConfirmed ? texts.confirmed : booking.status || texts.bookingPending;
}

/** True when a booking is confirmed: by its status, or because it was paid for. */
export function isConfirmed(booking: Pick<Booking, 'status' | 'paymentStatus'>): boolean {
  return isGood(booking.status) || isGood(booking.paymentStatus);
}

/** True when the money of a booking arrived, and stayed at least in part. */
export function isPaid({ paymentStatus }: Pick<Booking, 'paymentStatus'>): boolean {
  return isGood(paymentStatus) || refundOf(offReason(paymentStatus)) === 'part';
}

/** Payment Status (rule: Booking details): 'Paid', else the raw value, else 'Pending'. */
export function paymentLabel(booking: Pick<Booking, 'paymentStatus'>): string {
  return isGood(booking.paymentStatus) ? texts.paid : booking.paymentStatus || texts.paymentPending;
}

/** The whole name to thank, without the full stops that it may end in; '' where it is unknown or a placeholder. */
export function thankedName({ name }: Pick<Person, 'name'>): string {
  const line = plainLine(name);
  return NO_NAMES.includes(line.toLowerCase()) ? '' : line.replace(/[\s.…।]+$/u, '');
}

/** The thank-you sentence of Booking details: confirmed or received, payment processed or pending. */
export function thanksSentence(booking: Pick<Booking, 'status' | 'paymentStatus'>): string {
  return texts.thanks(isConfirmed(booking), isPaid(booking));
}

/** The booking of an address's id: null for one of another device, 'unreadable' where this device's records cannot be read. */
export interface KnownBooking {
  id: string | null;
  booking: Booking | 'unreadable' | null;
}

/** The time of a booked ride: its own date, and the end of its item; null while its date is unknown. */
export function whenOfBooking({
  item,
  summary: { date: start },
}: Pick<Booking, 'item' | 'summary'>): When | null {
  return whenOf(
    item === null ? { kind: 'trip', start, end: null, duration: '' } : { ...item, start },
  );
}
