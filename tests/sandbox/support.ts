import { createSandbox, type SandboxOptions } from '../../sandbox/app.ts';
import type { JsonObject } from '../../sandbox/json.ts';

/** Noon of a Thursday in India. */
export const THURSDAY = Date.parse('2027-03-11T12:00:00+05:30');

const SITE = 'http://localhost:4173';

/** A sandbox in memory, at a standstill on a Thursday, with short ways to its calls. */
export function sandboxAt(now = THURSDAY, options: SandboxOptions = {}) {
  const sandbox = createSandbox(options);
  sandbox.clock.set(now, true);
  const ask = async (path: string, init: RequestInit = {}) =>
    sandbox.api.fetch(
      new Request(`${SITE}${path}`, {
        ...init,
        headers: { Authorization: 'Bearer sandbox-token', ...init.headers },
      }),
    );
  const read = async (path: string, init?: RequestInit): Promise<JsonObject> =>
    (await ask(path, init)).json();
  const admin = async (method: string, path: string, body?: unknown) =>
    sandbox.api.fetch(
      new Request(`${SITE}/sandbox/${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  const pay = async (id: string, outcome?: string, extra = '') =>
    sandbox.pay.fetch(
      new Request(`http://localhost:4174/pay/${id}`, {
        ...(outcome !== undefined && {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: `outcome=${outcome}${extra}`,
        }),
      }),
    );
  return { ...sandbox, ask, read, admin, pay, book: (wish?: Wish) => ask(...booking(wish)) };
}

/** What a test wants to book; the rest is a rider with one seat in Coorg. */
export interface Wish {
  bookingType?: string;
  itemId?: string;
  price?: string;
  seats?: string;
  redirectUrl?: string;
  guest?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The address and the request of a guest-book call. */
export function booking(wish: Wish = {}): [string, RequestInit] {
  const bookingType = wish.bookingType ?? 'trip';
  const itemId = wish.itemId ?? 'coorg-coffee';
  const query = new URLSearchParams({
    booking_type: bookingType,
    item_id: itemId,
    price_to_be_paid: wish.price ?? '6999',
    seats: wish.seats ?? '1',
    redirect_url: wish.redirectUrl ?? `${SITE}/paymentsuccessandfailure`,
    ...wish.query,
  });
  const guest = {
    guest_name: 'Asha Rao',
    guest_email: 'asha@example.com',
    guest_phone: '9876543210',
    ...wish.guest,
  };
  return [
    `/api/v1/order/guest-book/${bookingType}/${itemId}?${query}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...wish.headers },
      body: new URLSearchParams(guest).toString(),
    },
  ];
}

/** The transaction id of an accepted booking. */
export async function transactionOf(response: Response): Promise<string> {
  const { merchant_transaction_id: id } = await response.json();
  return String(id);
}

/** The address of each call of the API, as a request that succeeds. */
export const requests: Record<string, [string, RequestInit?]> = {
  'trips-categories': ['/api/v1/trip/trips/categories/all'],
  'events-categories': ['/api/v1/event/events/categories/all'],
  'trainings-categories': ['/api/v1/event/events/categories/trainings'],
  'trip-detail': ['/api/v1/trip/trips/manali-leh'],
  'event-detail': ['/api/v1/event/events/hill-climb'],
  'trip-share': ['/api/v1/trip/trips/share/manali-leh'],
  'event-share': ['/api/v1/event/events/share/hill-climb'],
  'contact-us': [
    '/api/v1/user/contact-us',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=Asha&email=asha%40example.com&mobile=9876543210&message=Hello',
    },
  ],
  'guest-book': booking(),
  'my-bookings': ['/api/v1/trip/trips/status/my-bookings?phone_number=9000000001'],
};
