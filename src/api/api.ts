import { fetchableImage, imageUrl } from '#machines/codec/image-url.ts';
import type { ImageRule } from '#machines/codec/item-schema.ts';
import type { PaymentPayload } from '#machines/domain/booking.ts';
import type { ContactMessage } from '#machines/domain/contact-form.ts';
import type { CatalogueName } from '#machines/domain/failure.ts';
import type { Catalogue, Item, ItemKind, RideEvent, Trip } from '#machines/domain/item.ts';
import { toRupees } from '#machines/domain/money.ts';
import type { MyBooking } from '#machines/domain/my-bookings.ts';
import { type PaymentAnswer, paymentAddress } from '#machines/domain/payment.ts';
import { normalisePhone } from '#machines/domain/phone.ts';
import type { ShareSuggestion } from '#machines/domain/share.ts';
import { encodedText } from '#machines/domain/text.ts';
import { isId, isTransactionId } from '#machines/domain/transaction.ts';
import { ApiError } from './api-error.ts';
import { createHttp, type HttpOptions } from './http.ts';
import {
  decodeEvents,
  decodeInitiation,
  decodeItem,
  decodeMyBookings,
  decodePaymentAnswer,
  decodeShare,
  decodeTrips,
} from './schema.ts';
import { serverMessage } from './server-text.ts';

/** Deadlines in milliseconds; they cover the body too. */
export interface Deadlines {
  /** Lists, items, share texts and My Bookings. */
  readonly read: number;
  readonly status: number;
  readonly post: number;
  /** A picture to share: a share sheet opens only for some seconds after the click. */
  readonly picture: number;
}

/** How long each kind of call may take. */
export const DEADLINES: Deadlines = {
  read: 15_000,
  status: 10_000,
  post: 30_000,
  picture: 1_000,
};

/** What the API needs to know. Bases are absolute addresses. */
export interface ApiConfig {
  readonly baseUrl: string;
  readonly contactBaseUrl: string;
  /** The fixed bearer, '' for none. */
  readonly token: string;
  /** The payment provider as its field names it, such as 'phonepe'. */
  readonly provider: string;
  /** The page's own origin; the API's when left out. */
  readonly pageOrigin?: string | undefined;
  /** The only origins of payment pages; any https one where there are none. */
  readonly paymentOrigins?: readonly string[] | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly isOnline: () => boolean;
  readonly deadlines?: Partial<Deadlines> | undefined;
  readonly deadlineSignal?: HttpOptions['deadlineSignal'];
}

/** Names an item. `isTraining` is known from the page or list it was opened from. */
export interface ItemRequest {
  readonly id: string;
  readonly kind: ItemKind;
  readonly isTraining?: boolean | undefined;
  /** Whether only the page's address tells that. */
  readonly isListGuessed?: boolean | undefined;
}

/** Where a guest pays for what was booked. */
export interface Initiation {
  readonly paymentUrl: string;
  readonly transactionId: string;
}

/**
 * The calls, one request each (rule: The calls). All throw a `ApiError`; a call that its own signal ended
 * throws that signal's reason.
 */
export interface Api {
  fetchTrips(signal?: AbortSignal): Promise<Catalogue<Trip>>;
  fetchEvents(signal?: AbortSignal): Promise<Catalogue<RideEvent>>;
  fetchTrainings(signal?: AbortSignal): Promise<Catalogue<RideEvent>>;
  fetchItem(request: ItemRequest, signal?: AbortSignal): Promise<Item>;
  fetchShare(
    request: Pick<ItemRequest, 'id' | 'kind'>,
    signal?: AbortSignal,
  ): Promise<ShareSuggestion>;
  /** A picture to hand to a share sheet; null for one of another origin, or one that does not come in time. */
  fetchPicture(url: string, signal?: AbortSignal): Promise<Blob | null>;
  /** Resolves on an OK status; the answer is not read. */
  sendContact(message: ContactMessage, signal?: AbortSignal): Promise<void>;
  /** Books what a payload says; its amount is sent as the page shows it, in rupees. */
  bookAsGuest(payload: PaymentPayload, signal?: AbortSignal): Promise<Initiation>;
  fetchPaymentStatus(transactionId: string, signal?: AbortSignal): Promise<PaymentAnswer>;
  findBookings(phone: string, signal?: AbortSignal): Promise<MyBooking[]>;
}

const AREAS = { trip: ['trip', 'trips'], event: ['event', 'events'] } as const;

/** The API at `baseUrl`. The bearer goes to it alone, on reads and on guest-book. */
export function createApi(config: ApiConfig): Api {
  const { provider, fetch, isOnline, token } = config;
  const deadlines = { ...DEADLINES, ...config.deadlines };
  const http = createHttp({ fetch, isOnline, token, deadlineSignal: config.deadlineSignal });
  const pageOrigin = config.pageOrigin ?? new URL(config.baseUrl).origin;
  const origins = { apiBase: config.baseUrl, pageOrigin };
  const images: ImageRule = (url) => imageUrl(url, origins);

  async function read(path: readonly string[], signal: AbortSignal | undefined): Promise<unknown> {
    const url = endpoint(config.baseUrl, path);
    return (await http.json({ url, withToken: true, deadline: deadlines.read, signal })).body;
  }

  async function list<Kind extends Item>(
    name: CatalogueName,
    path: readonly string[],
    decode: (body: unknown) => Promise<Catalogue<Kind> | null>,
    signal: AbortSignal | undefined,
  ): Promise<Catalogue<Kind>> {
    try {
      const catalogue = await decode(await read(path, signal));
      signal?.throwIfAborted();
      return orUnexpected(catalogue);
    } catch (error) {
      throw error instanceof ApiError ? new ApiError({ ...error.failure, list: name }) : error;
    }
  }

  return {
    fetchTrips: (signal) =>
      list(
        'trips',
        [...AREAS.trip, 'categories', 'all'],
        (body) => decodeTrips(body, images),
        signal,
      ),
    fetchEvents: (signal) =>
      list(
        'events',
        [...AREAS.event, 'categories', 'all'],
        (body) => decodeEvents(body, images, false),
        signal,
      ),
    fetchTrainings: (signal) =>
      list(
        'trainings',
        [...AREAS.event, 'categories', 'trainings'],
        (body) => decodeEvents(body, images, true),
        signal,
      ),

    async fetchItem({ id, kind, isTraining = false, isListGuessed = false }, signal) {
      if (!isId(id)) throw new ApiError({ kind: 'missing' });
      const body = await read([...AREAS[kind], id], signal);
      const item = decodeItem(body, images, { id, kind, isTraining, isListGuessed });
      if (item === 'missing') throw new ApiError({ kind: 'missing' });
      if (item === 'unreadable') throw new ApiError({ kind: 'unexpected' });
      return item;
    },

    async fetchShare({ id, kind }, signal) {
      if (!isId(id)) throw new ApiError({ kind: 'missing' });
      return orUnexpected(decodeShare(await read([...AREAS[kind], 'share', id], signal), images));
    },

    async fetchPicture(address, signal) {
      const url = fetchableImage(address, origins);
      if (url === null) return null;
      try {
        const picture = await http.picture({ url, deadline: deadlines.picture, signal });
        return picture.type.startsWith('image/') && picture.size > 0 ? picture : null;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },

    sendContact: ({ name, email, mobile, message }, signal) =>
      http.send({
        url: endpoint(config.contactBaseUrl, ['user', 'contact-us']),
        method: 'post',
        form: { name, email, mobile: normalisePhone(mobile), message },
        deadline: deadlines.post,
        signal,
      }),

    async bookAsGuest({ bookingType, itemId, priceToBePaid, seats, user, redirectUrl }, signal) {
      if (!isId(itemId)) throw new ApiError({ kind: 'missing' });
      const url = endpoint(config.baseUrl, ['order', 'guest-book', bookingType, itemId]);
      url.search = new URLSearchParams({
        booking_type: bookingType,
        item_id: itemId,
        price_to_be_paid: String(toRupees(priceToBePaid)),
        seats: String(seats.reduce((sum, { quantity }) => sum + quantity, 0)),
        redirect_url: redirectUrl,
      }).toString();
      const { body, status } = await http.json({
        url,
        method: 'post',
        form: {
          guest_name: user.name,
          guest_email: user.email,
          guest_phone: normalisePhone(user.phone),
        },
        withToken: true,
        deadline: deadlines.post,
        signal,
      });
      const started = decodeInitiation(body);
      if (started === null) throw unexpected(serverMessage(body), status);
      const paymentUrl = paymentAddress(started.paymentUrl, pageOrigin, config.paymentOrigins);
      if (paymentUrl === null) throw unexpected(null, status);
      return { paymentUrl, transactionId: started.transactionId };
    },

    async fetchPaymentStatus(transactionId, signal) {
      if (!isTransactionId(transactionId)) throw new ApiError({ kind: 'missing' });
      const { body } = await http.json({
        url: endpoint(config.baseUrl, ['order', 'payment', 'status', transactionId]),
        deadline: deadlines.status,
        signal,
      });
      return orUnexpected(decodePaymentAnswer(body, provider));
    },

    async findBookings(phone, signal) {
      const url = endpoint(config.baseUrl, ['trip', 'trips', 'status', 'my-bookings']);
      url.search = new URLSearchParams({ phone_number: normalisePhone(phone) }).toString();
      const { body } = await http.json({ url, deadline: deadlines.read, signal });
      const found = decodeMyBookings(body, images);
      if (typeof found === 'string') throw new ApiError({ kind: 'unexpected', text: found });
      return orUnexpected(found);
    },
  };
}

/** What was decoded; throws the failure of an answer that cannot be read. */
function orUnexpected<Value>(value: Value | null): Value {
  if (value !== null) return value;
  throw new ApiError({ kind: 'unexpected' });
}

function unexpected(reason: string | null, status: number): ApiError {
  return new ApiError({
    kind: 'unexpected',
    status,
    ...(reason === null ? {} : { text: reason }),
  });
}

/** An address under the API's base; throws when a segment would lead out of it. */
function endpoint(base: string, path: readonly string[]): URL {
  const root = new URL(base.endsWith('/') ? base : `${base}/`);
  const url = new URL(`api/v1/${path.map(encodedText).join('/')}`, root);
  if (!url.href.startsWith(`${root.href}api/v1/`)) throw new ApiError({ kind: 'unexpected' });
  return url;
}
