import * as rideTexts from '#texts/rides.ts';
import { type CalledOffStatuses, wordsAgainst } from '../payment/payment.ts';
import { UNKNOWN_PERSON } from '../person/person.ts';
import { normalisePhone } from '../person/phone.ts';
import { type Booking, type BookingSummary, calledOff } from './booking.ts';
import { type BookingStatuses, isOnDevice, standingFacts } from './booking-status.ts';

/** A booking as its card in My Bookings shows it, without its person. A card without a usable id has no View Details. */
export interface MyBooking
  extends Pick<Booking, 'id' | 'status' | 'paymentStatus' | 'isCalledOff'>,
    Omit<BookingSummary, 'organiser'> {
  /** True for a free booking that only this device has a record of. */
  readonly onDevice: boolean;
}

/** The name of a booking that states none. */
export const UNNAMED_BOOKING = rideTexts.booking;

/** Returns the cards of the bookings that were made with a phone number. */
export function bookingsOfPhone(bookings: readonly Booking[], phone: string): MyBooking[] {
  const digits = normalisePhone(phone);
  return bookings.filter(({ person }) => normalisePhone(person.phone) === digits).map(rowOf);
}

/** Returns the cards of the free bookings among them, of which the platform has no record. */
export const freeBookingsOfPhone = (bookings: readonly Booking[], phone: string): MyBooking[] =>
  bookingsOfPhone(bookings.filter(isOnDevice), phone);

/** Returns the card of a booking. */
export function rowOf(booking: Booking): MyBooking {
  const { id, status, paymentStatus, isCalledOff, summary } = booking;
  const { title, picture, location, date } = summary;
  return {
    id,
    title,
    picture,
    location,
    date,
    status,
    paymentStatus,
    isCalledOff,
    onDevice: isOnDevice(booking),
  };
}

/** Returns the ticket of a card that was opened: it has the card's facts alone. */
export function bookingFromRow({ onDevice: _, ...row }: MyBooking): Booking {
  const { id, status, paymentStatus, isCalledOff, ...summary } = row;
  return {
    id,
    transactionId: null,
    paymentId: null,
    status,
    paymentStatus,
    isCalledOff,
    bookedAt: null,
    total: null,
    amountPaid: null,
    item: null,
    kind: null,
    lines: [],
    person: UNKNOWN_PERSON,
    summary: { ...summary, organiser: '' },
  };
}

/**
 * Returns the words of a card that call off a booking that was paid; null for none. A failure takes back nothing that
 * was paid (rule: Called off after it was paid).
 */
export function calledOffStatusesOf({
  status,
  paymentStatus,
}: MyBooking): CalledOffStatuses | null {
  return wordsAgainst(status, [paymentStatus]);
}

/** The sources of a ticket, in the order of the search. A reload loses none of them. */
interface BookingSources {
  readonly navigation: Booking | null;
  readonly recorded: readonly Booking[];
  readonly confirmed: Booking | null;
  readonly opened: MyBooking | null;
}

/**
 * Returns the booking of `/bookingdetails/{id}`, or of `/bookingdetails` when the id is null. The navigation state
 * holds no person, so this device's record adds it.
 */
export function findBooking(id: string | null, sources: BookingSources): Booking | null {
  const ticket = ticketOf(id, sources);
  if (ticket === null || ticket.id === null) return ticket;
  const stored = [...sources.recorded, sources.confirmed].flatMap((booking) =>
    booking?.id === ticket.id ? [booking] : [],
  );
  const card = sources.opened?.id === ticket.id ? sources.opened : null;
  const person = stored[0]?.person ?? ticket.person;
  return { ...ticket, ...latestWordsOf(ticket, stored, card), person };
}

/** Returns the ticket of the first source that has it; without an id, that of the navigation or the confirmed one. */
function ticketOf(id: string | null, sources: BookingSources): Booking | null {
  const { navigation, recorded, confirmed, opened } = sources;
  if (id === null) return navigation ?? confirmed;
  const ticket = [navigation, ...recorded, confirmed].find((booking) => booking?.id === id);
  return ticket ?? (opened?.id === id ? bookingFromRow(opened) : null);
}

/**
 * Returns the words that count about a ticket: those of its card and of its records may be later than its own, which
 * were written when it was recorded or came into the history.
 */
function latestWordsOf(
  ticket: BookingStatuses,
  stored: readonly Booking[],
  card: MyBooking | null,
): BookingStatuses {
  const news = [...cardNews(stored, card), ...stored].flatMap((words) => {
    const rank = standingFacts(words).newsRank;
    return rank === null ? [] : { words, rank };
  });
  const [first] = news.sort((one, other) => one.rank - other.rank);
  const { status, paymentStatus, isCalledOff } = first?.words ?? ticket;
  return { status, paymentStatus, isCalledOff };
}

/** Returns the words of a card about its ticket; beside a record they count only where they call the booking off. */
function cardNews(stored: readonly Booking[], card: MyBooking | null): BookingStatuses[] {
  if (card === null) return [];
  const [record] = stored;
  if (record === undefined) return [card];
  const words = calledOffStatusesOf(card);
  return words === null ? [] : [calledOff(record, words)];
}
