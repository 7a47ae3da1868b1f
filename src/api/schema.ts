import * as v from 'valibot';
import { bookingRow } from '#machines/codec/booking-row.ts';
import { Address, Body, firstText, Line, Money, usable } from '#machines/codec/fields.ts';
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
const Groups = v.object({ data: v.nullable(v.array(v.unknown()), []) });
const TripGroup = v.object({ trips: v.array(v.unknown()) });
const EventGroup = v.object({ events: v.array(v.unknown()) });

/** The trips of `data`'s groups (rule: The calls); null when the answer is no list of groups. */
export async function decodeTrips(
  body: unknown,
  images: ImageRule,
): Promise<Catalogue<Trip> | null> {
  const groups = groupsOf(body);
  if (groups === null) return null;
  const raw = usable(TripGroup, groups).flatMap((group) => group.trips);
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
  const raw = usable(EventGroup, groups).flatMap((group) => group.events);
  return catalogue(raw, eventSchema(images, isTraining));
}

function groupsOf(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return body;
  const result = v.safeParse(Groups, body);
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
    items.push(...usable(object(schema), taken.slice(start, start + ITEMS_AT_ONCE)));
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

function object<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.pipe(Body, schema);
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
  const raw = unwrapped(body);
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
function unwrapped(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'data')) return body;
  return Reflect.get(body, 'data');
}

const Suggestion = v.object({
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  image_url: Address,
});

/** What the server suggests to share; null when its title or description is no text. */
export function decodeShare(body: unknown, images: ImageRule): ShareSuggestion | null {
  const result = v.safeParse(object(Suggestion), unwrapped(body));
  if (!result.success) return null;
  const { title, description, image_url } = result.output;
  return {
    title: v.parse(Line, title),
    description: v.parse(Line, description),
    imageUrl: images(image_url),
  };
}

const Initiation = v.object({
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
  const result = v.safeParse(object(Initiation), body);
  if (!result.success) return null;
  const { payment_url, merchant_transaction_id } = result.output;
  return { paymentUrl: payment_url, transactionId: merchant_transaction_id };
}

// The fields that decide a payment are never guessed: another type makes the answer unreadable.
const Word = v.nullish(v.string(), null);

const Local = v.pipe(
  Body,
  v.object({
    payment_status: Word,
    order_status: Word,
    amount: Money,
    user_name: Line,
    user_email: Line,
    user_phone: Line,
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

const ProviderData = v.pipe(
  Body,
  v.object({ state: Word, responseCode: Word, transactionId: Line }),
);

const Provider = v.pipe(
  Body,
  v.object({
    success: v.nullish(v.boolean(), null),
    code: Word,
    message: v.optional(v.unknown()),
    data: v.nullish(ProviderData, null),
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

const Answer = v.pipe(
  Body,
  v.object({
    success: v.boolean(),
    message: v.optional(v.unknown()),
    transactionId: Line,
    transaction_id: Line,
    local_status: v.nullish(Local, null),
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
  const answer = v.safeParse(Answer, body);
  const status = v.safeParse(v.nullish(Provider, null), ownField(body, `${provider}_status`));
  return answer.success && status.success ? { ...answer.output, provider: status.output } : null;
}

function ownField(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? Reflect.get(body, name)
    : undefined;
}

const Found = v.pipe(
  v.object({
    success: v.literal(true),
    bookings: v.nullish(v.array(v.unknown())),
    data: v.nullish(v.array(v.unknown())),
  }),
  v.check((raw) => raw.bookings !== undefined || raw.data !== undefined),
);

/** The bookings of a phone number; a text is the server's own reason why there are none, null an unreadable answer. */
export function decodeMyBookings(body: unknown, images: ImageRule): MyBooking[] | string | null {
  const result = v.safeParse(Found, body);
  if (!result.success) return ownField(body, 'success') === false ? serverMessage(body) : null;
  const list = result.output.bookings ?? result.output.data ?? [];
  if (list.length > ITEM_LIMIT) return null;
  return withoutRepeats(usable(bookingRow(images), list));
}
