import * as v from 'valibot';
import {
  AmountSchema,
  DateSchema,
  IdTextSchema,
  LineSchema,
  PlaceSchema,
} from '#machines/codec/fields.ts';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import { type Booking, type PendingBooking, summaryOf } from '#machines/domain/booking/booking.ts';
import { type MyBooking, UNNAMED_BOOKING } from '#machines/domain/booking/my-bookings.ts';
import type { TicketLine } from '#machines/domain/booking/selection.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { toRupees } from '#machines/domain/payment/money.ts';
import type {
  PaymentRecord,
  StartedPayment,
  UnknownPayment,
} from '#machines/domain/payment/payment-records.ts';
import {
  isItemId,
  isTransactionId,
  type TransactionId,
} from '#machines/domain/payment/transaction.ts';
import { UNKNOWN_PERSON } from '#machines/domain/person/person.ts';
import { DraftSchema, draftState, encodeLine, TicketLinesSchema } from './draft-state.ts';
import {
  decodeStoredItem,
  encodeDate,
  encodeItem,
  encodePicture,
  RupeesSchema,
  rupees,
  StoredPictureSchema,
} from './item-record.ts';
import { readRecord, recordCodec, recordFields } from './record-codec.ts';
import { InstantSchema, KindSchema, LAST_MOMENT, orNull } from './record-fields.ts';

/** The longest stored text of a ticket's description and of a person's details, in characters. */
const DESCRIPTION_LIMIT = 300;
const PERSON_LIMIT = 500;

const brief = (detail: string) => detail.slice(0, PERSON_LIMIT);

const contactFields = {
  email: ['email', LineSchema, brief],
  phone: ['phone', LineSchema, brief],
} as const;
const person = recordFields({ name: ['name', LineSchema, brief], ...contactFields });
const guest = recordFields({ fullName: ['name', LineSchema, brief], ...contactFields });

// Two copies of up to 200 lines must stay below the longest text that is read.
const encodeLines = (lines: readonly TicketLine[]) =>
  lines.map((line) =>
    encodeLine({ ...line, description: line.description.slice(0, DESCRIPTION_LIMIT) }),
  );

const SeatsSchema = v.object({ quantity: v.pipe(v.number(), v.integer(), v.minValue(0)) });

const payload = recordFields({
  bookingType: ['booking_type', KindSchema],
  itemId: ['item_id', v.custom<string>(isItemId)],
  priceToBePaid: ['price_to_be_paid', RupeesSchema, toRupees],
  seats: ['seats', v.pipe(v.array(SeatsSchema), v.readonly())],
  user: ['user_details', person.schema, person.write],
  callbackUrl: ['callback_url', v.string()],
  redirectUrl: ['redirect_url', v.string()],
});

const started = recordFields({
  transactionId: ['transactionId', v.custom<string>(isTransactionId)],
  guest: ['user_details', guest.schema, guest.write],
  // A payment with a damaged time still counts: a time ahead of the clock becomes now.
  initiatedAt: ['timestamp', v.fallback(InstantSchema, LAST_MOMENT)],
  payload: ['payload', payload.schema, payload.write],
});

const PendingSchema = v.pipe(
  v.unknown(),
  v.transform((record) => ({ started: record, draft: record })),
  v.object({ started: started.schema, draft: DraftSchema }),
  // Two names of the ride, or two amounts, that differ: one of them is damaged.
  v.check(({ started: { payload }, draft }) => payload.itemId === draft.item.id),
  v.check(({ started: { payload }, draft }) => payload.priceToBePaid === amountToPay(draft)),
  v.transform(({ started: { transactionId, ...facts }, draft }) => ({
    transactionId,
    draft,
    ...facts,
  })),
);

const pendingRecord = (pending: PendingBooking) => ({
  ...draftState(pending.draft),
  selectedItems: encodeLines(pending.draft.lines),
  ...started.write(pending),
});

const unknown = recordFields({
  transactionId: ['transactionId', v.custom<string>(isTransactionId)],
  initiatedAt: ['timestamp', v.fallback(InstantSchema, LAST_MOMENT)],
  itemId: ['item_id', v.nullable(v.custom<string>(isItemId))],
  draft: ['itemData', v.null()],
});

/** A payment whose record was damaged, as it is written anew: it says itself that nothing is known of its ride. */
const UnknownPaymentSchema = v.pipe(
  v.intersect([unknown.schema, v.object({ damaged: v.literal(true) })]),
  v.transform(({ damaged: _, ...payment }): UnknownPayment => payment),
);

const StartedPaymentSchema = v.union([PendingSchema, UnknownPaymentSchema]);

const startedRecord = (payment: StartedPayment) =>
  payment.draft === null ? { ...unknown.write(payment), damaged: true } : pendingRecord(payment);

/** A pending booking as `pendingBooking` holds it. */
export const pendingCodec = recordCodec<PendingBooking>(PendingSchema, pendingRecord);

/** The facts of the ride on a ticket and on a card. */
const ride = {
  picture: ['primary_image', StoredPictureSchema, encodePicture],
  place: ['location', PlaceSchema],
  date: ['start_date', DateSchema, encodeDate],
} as const;

const summary = recordFields({
  title: ['title', LineSchema],
  organiser: ['organizer', LineSchema],
  ...ride,
});

const booked = recordFields({
  id: ['_id', IdTextSchema],
  transactionId: ['transactionId', IdTextSchema],
  paymentId: ['paymentId', v.nullish(v.string(), null)],
  status: ['status', LineSchema],
  paymentStatus: ['paymentStatus', LineSchema],
  isCalledOff: ['called_off', v.optional(v.fallback(v.boolean(), false))],
  bookedAt: ['timestamp', v.nullish(InstantSchema, null)],
  total: ['totalAmount', AmountSchema, rupees],
  amountPaid: ['amount_paid', AmountSchema, rupees],
  item: ['itemData', v.optional(v.unknown()), (item: Item | null) => item && encodeItem(item)],
  kind: ['itemType', orNull(KindSchema)],
  lines: ['selectedItems', v.optional(TicketLinesSchema, []), encodeLines],
  person: ['user_details', v.nullish(person.schema, {}), person.write],
  // The ticket's own facts stand by themselves, in case the item is missing or unreadable.
  summary: ['summary', v.nullish(summary.schema), summary.write],
});

/** The second names of two fields, which an older site may have written alone. */
const SecondNamesSchema = v.object({ payment_status: LineSchema, booking_date: DateSchema });

const BookingSchema = v.pipe(
  v.intersect([booked.schema, SecondNamesSchema]),
  v.check(({ id, transactionId }) => id !== null || transactionId !== null),
  v.transform(({ payment_status, booking_date, ...facts }) => {
    const item = facts.kind && decodeStoredItem(facts.item, facts.kind);
    return {
      ...facts,
      paymentStatus: facts.paymentStatus || payment_status,
      bookedAt: facts.bookedAt ?? booking_date?.at ?? null,
      item,
      summary: facts.summary ?? summaryOf(item),
    };
  }),
);

/** A booking as its record: amounts in rupees (rule: Stored records). */
export function bookingRecord(booking: Booking): Record<string, unknown> {
  const { paymentStatus, bookedAt } = booking;
  return {
    ...booked.write(booking),
    payment_status: paymentStatus,
    booking_date: bookedAt === null ? null : new Date(bookedAt).toISOString(),
  };
}

/** A confirmed booking as `confirmedBooking` holds it. */
export const bookingCodec = recordCodec<Booking>(BookingSchema, bookingRecord);

/** A booking as the navigation state of Booking details: without the person, since entries of the history cannot be cleared. */
export function bookingState(booking: Booking) {
  const { user_details: _, ...record } = bookingRecord(booking);
  return { booking: record };
}

/** The booking of a navigation state, or null. The person is never read from there, only from the device's records. */
export function bookingFromState(state: unknown): Booking | null {
  const booking = readRecord(BookingSchema, Object(state).booking);
  return booking && { ...booking, person: UNKNOWN_PERSON };
}

const MomentSchema = orNull(InstantSchema);

/** The booking in the record of a payment, with the ids that it may lack (rule: Damaged payment records); null for one that names another payment. */
export function bookingOfPayment(
  booking: Booking | null,
  transactionId: TransactionId,
): Booking | null {
  if (booking === null || (booking.transactionId ?? transactionId) !== transactionId) return null;
  return { ...booking, transactionId, id: booking.id ?? transactionId };
}

// Any damaged field beside the payment itself counts as absent: the payment stays, and stays open.
const PaymentRecordSchema = v.pipe(
  v.object({
    pending: StartedPaymentSchema,
    // An older site wrote 'failed' for every unpaid payment: it settles nothing.
    state: v.fallback(v.picklist(['initiated', 'paid', 'declined']), 'initiated'),
    lastCheckedAt: MomentSchema,
    settledAt: MomentSchema,
    strippedAt: MomentSchema,
    isAcknowledged: v.optional(v.fallback(v.boolean(), false), false),
    booking: orNull(BookingSchema),
  }),
  v.transform((record) => {
    const { state, settledAt, lastCheckedAt, pending } = record;
    const settled = settledAt ?? lastCheckedAt ?? pending.initiatedAt;
    return {
      ...record,
      settledAt: state === 'initiated' ? null : settled,
      isAcknowledged: state === 'paid' && record.isAcknowledged,
      booking: bookingOfPayment(record.booking, pending.transactionId),
    };
  }),
);

/** The part of a payment record that says by itself that it was paid. */
export const PaidPartSchema = v.object({
  state: v.literal('paid'),
  booking: BookingSchema,
  isAcknowledged: v.optional(v.fallback(v.boolean(), false), false),
});

/** A payment record as its own key holds it. */
export const paymentRecordCodec = recordCodec<PaymentRecord>(
  PaymentRecordSchema,
  // the pending booking stands first: `timestampIn` finds its time
  ({ pending, booking, ...facts }) => ({
    pending: startedRecord(pending),
    ...facts,
    booking: booking && bookingRecord(booking),
  }),
);

/** The times at which unreadable records were first met, by key, in epoch ms. */
export const unreadableCodec = recordCodec<ReadonlyMap<string, number>>(
  v.pipe(
    v.object({ since: v.array(v.tuple([v.string(), InstantSchema])) }),
    v.transform(({ since }) => new Map(since)),
  ),
  (since) => ({ since: [...since] }),
);

const row = recordFields({
  id: ['_id', IdTextSchema],
  title: ['title', LineSchema],
  ...ride,
  status: ['status', LineSchema],
  paymentStatus: ['payment_status', LineSchema],
  onDevice: ['on_device', v.optional(v.boolean(), false)],
});

/** A card of My Bookings that was opened, so that its ticket survives a reload. */
export const rowCodec = recordCodec<MyBooking>(
  v.pipe(
    row.schema,
    v.check(({ id, title }) => id !== null || title !== ''),
    v.transform((read) => ({ ...read, title: read.title || UNNAMED_BOOKING })),
  ),
  row.write,
);

/** A form as typed: its fields alone, and the time of the last letter in epoch ms; null where that is not stated. */
function draftCodec<const Field extends string>(...fields: readonly Field[]) {
  const FormSchema = v.object(v.entriesFromList(fields, v.string()));
  const TimeSchema = v.object({ typedAt: MomentSchema });
  return recordCodec<{
    readonly form: Readonly<Record<Field, string>>;
    readonly typedAt: number | null;
  }>(
    v.pipe(
      v.unknown(),
      v.transform((record) => ({ form: record, typedAt: record })),
      v.object({
        form: FormSchema,
        typedAt: v.pipe(
          TimeSchema,
          v.transform(({ typedAt }) => typedAt),
        ),
      }),
    ),
    ({ form, typedAt }) => ({
      typedAt,
      ...Object.fromEntries(fields.map((name) => [name, form[name]])),
    }),
  );
}

/** The contact form as typed, for this session. */
export const contactCodec = draftCodec('name', 'email', 'mobile', 'message');

/** The booking form as typed, for this session. */
export const guestCodec = draftCodec('fullName', 'email', 'phone');
