import { imageUrl } from '#machines/codec/image-url.ts';
import { toRupees } from '#machines/domain/money.ts';
import { paymentAddress } from '#machines/domain/payment.ts';
import { normalisePhone } from '#machines/domain/phone.ts';
import { isId, isTransactionId } from '#machines/domain/transaction.ts';
import type { ApiConfig, BookingApi } from './api.ts';
import { ApiError } from './api-error.ts';
import {
  decodeInitiation,
  decodeMyBookings,
  decodePaymentAnswer,
  saysNoneFound,
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
      const { body } = await http
        .json({ url, deadline: deadlines.read, signal })
        .catch(noneForNotFound);
      const found = decodeMyBookings(body, (address) => imageUrl(address, origins));
      if (typeof found === 'string') throw new ApiError({ kind: 'unexpected', text: found });
      return orUnexpected(found);
    },
  };
}

/** An empty list for a 404 whose words say that there is none. */
function noneForNotFound(error: unknown): { body: unknown } {
  const failure = error instanceof ApiError ? error.failure : null;
  if (failure?.kind === 'http' && failure.status === 404 && saysNoneFound(failure.serverText))
    return { body: { success: true, bookings: [] } };
  throw error;
}
