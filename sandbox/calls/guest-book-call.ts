import type { Context } from 'hono';
import { dayInIndia } from '../calendar.ts';
import type { Item } from '../catalogue/catalogue.ts';
import { BOOKING_TYPE_NAMES, BOOKING_TYPES, isBookingType } from '../catalogue/lists.ts';
import { isKnownSite, payOriginFor } from '../config.ts';
import { seatsTaken } from '../orders.ts';
import type { Order } from '../store.ts';
import type { Call } from './call.ts';
import { catalogueOf, formOf, refusal, type Services } from './services.ts';

/** The prices that a site uses where an item has none (rule: Missing prices), in rupees. */
const FALLBACK_PRICE = 15_999;
const FALLBACK_OLD_PRICE = 16_999;
/** More than any group books at once. */
const SEAT_LIMIT = 100;

/** POST guest-book: checks everything again, holds the seats and opens a payment (rule: The calls). */
const guestBookCall: Call = {
  method: 'POST',
  path: '/order/guest-book/:bookingType/:itemId',
  answers: 'fields',
  async handle(c, services) {
    const refused = refusal(c, services);
    if (refused) return refused;
    const form = await formOf(c);
    if (form === null) return c.json({ detail: 'The body must be a form' }, 415);
    const request = bookingRequest(c, form);
    const item = catalogueOf(services).get(request.itemId);
    if (!isBookingType(request.bookingType)) {
      const types = BOOKING_TYPE_NAMES.join(' or ');
      return c.json({ message: `booking_type must be ${types}` }, 400);
    }
    if (!request.isConsistent) {
      return c.json({ message: 'booking_type and item_id must repeat the address' }, 400);
    }
    if (item === undefined || item.bookingType !== request.bookingType) {
      const { noun } = BOOKING_TYPES[request.bookingType];
      return c.json({ message: `${noun} not found` }, 404);
    }
    const problem = problemOf(request, new URL(c.req.url), services) ?? priceProblem(item, request);
    if (problem !== null) return c.json({ detail: problem }, 422);
    const conflict = conflictOf(item, request.seats, services);
    if (conflict !== null) return c.json({ message: conflict }, 409);
    const order = newOrder(item, request, services);
    services.store.saveOrder(order);
    return c.json({
      success: true,
      message: 'Payment initiated',
      payment_url: `${payOriginFor(new URL(c.req.url), services.config)}/pay/${order.id}`,
      merchant_transaction_id: order.id,
    });
  },
};

/** The calls of the confirmation page. */
export const bookingCalls = { 'guest-book': guestBookCall };

interface BookingRequest {
  bookingType: string;
  itemId: string;
  isConsistent: boolean;
  /** Rupees; NaN where the text is no price. */
  price: number;
  seats: number;
  redirectUrl: string;
  name: string;
  email: string;
  phone: string;
}

function bookingRequest(c: Context, form: URLSearchParams): BookingRequest {
  const bookingType = c.req.param('bookingType') ?? '';
  const itemId = c.req.param('itemId') ?? '';
  const price = c.req.query('price_to_be_paid') ?? '';
  const seats = c.req.query('seats') ?? '';
  return {
    bookingType,
    itemId,
    isConsistent: c.req.query('booking_type') === bookingType && c.req.query('item_id') === itemId,
    price: /^\d{1,8}(\.\d{1,2})?$/.test(price) ? Number(price) : Number.NaN,
    seats: /^\d{1,3}$/.test(seats) ? Number(seats) : Number.NaN,
    redirectUrl: c.req.query('redirect_url') ?? '',
    name: form.get('guest_name')?.trim() ?? '',
    email: form.get('guest_email')?.trim() ?? '',
    phone: form.get('guest_phone')?.trim() ?? '',
  };
}

function problemOf(request: BookingRequest, requestUrl: URL, services: Services): string | null {
  if (request.name === '') return 'guest_name is required';
  if (!/^\S+@\S+\.\S+$/.test(request.email)) return 'guest_email is not an e-mail address';
  if (!/^\d{10}$/.test(request.phone)) return 'guest_phone must be 10 digits';
  if (!(request.seats >= 1 && request.seats <= SEAT_LIMIT))
    return 'seats must be a whole number from 1';
  if (!URL.canParse(request.redirectUrl)) return 'redirect_url must be an absolute address';
  return isKnownSite(new URL(request.redirectUrl), requestUrl, services.config)
    ? null
    : 'redirect_url is not an address of this site';
}

/** A price must lie between the cheapest single ticket and the dearest for every seat. */
function priceProblem(item: Item, request: BookingRequest): string | null {
  if (!(request.price > 0)) return 'price_to_be_paid must be an amount above 0';
  const prices = payable(item);
  if (prices.length === 0) return 'This item has no price: contact the organiser';
  const least = Math.min(...prices.map(({ reduced }) => reduced));
  const most = Math.max(...prices.map(({ full }) => full)) * request.seats;
  return request.price < least - 0.01 || request.price > most + 0.01
    ? 'The price has changed: reload the page to see today’s price'
    : null;
}

function payable({ source }: Item): { full: number; reduced: number }[] {
  const reduce = (full: number, discount = 0) => ({
    full,
    reduced: (full * (100 - discount)) / 100,
  });
  const options = source.options ?? [];
  const priced = options.flatMap(({ price, discount }) =>
    price !== undefined && price > 0 ? [reduce(price, discount)] : [],
  );
  if (priced.length > 0 && options.every(({ price }) => price !== undefined)) return priced;
  if (typeof source.price === 'number') {
    return source.price > 0 ? [...priced, reduce(source.price, source.discount)] : priced;
  }
  return source.price === undefined
    ? [...priced, { full: FALLBACK_OLD_PRICE, reduced: FALLBACK_PRICE }]
    : priced;
}

function conflictOf(item: Item, seats: number, services: Services): string | null {
  const now = services.clock.now();
  if (item.startDay !== null && item.startDay < dayInIndia(now)) return 'This ride has departed';
  if (item.totalSeats === null) return null;
  const left = item.totalSeats - item.soldElsewhere - seatsTaken(services.store, item.id, now);
  if (left <= 0) return 'This ride is sold out';
  if (seats <= left) return null;
  return left === 1 ? 'Only 1 seat is left' : `Only ${left} seats are left`;
}

function newOrder(item: Item, request: BookingRequest, services: Services): Order {
  const now = services.clock.now();
  const stamp = dayInIndia(now).replaceAll('-', '').slice(2);
  return {
    id: services.config.platform === 'rough' ? randomNumber() : `MT${stamp}${randomText(14)}`,
    providerId: `T${stamp}${randomText(16)}`,
    bookingType: item.bookingType,
    itemId: item.id,
    title: item.title,
    place: item.place,
    startDay: item.startDay,
    seats: request.seats,
    amount: Math.round(request.price * 100),
    guestName: request.name,
    guestEmail: request.email,
    guestPhone: request.phone,
    redirectUrl: request.redirectUrl,
    state: 'created',
    createdAt: now,
    updatedAt: now,
    checks: 0,
    confirmAfter: null,
  };
}

/** Twelve digits, as a database counts its orders. */
function randomNumber(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return String(100_000 + (high % 900_000)) + String(low % 1_000_000).padStart(6, '0');
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
