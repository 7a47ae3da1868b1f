import * as rideTexts from '#texts/rides.ts';
import { type OffWords, wordsAgainst } from '../payment/payment.ts';
import { UNKNOWN_PERSON } from '../person/person.ts';
import { normalisePhone } from '../person/phone.ts';
import { type Booking, type BookingSummary, calledOff } from './booking.ts';
import { type BookingWords, bookingStanding, isOnDevice } from './booking-status.ts';

/** A booking as its card in My Bookings shows it, without its person. A card without a usable id has no View Details. */
export interface MyBooking
  extends Pick<Booking, 'id' | 'status' | 'paymentStatus'>,
    Omit<BookingSummary, 'organiser'> {
  /** True for a free booking that only this device has a record of. */
  readonly onDevice: boolean;
}

/** The name of a booking that states none. */
export const UNNAMED_BOOKING = rideTexts.booking;

/** Returns the free bookings of this device that were made with a phone number. */
export function onDeviceBookings(bookings: readonly Booking[], phone: string): MyBooking[] {
  const digits = normalisePhone(phone);
  return bookings
    .filter((booking) => isOnDevice(booking) && normalisePhone(booking.person.phone) === digits)
    .map(rowOf);
}

/** Returns the card of a booking. */
export function rowOf(booking: Booking): MyBooking {
  const { id, status, paymentStatus, summary } = booking;
  const { title, picture, location, date } = summary;
  return {
    id,
    title,
    picture,
    location,
    date,
    status,
    paymentStatus,
    onDevice: isOnDevice(booking),
  };
}

/** Returns the ticket of a card that was opened: it has the card's facts alone. */
export function bookingFromRow({ onDevice: _, ...row }: MyBooking): Booking {
  const { id, status, paymentStatus, ...summary } = row;
  return {
    id,
    transactionId: null,
    paymentId: null,
    status,
    paymentStatus,
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
export function cardOffWords({ status, paymentStatus }: MyBooking): OffWords | null {
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
  const { navigation, recorded, confirmed, opened } = sources;
  const ticket =
    id === null
      ? (navigation ?? confirmed)
      : [navigation, ...recorded, confirmed].find((booking) => booking?.id === id);
  if (ticket == null) return id !== null && opened?.id === id ? bookingFromRow(opened) : null;
  if (ticket.id === null) return ticket;
  const stored = [...recorded, confirmed].find((booking) => booking?.id === ticket.id);
  // the platform has called it off since it was recorded here or in the history
  const words = opened?.id === ticket.id ? cardOffWords(opened) : null;
  const news = stored == null ? opened : words && calledOff(stored, words);
  const doubtful = [news, ...recorded, confirmed].flatMap((word) =>
    word?.id === ticket.id && bookingStanding(word).kind !== 'good' ? word : [],
  );
  const isOff = (word: BookingWords) => bookingStanding(word).kind === 'off';
  const { status, paymentStatus, isCalledOff }: BookingWords =
    doubtful.find(isOff) ?? doubtful[0] ?? ticket;
  return { ...ticket, status, paymentStatus, isCalledOff, person: stored?.person ?? ticket.person };
}
