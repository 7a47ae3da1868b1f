import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '#machines/assert-defined.ts';
import { LocationSchema } from '#machines/codec/fields.ts';
import { isWithinLimit } from '#machines/domain/booking/amount.ts';
import {
  type Booking,
  type BookingDraft,
  draftOf,
  type PaymentPayload,
  type PendingBooking,
  paymentPayload,
} from '#machines/domain/booking/booking.ts';
import type { MyBooking } from '#machines/domain/booking/my-bookings.ts';
import type { TicketLine } from '#machines/domain/booking/selection.ts';
import type { CalendarDate } from '#machines/domain/calendar/calendar.ts';
import {
  amountWithOldPrice,
  type Item,
  type ItemPrice,
  type Picture,
} from '#machines/domain/catalogue/item.ts';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';
import { listsOf } from '#machines/domain/catalogue/lists.ts';
import { PRICE_RUPEES_LIMIT, RUPEES_LIMIT } from '#machines/domain/payment/money.ts';
import type { PaymentRecord, PaymentState } from '#machines/domain/payment/payment-records.ts';
import type { ContactMessage } from '#machines/domain/person/contact-message.ts';
import type { Guest } from '#machines/domain/person/guest.ts';
import { type Person, UNKNOWN_PERSON } from '#machines/domain/person/person.ts';
import { plainLine, plainText } from '#machines/domain/text/text.ts';
import { createBookingStorage } from '../../src/storage/booking-storage.ts';
import { draftFromState, encodeDraft } from '../../src/storage/draft-state.ts';
import type { RecordCodec } from '../../src/storage/record-codec.ts';
import { timestampIn } from '../../src/storage/record-text.ts';
import {
  bookingCodec,
  bookingFromState,
  bookingState,
  contactCodec,
  guestCodec,
  paymentRecordCodec,
  pendingCodec,
  rowCodec,
  unreadableCodec,
} from '../../src/storage/records.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { anyText } from '../fixtures/any-text.ts';
import { addresses } from '../fixtures/bookings.ts';
import { charges } from '../fixtures/charges.ts';
import { checkProperty } from '../fixtures/properties.ts';
import { FakeStorage } from '../fixtures/storage.ts';
import stored from '../fixtures/stored-records.json' with { type: 'json' };

/** A value with a place for each of its fields, optional ones too: the compiler asks for a field that is new. The generation is stamped on the text of a record. */
type Whole<Value> = {
  readonly [Name in keyof Required<Omit<Value, 'generation'>>]: Value[Name & keyof Value];
};

// What the wire and the forms let in, and so what a record may have to bring back.

/** The longest line that is taken from a server, in characters. */
const LINE_LIMIT = 500;
/** The most lines and options of one booking. */
const LINE_COUNT_LIMIT = 20;
/** The part of a ticket's description that is stored, in characters. */
const DESCRIPTION_LIMIT = 300;

/** A line as `plainLine` hands it to a record: without control characters, no longer than LINE_LIMIT. */
const line = fc
  .oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: anyText(60) },
    { weight: 1, arbitrary: anyText(LINE_LIMIT) },
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
  .map((text) => plainLine(text.slice(0, LINE_LIMIT)));
/** A text of several lines as `plainText` hands it on, often longer than what is stored of it. */
const text = fc
  .oneof(
    { weight: 4, arbitrary: line },
    { weight: 2, arbitrary: anyText(2 * DESCRIPTION_LIMIT) },
    { weight: 1, arbitrary: fc.constantFrom(`${'a'.repeat(299)}🏍️`, `${'b\n'.repeat(400)}c`) },
  )
  .map((many) => plainText(many));
/** A text as somebody typed it. */
const typed = fc.oneof(anyText(60), fc.string({ unit: 'binary', maxLength: 200 }));
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const transactionId = fc.stringMatching(/^[!-~]{3,128}$/);
const instant = fc.integer({ min: 0, max: 253_402_300_799_999 });
/** A price in paise, to the limit of what is taken from a server. */
const price = fc.oneof(
  fc.integer({ min: 0, max: 100 * RUPEES_LIMIT }),
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.constantFrom(0, 1, 99, 100, 101, 1_599_900, 100 * RUPEES_LIMIT - 1, 100 * RUPEES_LIMIT),
);

const date: fc.Arbitrary<CalendarDate | null> = fc.option(
  fc.tuple(fc.integer({ min: 0, max: 36_000 }), fc.boolean()).map(([days, isDay]) => {
    // noon in India, so that the day is the same whichever way it is written
    const at = Date.UTC(2000, 0, 1, 6, 30) + days * 86_400_000;
    return { day: new Date(at).toISOString().slice(0, 10), at: isDay ? null : at };
  }),
);

const address = fc
  .webUrl({ validSchemes: ['https'], withQueryParameters: true })
  .map((url) => new URL(url).href);
const picture: fc.Arbitrary<Picture | null> = fc.option(
  fc.record({ url: address, thumbnailUrl: address }),
);

/** A price of an item, to the most that is taken for one. */
const itemAmount = fc.oneof(
  fc.integer({ min: 0, max: 100 * PRICE_RUPEES_LIMIT }),
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.constantFrom(0, 1, 99, 100, 1_599_900, 100 * PRICE_RUPEES_LIMIT),
);

/** A price to be asked for, a missing one, and amounts with and without something taken off. */
const itemPrice: fc.Arbitrary<ItemPrice> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ kind: 'contact' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'missing' } as const) },
  { weight: 2, arbitrary: itemAmount.map((amount) => amountWithOldPrice(amount, null)) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(itemAmount, itemAmount)
      .map(([one, other]) => amountWithOldPrice(Math.min(one, other), Math.max(one, other))),
  },
);

/** A location as it is read, where the text of a JSON value is that value. */
const location = line.map((text) => v.parse(LocationSchema, text));

const lineList = fc.array(line, { maxLength: 3 });

const common = {
  id,
  title: line.filter((title) => title !== ''),
  organiser: line,
  price: itemPrice,
  picture,
  start: date,
  end: date,
  location,
  description: text,
  inclusions: lineList,
  exclusions: lineList,
  tags: lineList,
  category: line,
  bookingTypes: fc.array(fc.record({ id, name: line, description: text, price: itemPrice }), {
    maxLength: 3,
  }),
  meetupTime: line,
  availableSeats: fc.option(fc.integer({ min: 0, max: 10_000 })),
  totalSeats: fc.option(fc.integer({ min: 0, max: 10_000 })),
};

const trip = fc.record({
  ...common,
  kind: fc.constant('trip' as const),
  list: fc.constantFrom(...listsOf('trip')),
  duration: line,
  terrain: line,
  itinerary: fc.array(
    fc.record({
      dayNumber: fc.integer({ min: 1, max: 20 }),
      title: line,
      description: text,
      locations: lineList,
      activities: lineList,
    }),
    { maxLength: 3 },
  ),
  startLocation: location,
  endLocation: location,
});

const event = fc.record(
  {
    ...common,
    kind: fc.constant('event' as const),
    list: fc.constantFrom(...listsOf('event')),
    isListGuessed: fc.constant(true as const),
    level: line,
    isMultipleDays: fc.boolean(),
    timings: line,
  },
  {
    requiredKeys: [
      ...(Object.keys(common) as (keyof typeof common)[]),
      ...(['kind', 'list', 'level', 'isMultipleDays', 'timings'] as const),
    ],
  },
);

/** The items of each kind, with every field that it has. */
const items: Readonly<Record<ItemKind, fc.Arbitrary<Item>>> = { trip, event };

const item: fc.Arbitrary<Item> = fc.oneof(...Object.values(items));

/** A free, a full-price or a reduced ticket, one or many. */
const ticketLine: fc.Arbitrary<TicketLine> = fc
  .record({
    id: fc.oneof(
      id,
      line.filter((word) => word !== ''),
    ),
    name: line,
    description: text,
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
const draft: fc.Arbitrary<Whole<BookingDraft>> = fc
  .tuple(
    item,
    fc.array(ticketLine, { minLength: 1, maxLength: LINE_COUNT_LIMIT }),
    charges,
    fc.option(fc.record({ at: instant, uptime: fc.nat(), load: line }), { nil: undefined }),
  )
  // with the long texts of the item: the codec itself must leave them out
  .map(([chosen, lines, charge, priced]) => ({
    ...charge,
    ...draftOf(chosen, lines),
    item: chosen,
    priced,
  }))
  .filter(isWithinLimit);

const person: fc.Arbitrary<Whole<Person>> = fc.record({ name: line, email: line, phone: line });
const guest: fc.Arbitrary<Whole<Guest>> = fc.record({ fullName: line, email: line, phone: line });
const typedGuest: fc.Arbitrary<Whole<Guest>> = fc.record({
  fullName: typed,
  email: typed,
  phone: typed,
});
const typedContact: fc.Arbitrary<Whole<ContactMessage>> = fc.record({
  name: typed,
  email: typed,
  mobile: typed,
  message: typed,
});

const pending: fc.Arbitrary<Whole<PendingBooking>> = fc
  .record({ transactionId, draft, guest, initiatedAt: instant, user: person, path: address })
  .map(({ user, path, ...rest }) => {
    const payload: PaymentPayload = {
      ...assertDefined(paymentPayload(rest.draft, rest.guest, addresses), 'payload'),
      seats: rest.draft.lines.map(({ quantity }) => ({ quantity })),
      user,
      callbackUrl: path,
      redirectUrl: path,
    };
    return { ...rest, payload };
  });

const booking: fc.Arbitrary<Whole<Booking>> = fc
  .record({
    id: transactionId,
    transactionId,
    paymentId: fc.option(line),
    status: line,
    paymentStatus: line,
    isCalledOff: fc.option(fc.boolean(), { nil: undefined }),
    bookedAt: fc.option(instant),
    draft: fc.option(draft),
    total: fc.option(price),
    amountPaid: fc.option(price),
    person,
    summary: fc.record({ title: line, organiser: line, picture, location, date }),
  })
  .map(({ draft: chosen, ...rest }) => ({
    ...rest,
    item: chosen?.item ?? null,
    kind: chosen?.kind ?? null,
    lines: chosen?.lines ?? [],
  }));

const recordFields = {
  lastCheckedAt: fc.option(instant),
  strippedAt: fc.option(instant),
  pending: fc.oneof(
    pending,
    // a payment whose record was damaged
    fc.record({
      transactionId,
      initiatedAt: instant,
      draft: fc.constant(null),
      itemId: fc.option(id),
    }),
  ),
};
/** The booking of a paid record; it names the record's own transaction. */
const ofPayment = ({ booking, pending }: Pick<PaymentRecord, 'booking' | 'pending'>) =>
  booking && { ...booking, transactionId: pending.transactionId };
const unpaid = { ...recordFields, isAcknowledged: fc.constant(false), booking: fc.constant(null) };

/** The records of each state, with all that one in this state may hold. */
const entries: Readonly<Record<PaymentState, fc.Arbitrary<PaymentRecord>>> = {
  initiated: fc.record({
    ...unpaid,
    state: fc.constant('initiated'),
    settledAt: fc.constant(null),
  }),
  declined: fc.record({ ...unpaid, state: fc.constant('declined'), settledAt: instant }),
  paid: fc
    .record({
      ...recordFields,
      state: fc.constant('paid' as const),
      settledAt: instant,
      isAcknowledged: fc.boolean(),
      booking: fc.option(booking),
    })
    .map((record) => ({ ...record, booking: ofPayment(record) })),
};

const entry: fc.Arbitrary<PaymentRecord> = fc.oneof(...Object.values(entries));

/** A row without a title is none: the wire drops it. */
const row: fc.Arbitrary<Whole<MyBooking>> = fc
  .record({
    id: fc.option(transactionId),
    title: line,
    picture,
    location,
    date,
    status: line,
    paymentStatus: line,
    isCalledOff: fc.option(fc.boolean(), { nil: undefined }),
    onDevice: fc.boolean(),
  })
  .filter(({ title }) => title !== '');

// Everything comes back as it was, but for what is named here.

/** An item as it comes back. */
function storedItem(of: Item): Item {
  // What neither a confirmation nor a ticket shows is not stored: the page of the item has it.
  const unshown = {
    ...{ description: '', inclusions: [], exclusions: [] },
    ...{ tags: [], category: '', bookingTypes: [] },
  };
  if (of.kind === 'trip') return { ...of, ...unshown, itinerary: [] };
  // How this visit learnt which list an event is of says nothing of what was booked.
  const { isListGuessed: _, ...event } = of;
  return { ...event, ...unshown };
}

/** A line as it comes back from storage, where two copies of up to 200 lines must fit. */
const storedLine = (of: TicketLine): TicketLine => ({
  ...of,
  description: plainText(of.description.slice(0, DESCRIPTION_LIMIT)),
});

/** A draft as the navigation state brings it back, with whole descriptions. */
const carriedDraft = (of: BookingDraft): BookingDraft => ({ ...of, item: storedItem(of.item) });

const storedPending = (of: PendingBooking): PendingBooking => ({
  ...of,
  draft: { ...carriedDraft(of.draft), lines: of.draft.lines.map(storedLine) },
});

const storedBooking = (of: Booking): Booking => ({
  ...of,
  item: of.item === null ? null : storedItem(of.item),
  lines: of.lines.map(storedLine),
});

const storedEntry = (of: PaymentRecord): PaymentRecord => ({
  ...of,
  pending: of.pending.draft === null ? of.pending : storedPending(of.pending),
  booking: of.booking === null ? null : storedBooking(of.booking),
});

/** A value as the navigation state brings it back, as a copy. */
const carried = (state: unknown): unknown => structuredClone(state);

describe('the text that devices hold of', () => {
  const unchanged = <Value>(name: string, record: object, codec: RecordCodec<Value>) =>
    test(`${name} is read and written again with all that it holds`, () => {
      const value = assertDefined(codec.decode(JSON.stringify(record)), name);
      const text = codec.encode(value);
      // a field that the device does not hold yet may be written beside these
      expect(JSON.parse(text)).toMatchObject(record);
      expect(codec.decode(text)).toEqual(value);
    });

  unchanged('a pending booking', stored.pendingBooking, pendingCodec);
  unchanged('a paid payment and its booking', stored.payment, paymentRecordCodec);
  unchanged('a damaged payment', stored.damagedPayment, paymentRecordCodec);
  unchanged('a card that was opened', stored.openedBooking, rowCodec);
  unchanged('a booking form', stored.guestDraft, guestCodec);
  unchanged('a contact form', stored.contactDraft, contactCodec);
  unchanged('the times of unreadable records', stored.unreadableSince, unreadableCodec);
});

describe('what was written comes back whole, but for what is left out by name', () => {
  const property = <Value>(
    name: string,
    of: fc.Arbitrary<Value>,
    roundTrip: (value: Value) => [unknown, unknown],
    inputs = 150,
  ) =>
    test(name, () => {
      checkProperty(
        fc.property(of, (value) => {
          const [came, stored] = roundTrip(value);
          expect(came).toEqual(stored);
        }),
        inputs,
      );
    });

  property('a pending booking', pending, (value) => [
    pendingCodec.decode(pendingCodec.encode(value)),
    storedPending(value),
  ]);

  property('a payment in the ledger, open, declined or paid', entry, (value) => [
    paymentRecordCodec.decode(paymentRecordCodec.encode(value)),
    storedEntry(value),
  ]);

  property('a confirmed booking', booking, (value) => [
    bookingCodec.decode(bookingCodec.encode(value)),
    storedBooking(value),
  ]);

  property('a booking in the navigation state', booking, (value) => [
    bookingFromState(carried(bookingState(value))),
    // the person stays on the device: the browser stores its history for ever
    { ...storedBooking(value), person: UNKNOWN_PERSON },
  ]);

  property('a selection in the navigation state', draft, (value) => [
    draftFromState(carried(encodeDraft(value))),
    carriedDraft(value),
  ]);

  property(
    'when records that cannot be read were met, whatever their keys',
    fc.array(fc.record({ key: fc.oneof(id, typed), textLength: fc.nat(), firstSeenAt: instant })),
    (texts) => [unreadableCodec.decode(unreadableCodec.encode(texts)), texts],
  );

  property(
    'when everything was forgotten: what another tab started before is gone, what it starts since is not, whatever the clock says',
    fc.tuple(pending, fc.integer({ min: -1e12, max: 1e12 })),
    ([started, later]) => {
      const at = Math.max(0, started.initiatedAt + later);
      const local = new FakeStorage();
      const tab = () => {
        const session = new FakeStorage();
        return createBookingStorage({
          local: createSafeStorage(() => local),
          session: createSafeStorage(() => session),
          clock: () => at,
          newId: () => 'page',
          openChannel: () => null,
        });
      };
      const other = tab();
      other.storePending(started);
      tab().forgetAll();
      const before = other.pendingOf(started.transactionId);
      const generation = other.generation();
      other.storePending({ ...started, generation });
      return [
        [before, other.pendingOf(started.transactionId)],
        [null, { ...storedPending(started), generation }],
      ];
    },
    50,
  );

  property(
    'when a payment was started or a ride booked, in the text itself, even where its end is lost',
    fc.tuple(entry, pending, booking),
    ([record, begun, booked]) => [
      [
        paymentRecordCodec.encode(record),
        pendingCodec.encode(begun),
        bookingCodec.encode(booked),
      ].map((whole) => timestampIn(whole.slice(0, whole.length - 2))),
      [record.pending.initiatedAt, begun.initiatedAt, booked.bookedAt],
    ],
  );

  property('a card of My Bookings that was opened', row, (value) => [
    rowCodec.decode(rowCodec.encode(value)),
    value,
  ]);

  property(
    'a booking form, letter by letter',
    fc.record({ form: typedGuest, typedAt: fc.option(instant) }),
    (value) => [guestCodec.decode(guestCodec.encode(value)), value],
  );

  property(
    'a message, letter by letter',
    fc.record({ form: typedContact, typedAt: fc.option(instant) }),
    (value) => [contactCodec.decode(contactCodec.encode(value)), value],
  );
});
