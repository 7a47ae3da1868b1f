import { imageUrl } from '#machines/codec/image-url.ts';
import type { NewOrder, PaymentPayload } from '#machines/domain/booking/booking.ts';
import { toRupees } from '#machines/domain/payment/money.ts';
import { isItemId, isPlatformTransactionId } from '#machines/domain/payment/transaction.ts';
import type { ContactMessage } from '#machines/domain/person/contact-message.ts';
import type { Person } from '#machines/domain/person/person.ts';
import { normalisePhone } from '#machines/domain/person/phone.ts';
import { ApiError, orUnexpected } from './api-error.ts';
import {
  decodeInitiation,
  decodeMyBookings,
  decodePaymentAnswer,
  saysFailed,
  saysNoneFound,
} from './booking-schema.ts';
import { type ApiConfig, createClient } from './client.ts';
import { serverMessage } from './server-text.ts';

/** The calls that book, look up bookings and write to the organisers. */
export type BookingApi = ReturnType<typeof createBookingApi>;

/** Returns the calls for bookings, payments and messages at `baseUrl`; they fail as those of the catalogue do. */
export function createBookingApi(config: ApiConfig) {
  const { provider, baseUrl, contactBaseUrl, pageOrigin = new URL(baseUrl).origin } = config;
  const client = createClient(config);
  const contact = createClient(config, contactBaseUrl);
  const origins = { apiBase: baseUrl, pageOrigin };

  return {
    /** Sends a message; resolves on an OK status, whose body is not read. */
    sendContact: (message: ContactMessage, signal?: AbortSignal) =>
      contact.send({
        path: ['user', 'contact-us'],
        form: { ...message },
        within: 'post',
        signal,
      }),

    /**
     * Sends a booking; the amount is sent as the page displays it, in rupees. Its failure is marked where an order
     * may exist all the same.
     */
    async bookAsGuest(payload: PaymentPayload, signal?: AbortSignal): Promise<NewOrder> {
      const { bookingType, itemId, priceToBePaid, seats, user, redirectUrl } = payload;
      if (!isItemId(itemId)) throw new ApiError({ kind: 'missing' });
      const wasOnline = config.isOnline();
      const call = client.json({
        path: ['order', 'guest-book', bookingType, itemId],
        search: {
          booking_type: bookingType,
          item_id: itemId,
          price_to_be_paid: String(toRupees(priceToBePaid)),
          seats: String(seats.reduce((sum, { quantity }) => sum + quantity, 0)),
          redirect_url: redirectUrl,
        },
        form: personForm(user),
        withToken: true,
        within: 'post',
        signal,
      });
      const { body, status } = await call.catch((error: unknown) =>
        perhapsBooked(error, wasOnline),
      );
      const started = decodeInitiation(body);
      const text = serverMessage(body);
      if (started !== null) {
        // an order that the platform says was not made is never paid, only checked
        const paymentUrl = saysFailed(body) ? '' : started.paymentUrl;
        const hasWords = paymentUrl === '' && text !== null;
        return { ...started, paymentUrl, unpayable: hasWords ? { text, status } : { status } };
      }
      const failure = new ApiError({ kind: 'unexpected', status, ...(text !== null && { text }) });
      if (saysFailed(body)) throw failure;
      return perhapsBooked(failure, wasOnline);
    },

    async fetchPaymentStatus(transactionId: string, signal?: AbortSignal) {
      if (!isPlatformTransactionId(transactionId)) throw new ApiError({ kind: 'missing' });
      const path = ['order', 'payment', 'status', transactionId];
      const { body } = await client.json({ path, within: 'status', signal });
      return orUnexpected(decodePaymentAnswer(body, provider));
    },

    async findBookings(phone: string, signal?: AbortSignal) {
      const path = ['trip', 'trips', 'status', 'my-bookings'];
      const search = { phone_number: normalisePhone(phone) };
      const { body } = await client
        .json({ path, search, within: 'read', signal })
        .catch(noneForNotFound);
      const result = decodeMyBookings(body, (address) => imageUrl(address, origins));
      if (typeof result === 'string') throw new ApiError({ kind: 'unexpected', text: result });
      return orUnexpected(result);
    },
  };
}

/** Returns the fields of a booking that say who books: one for each detail of the person. */
function personForm({ name, email, phone }: Person): Record<`guest_${keyof Person}`, string> {
  return { guest_name: name, guest_email: email, guest_phone: phone };
}

/**
 * Throws the failure of a booking, marked where an order may exist: the answer cannot be used, or the device went
 * offline after the booking was sent (rule: Lost answers).
 */
function perhapsBooked(error: unknown, wasOnline: boolean): never {
  if (!(error instanceof ApiError)) throw error;
  const { failure } = error;
  if (failure.kind === 'unexpected' || (failure.kind === 'offline' && wasOnline))
    throw new ApiError({ ...failure, mayHaveOrder: true });
  throw error;
}

/** Returns an empty list for a 404 whose text says that there is none; throws any other failure. */
function noneForNotFound(error: unknown): { body: unknown } {
  const failure = error instanceof ApiError ? error.failure : null;
  if (failure?.kind === 'http' && failure.status === 404 && saysNoneFound(failure.serverText))
    return { body: { success: true, bookings: [] } };
  throw error;
}
