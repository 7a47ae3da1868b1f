import { describe, expect, test } from 'vitest';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import { confirmedBooking, type PendingBooking } from '#machines/domain/booking/booking.ts';
import {
  bookingFromRow,
  type MyBooking,
  UNNAMED_BOOKING,
} from '#machines/domain/booking/my-bookings.ts';
import { amountOff, type Item, type ItemPrice } from '#machines/domain/catalogue/item.ts';
import { newPaymentRecord, withSettlement } from '#machines/domain/payment/payment-records.ts';
import { UNKNOWN_PERSON } from '#machines/domain/person/person.ts';
import { draftFromState, encodeDraft } from '../../src/storage/draft-state.ts';
import { LAST_MOMENT } from '../../src/storage/record-fields.ts';
import { isNewerRecord, timestampIn } from '../../src/storage/record-text.ts';
import {
  bookingCodec,
  bookingFromState,
  bookingState,
  contactCodec,
  encodeBooking,
  guestCodec,
  paymentRecordCodec,
  pendingCodec,
  rowCodec,
} from '../../src/storage/records.ts';
import { exampleGuest, examplePending, NOW } from '../fixtures/bookings.ts';
import { exampleDraft, exampleTrip } from '../fixtures/items.ts';
import { paidAnswer } from '../fixtures/payment-answers.ts';
import { createFakeServices } from '../fixtures/services.ts';

const picture = {
  url: 'https://cdn.example.com/a.svg',
  thumbnailUrl: 'https://cdn.example.com/a.avif',
};
const remoteTrip: Item = {
  ...exampleTrip,
  picture,
  start: { day: '2027-06-12', at: Date.parse('2027-06-12T06:30:00+05:30') },
  bookingTypes: [
    {
      id: 'own',
      name: 'Own bike',
      description: 'Two\nlines',
      price: amountOff(3_499_900, 12.5),
    },
    { id: 'ask', name: 'Charter', description: '', price: { kind: 'contact' } },
    { id: 'plain', name: 'Plain', description: '', price: { kind: 'missing' } },
  ],
};
const pending = examplePending('T1', exampleDraft({ own: 2, club: 1 }, remoteTrip));
const booking = confirmedBooking({
  transactionId: 'T1',
  pending,
  answer: paidAnswer,
  bookedAt: NOW,
});

const row: MyBooking = {
  id: 'b1',
  title: 'Leh',
  picture,
  location: 'Manali',
  date: { day: '2027-06-12', at: null },
  status: 'confirmed',
  paymentStatus: '',
  onDevice: false,
};

/** A navigation state as the browser brings it back. */
const carried = (state: unknown): unknown => structuredClone(state);
const withField = (text: string, field: string, value: unknown) =>
  JSON.stringify({ ...JSON.parse(text), [field]: value });

test('a picture that is its own thumbnail is stored once', () => {
  const ownPicture = { url: picture.url, thumbnailUrl: picture.url };
  const text = rowCodec.encode({ ...row, picture: ownPicture });
  expect(text.split(picture.url)).toHaveLength(2);
  expect(rowCodec.decode(text)?.picture).toEqual(ownPicture);
});

test('a card without a title is stored as one, and has the name of a booking without one', () => {
  expect(rowCodec.decode(rowCodec.encode({ ...row, title: '' }))).toEqual({
    ...row,
    title: UNNAMED_BOOKING,
  });
});

test('a card without an id is stored by its title', () => {
  expect(rowCodec.decode(rowCodec.encode({ ...row, id: null }))).toEqual({ ...row, id: null });
});

describe('a draft travels in the navigation state', () => {
  const amount = (price: number, oldPrice: number | null, discount: number): ItemPrice => ({
    kind: 'amount',
    price,
    oldPrice,
    discount,
  });
  test('in the shape of the specification, amounts in rupees', () => {
    expect(encodeDraft(exampleDraft({ own: 2 }, remoteTrip))).toMatchObject({
      itemType: 'trip',
      totalAmount: 61_598.24,
      selectedItems: [
        {
          id: 'own',
          name: 'Bring your own bike',
          price: 30_799.12,
          oldPrice: 34_999,
          discount: 12,
          quantity: 2,
        },
      ],
      itemData: {
        _id: 'manali-leh',
        name: 'Manali to Leh High Pass Expedition',
        organized_by: 'High Pass Riders',
        starting_market_price: 34_999,
        discount_starts: 12,
        primary_image: { link_url: 'https://cdn.example.com/a.svg' },
        start_date: '2027-06-12T01:00:00.000Z',
        end_date: '2027-06-20',
      },
    });
  });

  const state = encodeDraft(exampleDraft({ own: 1, club: 1 }, remoteTrip));
  const [own, club] = state.selectedItems as object[];
  test.each<[string, object, object]>([
    ['_id for id', { id: undefined, _id: 'own' }, { id: 'own' }],
    ['neither id', { id: undefined }, { id: '' }],
    ['no old price', { oldPrice: undefined }, { price: 3_079_912, oldPrice: 3_079_912 }],
  ])('a line with %s', (_, fields, expected) => {
    const draft = draftFromState({ ...state, selectedItems: [{ ...own, ...fields }, club] });
    expect(draft?.lines[0]).toMatchObject(expected);
  });

  const priceOf = (fields: object) =>
    draftFromState({ ...state, itemData: { ...Object(state.itemData), ...fields } })?.item.price;
  test.each<[string, object, ItemPrice]>([
    ['lower than marked counts', { discounted_price: 30_000 }, amount(3_000_000, 3_499_900, 14)],
    ['equal to the marked one counts', { discounted_price: 34_999 }, amount(3_499_900, null, 0)],
    ['above marked does not', { discounted_price: 35_000 }, amount(3_079_912, 3_499_900, 12)],
    ['absent leaves percent', { discounted_price: undefined }, amount(3_079_912, 3_499_900, 12)],
    [
      'prices nothing that is requested',
      { starting_market_price: 'Contact for price' },
      { kind: 'contact' },
    ],
    ['prices nothing that has no price', { starting_market_price: null }, { kind: 'missing' }],
    [
      'of nothing prices nothing that has no price',
      { starting_market_price: null, discounted_price: 0 },
      { kind: 'missing' },
    ],
  ])('an exact price %s', (_, fields, price) => {
    expect(priceOf(fields)).toEqual(price);
  });

  test.each([
    ['https', 'https://cdn.example.com/a.svg', 'https://cdn.example.com/a.svg'],
    ['http of our own', 'http://127.0.0.1:3000/a.svg', 'http://127.0.0.1:3000/a.svg'],
    ['a name in the address', 'https://user@cdn.example.com/a.svg', undefined],
    ['a password in the address', 'https://:x@cdn.example.com/a.svg', undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['no address', '/a.svg', undefined],
  ])('a picture at %s', (_, link_url, readUrl) => {
    const itemData = { ...Object(state.itemData), primary_image: { link_url } };
    const draft = draftFromState({ ...state, itemData });
    expect(draft).not.toBeNull();
    expect(draft?.item.picture?.url).toBe(readUrl);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['undefined', undefined],
    ['a text', 'draft'],
    ['a list', [state]],
    ['no item', { ...state, itemData: undefined }],
    ['an item that is none', { ...state, itemData: [] }],
    ['an event that is null', { ...state, itemType: 'event', itemData: null }],
    ['an event that is a text', { ...state, itemType: 'event', itemData: 'Night' }],
    ['an event that is a list', { ...state, itemType: 'event', itemData: [] }],
    ['no kind', { ...state, itemType: undefined }],
    ['another kind', { ...state, itemType: 'training' }],
    ['no lines', { ...state, selectedItems: undefined }],
    ['empty lines', { ...state, selectedItems: [], totalAmount: 0 }],
    ['one bad line of three', { ...state, selectedItems: [own, club, { ...own, price: '1' }] }],
    ['a line of less than none', { ...state, selectedItems: [{ ...own, quantity: -1 }, club] }],
    ['a line with half a ticket', { ...state, selectedItems: [{ ...own, quantity: 0.5 }, club] }],
    ['a line once cheaper', { ...state, selectedItems: [{ ...own, oldPrice: 1 }, club] }],
    ['a total that says free', { ...state, totalAmount: 0 }],
    ['a total a paisa off', { ...state, totalAmount: Number(state.totalAmount) - 0.01 }],
    ['a total in words', { ...state, totalAmount: '30799.12' }],
    ['no total', { ...state, totalAmount: undefined }],
    ['another version', { ...state, version: 2 }],
  ])('%s is no draft', (_, value) => {
    expect(draftFromState(value)).toBeNull();
  });
});

describe('a pending booking is stored', () => {
  const text = pendingCodec.encode(pending);
  test('in the shape of the specification, amounts in rupees', () => {
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      transactionId: 'T1',
      itemType: 'trip',
      totalAmount: 61_598.24,
      user_details: { name: 'Asha Rao', email: 'asha@example.com', phone: '9845011223' },
      timestamp: NOW,
      payload: {
        booking_type: 'trip',
        item_id: 'manali-leh',
        price_to_be_paid: 61_598.24,
        seats: [{ quantity: 3 }],
        callback_url: 'https://api.example.com/api/v1/order/phonepe/guest-callback',
        redirect_url: 'https://kickstand.example.com/paymentsuccessandfailure',
      },
    });
  });

  test.each<[string, string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', text.slice(0, -5)],
    ['another version', withField(text, 'version', 2)],
    ['a bad transaction', withField(text, 'transactionId', '..')],
    ['no person', withField(text, 'user_details', null)],
    ['no payload', withField(text, 'payload', {})],
    ['no lines', withField(text, 'selectedItems', [])],
    ['a list', '[]'],
    ['a text', '"T1"'],
    ['an absurd length', text.padEnd(1_000_001)],
  ])('%s counts as absent', (_, stored) => {
    expect(pendingCodec.decode(stored)).toBeNull();
  });
});

test('a record may take a million characters', () => {
  expect(pendingCodec.decode(pendingCodec.encode(pending).padEnd(1_000_000))).toEqual(pending);
});

describe('a booking is stored and carried', () => {
  test('history, which nothing can forget, never holds the person', () => {
    const state = carried(bookingState(booking));
    const written = JSON.stringify(state);
    expect(written).not.toMatch(/asha|98450|user_details|@example/i);
    // an entry that an earlier build left there is read without it
    const left = { booking: { ...encodeBooking(booking) } };
    expect(JSON.stringify(left)).toContain('Asha Rao');
    expect(bookingFromState(carried(left))?.person).toEqual(UNKNOWN_PERSON);
  });

  test('the draft of the confirmation page names nobody either', () => {
    expect(JSON.stringify(encodeDraft(pending.draft))).not.toMatch(/asha|98450|@example/i);
  });

  test('in the shape of the specification', () => {
    expect(JSON.parse(bookingCodec.encode(booking))).toMatchObject({
      version: 1,
      _id: 'T1',
      transactionId: 'T1',
      status: 'confirmed',
      payment_status: 'success',
      paymentStatus: 'success',
      booking_date: new Date(NOW).toISOString(),
      timestamp: NOW,
      totalAmount: 61_598.24,
      amount_paid: 61_598.24,
      itemType: 'trip',
      user_details: { name: 'Asha Rao' },
    });
  });

  test('a card of My Bookings has no booking date, amounts or item to store', () => {
    expect(bookingState(bookingFromRow(row)).booking).toMatchObject({
      booking_date: null,
      timestamp: null,
      totalAmount: null,
      amount_paid: null,
      itemData: null,
    });
  });

  test('a record that has its transaction alone still shows', () => {
    expect(bookingCodec.decode('{"transactionId":"T1"}')).toMatchObject({
      id: null,
      transactionId: 'T1',
    });
  });

  test.each([true, false, undefined])(
    'that is called off: %j comes back as that',
    (isCalledOff) => {
      const stored = { ...booking, isCalledOff };
      expect(bookingCodec.decode(bookingCodec.encode(stored))?.isCalledOff).toBe(isCalledOff);
      expect(bookingFromState(carried(bookingState(stored)))?.isCalledOff).toBe(isCalledOff);
    },
  );

  test('a record without a summary says what its item says', () => {
    const stored = withField(bookingCodec.encode(booking), 'summary', null);
    expect(bookingCodec.decode(stored)).toEqual(booking);
  });

  test('an item of an unknown kind is left out, and the ticket still says what it was', () => {
    const stored = withField(bookingCodec.encode(booking), 'itemType', 'training');
    expect(bookingCodec.decode(stored)).toEqual({ ...booking, item: null, kind: null });
  });

  test('a record of fewer fields still shows', () => {
    const bare = { _id: 'T1', payment_status: 'success', booking_date: '2026-11-21T04:30:00Z' };
    expect(bookingCodec.decode(JSON.stringify(bare))).toMatchObject({
      id: 'T1',
      paymentStatus: 'success',
      bookedAt: Date.parse('2026-11-21T04:30:00Z'),
      item: null,
      lines: [],
      person: { name: '', email: '', phone: '' },
    });
  });

  test.each<[string, string | null]>([
    ['nothing', null],
    [
      'no id at all',
      withField(withField(bookingCodec.encode(booking), '_id', null), 'transactionId', 7.5),
    ],
    ['another version', withField(bookingCodec.encode(booking), 'version', 0)],
    ['unusable lines', withField(bookingCodec.encode(booking), 'selectedItems', [{}])],
    ['broken', '{"_id":'],
  ])('%s counts as absent', (_, stored) => {
    expect(bookingCodec.decode(stored)).toBeNull();
  });

  test.each([[null], ['x'], [{}], [{ booking: null }], [{ booking: { version: 9, _id: 'T1' } }]])(
    'the navigation state %j carries none',
    (state) => {
      expect(bookingFromState(state)).toBeNull();
    },
  );
});

describe('payment records are stored under one key each', () => {
  const open = newPaymentRecord(pending);
  const done = withSettlement({ ...open, lastCheckedAt: 5 }, 'paid', 6, booking);
  test('what was once filed as failed for want of a clear answer is open again', () => {
    const filed = withField(paymentRecordCodec.encode(open), 'state', 'failed');
    expect(paymentRecordCodec.decode(filed)).toEqual(open);
  });

  test('an entry from before the announcements counts as not acknowledged, settled at its last check', () => {
    const { settledAt, strippedAt, isAcknowledged, ...old } = JSON.parse(
      paymentRecordCodec.encode(done),
    );
    expect([settledAt, strippedAt, isAcknowledged]).toEqual([6, null, false]);
    expect(paymentRecordCodec.decode(JSON.stringify(old))).toEqual({
      ...done,
      settledAt: 5,
      isAcknowledged: false,
    });
    expect(
      paymentRecordCodec.decode(JSON.stringify({ ...old, lastCheckedAt: null }))?.settledAt,
    ).toBe(NOW);
  });

  test('only a paid entry can be acknowledged, only a settled one has a time of that', () => {
    const acknowledged = withField(paymentRecordCodec.encode(open), 'isAcknowledged', true);
    expect(paymentRecordCodec.decode(withField(acknowledged, 'settledAt', 5))).toEqual(open);
  });

  test.each(['state', 'lastCheckedAt', 'strippedAt', 'isAcknowledged'])(
    'a bad %s hides no payment',
    (field) => {
      const damaged = withField(paymentRecordCodec.encode(open), field, { by: 'whom' });
      expect(paymentRecordCodec.decode(damaged)).toEqual(open);
    },
  );

  test('a payment whose time is damaged lies ahead of every clock', () => {
    const entry = newPaymentRecord({ ...pending, initiatedAt: 1.7e18 });
    expect(paymentRecordCodec.decode(paymentRecordCodec.encode(entry))?.pending.initiatedAt).toBe(
      LAST_MOMENT,
    );
  });

  test('a damaged payment record counts as absent', () => {
    const bad = [
      null,
      '',
      'x',
      withField(paymentRecordCodec.encode(open), 'pending', {}),
      withField(paymentRecordCodec.encode(open), 'version', 7),
    ];
    for (const stored of bad) expect(paymentRecordCodec.decode(stored)).toBeNull();
  });

  test('an entry whose booking lacks its id gives it that of its payment', () => {
    const bare = { ...encodeBooking(booking), _id: null, paymentId: null };
    const stored = withField(paymentRecordCodec.encode(done), 'booking', bare);
    expect(paymentRecordCodec.decode(stored)?.booking).toMatchObject({
      id: 'T1',
      transactionId: 'T1',
    });
  });

  test('an entry whose booking is broken is still an entry', () => {
    const stored = withField(paymentRecordCodec.encode(done), 'booking', { _id: null });
    expect(paymentRecordCodec.decode(stored)).toEqual({ ...done, booking: null });
  });
});

test('a record of any length is read again: long texts are cut, not lost', () => {
  const [line] = pending.draft.lines;
  if (line === undefined) throw new Error('The example has no line.');
  const lines = Array.from({ length: 200 }, (_, index) => ({
    ...line,
    id: `${index}`,
    name: 'n'.repeat(500),
    description: 'd'.repeat(20_000),
  }));
  const total = amountToPay({ ...pending.draft, lines });
  const long: PendingBooking = {
    ...pending,
    draft: { ...pending.draft, lines },
    payload: { ...pending.payload, priceToBePaid: total },
    guest: { ...pending.guest, fullName: 'N'.repeat(2_000_000) },
  };
  const entry = withSettlement(newPaymentRecord(long), 'paid', 6, { ...booking, lines, total });
  const text = paymentRecordCodec.encode(entry);
  expect(text.length).toBeLessThan(1_000_000);
  const back = paymentRecordCodec.decode(text);
  expect(back?.pending.draft?.lines[199]?.description).toBe('d'.repeat(300));
  expect(back?.booking?.lines).toHaveLength(200);
});

test('what a ticket does not show is not stored', () => {
  const stored = pendingCodec.encode({
    ...pending,
    draft: {
      ...pending.draft,
      item: {
        ...remoteTrip,
        description: 'A long text',
        itinerary: [
          { dayNumber: 1, title: 'Day', description: 'Ride', locations: [], activities: [] },
        ],
        inclusions: ['Tea'],
        exclusions: ['Fuel'],
      },
    },
  });
  for (const word of ['A long text', 'itinerary', 'Tea', 'Fuel', 'booking_types'])
    expect(stored).not.toContain(word);
});

test('any text of a record says when it was made, and whether a newer version made it', () => {
  const text = pendingCodec.encode(pending);
  expect(timestampIn(text.slice(0, -3))).toBe(NOW);
  expect(timestampIn('{"at":5}')).toBeNull();
  expect(isNewerRecord(withField(text, 'version', 2))).toBe(true);
  const others = ['x', '2'].map((version) => withField(text, 'version', version));
  for (const other of [...others, text, text.slice(0, -3), '[]', ''])
    expect(isNewerRecord(other)).toBe(false);
});

const message = { name: 'Asha', email: 'asha@', mobile: '98', message: 'Two\nlines' };
test.each<[string, { decode: (stored: string | null) => unknown }, string]>([
  ['card that was opened', rowCodec, withField(rowCodec.encode(row), 'on_device', 'yes')],
  [
    'typed form',
    guestCodec,
    withField(guestCodec.encode({ form: exampleGuest, typedAt: NOW }), 'fullName', 1),
  ],
  [
    'typed message',
    contactCodec,
    withField(contactCodec.encode({ form: message, typedAt: NOW }), 'name', 1),
  ],
])('a broken %s counts as absent', (_, codec, broken) => {
  for (const stored of [null, '', 'x', '{}', '[]', 'null', broken])
    expect(codec.decode(stored)).toBeNull();
});

test('what is stored of a poisoned record pollutes nothing', () => {
  const text = pendingCodec.encode(pending).replace('{', '{"__proto__":{"polluted":true},');
  expect(pendingCodec.decode(text)).toEqual(pending);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

// Written for whoever looks into the storage; the site itself never reads it.
test.each([
  ['its amount in rupees and its time', {}, { amount: 30_799.12, at: NOW }],
  ['the total where the amount is unknown', { amountPaid: null }, { amount: 30_799.12, at: NOW }],
  [
    '0 for what is unknown',
    { amountPaid: null, total: null, bookedAt: null },
    { amount: 0, at: 0 },
  ],
])('the last payment has %s', (_, unknown, known) => {
  const { bookingStorage, local } = createFakeServices();
  const amounts = { amountPaid: 3_079_912, total: 3_079_912 };
  bookingStorage.rememberPayment({ ...booking, ...amounts, ...unknown });
  expect(JSON.parse(local.getItem('lastSuccessfulPayment') ?? '')).toEqual({
    version: 1,
    transactionId: 'T1',
    ...known,
  });
});

test('a booking without a transaction is no payment', () => {
  const { bookingStorage, local } = createFakeServices();
  bookingStorage.rememberPayment({ ...booking, transactionId: null });
  expect(local.getItem('lastSuccessfulPayment')).toBeNull();
});
