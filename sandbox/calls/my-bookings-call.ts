import { addDays, dayInIndia } from '../calendar.ts';
import type { Item } from '../catalogue/catalogue.ts';
import { pictureOnTheWire } from '../catalogue/item.ts';
import { BOOKING_TYPES } from '../catalogue/lists.ts';
import type { JsonObject } from '../json.ts';
import { type BookingWords, factsAt } from '../orders.ts';
import type { Order } from '../store.ts';
import type { Call } from './call.ts';
import { catalogueOf, type Services } from './services.ts';

/** Phone numbers that always have bookings to show; the second one answers with `data`. */
export const DEMO_PHONES = { bookings: '9000000001', data: '9000000002' } as const;

/** A ride of the two demo phones: the item, its day counted from today, and the words of booking and payment. */
type DemoRide = [id: string, inDays: number, status?: string, payment?: string];

const demoRides: DemoRide[] = [
  ['hampi-boulders', 9],
  ['sunrise-breakfast', 0],
  ['coorg-coffee', -20],
  ['women-who-ride', -64],
];

/** Rides that a rough platform lists beside them: off, or paid back. */
const offRides: DemoRide[] = [
  ['spiti-circuit', 12, 'cancelled', 'refunded'],
  ['konkan-coast', 20, 'expired', 'pending'],
];

/** My Bookings by phone number (rule: The calls): those with a row, latest first, no bearer. */
const myBookingsCall: Call = {
  method: 'GET',
  path: '/trip/trips/status/my-bookings',
  answers: 'bookings',
  handle(c, services) {
    const phone = c.req.query('phone_number') ?? '';
    if (!/^\d{10}$/.test(phone)) {
      return c.json({ success: false, message: 'phone_number must be 10 digits' }, 422);
    }
    const now = services.clock.now();
    const origin = new URL(c.req.url).origin;
    const items = catalogueOf(services);
    const booked = services.store
      .ordersOfPhone(phone)
      .flatMap((order) => {
        const { row } = factsAt(order, now);
        return row === null ? [] : [bookingOf(order, row, items.get(order.itemId), origin)];
      })
      .reverse();
    const isDemo = phone === DEMO_PHONES.bookings || phone === DEMO_PHONES.data;
    const rows = isDemo ? [...booked, ...demoBookings(services, items, phone, origin)] : booked;
    return c.json({
      success: true,
      message: rows.length === 0 ? 'No bookings found' : 'Bookings found',
      [phone === DEMO_PHONES.data ? 'data' : 'bookings']: rows,
    });
  },
};

/** The call of My Bookings. */
export const lookupCalls = { 'my-bookings': myBookingsCall };

function bookingOf(
  order: Order,
  words: BookingWords,
  item: Item | undefined,
  origin: string,
): JsonObject {
  const { fields } = BOOKING_TYPES[order.bookingType];
  return {
    _id: order.id,
    [fields.title]: order.title,
    primary_image: item === undefined ? null : pictureOnTheWire(item.source, origin),
    [fields.place]: order.place,
    ...(order.startDay !== null && { [fields.startDay]: order.startDay }),
    status: words.status,
    payment_status: words.payment,
    booking_type: order.bookingType,
    item_id: order.itemId,
    seats: order.seats,
    total_amount: order.amount / 100,
    booking_date: new Date(order.createdAt).toISOString(),
  };
}

function demoBookings(
  { clock, config }: Services,
  items: Map<string, Item>,
  phone: string,
  origin: string,
): JsonObject[] {
  const today = dayInIndia(clock.now());
  const rides = config.platform === 'rough' ? [...demoRides, ...offRides] : demoRides;
  return rides.flatMap(([id, inDays, status = 'confirmed', payment = 'success'], index) => {
    const item = items.get(id);
    if (item === undefined) return [];
    const { fields } = BOOKING_TYPES[item.bookingType];
    return [
      {
        _id: `demo-${phone.slice(-1)}-${index + 1}`,
        [fields.title]: item.title,
        primary_image: pictureOnTheWire(item.source, origin),
        [fields.place]: item.place,
        [fields.startDay]: addDays(today, inDays),
        status,
        payment_status: payment,
        booking_type: item.bookingType,
        item_id: id,
        booking_date: `${addDays(today, inDays - 30)}T09:30:00.000Z`,
      },
    ];
  });
}
