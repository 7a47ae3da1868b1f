import { imageUrl } from '#machines/codec/image-url.ts';
import { toRupees } from '#machines/domain/money.ts';
import { normalisePhone } from '#machines/domain/phone.ts';
import { isItemId, isTransactionId } from '#machines/domain/transaction.ts';
import type { ApiConfig, BookingApi } from './api.ts';
import { ApiError } from './api-error.ts';
import {
  decodeInitiation,
  decodeMyBookings,
  decodePaymentAnswer,
  saysNoneFound,
  saysNotBooked,
} from './booking-schema.ts';
import { connect, endpoint, orUnexpected, unexpected } from './calls.ts';
import { serverMessage } from './server-text.ts';

/** Bookings, payments and messages at `baseUrl`. */
export function createBookingApi(config: ApiConfig): BookingApi {
  const { http, deadlines, pageOrigin } = connect(config);
  const { provider } = config;
  const origins = { apiBase: config.baseUrl, pageOrigin };

  return {
    sendContact: ({ name, email, mobile, message }, signal) =>
      http.send({
        url: endpoint(config.contactBaseUrl, ['user', 'contact-us']),
        method: 'post',
        form: { name, email, mobile: normalisePhone(mobile), message },
        deadline: deadlines.post,
        signal,
      }),

    async bookAsGuest({ bookingType, itemId, priceToBePaid, seats, user, redirectUrl }, signal) {
      if (!isItemId(itemId)) throw new ApiError({ kind: 'missing' });
      const url = endpoint(config.baseUrl, ['order', 'guest-book', bookingType, itemId]);
      url.search = new URLSearchParams({
        booking_type: bookingType,
        item_id: itemId,
        price_to_be_paid: String(toRupees(priceToBePaid)),
        seats: String(seats.reduce((sum, { quantity }) => sum + quantity, 0)),
        redirect_url: redirectUrl,
      }).toString();
      const call = http.json({
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
      const { body, status } = await call.catch(perhapsBooked);
      const started = decodeInitiation(body);
      const text = serverMessage(body);
      if (started !== null) {
        const isTold = started.paymentUrl === '' && text !== null;
        return { ...started, unpayable: isTold ? { text, status } : { status } };
      }
      const failure = unexpected(text, status);
      throw saysNotBooked(body) ? failure : perhapsBookedAfter(failure);
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
      const { body } = await http
        .json({ url, deadline: deadlines.read, signal })
        .catch(noneForNotFound);
      const found = decodeMyBookings(body, (address) => imageUrl(address, origins));
      if (typeof found === 'string') throw new ApiError({ kind: 'unexpected', text: found });
      return orUnexpected(found);
    },
  };
}

/** The failure of a booking whose answer cannot be used: an order may exist. */
const perhapsBookedAfter = ({ failure }: ApiError) =>
  new ApiError(failure.kind === 'unexpected' ? { ...failure, mayHaveOrder: true } : failure);

function perhapsBooked(error: unknown): never {
  throw error instanceof ApiError ? perhapsBookedAfter(error) : error;
}

/** An empty list for a 404 whose words say that there is none. */
function noneForNotFound(error: unknown): { body: unknown } {
  const failure = error instanceof ApiError ? error.failure : null;
  if (failure?.kind === 'http' && failure.status === 404 && saysNoneFound(failure.serverText))
    return { body: { success: true, bookings: [] } };
  throw error;
}
