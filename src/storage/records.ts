import * as v from 'valibot';
import { bookingRow } from '#machines/codec/booking-row.ts';
import {
  AmountSchema,
  DateSchema,
  field,
  fieldsSchema,
  IdTextSchema,
  LineSchema,
  PictureSchema,
  PlaceSchema,
  TextSchema,
} from '#machines/codec/fields.ts';
import { picture } from '#machines/codec/item-schema.ts';
import type {
  Booking,
  BookingDraft,
  PaymentPayload,
  PendingBooking,
  Person,
} from '#machines/domain/booking.ts';
import { isBookable, summaryOf, UNKNOWN_PERSON } from '#machines/domain/booking.ts';
import { parseJson } from '#machines/domain/json.ts';
import { isAmount, toPaise, toRupees } from '#machines/domain/money.ts';
import type { MyBooking } from '#machines/domain/my-bookings.ts';
import type { PaymentRecord } from '#machines/domain/payment-records.ts';
import type { TicketLine } from '#machines/domain/selection.ts';
import { isItemId, isTransactionId } from '#machines/domain/transaction.ts';
import { draftState, encodeLine } from './draft-state.ts';
import {
  decodeStoredItem,
  encodeDate,
  encodeItem,
  encodePicture,
  rupees,
  storedImageRule,
} from './item-record.ts';

/** Records of another version count as absent. */
const VERSION = 1;
/** The longest stored text that is read, in characters. */
const STORED_LIMIT = 1_000_000;
/** The longest stored text of a ticket's description and of a person's details, in characters. */
const DESCRIPTION_LIMIT = 300;
const PERSON_LIMIT = 500;

/** Writes one kind of record as a text, and reads it: null for no text, and for one that cannot be read. Amounts are in rupees (rule: Stored records). */
function recordCodec<Value>(
  write: (value: Value) => object,
  read: (record: unknown) => Value | null,
) {
  return {
    encode: (value: Value): string => JSON.stringify({ version: VERSION, ...write(value) }),
    decode: (text: string | null): Value | null => read(deserialise(text)),
  };
}

/** The reader of a schema: null where it does not fit. */
function readerOf<Value>(schema: v.GenericSchema<unknown, Value>) {
  return (record: unknown): Value | null => {
    const result = v.safeParse(schema, record);
    return result.success ? result.output : null;
  };
}

// A record without a version may come from the navigation state or from an older site that used the same keys.
function deserialise(text: string | null): unknown {
  if (text === null || text.length > STORED_LIMIT) return null;
  return currentVersion(parseJson(text));
}

const VersionedSchema = v.object({ version: v.optional(v.literal(VERSION)) });

function currentVersion(value: unknown): unknown {
  return v.is(VersionedSchema, value) && !Array.isArray(value) ? value : null;
}

const RupeesSchema = v.pipe(v.custom<number>(isAmount), v.transform(toPaise));
/** The last moment that a date can hold, in epoch ms. */
const LAST_MOMENT = 8.64e15;
const InstantSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT));
const MomentSchema = v.optional(v.fallback(v.nullable(InstantSchema), null), null);

// An older site wrote numbers here, too (rule: Stored records).
const LineIdSchema = v.nullish(
  v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]),
);

const LineRecordSchema = v.pipe(
  v.object({
    id: LineIdSchema,
    _id: LineIdSchema,
    name: v.string(),
    description: TextSchema,
    price: RupeesSchema,
    oldPrice: AmountSchema,
    discount: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  }),
  v.check((raw) => raw.oldPrice === null || raw.oldPrice >= raw.price),
  v.transform(
    ({ _id, ...raw }): TicketLine => ({
      ...raw,
      id: raw.id ?? _id ?? '',
      oldPrice: raw.oldPrice ?? raw.price,
    }),
  ),
);

const LineRecordsSchema = v.pipe(v.array(LineRecordSchema), v.maxLength(200));

// Two copies of up to 200 lines must stay below the longest text that is read.
function encodeStoredLine(line: TicketLine) {
  return encodeLine({ ...line, description: line.description.slice(0, DESCRIPTION_LIMIT) });
}

const KindSchema = v.picklist(['trip', 'event']);

// What was priced at a time that cannot be read was priced long ago.
const PricingSchema = v.fallback(v.object({ at: InstantSchema, load: v.string() }), {
  at: 0,
  load: '',
});

const DraftRecordSchema = v.object({
  itemData: v.unknown(),
  itemType: KindSchema,
  selectedItems: LineRecordsSchema,
  totalAmount: RupeesSchema,
  priced: v.optional(PricingSchema),
});

/** The draft of a navigation state; null when anything is missing or the total is not the sum of its lines. */
export function draftFromState(state: unknown): BookingDraft | null {
  const result = v.safeParse(DraftRecordSchema, currentVersion(state));
  if (!result.success) return null;
  const { itemData, itemType: kind, selectedItems: lines, totalAmount: total } = result.output;
  const item = decodeStoredItem(itemData, kind);
  if (item === null) return null;
  const draft = { item, kind, lines, total, priced: result.output.priced };
  return isBookable(draft) ? draft : null;
}

const PersonRecordSchema = v.object({ name: LineSchema, email: LineSchema, phone: LineSchema });

function encodePerson({ name, email, phone }: Person) {
  return {
    name: name.slice(0, PERSON_LIMIT),
    email: email.slice(0, PERSON_LIMIT),
    phone: phone.slice(0, PERSON_LIMIT),
  };
}

function encodePayload(payload: PaymentPayload) {
  return {
    booking_type: payload.bookingType,
    item_id: payload.itemId,
    price_to_be_paid: toRupees(payload.priceToBePaid),
    seats: payload.seats.map(({ quantity }) => ({ quantity })),
    user_details: encodePerson(payload.user),
    callback_url: payload.callbackUrl,
    redirect_url: payload.redirectUrl,
  };
}

const PayloadRecordSchema = v.pipe(
  v.object({
    booking_type: KindSchema,
    item_id: v.custom<string>(isItemId),
    price_to_be_paid: RupeesSchema,
    seats: v.array(v.object({ quantity: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
    user_details: PersonRecordSchema,
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

function pendingRecord(pending: PendingBooking) {
  const { fullName: name, email, phone } = pending.guest;
  return {
    transactionId: pending.transactionId,
    ...draftState(pending.draft),
    selectedItems: pending.draft.lines.map(encodeStoredLine),
    user_details: encodePerson({ name, email, phone }),
    timestamp: pending.initiatedAt,
    payload: encodePayload(pending.payload),
  };
}

const PendingRecordSchema = v.object({
  transactionId: v.custom<string>(isTransactionId),
  user_details: PersonRecordSchema,
  // A payment with a damaged time still counts: a time ahead of the clock becomes now.
  timestamp: v.fallback(InstantSchema, LAST_MOMENT),
  payload: PayloadRecordSchema,
});

function pendingFrom(value: unknown): PendingBooking | null {
  const draft = draftFromState(value);
  const result = v.safeParse(PendingRecordSchema, value);
  if (draft === null || !result.success) return null;
  const { transactionId, user_details, timestamp, payload } = result.output;
  const { name, email, phone } = user_details;
  return {
    transactionId,
    draft,
    guest: { fullName: name, email, phone },
    initiatedAt: timestamp,
    payload,
  };
}

/** A pending booking as `pendingBooking` holds it. */
export const pendingCodec = recordCodec(pendingRecord, pendingFrom);

/** A booking as its record: amounts in rupees (rule: Stored records). */
export function bookingRecord(booking: Booking) {
  const { summary } = booking;
  return {
    _id: booking.id,
    transactionId: booking.transactionId,
    paymentId: booking.paymentId,
    status: booking.status,
    payment_status: booking.paymentStatus,
    paymentStatus: booking.paymentStatus,
    booking_date: booking.bookedAt === null ? null : new Date(booking.bookedAt).toISOString(),
    timestamp: booking.bookedAt,
    totalAmount: rupees(booking.total),
    amount_paid: rupees(booking.amountPaid),
    itemData: booking.item && encodeItem(booking.item),
    itemType: booking.kind,
    selectedItems: booking.lines.map(encodeStoredLine),
    user_details: encodePerson(booking.person),
    // The ticket's own facts stand by themselves, in case the item is missing or unreadable.
    summary: {
      title: summary.title,
      organizer: summary.organiser,
      primary_image: encodePicture(summary.picture),
      location: summary.place,
      start_date: encodeDate(summary.date),
    },
  };
}

const SummaryRecordSchema = v.pipe(
  fieldsSchema({
    title: field(LineSchema, 'title'),
    organiser: field(LineSchema, 'organizer'),
    picture: field(PictureSchema, 'primary_image'),
    place: field(PlaceSchema, 'location'),
    date: field(DateSchema, 'start_date'),
  }),
  v.transform((raw) => ({ ...raw, picture: picture(raw.picture, storedImageRule) })),
);

const BookingRecordSchema = v.object({
  _id: IdTextSchema,
  transactionId: IdTextSchema,
  paymentId: v.nullish(v.string(), null),
  status: LineSchema,
  payment_status: LineSchema,
  paymentStatus: LineSchema,
  booking_date: DateSchema,
  timestamp: v.nullish(InstantSchema, null),
  totalAmount: AmountSchema,
  amount_paid: AmountSchema,
  itemData: v.optional(v.unknown()),
  itemType: v.optional(v.fallback(v.nullable(KindSchema), null), null),
  selectedItems: v.optional(LineRecordsSchema, []),
  user_details: v.nullish(PersonRecordSchema),
  summary: v.nullish(SummaryRecordSchema, null),
});

function bookingFrom(value: unknown): Booking | null {
  const result = v.safeParse(BookingRecordSchema, value);
  if (!result.success) return null;
  const raw = result.output;
  if (raw._id === null && raw.transactionId === null) return null;
  const kind = raw.itemType;
  const item = kind && decodeStoredItem(raw.itemData, kind);
  return {
    id: raw._id,
    transactionId: raw.transactionId,
    paymentId: raw.paymentId,
    status: raw.status,
    paymentStatus: raw.paymentStatus || raw.payment_status,
    bookedAt: raw.timestamp ?? raw.booking_date?.at ?? null,
    total: raw.totalAmount,
    amountPaid: raw.amount_paid,
    item,
    kind,
    lines: raw.selectedItems,
    person: raw.user_details ?? { name: '', email: '', phone: '' },
    summary: raw.summary ?? summaryOf(item),
  };
}

/** A confirmed booking as `confirmedBooking` holds it. */
export const bookingCodec = recordCodec(bookingRecord, bookingFrom);

/** A booking as the navigation state of Booking details: without the person, since entries of the history cannot be cleared. */
export function bookingState(booking: Booking) {
  const { user_details: _, ...record } = bookingRecord(booking);
  return { booking: record };
}

/** The booking of a navigation state, or null. The person is never read from there, only from the device's records. */
export function bookingFromState(state: unknown): Booking | null {
  const result = v.safeParse(v.object({ booking: v.unknown() }), state);
  const booking = result.success ? bookingFrom(currentVersion(result.output.booking)) : null;
  return booking && { ...booking, person: UNKNOWN_PERSON };
}

/** A paid booking as `lastSuccessfulPayment` holds it, which nothing of the site reads; null without a transaction. */
export function encodeLastPayment(paid: Booking): string | null {
  const { transactionId, amountPaid, total, bookedAt } = paid;
  if (!isTransactionId(transactionId)) return null;
  const amount = toRupees(amountPaid ?? total ?? 0);
  return JSON.stringify({ version: VERSION, transactionId, amount, at: bookedAt ?? 0 });
}

// Any damaged field beside the payment itself counts as absent: the payment stays, and stays open.
const PaymentRecordSchema = v.object({
  pending: v.unknown(),
  // An older site wrote 'failed' for every unpaid payment: it settles nothing.
  state: v.fallback(v.picklist(['initiated', 'paid', 'declined']), 'initiated'),
  lastCheckedAt: MomentSchema,
  settledAt: MomentSchema,
  strippedAt: MomentSchema,
  isAcknowledged: v.optional(v.fallback(v.boolean(), false), false),
  booking: v.optional(v.unknown(), null),
});

function paymentRecordFrom(value: unknown): PaymentRecord | null {
  const result = v.safeParse(PaymentRecordSchema, value);
  if (!result.success) return null;
  const { state, isAcknowledged, booking, settledAt, lastCheckedAt } = result.output;
  const pending = pendingFrom(result.output.pending);
  if (pending === null) return null;
  const isSettled = state !== 'initiated';
  return {
    ...result.output,
    pending,
    settledAt: isSettled ? (settledAt ?? lastCheckedAt ?? pending.initiatedAt) : null,
    isAcknowledged: state === 'paid' && isAcknowledged,
    booking: bookingFrom(booking),
  };
}

/** A payment record as its own key holds it. */
export const paymentRecordCodec = recordCodec(
  // the pending booking stands first: `timestampIn` finds its time
  ({ pending, booking, ...facts }: PaymentRecord) => ({
    pending: pendingRecord(pending),
    ...facts,
    booking: booking && bookingRecord(booking),
  }),
  paymentRecordFrom,
);

/** True when a text is the record of a newer version of the site. */
export function isNewerRecord(text: string): boolean {
  return v.is(v.object({ version: v.pipe(v.number(), v.gtValue(VERSION)) }), parseJson(text));
}

/** True when a newer version of the site wrote a text that names a transaction, in whatever field. */
export const isNewerRecordOf = (text: string, transactionId: string): boolean =>
  isNewerRecord(text) && text.includes(JSON.stringify(transactionId));

/** The time of making that a text states, in epoch ms, even if the rest is unreadable; null for none. */
export function timestampIn(text: string): number | null {
  const [, found] = /"timestamp":(\d{1,16})\b/.exec(text) ?? [];
  return found === undefined ? null : Number(found);
}

/** A moment in epoch ms, such as the one at which a page said that it is about to start a payment. */
export const momentCodec = recordCodec<{ readonly at: number; readonly count?: number }>(
  (moment) => moment,
  readerOf(v.object({ at: InstantSchema })),
);

/** The times at which unreadable records were first met, by key, in epoch ms. */
export const unreadableCodec = recordCodec(
  (since: ReadonlyMap<string, number>) => ({ since: [...since] }),
  readerOf(
    v.pipe(
      v.object({ since: v.array(v.tuple([v.string(), InstantSchema])) }),
      v.transform(({ since }): ReadonlyMap<string, number> => new Map(since)),
    ),
  ),
);

const OnDeviceSchema = v.object({ on_device: v.optional(v.boolean(), false) });

/** A card of My Bookings that was opened, so that its ticket survives a reload. */
export const rowCodec = recordCodec(
  (row: MyBooking) => ({
    _id: row.id,
    title: row.title,
    primary_image: encodePicture(row.picture),
    location: row.place,
    start_date: encodeDate(row.date),
    status: row.status,
    payment_status: row.paymentStatus,
    on_device: row.onDevice,
  }),
  (record) => {
    const row = v.safeParse(bookingRow(storedImageRule), record);
    const place = v.safeParse(OnDeviceSchema, record);
    if (!row.success || !place.success) return null;
    return { ...row.output, onDevice: place.output.on_device };
  },
);

/** A form as typed: its fields alone. */
function formCodec<const Field extends string>(...fields: readonly Field[]) {
  return recordCodec(
    (form: Readonly<Record<Field, string>>) =>
      Object.fromEntries(fields.map((name) => [name, form[name]])),
    readerOf(v.object(v.entriesFromList(fields, v.string()))),
  );
}

/** The contact form as typed, for this session. */
export const contactCodec = formCodec('name', 'email', 'mobile', 'message');

/** The booking form as typed, for this session. */
export const guestCodec = formCodec('fullName', 'email', 'phone');
