import * as v from 'valibot';
import { bookingRowSchema } from '#machines/codec/booking-row.ts';
import {
  AmountSchema,
  BodySchema,
  firstOf,
  IdTextSchema,
  LineSchema,
  PlatformTransactionIdSchema,
  parseEach,
} from '#machines/codec/fields.ts';
import type { ImageRule } from '#machines/codec/item-schema.ts';
import { displayableMessage, withoutMarkup } from '#machines/codec/markup.ts';
import { readFlag } from '#machines/codec/readers.ts';
import type { MyBooking } from '#machines/domain/booking/my-bookings.ts';
import type {
  PaymentAnswer,
  PlatformStatus,
  ProviderStatus,
} from '#machines/domain/payment/payment.ts';
import { ITEM_LIMIT, withoutRepeats } from './schema.ts';
import { ownField, serverMessage } from './server-text.ts';

const InitiationSchema = v.pipe(
  BodySchema,
  v.object({
    payment_url: v.fallback(v.pipe(v.string(), v.trim()), ''),
    merchant_transaction_id: v.pipe(PlatformTransactionIdSchema, v.string()),
  }),
  v.transform((raw) => ({
    paymentUrl: raw.payment_url,
    transactionId: raw.merchant_transaction_id,
  })),
);

/**
 * Returns a new order and its payment address, '' where the answer has none; null for an answer that names no order.
 */
export function decodeInitiation(body: unknown): v.InferOutput<typeof InitiationSchema> | null {
  const result = v.safeParse(InitiationSchema, body);
  return result.success ? result.output : null;
}

/** True for an answer that reports a failure. For a booking it means that nothing was booked. */
export function saysFailed(body: unknown): boolean {
  return readFlag(ownField(body, 'success')) === false;
}

// The fields that decide a payment are never guessed: an unknown value makes the whole answer unreadable.
const StatusTextSchema = v.nullish(v.string(), null);
const MessageSchema = v.optional(v.pipe(v.unknown(), v.transform(displayableMessage)), null);
const StatusFlagSchema = v.pipe(v.unknown(), v.transform(readFlag), v.boolean());

const LocalStatusSchema = v.pipe(
  BodySchema,
  v.object({
    payment_status: StatusTextSchema,
    order_status: StatusTextSchema,
    amount: AmountSchema,
    user_name: v.optional(v.pipe(v.unknown(), v.transform(withoutMarkup), LineSchema)),
    user_email: LineSchema,
    user_phone: LineSchema,
  }),
  v.transform(
    (raw): PlatformStatus => ({
      paymentStatus: raw.payment_status,
      orderStatus: raw.order_status,
      amount: raw.amount,
      userName: raw.user_name || null,
      userEmail: raw.user_email || null,
      userPhone: raw.user_phone || null,
    }),
  ),
);

/** A merchant id as it was sent. It is only compared: a value that is no id names another payment. */
const MerchantIdSchema = v.pipe(
  v.unknown(),
  v.transform((id) => {
    if (id === null || id === undefined) return null;
    return (typeof id === 'string' ? id.trim() : JSON.stringify(id)) || null;
  }),
);

/** The two spellings of a merchant id, which names the payment that an answer is about. */
const merchantIdFields = {
  merchantTransactionId: v.optional(MerchantIdSchema),
  merchant_transaction_id: v.optional(MerchantIdSchema),
};

const present = (...ids: readonly (string | null | undefined)[]) => ids.flatMap((id) => id ?? []);

const ProviderDataSchema = v.pipe(
  BodySchema,
  v.object({
    state: StatusTextSchema,
    responseCode: StatusTextSchema,
    transactionId: IdTextSchema,
    ...merchantIdFields,
  }),
  v.transform(({ merchantTransactionId, merchant_transaction_id, ...data }) => ({
    ...data,
    merchantIds: present(merchantTransactionId, merchant_transaction_id),
  })),
);

const ProviderStatusSchema = v.pipe(
  BodySchema,
  v.object({
    success: v.nullish(StatusFlagSchema, null),
    code: StatusTextSchema,
    message: MessageSchema,
    data: v.nullish(ProviderDataSchema, {}),
  }),
  v.transform(({ data, ...status }): ProviderStatus => ({ ...status, ...data })),
);

const PaymentAnswerSchema = v.pipe(
  BodySchema,
  v.object({
    success: StatusFlagSchema,
    message: MessageSchema,
    transactionId: IdTextSchema,
    transaction_id: IdTextSchema,
    ...merchantIdFields,
    local_status: v.nullish(LocalStatusSchema, null),
  }),
  v.transform(
    ({
      transactionId,
      transaction_id,
      merchantTransactionId,
      merchant_transaction_id,
      local_status: local,
      ...answer
    }): Omit<PaymentAnswer, 'provider'> => ({
      ...answer,
      local,
      transactionId: firstOf(transactionId, transaction_id),
      ids: present(transactionId, transaction_id),
      merchantIds: present(merchantTransactionId, merchant_transaction_id),
    }),
  ),
);

/**
 * Returns the status of a payment (rule: Status answer); null for an unreadable answer, after which the status is
 * requested again. `provider` names the field `<provider>_status`.
 */
export function decodePaymentAnswer(body: unknown, provider: string): PaymentAnswer | null {
  const answer = v.safeParse(PaymentAnswerSchema, body);
  const status = v.safeParse(
    v.nullish(ProviderStatusSchema, null),
    ownField(body, `${provider}_status`),
  );
  return answer.success && status.success ? { ...answer.output, provider: status.output } : null;
}

const bookingListFields = {
  success: v.pipe(StatusFlagSchema, v.literal(true)),
  bookings: v.nullish(v.array(v.unknown())),
  data: v.nullish(v.array(v.unknown())),
};

const MyBookingsSchema = v.pipe(
  v.object(bookingListFields),
  v.check((raw) => raw.bookings !== undefined || raw.data !== undefined),
);

/** The fields of the answers about bookings as the API names them, by the schema of the contract, each with the schema that reads it. */
export const bookingFields = {
  BookingStarted: InitiationSchema.pipe[1].entries,
  PaymentStatus: PaymentAnswerSchema.pipe[1].entries,
  LocalStatus: LocalStatusSchema.pipe[1].entries,
  ProviderStatus: ProviderStatusSchema.pipe[1].entries,
  ProviderData: ProviderDataSchema.pipe[1].entries,
  BookingList: bookingListFields,
};

const NONE_FOUND =
  /^(?:sorry\W+)?(?:there (?:are|were) )?no (?:\w+ )?(?:bookings?|orders?)(?:(?: (?:was|were))? found\b| (?:for|with|under) |\W*$)|^(?:bookings?|orders?|users?) not found\b/i;

/** True when the server's own words say that a phone number has no bookings, as some platforms do in place of an empty list. */
export function saysNoneFound(words: string | null | undefined): boolean {
  return NONE_FOUND.test(words ?? '');
}

/**
 * Returns the bookings of a phone number. A string is the server's own reason for having none, and null an unreadable
 * answer.
 */
export function decodeMyBookings(body: unknown, images: ImageRule): MyBooking[] | string | null {
  const result = v.safeParse(MyBookingsSchema, withoutMarkup(body));
  if (!result.success) {
    const reason = saysFailed(body) ? serverMessage(body) : null;
    return saysNoneFound(reason) ? [] : reason;
  }
  const list = result.output.bookings ?? result.output.data ?? [];
  if (list.length > ITEM_LIMIT) return null;
  return withoutRepeats(parseEach(bookingRowSchema(images), list));
}
