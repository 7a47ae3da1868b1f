import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS as DAY } from '#machines/domain/calendar/calendar.ts';
import type { PreviousPaymentQuery } from '#machines/domain/payment/payment-records.ts';
import { createBookingStorage } from '../../src/storage/booking-storage.ts';
import { decodePaymentRecord } from '../../src/storage/payment-record.ts';
import { bookingCodec, pendingCodec } from '../../src/storage/records.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { examplePending, NOW } from '../fixtures/bookings.ts';
import { pendingFor, spiti } from '../fixtures/device.ts';
import { exampleEvent, remoteTrip } from '../fixtures/items.ts';
import { exampleBooking } from '../fixtures/payment-answers.ts';
import { createFakeServices } from '../fixtures/services.ts';

let device = createFakeServices();
beforeEach(() => {
  device = createFakeServices();
});

const KEY = 'paymentJournal.KS1';
const question: PreviousPaymentQuery = { item: remoteTrip, cleared: [], acknowledged: [] };
const page = () => device.reopened();
const due = () =>
  page()
    .paymentFollowUps()
    .due.map(({ transactionId }) => transactionId);
const textUnder = (key: string) => device.local.getItem(key) ?? '';
const change = (key: string, damage: (text: string) => string) =>
  device.local.setItem(key, damage(textUnder(key)));

/** A payment of this device, beside a later one of another ride that took the slot. */
function start() {
  device.bookingStorage.storePending(examplePending('KS1'));
  device.bookingStorage.storePending(pendingFor('KS2'));
}

const half = (text: string) => text.slice(0, text.length / 2);
const withoutRide = (text: string) => {
  const { pending, ...record } = JSON.parse(text);
  return JSON.stringify({ ...record, pending: { ...pending, itemData: undefined } });
};

const DAMAGES: readonly (readonly [string, (text: string) => string])[] = [
  ['cut in half', half],
  ['of which the first letters are left', (text) => text.slice(0, 30)],
  ['of which nothing is left', () => ''],
  ['of which a blank is left', () => ' '],
  [
    'whose total has one digit wrong',
    (text) => text.replace(/"totalAmount":\d/, '"totalAmount":1'),
  ],
  [
    'whose price to pay has one digit wrong',
    (text) => text.replace(/"price_to_be_paid":\d/, '"price_to_be_paid":1'),
  ],
  ['whose transaction has one digit wrong', (text) => text.replaceAll('"KS1"', '"KS7"')],
  ['whose ride has one letter wrong', (text) => text.replace('"manali-leh"', '"manali-lex"')],
  ['that lost its ride', withoutRide],
  ['of an older form', (text) => text.replace('"version":1', '"version":0')],
  ['that holds something else', () => '[1, 2]'],
];

describe.each(DAMAGES)('a payment record %s', (_, damage) => {
  beforeEach(() => {
    start();
    change(KEY, damage);
  });

  test('is an open payment: it is checked by the transaction of its key', () => {
    expect(due()).toContain('KS1');
    expect(due()).not.toContain('KS7');
  });

  test('stands in the way of another payment for its ride', () => {
    expect(page().previousPaymentFor(question)).toMatchObject({
      state: 'unsettled',
      pending: { transactionId: 'KS1' },
    });
  });

  test('is not dropped for its age, and names nobody after thirty days', () => {
    for (const days of [0, 31, 31, 400]) {
      device.clock.now += days * DAY;
      page().sweep();
    }
    expect(due()).toContain('KS1');
    expect(textUnder(KEY)).not.toMatch(/Asha|asha@|98450/);
  });

  test('that is checked as paid is stored as such and announced until it is acknowledged', () => {
    expect(page().storePaid({ ...exampleBooking('KS1'), item: null })).toBe(true);
    expect(due()).not.toContain('KS1');
    expect(page().paymentFollowUps().unacknowledged).toMatchObject([{ transactionId: 'KS1' }]);
    expect(page().findBooking('KS1')).toMatchObject({ transactionId: 'KS1' });
    page().acknowledge(exampleBooking('KS1'));
    expect(page().paymentFollowUps().unacknowledged).toEqual([]);
  });

  test('that was declined a day ago no longer stands in the way', () => {
    page().settle({ transactionId: 'KS1', state: 'declined' });
    device.clock.now += DAY + 1;
    expect(due()).not.toContain('KS1');
    expect(page().previousPaymentFor(question)).toBeNull();
  });

  test('that was checked is not checked again within the minute', () => {
    page().markChecked('KS1');
    expect(due()).not.toContain('KS1');
  });

  test('does not let its transaction name another order', () => {
    expect(page().isTaken('KS1', examplePending('KS1'))).toBe(true);
  });
});

test('a damaged record is dated by the time that its text still states, and by the last one that can be stored where that is later', () => {
  start();
  change(KEY, withoutRide);
  device.clock.now += DAY;
  const began = () =>
    page()
      .paymentFollowUps()
      .due.find((one) => one.transactionId === 'KS1');
  expect(began()?.initiatedAt).toBe(NOW);
  change(KEY, (text) => text.replace(/"timestamp":\d+/, '"timestamp":9999999999999999'));
  page().markChecked('KS1');
  device.clock.now += DAY;
  expect(began()?.initiatedAt).toBe(device.clock.now);
});

test('a paid record that is damaged counts as settled when its booking was made', () => {
  start();
  device.clock.now += DAY;
  page().storePaid({ ...exampleBooking('KS1'), bookedAt: NOW + 1 });
  change(KEY, (text) => text.replace(/"totalAmount":\d/, '"totalAmount":1'));
  expect(decodePaymentRecord(KEY, textUnder(KEY))?.settledAt).toBe(NOW + 1);
});

test('a record that was emptied to make room when the page ended is none', () => {
  start();
  change(KEY, () => '-');
  expect(due()).toEqual(['KS2']);
  expect(page().previousPaymentFor(question)).toBeNull();
});

test('a damaged record of a site that wrote the id of its ride as id stands in the way of that ride alone', () => {
  start();
  change(KEY, (text) => half(text).replace('"_id":', '"id":'));
  expect(page().previousPaymentFor(question)).toMatchObject({ pending: { transactionId: 'KS1' } });
  const query = { ...question, item: exampleEvent };
  expect(page().previousPaymentFor(query)).toBeNull();
});

test('a damaged payment that the tab alone stores is open', () => {
  device.bookingStorage.storePending(examplePending('KS1'));
  const started = JSON.parse(device.session.getItem('startedPayment') ?? '');
  device.session.setItem('startedPayment', JSON.stringify({ ...started, itemData: undefined }));
  device.local.clear();
  expect(device.bookingStorage.paymentFollowUps().due).toMatchObject([{ transactionId: 'KS1' }]);
});

test('a damaged record that names another ride stands in the way of that one alone', () => {
  start();
  change(KEY, half);
  const query = { ...question, item: spiti };
  expect(page().previousPaymentFor(query)).toMatchObject({ pending: { transactionId: 'KS2' } });
  expect(
    page().previousPaymentFor({ ...query, cleared: [{ kind: 'payment', id: 'KS2' }] }),
  ).toBeNull();
});

test('a damaged record that names no ride stands in the way of each', () => {
  start();
  change(KEY, (text) => text.slice(0, 30));
  const query: PreviousPaymentQuery = {
    ...question,
    item: spiti,
    cleared: [{ kind: 'payment', id: 'KS2' }],
  };
  expect(page().previousPaymentFor(query)).toMatchObject({ pending: { transactionId: 'KS1' } });
});

test('a paid payment without a ride stands in the way until it is acknowledged', () => {
  start();
  change(KEY, () => ' ');
  page().storePaid({ ...exampleBooking('KS1'), item: null });
  expect(page().previousPaymentFor(question)).toMatchObject({ state: 'paid' });
  page().acknowledge(exampleBooking('KS1'));
  expect(page().previousPaymentFor(question)).toBeNull();
});

test('a damaged record that is still the latest payment is whole again by the slot', () => {
  device.bookingStorage.storePending(examplePending('KS1'));
  change(KEY, half);
  expect(page().pendingOf('KS1')).toEqual(examplePending('KS1'));
  page().markChecked('KS1');
  device.local.removeItem('pendingBooking');
  expect(page().pendingOf('KS1')).toEqual(examplePending('KS1'));
});

test('a damaged record that is still the latest payment is whole again once another one starts', () => {
  device.bookingStorage.storePending(examplePending('KS1'));
  change(KEY, half);
  page().storePending(pendingFor('KS2'));
  expect(page().pendingOf('KS1')).toEqual(examplePending('KS1'));
});

test('a paid record that is damaged and still the latest payment stays paid once another one starts', () => {
  device.bookingStorage.storePending(examplePending('KS1'));
  page().storePaid(exampleBooking('KS1'));
  device.local.removeItem('confirmedBooking');
  change(KEY, withoutRide);
  page().storePending(pendingFor('KS2'));
  expect(page().findBooking('KS1')).toEqual(exampleBooking('KS1'));
  expect(page().pendingOf('KS1')).toEqual(examplePending('KS1'));
});

test('a paid record that is damaged, and whose payment goes on from a page that knows its ride, is whole again', () => {
  start();
  page().storePaid(exampleBooking('KS1'));
  change(KEY, withoutRide);
  page().storeContinued(examplePending('KS1'));
  expect(page().pendingOf('KS1')).toEqual(examplePending('KS1'));
  expect(page().previousPaymentFor(question)).toMatchObject({ state: 'paid' });
});

test('a paid record whose payment is damaged still has its booking, acknowledged or not', () => {
  start();
  page().storePaid(exampleBooking('KS1'));
  device.local.removeItem('confirmedBooking');
  change(KEY, withoutRide);
  expect(due()).not.toContain('KS1');
  expect(page().findBooking('KS1')).toEqual(exampleBooking('KS1'));
  expect(page().previousPaymentFor(question)).toMatchObject({ state: 'paid' });
});

test.each([
  [
    'that names two rides',
    (text: string) => text.replace('"_id":"manali-leh"', '"_id":"manali-lex"'),
  ],
  [
    'that names another ride',
    (text: string) => {
      const { pending, ...record } = JSON.parse(text);
      return JSON.stringify({ ...record, pending: { item_id: 'spiti' } });
    },
  ],
])(
  'a paid record %s → its booking still names the ride that is not paid again without a word',
  (_, damage) => {
    start();
    page().storePaid(exampleBooking('KS1'));
    page().acknowledge(exampleBooking('KS1'));
    device.local.removeItem('confirmedBooking');
    change(KEY, damage);
    expect(page().previousPaymentFor(question)).toMatchObject({ state: 'paid' });
    expect(page().previousPaymentFor({ ...question, item: exampleEvent })).toBeNull();
  },
);

describe('a paid record that holds the booking of another payment', () => {
  const withOthersBooking = (text: string) => {
    const booking = { ...JSON.parse(text).booking, transactionId: 'KS9', _id: 'B9' };
    return JSON.stringify({ ...JSON.parse(text), booking });
  };

  beforeEach(() => {
    start();
    page().storePaid(exampleBooking('KS1'));
    device.local.removeItem('confirmedBooking');
    change(KEY, withOthersBooking);
  });

  test('has a ticket of its own payment, never the other one', () => {
    expect(page().findBooking('B9')).toBeNull();
    expect(page().paymentFollowUps().unacknowledged).toMatchObject([
      { id: 'KS1', transactionId: 'KS1', person: { name: 'Asha Rao' } },
    ]);
  });

  test('and lost its ride as well is an open payment, since nothing says that it was paid', () => {
    change(KEY, withoutRide);
    expect(due()).toContain('KS1');
    expect(page().paymentFollowUps().unacknowledged).toEqual([]);
  });
});

test('a declined record that is damaged is open until the platform says so again', () => {
  start();
  page().settle({ transactionId: 'KS1', state: 'declined' });
  change(KEY, withoutRide);
  expect(due()).toContain('KS1');
});

test('a damaged record of the device and a whole one of the tab are one payment', () => {
  const { bookingStorage, session, local } = device;
  bookingStorage.storePending(examplePending('KS1'));
  session.setItem(KEY, textUnder(KEY));
  session.removeItem('startedPayment');
  local.removeItem('pendingBooking');
  change(KEY, half);
  expect(bookingStorage.paymentFollowUps().due).toEqual([examplePending('KS1')]);
});

describe('a damaged booking without a payment record', () => {
  const paid = bookingCodec.encode(exampleBooking('KS1'));

  test.each([
    ['that another booking put aside', 'paidBooking.KS1', half(paid)],
    ['that was confirmed last', 'confirmedBooking', paid.replace('"timestamp":', '"timestamp":-')],
  ])('%s is an open payment of its transaction', (_, key, text) => {
    device.local.setItem(key, text);
    expect(due()).toEqual(['KS1']);
    for (const days of [0, 31, 31]) {
      device.clock.now += days * DAY;
      page().sweep();
    }
    expect(due()).toEqual(['KS1']);
    expect([...device.local.texts().values()].join()).not.toMatch(/Asha|asha@|98450/);
  });

  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['whose booking is confirmed', { confirmedBooking: paid }, []],
    [
      'beside the confirmed booking of another one',
      { confirmedBooking: bookingCodec.encode(exampleBooking('KS9')) },
      ['KS1'],
    ],
    ['whose record a newer release wrote', { [KEY]: '{"version":2,"state":"paid"}' }, []],
  ])('%s is checked only where nothing else says more', (_, others, open) => {
    for (const [key, text] of Object.entries(others)) device.local.setItem(key, text);
    device.local.setItem('paidBooking.KS1', half(paid));
    expect(due()).toEqual(open);
  });

  test('counts once beside its payment record', () => {
    start();
    page().storePaid(exampleBooking('KS1'));
    device.local.setItem('paidBooking.KS1', half(paid));
    expect(due()).toEqual(['KS2']);
  });

  test('is not lost to the next booking', () => {
    device.local.setItem('confirmedBooking', paid.replace('"timestamp":', '"timestamp":-'));
    page().storePaid(exampleBooking('KS9'));
    expect(due()).toEqual(['KS1']);
  });

  test('that was free is none', () => {
    const free = { ...exampleBooking('KS1'), transactionId: 'ZERO_PRICE' };
    const text = bookingCodec.encode(free).replace('"timestamp":', '"timestamp":-');
    device.local.setItem('confirmedBooking', text);
    expect(due()).toEqual([]);
  });
});

test('a damaged slot that still names its transaction is not lost to the next payment', () => {
  const text = pendingCodec.encode(examplePending('KS1'));
  device.local.setItem('pendingBooking', text.replace(/"totalAmount":\d/, '"totalAmount":1'));
  expect(due()).toEqual(['KS1']);
  page().storePending(pendingFor('KS2'));
  expect(due().sort()).toEqual(['KS1', 'KS2']);
  expect(page().pending()?.transactionId).toBe('KS2');
  expect(textUnder(KEY)).toContain('KS1');
});

test('a damaged slot takes nothing from the record of its payment once another one starts', () => {
  device.bookingStorage.storePending(examplePending('KS1'));
  page().storePaid(exampleBooking('KS1'));
  device.local.removeItem('confirmedBooking');
  change('pendingBooking', (text) => text.replace(/"totalAmount":\d/, '"totalAmount":1'));
  page().storePending(pendingFor('KS2'));
  expect(page().findBooking('KS1')).toEqual(exampleBooking('KS1'));
});

test('a key that names no transaction is never checked, and goes thirty days after it was met', () => {
  device.local.setItem('paymentJournal.', 'x');
  page().sweep();
  expect(due()).toEqual([]);
  device.clock.now += 31 * DAY;
  page().sweep();
  expect(device.local.getItem('paymentJournal.')).toBeNull();
  expect(NOW).toBeLessThan(device.clock.now);
});

test('a damaged text does not take the place of a whole record that the tab alone stores', () => {
  device.local.isFull = true;
  device.bookingStorage.storePending(examplePending('KS1'));
  device.bookingStorage.storePaid(exampleBooking('KS1'));
  device.local.isFull = false;
  const { itemData, ...damaged } = JSON.parse(pendingCodec.encode(examplePending('KS1')));
  device.local.setItem('pendingBooking', JSON.stringify(damaged));
  device.local.isFull = true;
  /** The same tab, reloaded. */
  const reloaded = () =>
    createBookingStorage({
      ...device.browser,
      local: createSafeStorage(() => device.local),
      session: createSafeStorage(() => device.session),
    });
  reloaded().sweep();
  expect(reloaded().findBooking('KS1')).toEqual(exampleBooking('KS1'));
  // the device takes it once it has room
  device.local.isFull = false;
  reloaded().sweep();
  expect(decodePaymentRecord(KEY, textUnder(KEY))).toMatchObject({ state: 'paid' });
});
