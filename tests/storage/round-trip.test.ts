import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Booking,
  type BookingDraft,
  draftOf,
  type PaymentPayload,
  type PendingBooking,
  type Person,
  UNKNOWN_PERSON,
} from '#machines/domain/booking.ts';
import type { CalendarDate } from '#machines/domain/calendar.ts';
import type { ContactMessage } from '#machines/domain/contact-form.ts';
import type { Guest } from '#machines/domain/guest.ts';
import type { Item, ItemPrice, Picture } from '#machines/domain/item.ts';
import { MAX_RUPEES } from '#machines/domain/money.ts';
import type { MyBooking } from '#machines/domain/my-bookings.ts';
import type { PaymentRecord } from '#machines/domain/payment-records.ts';
import type { TicketLine } from '#machines/domain/selection.ts';
import { plainLine } from '#machines/domain/text.ts';
import { draftState } from '../../src/storage/draft-state.ts';
import {
  bookingFromState,
  bookingState,
  decodeBooking,
  decodeContact,
  decodeGuest,
  decodePaymentRecord,
  decodePending,
  decodeRow,
  draftFromState,
  encodeBooking,
  encodeContact,
  encodeGuest,
  encodePaymentRecord,
  encodePending,
  encodeRow,
} from '../../src/storage/records.ts';
import { anyText } from '../domain/any-text.ts';
import { checkProperty, LIMIT_MS } from '../fixtures/properties.ts';

// What the wire and the forms let in, and so what a record may have to bring back.

/** The longest line that is taken from a server, in characters. */
const LONGEST_LINE = 500;
/** The most lines and options of one booking. */
const MOST_LINES = 20;

/** A line as `plainLine` hands it to a record: without control characters, no longer than LONGEST_LINE. */
const line = fc
  .oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: anyText(60) },
    { weight: 1, arbitrary: anyText(LONGEST_LINE) },
    fc.constantFrom(
      '',
      'null',
      '__proto__',
      'constructor',
      '"}{',
      '\u2028',
      '🏍️👨‍👩‍👧',
      '\ud83c',
      'अ'.repeat(500),
    ),
  )
  .map((text) => plainLine(text.slice(0, LONGEST_LINE)));
/** What somebody typed, as it was typed. */
const typed = fc.oneof(anyText(60), fc.string({ unit: 'binary', maxLength: 200 }));
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const instant = fc.integer({ min: 0, max: 253_402_300_799_999 });
/** A price in paise, to the limit of what is taken from a server. */
const price = fc.oneof(
  fc.integer({ min: 0, max: 100 * MAX_RUPEES }),
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.constantFrom(0, 1, 99, 100, 101, 1_599_900, 100 * MAX_RUPEES - 1, 100 * MAX_RUPEES),
);

const date: fc.Arbitrary<CalendarDate | null> = fc.option(
  fc.tuple(fc.integer({ min: 0, max: 36_000 }), fc.boolean()).map(([days, isDay]) => {
    // noon in India, so that the day is the same whichever way it is told
    const at = Date.UTC(2000, 0, 1, 6, 30) + days * 86_400_000;
    return { day: new Date(at).toISOString().slice(0, 10), at: isDay ? null : at };
  }),
);

const address = fc
  .webUrl({ validSchemes: ['https'], withQueryParameters: true })
  .map((url) => new URL(url).href);
const picture: fc.Arbitrary<Picture | null> = fc.option(
  fc.record({ url: address, thumbnailUrl: fc.option(address) }),
);

const itemPrice: fc.Arbitrary<ItemPrice> = fc.oneof(
  fc.constant({ kind: 'contact' } as const),
  fc.constant({ kind: 'missing' } as const),
  price.map((amount) => ({ kind: 'amount', price: amount, oldPrice: null, discount: 0 }) as const),
);

const common = {
  id,
  title: line.filter((title) => title !== ''),
  organiser: line,
  price: itemPrice,
  picture,
  start: date,
  end: date,
  place: line,
  description: line,
  inclusions: fc.constant([]),
  exclusions: fc.constant([]),
  tags: fc.constant([]),
  category: line,
  bookingTypes: fc.constant([]),
  meetupTime: line,
  availableSeats: fc.option(fc.integer({ min: 0, max: 10_000 })),
};

const item: fc.Arbitrary<Item> = fc.oneof(
  fc.record({
    ...common,
    kind: fc.constant('trip' as const),
    duration: line,
    terrain: line,
    itinerary: fc.constant([]),
    startLocation: line,
    endLocation: line,
    totalSeats: fc.option(fc.integer({ min: 0, max: 10_000 })),
  }),
  fc.record({
    ...common,
    kind: fc.constant('event' as const),
    isTraining: fc.boolean(),
    level: line,
    isMultipleDays: fc.boolean(),
    timings: line,
  }),
);

/** A free, a full-price or a reduced ticket, one or many. */
const ticketLine: fc.Arbitrary<TicketLine> = fc
  .record({
    id: fc.oneof(
      id,
      line.filter((text) => text !== ''),
    ),
    name: line,
    description: line,
    prices: fc.oneof(
      fc.constant([0, 0] as const),
      price.map((amount) => [amount, amount] as const),
      fc.tuple(price, price).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
    ),
    discount: fc.integer({ min: 0, max: 100 }),
    quantity: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ prices: [now, old], ...rest }) => ({ ...rest, price: now, oldPrice: old }));

/** A selection whose total can be paid. */
const draft: fc.Arbitrary<BookingDraft> = fc
  .tuple(item, fc.array(ticketLine, { minLength: 1, maxLength: MOST_LINES }))
  .map(([chosen, lines]) => draftOf(chosen, lines))
  .filter(({ total }) => total <= 100 * MAX_RUPEES);

const person: fc.Arbitrary<Person> = fc.record({ name: line, email: line, phone: line });
const guest: fc.Arbitrary<Guest> = fc.record({ fullName: line, email: line, phone: line });

const pending: fc.Arbitrary<PendingBooking> = fc
  .record({ transactionId: id, draft, guest, initiatedAt: instant, user: person, path: address })
  .map(({ user, path, ...rest }) => {
    const payload: PaymentPayload = {
      bookingType: rest.draft.kind,
      itemId: rest.draft.item.id ?? '',
      priceToBePaid: rest.draft.total,
      seats: rest.draft.lines.map(({ quantity }) => ({ quantity })),
      user,
      callbackUrl: path,
      redirectUrl: path,
    };
    return { ...rest, payload };
  });

const booking: fc.Arbitrary<Booking> = fc
  .record({
    id,
    transactionId: id,
    paymentId: fc.option(line),
    bookedAt: fc.option(instant),
    draft: fc.option(draft),
    amountPaid: fc.option(price),
    person,
    summary: fc.record({ title: line, organiser: line, picture, place: line, date }),
  })
  .map(({ draft: chosen, ...rest }) => ({
    ...rest,
    status: 'confirmed',
    paymentStatus: 'success',
    total: chosen?.total ?? null,
    item: chosen?.item ?? null,
    kind: chosen?.kind ?? null,
    lines: chosen?.lines ?? [],
  }));

const stripped = {
  lastCheckedAt: fc.option(instant),
  answeredAt: fc.option(instant),
  strippedAt: fc.option(instant),
};

const entry: fc.Arbitrary<PaymentRecord> = fc.oneof(
  fc.record({
    ...stripped,
    pending,
    state: fc.constant('initiated' as const),
    settledAt: fc.constant(null),
    isAcknowledged: fc.constant(false),
    booking: fc.constant(null),
  }),
  fc.record({
    ...stripped,
    pending,
    state: fc.constant('declined' as const),
    settledAt: instant,
    isAcknowledged: fc.constant(false),
    booking: fc.constant(null),
  }),
  fc.record({
    ...stripped,
    pending,
    state: fc.constant('paid' as const),
    settledAt: instant,
    isAcknowledged: fc.boolean(),
    booking: fc.option(booking),
  }),
);

/** A row without a title is none: the wire drops it. */
const row: fc.Arbitrary<MyBooking> = fc
  .record({
    id: fc.option(id),
    title: line,
    picture,
    place: line,
    date,
    status: line,
    paymentStatus: line,
    onDevice: fc.boolean(),
  })
  .filter(({ title }) => title !== '');

// What recovery needs of each record: what a rider is told, what is asked of the server, what is paid.

const neededOfItem = (of: Item) => ({
  id: of.id,
  kind: of.kind,
  title: of.title,
  start: of.start,
  end: of.end,
  place: of.place,
  picture: of.picture,
  organiser: of.organiser,
});

const neededOfLine = ({ id: lineId, name, price: now, oldPrice, quantity }: TicketLine) => ({
  ...{ id: lineId, name, price: now, oldPrice, quantity },
});

const neededOfDraft = ({ item: of, kind, lines, total }: BookingDraft) => ({
  item: neededOfItem(of),
  kind,
  lines: lines.map(neededOfLine),
  total,
});

const neededOfPending = (of: PendingBooking) => ({
  transactionId: of.transactionId,
  draft: neededOfDraft(of.draft),
  guest: of.guest,
  initiatedAt: of.initiatedAt,
  payload: of.payload,
});

const neededOfBooking = (of: Booking) => ({
  id: of.id,
  transactionId: of.transactionId,
  paymentId: of.paymentId,
  status: of.status,
  paymentStatus: of.paymentStatus,
  bookedAt: of.bookedAt,
  total: of.total,
  amountPaid: of.amountPaid,
  item: of.item === null ? null : neededOfItem(of.item),
  kind: of.kind,
  lines: of.lines.map(neededOfLine),
  person: of.person,
  summary: of.summary,
});

const neededOfEntry = (of: PaymentRecord) => ({
  pending: neededOfPending(of.pending),
  state: of.state,
  lastCheckedAt: of.lastCheckedAt,
  answeredAt: of.answeredAt,
  settledAt: of.settledAt,
  strippedAt: of.strippedAt,
  isAcknowledged: of.isAcknowledged,
  booking: of.booking === null ? null : neededOfBooking(of.booking),
});

/** What is needed of a record that came back; null where none did. */
const back = <Stored, Needed>(of: Stored | null, needed: (of: Stored) => Needed): Needed | null =>
  of === null ? null : needed(of);

/** What storage and the navigation state do to a value: a text comes back unit by unit, a state as a copy. */
const carried = (state: unknown): unknown => structuredClone(state);

describe('what was written before leaving comes back with all that recovery needs', () => {
  const property = <Value>(
    name: string,
    of: fc.Arbitrary<Value>,
    roundTrip: (value: Value) => [unknown, unknown],
    inputs = 150,
  ) =>
    test(
      name,
      () => {
        checkProperty(
          fc.property(of, (value) => {
            const [came, needed] = roundTrip(value);
            expect(came).toEqual(needed);
          }),
          inputs,
        );
      },
      LIMIT_MS,
    );

  property('a pending booking', pending, (value) => [
    back(decodePending(encodePending(value)), neededOfPending),
    neededOfPending(value),
  ]);

  property('a payment in the ledger, open, declined or paid', entry, (value) => [
    back(decodePaymentRecord(encodePaymentRecord(value)), neededOfEntry),
    neededOfEntry(value),
  ]);

  property('a confirmed booking', booking, (value) => [
    back(decodeBooking(encodeBooking(value)), neededOfBooking),
    neededOfBooking(value),
  ]);

  property('a booking in the navigation state', booking, (value) => [
    back(bookingFromState(carried(bookingState(value))), neededOfBooking),
    // the person stays on the device: the browser keeps its history for ever
    neededOfBooking({ ...value, person: UNKNOWN_PERSON }),
  ]);

  property('a selection in the navigation state', draft, (value) => [
    back(draftFromState(carried(draftState(value))), neededOfDraft),
    neededOfDraft(value),
  ]);

  property('a card of My Bookings that was opened', row, (value) => [
    decodeRow(encodeRow(value)),
    value,
  ]);

  property(
    'a booking form, letter by letter',
    fc.record({ fullName: typed, email: typed, phone: typed }),
    (value) => [decodeGuest(encodeGuest(value)), value],
  );

  property(
    'a message, letter by letter',
    fc.record({
      name: typed,
      email: typed,
      mobile: typed,
      message: typed,
    }) as fc.Arbitrary<ContactMessage>,
    (value) => [decodeContact(encodeContact(value)), value],
  );
});
