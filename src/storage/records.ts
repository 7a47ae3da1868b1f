import * as v from 'valibot';
import {
  AmountSchema,
  DateSchema,
  IdTextSchema,
  LineSchema,
  LocationSchema,
} from '#machines/codec/fields.ts';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import {
  type Booking,
  type BookingSummary,
  type PaymentPayload,
  type PendingBooking,
  summaryOf,
} from '#machines/domain/booking/booking.ts';
import { type MyBooking, UNNAMED_BOOKING } from '#machines/domain/booking/my-bookings.ts';
import type { TicketLine } from '#machines/domain/booking/selection.ts';
import { toRupees } from '#machines/domain/payment/money.ts';
import {
  PAYMENT_STATES,
  type PaymentRecord,
  type StartedPayment,
  type UnknownPayment,
} from '#machines/domain/payment/payment-records.ts';
import {
  isItemId,
  isTransactionId,
  type TransactionId,
} from '#machines/domain/payment/transaction.ts';
import type { ContactMessage } from '#machines/domain/person/contact-message.ts';
import type { Guest } from '#machines/domain/person/guest.ts';
import { type Person, UNKNOWN_PERSON } from '#machines/domain/person/person.ts';
import { DraftSchema, encodeDraft, encodeLine, TicketLinesSchema } from './draft-state.ts';
import {
  decodeStoredItem,
  encodeDate,
  encodeItem,
  encodePicture,
  RupeesSchema,
  rupees,
  StoredPictureSchema,
} from './item-record.ts';
import { readRecord, recordCodec } from './record-codec.ts';
import { InstantSchema, ItemKindSchema, LAST_MOMENT, orNull } from './record-fields.ts';

/** The longest stored text of a ticket's description and of a person's details, in characters. */
const DESCRIPTION_LIMIT = 300;
const PERSON_LIMIT = 500;

const brief = (detail: string) => detail.slice(0, PERSON_LIMIT);

const PersonSchema = v.object({ name: LineSchema, email: LineSchema, phone: LineSchema });

/** A stored form: it has a text for each field. */
type TextsOf<Form> = { readonly [Field in keyof Form]: string };

function encodePerson({ name, email, phone }: Person): TextsOf<Person> {
  return { name: brief(name), email: brief(email), phone: brief(phone) };
}

const GuestSchema = v.pipe(
  PersonSchema,
  v.transform(({ name: fullName, ...contact }): Guest => ({ fullName, ...contact })),
);

function encodeGuest({ fullName: name, ...contact }: Guest) {
  return encodePerson({ name, ...contact });
}

// Two copies of up to 200 lines must stay below the longest text that is read.
const encodeLines = (lines: readonly TicketLine[]) =>
  lines.map((line) =>
    encodeLine({ ...line, description: line.description.slice(0, DESCRIPTION_LIMIT) }),
  );

const SeatsSchema = v.object({ quantity: v.pipe(v.number(), v.integer(), v.minValue(0)) });

const PayloadSchema = v.pipe(
  v.object({
    booking_type: ItemKindSchema,
    item_id: v.custom<string>(isItemId),
    price_to_be_paid: RupeesSchema,
    seats: v.pipe(v.array(SeatsSchema), v.readonly()),
    user_details: PersonSchema,
    callback_url: v.string(),
    redirect_url: v.string(),
  }),
  v.transform(
    (raw): PaymentPayload => ({
      bookingType: raw.booking_type,
      itemId: raw.item_id,
      priceToBePaid: raw.price_to_be_paid,
      seats: raw.seats,
      user: raw.user_details,
      callbackUrl: raw.callback_url,
      redirectUrl: raw.redirect_url,
    }),
  ),
);

function encodePayload(payload: PaymentPayload) {
  return {
    booking_type: payload.bookingType,
    item_id: payload.itemId,
    price_to_be_paid: toRupees(payload.priceToBePaid),
    seats: payload.seats,
    user_details: encodePerson(payload.user),
    callback_url: payload.callbackUrl,
    redirect_url: payload.redirectUrl,
  };
}

const TransactionIdSchema = v.custom<TransactionId>(isTransactionId);
// A payment with a damaged time still counts: a time ahead of the clock becomes now.
const InitiatedAtSchema = v.fallback(InstantSchema, LAST_MOMENT);

// A pending booking stores its draft and its payment side by side in one record.
const PendingSchema = v.pipe(
  v.unknown(),
  v.transform((record) => ({ draft: record, payment: record })),
  v.object({
    draft: DraftSchema,
    payment: v.object({
      transactionId: TransactionIdSchema,
      user_details: GuestSchema,
      timestamp: InitiatedAtSchema,
      payload: PayloadSchema,
    }),
  }),
  // Two names of the ride, or two amounts, that differ: one of them is damaged.
  v.check(({ payment: { payload }, draft }) => payload.itemId === draft.item.id),
  v.check(({ payment: { payload }, draft }) => payload.priceToBePaid === amountToPay(draft)),
  v.transform(
    ({ payment, draft }): PendingBooking => ({
      transactionId: payment.transactionId,
      draft,
      guest: payment.user_details,
      initiatedAt: payment.timestamp,
      payload: payment.payload,
    }),
  ),
);

function encodePending({ transactionId, draft, guest, initiatedAt, payload }: PendingBooking) {
  return {
    ...encodeDraft(draft),
    selectedItems: encodeLines(draft.lines),
    transactionId,
    user_details: encodeGuest(guest),
    timestamp: initiatedAt,
    payload: encodePayload(payload),
  };
}

/** A payment whose record was damaged, as it is stored anew: the record states that its ride is unknown. */
const UnknownPaymentSchema = v.pipe(
  v.object({
    transactionId: TransactionIdSchema,
    timestamp: InitiatedAtSchema,
    item_id: v.nullable(v.custom<string>(isItemId)),
    itemData: v.null(),
    damaged: v.literal(true),
  }),
  v.transform(
    ({ transactionId, timestamp, item_id, itemData }): UnknownPayment => ({
      transactionId,
      initiatedAt: timestamp,
      itemId: item_id,
      draft: itemData,
    }),
  ),
);

function encodeUnknownPayment({ transactionId, initiatedAt, itemId, draft }: UnknownPayment) {
  return {
    transactionId,
    timestamp: initiatedAt,
    item_id: itemId,
    itemData: draft,
    damaged: true,
  };
}

const StartedPaymentSchema = v.union([PendingSchema, UnknownPaymentSchema]);

function encodeStarted(payment: StartedPayment) {
  return payment.draft === null ? encodeUnknownPayment(payment) : encodePending(payment);
}

/** The codec of a pending booking under `pendingBooking`. */
export const pendingCodec = recordCodec<PendingBooking>(PendingSchema, encodePending);

/** The facts of the ride on a ticket and on a card. */
const rideEntries = {
  primary_image: StoredPictureSchema,
  location: LocationSchema,
  start_date: DateSchema,
};

function encodeRide({
  picture,
  location,
  date,
}: Pick<BookingSummary, 'picture' | 'location' | 'date'>) {
  return {
    primary_image: encodePicture(picture),
    location,
    start_date: encodeDate(date),
  };
}

const SummarySchema = v.pipe(
  v.object({ title: LineSchema, organizer: LineSchema, ...rideEntries }),
  v.transform(
    (raw): BookingSummary => ({
      title: raw.title,
      organiser: raw.organizer,
      picture: raw.primary_image,
      location: raw.location,
      date: raw.start_date,
    }),
  ),
);

function encodeSummary(summary: BookingSummary) {
  return { title: summary.title, organizer: summary.organiser, ...encodeRide(summary) };
}

const BookingSchema = v.pipe(
  v.object({
    _id: IdTextSchema,
    transactionId: IdTextSchema,
    paymentId: v.nullish(v.string(), null),
    status: LineSchema,
    paymentStatus: LineSchema,
    called_off: v.optional(v.fallback(v.boolean(), false)),
    timestamp: v.nullish(InstantSchema, null),
    totalAmount: AmountSchema,
    amount_paid: AmountSchema,
    itemData: v.optional(v.unknown()),
    itemType: orNull(ItemKindSchema),
    selectedItems: v.optional(TicketLinesSchema, []),
    user_details: v.nullish(PersonSchema, {}),
    // The ticket's own facts stand by themselves, in case the item is missing or unreadable.
    summary: v.nullish(SummarySchema),
    // The second names of two fields, which an older site may have written alone.
    payment_status: LineSchema,
    booking_date: DateSchema,
  }),
  v.check(({ _id, transactionId }) => _id !== null || transactionId !== null),
  v.transform((raw): Booking => {
    const kind = raw.itemType;
    const item = kind && decodeStoredItem(raw.itemData, kind);
    return {
      id: raw._id,
      transactionId: raw.transactionId,
      paymentId: raw.paymentId,
      status: raw.status,
      paymentStatus: raw.paymentStatus || raw.payment_status,
      isCalledOff: raw.called_off,
      bookedAt: raw.timestamp ?? raw.booking_date?.at ?? null,
      total: raw.totalAmount,
      amountPaid: raw.amount_paid,
      item,
      kind,
      lines: raw.selectedItems,
      person: raw.user_details,
      summary: raw.summary ?? summaryOf(item),
    };
  }),
);

/** Returns a booking as its record: amounts in rupees (rule: Stored records). */
export function encodeBooking(booking: Booking) {
  const { item, paymentStatus, isCalledOff, bookedAt } = booking;
  return {
    _id: booking.id,
    transactionId: booking.transactionId,
    paymentId: booking.paymentId,
    status: booking.status,
    paymentStatus,
    called_off: isCalledOff,
    timestamp: bookedAt,
    totalAmount: rupees(booking.total),
    amount_paid: rupees(booking.amountPaid),
    itemData: item && encodeItem(item),
    itemType: booking.kind,
    selectedItems: encodeLines(booking.lines),
    user_details: encodePerson(booking.person),
    summary: encodeSummary(booking.summary),
    payment_status: paymentStatus,
    booking_date: bookedAt === null ? null : new Date(bookedAt).toISOString(),
  };
}

/** The codec of a confirmed booking under `confirmedBooking`. */
export const bookingCodec = recordCodec<Booking>(BookingSchema, encodeBooking);

/** Returns a booking as the navigation state of Booking details: without the person, since entries of the history cannot be cleared. */
export function bookingState(booking: Booking) {
  const { user_details: _, ...record } = encodeBooking(booking);
  return { booking: record };
}

/** Returns the booking of a navigation state, or null. The person is never read from there, only from the device's records. */
export function bookingFromState(state: unknown): Booking | null {
  const booking = readRecord(BookingSchema, Object(state).booking);
  return booking && { ...booking, person: UNKNOWN_PERSON };
}

const MomentSchema = orNull(InstantSchema);

/** Returns the booking in the record of a payment, with the ids that it may lack (rule: Damaged payment records); null for one that names another payment. */
export function withPaymentIds(
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
    // An older site wrote 'failed' for every unpaid payment: it settles nothing, and no unknown word does.
    state: v.fallback(v.picklist(PAYMENT_STATES), 'initiated'),
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
      booking: withPaymentIds(record.booking, pending.transactionId),
    };
  }),
);

/** The fields of a payment record that prove by themselves that it was paid. */
export const PaidEvidenceSchema = v.object({
  state: v.literal('paid'),
  booking: BookingSchema,
  isAcknowledged: v.optional(v.fallback(v.boolean(), false), false),
});

/** The codec of a payment record under its own key. */
export const paymentRecordCodec = recordCodec<PaymentRecord>(
  PaymentRecordSchema,
  // the pending booking stands first: `timestampIn` finds its time
  ({ pending, state, lastCheckedAt, settledAt, strippedAt, isAcknowledged, booking }) => ({
    pending: encodeStarted(pending),
    state,
    lastCheckedAt,
    settledAt,
    strippedAt,
    isAcknowledged,
    booking: booking && encodeBooking(booking),
  }),
);

/**
 * A text that cannot be read and states no usable time. Its length tells it apart: another text under the same key has,
 * as a rule, another one.
 */
export interface UnreadableText {
  readonly key: string;
  readonly textLength: number;
  /** The time at which it was first met, epoch ms. */
  readonly firstSeenAt: number;
}

/** The codec of the unreadable texts of a storage, each as `<key>#<length>` with its time. */
export const unreadableCodec = recordCodec<readonly UnreadableText[]>(
  v.pipe(
    v.object({
      since: v.array(
        v.pipe(
          v.tuple([v.pipe(v.string(), v.regex(/#\d+$/)), InstantSchema]),
          v.transform(([name, firstSeenAt]): UnreadableText => {
            const end = name.lastIndexOf('#');
            return {
              key: name.slice(0, end),
              textLength: Number(name.slice(end + 1)),
              firstSeenAt,
            };
          }),
        ),
      ),
    }),
    v.transform(({ since }) => since),
  ),
  (texts) => ({
    since: texts.map(({ key, textLength, firstSeenAt }) => [`${key}#${textLength}`, firstSeenAt]),
  }),
);

/** The codec of a card of My Bookings that was opened, so that its ticket survives a reload. */
export const rowCodec = recordCodec<MyBooking>(
  v.pipe(
    v.object({
      _id: IdTextSchema,
      title: LineSchema,
      ...rideEntries,
      status: LineSchema,
      payment_status: LineSchema,
      called_off: v.optional(v.fallback(v.boolean(), false)),
      on_device: v.optional(v.boolean(), false),
    }),
    v.check(({ _id, title }) => _id !== null || title !== ''),
    v.transform((raw) => ({
      id: raw._id,
      title: raw.title || UNNAMED_BOOKING,
      picture: raw.primary_image,
      location: raw.location,
      date: raw.start_date,
      status: raw.status,
      paymentStatus: raw.payment_status,
      isCalledOff: raw.called_off,
      onDevice: raw.on_device,
    })),
  ),
  (row) => ({
    _id: row.id,
    title: row.title,
    ...encodeRide(row),
    status: row.status,
    payment_status: row.paymentStatus,
    called_off: row.isCalledOff,
    on_device: row.onDevice,
  }),
);

/** A form as typed, with the time of the last letter, epoch ms; null where that is not stated. */
export interface FormDraft<Form> {
  readonly form: Form;
  readonly typedAt: number | null;
}

/** A form as it is stored, beside the time of its last letter. */
type StoredForm<Form> = TextsOf<Form> & Pick<FormDraft<Form>, 'typedAt'>;

/** The codec of the contact form, for this session. */
export const contactCodec = recordCodec<FormDraft<ContactMessage>>(
  v.pipe(
    v.object({
      typedAt: MomentSchema,
      name: v.string(),
      email: v.string(),
      mobile: v.string(),
      message: v.string(),
    }),
    v.transform(({ typedAt, ...form }) => ({ form, typedAt })),
  ),
  ({ form: { name, email, mobile, message }, typedAt }): StoredForm<ContactMessage> => ({
    typedAt,
    name,
    email,
    mobile,
    message,
  }),
);

/** The codec of the booking form, for this session. */
export const guestCodec = recordCodec<FormDraft<Guest>>(
  v.pipe(
    v.object({
      typedAt: MomentSchema,
      fullName: v.string(),
      email: v.string(),
      phone: v.string(),
    }),
    v.transform(({ typedAt, ...form }) => ({ form, typedAt })),
  ),
  ({ form: { fullName, email, phone }, typedAt }): StoredForm<Guest> => ({
    typedAt,
    fullName,
    email,
    phone,
  }),
);
