import * as v from 'valibot';
import { bookingRow } from '#machines/codec/booking-row.ts';
import {
  AddressSchema,
  AmountSchema,
  BodySchema,
  firstText,
  LineSchema,
  parseEach,
} from '#machines/codec/fields.ts';
import { eventSchema, type ImageRule, tripSchema } from '#machines/codec/item-schema.ts';
import type { Catalogue, Item, ItemKind, RideEvent, Trip } from '#machines/domain/item.ts';
import type { MyBooking } from '#machines/domain/my-bookings.ts';
import type { LocalStatus, PaymentAnswer, ProviderStatus } from '#machines/domain/payment.ts';
import type { ShareSuggestion } from '#machines/domain/share.ts';
import { shownMessage } from '#machines/domain/text.ts';
import { isTransactionId } from '#machines/domain/transaction.ts';
import { serverMessage } from './server-text.ts';

/** The most items of a list that the site takes. */
export const ITEM_LIMIT = 5_000;
/** How many items are read before the page gets its turn. */
const ITEMS_AT_ONCE = 100;

// Arrays pass v.object: an array is never what these answers are.
// A null list of groups is empty; an answer without one is not.
const GroupsSchema = v.object({ data: v.nullable(v.array(v.unknown()), []) });
const TripGroupSchema = v.object({ trips: v.array(v.unknown()) });
const EventGroupSchema = v.object({ events: v.array(v.unknown()) });

/** The trips of `data`'s groups (rule: The calls); null when the answer is no list of groups. */
export async function decodeTrips(
  body: unknown,
  images: ImageRule,
): Promise<Catalogue<Trip> | null> {
  const groups = groupsOf(body);
  if (groups === null) return null;
  const raw = parseEach(TripGroupSchema, groups).flatMap((group) => group.trips);
  return catalogue(raw, tripSchema(images));
}

/** The events, or the trainings, of `data`'s groups; null when the answer is no list of groups. */
export async function decodeEvents(
  body: unknown,
  images: ImageRule,
  isTraining: boolean,
): Promise<Catalogue<RideEvent> | null> {
  const groups = groupsOf(body);
  if (groups === null) return null;
  const raw = parseEach(EventGroupSchema, groups).flatMap((group) => group.events);
  return catalogue(raw, eventSchema(images, isTraining));
}

function groupsOf(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return body;
  const result = v.safeParse(GroupsSchema, body);
  return result.success ? result.output.data : null;
}

async function catalogue<Kind extends Item>(
  raw: readonly unknown[],
  schema: v.GenericSchema<unknown, Kind>,
): Promise<Catalogue<Kind>> {
  const taken = raw.slice(0, ITEM_LIMIT);
  const items: Kind[] = [];
  for (let start = 0; start < taken.length; start += ITEMS_AT_ONCE) {
    if (start > 0) await pause();
    items.push(...parseEach(objectSchema(schema), taken.slice(start, start + ITEMS_AT_ONCE)));
  }
  return { items: withoutRepeats(items), omitted: raw.length - taken.length };
}

// A large catalogue must not keep a slow phone from answering a tap. A timer would be held back in a
// hidden tab, a message is not.
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function objectSchema<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.pipe(BodySchema, schema);
}

/** Each id once: the first one counts. What has no id cannot be told apart and stays. */
function withoutRepeats<Row extends { readonly id: string | null }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => {
    if (id === null) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** What an item call can bring: the item, nothing at all, or an answer that cannot be read. */
export type ItemAnswer = Item | 'missing' | 'unreadable';

/** The item of `data`, or of the answer itself. An answer without its id has the one that was asked for. */
export function decodeItem(
  body: unknown,
  images: ImageRule,
  asked: {
    readonly id: string;
    readonly kind: ItemKind;
    readonly isTraining: boolean;
    readonly isListGuessed?: boolean;
  },
): ItemAnswer {
  const raw = dataOf(body);
  if (typeof raw !== 'object' || Array.isArray(raw)) return 'unreadable';
  const schema = asked.kind === 'trip' ? tripSchema(images) : eventSchema(images, asked.isTraining);
  const result = v.safeParse(schema, raw);
  if (!result.success) return 'missing';
  const item = { ...result.output, id: result.output.id ?? asked.id };
  return item.kind === 'event' && asked.isListGuessed === true
    ? { ...item, isListGuessed: true }
    : item;
}

// `data` counts where there is one; a bare item has none.
function dataOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'data')) return body;
  return Reflect.get(body, 'data');
}

const ShareSchema = v.object({
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  image_url: AddressSchema,
});

/** What the server suggests to share; null when its title or description is no text. */
export function decodeShare(body: unknown, images: ImageRule): ShareSuggestion | null {
  const result = v.safeParse(objectSchema(ShareSchema), dataOf(body));
  if (!result.success) return null;
  const { title, description, image_url } = result.output;
  return {
    title: v.parse(LineSchema, title),
    description: v.parse(LineSchema, description),
    imageUrl: images(image_url),
  };
}

const InitiationSchema = v.object({
  payment_url: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  merchant_transaction_id: v.pipe(
    v.string(),
    v.trim(),
    v.check((id) => isTransactionId(id)),
  ),
});

/** Where to pay for what was booked; null when either is missing. */
export function decodeInitiation(
  body: unknown,
): { readonly paymentUrl: string; readonly transactionId: string } | null {
  const result = v.safeParse(objectSchema(InitiationSchema), body);
  if (!result.success) return null;
  const { payment_url, merchant_transaction_id } = result.output;
  return { paymentUrl: payment_url, transactionId: merchant_transaction_id };
}

// The fields that decide a payment are never guessed: another type makes the answer unreadable.
const StatusTextSchema = v.nullish(v.string(), null);

const LocalStatusSchema = v.pipe(
  BodySchema,
  v.object({
    payment_status: StatusTextSchema,
    order_status: StatusTextSchema,
    amount: AmountSchema,
    user_name: LineSchema,
    user_email: LineSchema,
    user_phone: LineSchema,
  }),
  v.transform(
    (raw): LocalStatus => ({
      paymentStatus: raw.payment_status,
      orderStatus: raw.order_status,
      amount: raw.amount,
      userName: raw.user_name || null,
      userEmail: raw.user_email || null,
      userPhone: raw.user_phone || null,
    }),
  ),
);

const ProviderDataSchema = v.pipe(
  BodySchema,
  v.object({ state: StatusTextSchema, responseCode: StatusTextSchema, transactionId: LineSchema }),
);

const ProviderStatusSchema = v.pipe(
  BodySchema,
  v.object({
    success: v.nullish(v.boolean(), null),
    code: StatusTextSchema,
    message: v.optional(v.unknown()),
    data: v.nullish(ProviderDataSchema, null),
  }),
  v.transform(
    (raw): ProviderStatus => ({
      success: raw.success,
      code: raw.code,
      message: shownMessage(raw.message),
      state: raw.data?.state ?? null,
      responseCode: raw.data?.responseCode ?? null,
      transactionId: raw.data?.transactionId || null,
    }),
  ),
);

const PaymentAnswerSchema = v.pipe(
  BodySchema,
  v.object({
    success: v.boolean(),
    message: v.optional(v.unknown()),
    transactionId: LineSchema,
    transaction_id: LineSchema,
    local_status: v.nullish(LocalStatusSchema, null),
  }),
  v.transform(
    (raw): Omit<PaymentAnswer, 'provider'> => ({
      success: raw.success,
      message: shownMessage(raw.message),
      transactionId: firstText(raw.transactionId, raw.transaction_id) || null,
      local: raw.local_status,
    }),
  ),
);

/**
 * The status of a payment (rule: Status answer); null when it cannot be read: then it is asked again.
 * `provider` names the field `<provider>_status`.
 */
export function decodePaymentAnswer(body: unknown, provider: string): PaymentAnswer | null {
  const answer = v.safeParse(PaymentAnswerSchema, body);
  const status = v.safeParse(
    v.nullish(ProviderStatusSchema, null),
    ownField(body, `${provider}_status`),
  );
  return answer.success && status.success ? { ...answer.output, provider: status.output } : null;
}

function ownField(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? Reflect.get(body, name)
    : undefined;
}

const MyBookingsSchema = v.pipe(
  v.object({
    success: v.literal(true),
    bookings: v.nullish(v.array(v.unknown())),
    data: v.nullish(v.array(v.unknown())),
  }),
  v.check((raw) => raw.bookings !== undefined || raw.data !== undefined),
);

/** The bookings of a phone number; a text is the server's own reason why there are none, null an unreadable answer. */
export function decodeMyBookings(body: unknown, images: ImageRule): MyBooking[] | string | null {
  const result = v.safeParse(MyBookingsSchema, body);
  if (!result.success) return ownField(body, 'success') === false ? serverMessage(body) : null;
  const list = result.output.bookings ?? result.output.data ?? [];
  if (list.length > ITEM_LIMIT) return null;
  return withoutRepeats(parseEach(bookingRow(images), list));
}
