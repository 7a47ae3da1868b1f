import type { PaymentPayload } from '#machines/domain/booking.ts';
import type { ContactMessage } from '#machines/domain/contact-form.ts';
import type { Catalogue, Item, ItemKind, RideEvent, Trip } from '#machines/domain/item.ts';
import type { MyBooking } from '#machines/domain/my-bookings.ts';
import type { PaymentAnswer } from '#machines/domain/payment.ts';
import type { ShareSuggestion } from '#machines/domain/share.ts';
import { createBookingApi } from './booking-api.ts';
import { createCatalogueApi } from './catalogue-api.ts';
import type { HttpOptions } from './http.ts';

/** Deadlines in milliseconds; they cover the body too. */
export interface Deadlines {
  /** Lists, items, share texts and My Bookings. */
  readonly read: number;
  readonly status: number;
  readonly post: number;
  /** A picture to share: a share sheet opens only for some seconds after the click. */
  readonly picture: number;
}

/** The settings of the API. Bases are absolute addresses. */
export interface ApiConfig {
  readonly baseUrl: string;
  readonly contactBaseUrl: string;
  /** The fixed bearer, '' for none. */
  readonly token: string;
  /** The payment provider as its field names it, such as 'phonepe'. */
  readonly provider: string;
  /** The page's own origin; the API's when left out. */
  readonly pageOrigin?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly isOnline: () => boolean;
  readonly deadlines?: Partial<Deadlines> | undefined;
  readonly deadlineSignal?: HttpOptions['deadlineSignal'];
}

/** Names an item. `isTraining` comes from the page or list that it was opened from. */
export interface ItemRequest {
  readonly id: string;
  readonly kind: ItemKind;
  readonly isTraining?: boolean | undefined;
  /** True when only the page's address says so. */
  readonly isListGuessed?: boolean | undefined;
}

/** A new order, and the address of its payment page: not checked yet, '' where the answer names none. */
export interface Initiation {
  readonly paymentUrl: string;
  readonly transactionId: string;
  /** The words and the status of the answer, shown where the payment page cannot be opened. */
  readonly unpayable?: { readonly text?: string; readonly status?: number };
}

/**
 * Calls that read the catalogue, one request each (rule: The calls). All throw an `ApiError`; a call that its own
 * signal ended throws that signal's reason.
 */
export interface CatalogueApi {
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
}

/** Calls that book, ask about bookings and write to the organisers; they fail as those of the catalogue do. */
export interface BookingApi {
  /** Resolves on an OK status; the answer is not read. */
  sendContact(message: ContactMessage, signal?: AbortSignal): Promise<void>;
  /** Books by a payload; its amount is sent as the page shows it, in rupees. Its failure is marked where an order may exist all the same. */
  bookAsGuest(payload: PaymentPayload, signal?: AbortSignal): Promise<Initiation>;
  fetchPaymentStatus(transactionId: string, signal?: AbortSignal): Promise<PaymentAnswer>;
  findBookings(phone: string, signal?: AbortSignal): Promise<MyBooking[]>;
}

/** All calls of the platform. */
export interface Api extends CatalogueApi, BookingApi {}

/** The whole API at `baseUrl`; a page fetches the part that it needs. */
export function createApi(config: ApiConfig): Api {
  return { ...createCatalogueApi(config), ...createBookingApi(config) };
}
