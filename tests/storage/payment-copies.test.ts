import { beforeEach, describe, expect, test } from 'vitest';
import type { PendingBooking } from '#machines/domain/booking/booking.ts';
import {
  newPaymentRecord,
  type PaymentRecord,
  withoutGuest,
  withSettlement,
} from '#machines/domain/payment/payment-records.ts';
import { paymentRecordKey, STORAGE_KEYS, TAB_KEYS } from '../../src/storage/keys.ts';
import { bookingPaidBy, createPaymentCopies } from '../../src/storage/payment-copies.ts';
import { createPaymentLedger } from '../../src/storage/payment-ledger.ts';
import { bookingCodec, paymentRecordCodec, pendingCodec } from '../../src/storage/records.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { examplePending, NOW } from '../fixtures/bookings.ts';
import { exampleBooking } from '../fixtures/payment-answers.ts';
import { FakeStorage } from '../fixtures/storage.ts';

const KEY = paymentRecordKey('T1');
const pending = examplePending('T1');
const booking = exampleBooking('T1');
const open = newPaymentRecord(pending);
const declined = withSettlement(open, 'declined', NOW);
const paid = withSettlement(open, 'paid', NOW, booking);
const cutOff = (text: string) => text.slice(0, -2);
const newer = (text: string) => text.replace('"version":1', '"version":2');
const record = (one: PaymentRecord) => paymentRecordCodec.encode(one);
const started = (one: PendingBooking) => pendingCodec.encode(one);
const confirmed = bookingCodec.encode(booking);

let device: FakeStorage;
let tab: FakeStorage;
const areas = () => ({
  local: createSafeStorage(() => device),
  session: createSafeStorage(() => tab),
  clock: () => NOW,
  generation: () => undefined,
});
const copies = () => createPaymentCopies(areas());

beforeEach(() => {
  device = new FakeStorage();
  tab = new FakeStorage();
});

/** The copies of one payment, and the payment that they are joined into (rule: Copies that differ). */
const JOINED = {
  'an open record and a paid one in the tab': {
    device: { [KEY]: record(open) },
    tab: { [KEY]: record(paid) },
    payment: { type: 'started', record: { state: 'paid' } },
  },
  'a damaged record and a whole slot': {
    device: { [KEY]: cutOff(record(open)), [STORAGE_KEYS.pendingBooking]: started(pending) },
    payment: { type: 'started', record: { state: 'initiated', pending: { draft: pending.draft } } },
  },
  'a declined record and a confirmed booking': {
    device: { [KEY]: record(declined), [STORAGE_KEYS.confirmedBooking]: confirmed },
    payment: { type: 'started', record: { state: 'paid', booking: { id: booking.id } } },
  },
  'an open record and a confirmed booking': {
    device: { [KEY]: record(open), [STORAGE_KEYS.confirmedBooking]: confirmed },
    payment: { type: 'started', record: { state: 'initiated' } },
  },
  'the slot alone': {
    device: { [STORAGE_KEYS.pendingBooking]: started(pending) },
    payment: { type: 'started', record: { state: 'initiated' } },
  },
  'the slot without its person, and the payment that the tab started': {
    device: { [STORAGE_KEYS.pendingBooking]: started(withoutGuest(pending)) },
    tab: { [TAB_KEYS.started]: started(pending) },
    payment: { type: 'started', record: { pending: { guest: { fullName: '' } } } },
  },
  'a confirmed booking alone': {
    device: { [STORAGE_KEYS.confirmedBooking]: confirmed },
    payment: { type: 'confirmed' },
  },
  'a damaged slot and a confirmed booking': {
    device: {
      [STORAGE_KEYS.pendingBooking]: cutOff(started(pending)),
      'paidBooking.T1': confirmed,
    },
    payment: { type: 'confirmed' },
  },
  'a damaged slot alone': {
    device: { [STORAGE_KEYS.pendingBooking]: cutOff(started(pending)) },
    payment: { type: 'started', record: { state: 'initiated', pending: { draft: null } } },
  },
  'a record of a newer release and the slot': {
    device: { [KEY]: newer(record(open)), [STORAGE_KEYS.pendingBooking]: started(pending) },
    payment: { type: 'newer' },
  },
} satisfies Readonly<
  Record<
    string,
    {
      readonly device: Readonly<Record<string, string>>;
      readonly tab?: Readonly<Record<string, string>>;
      readonly payment: object;
    }
  >
>;

describe('the copies of a payment are joined into one payment', () => {
  test.each(Object.entries(JOINED))('%s', (_, row) => {
    for (const [key, text] of Object.entries(row.device)) device.setItem(key, text);
    for (const [key, text] of Object.entries('tab' in row ? row.tab : {})) tab.setItem(key, text);
    const { payments, paymentOf } = copies();
    expect(payments()).toMatchObject([{ transactionId: 'T1', ...row.payment }]);
    expect(paymentOf('T1')).toEqual(payments()[0]);
    expect(paymentOf('T2')).toBeNull();
  });
});

describe('the booking that a payment was paid for', () => {
  const isPaid = () => {
    const payment = copies().paymentOf('T1');
    return payment !== null && bookingPaidBy(payment) !== null;
  };

  test('is that of a paid record, and none of an open one', () => {
    device.setItem(KEY, record(open));
    expect(isPaid()).toBe(false);
    device.setItem(KEY, record(paid));
    expect(isPaid()).toBe(true);
  });

  test('is the confirmed one where a page ended before its record said paid', () => {
    device.setItem(KEY, record(open));
    device.setItem(STORAGE_KEYS.confirmedBooking, confirmed);
    expect(isPaid()).toBe(true);
  });
});

test('a damaged slot gives way to its own payment where the device takes no new key', () => {
  device.setItem(STORAGE_KEYS.pendingBooking, cutOff(started(pending)));
  device.isFullForNewKeys = true;
  createPaymentLedger(areas()).storeLatest(pending);
  // the tab and its copies are gone
  tab.clear();
  expect(copies().paymentOf('T1')).toMatchObject({ record: { pending: { draft: pending.draft } } });
});

test.each([
  ['paid', paid],
  ['declined', declined],
])(
  'a %s payment that only the tab has a record of stays so when the next one takes its slot',
  (_, settled) => {
    device.setItem(STORAGE_KEYS.pendingBooking, started(pending));
    tab.setItem(KEY, record(settled));
    device.isFullForNewKeys = true;
    createPaymentLedger(areas()).storeLatest(examplePending('T2'));
    expect(device.getItem(STORAGE_KEYS.pendingBooking)).toBe(started(pending));
    expect(copies().paymentOf('T1')).toMatchObject({ record: { state: settled.state } });
    // and once the device has room
    device.isFullForNewKeys = false;
    createPaymentLedger(areas()).storeLatest(examplePending('T2'));
    expect(device.getItem(STORAGE_KEYS.pendingBooking)).toBe(started(examplePending('T2')));
    expect(copies().paymentOf('T1')).toMatchObject({ record: { state: settled.state } });
  },
);
