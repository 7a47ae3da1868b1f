import { beforeEach, describe, expect, test } from 'vitest';
import { freeBooking, type PendingBooking } from '#machines/domain/booking/booking.ts';
import { bookingStanding } from '#machines/domain/booking/booking-status.ts';
import { bookingFromRow, rowOf } from '#machines/domain/booking/my-bookings.ts';
import { positionId, type TicketLine } from '#machines/domain/booking/selection.ts';
import { DAY_MS as DAY } from '#machines/domain/calendar/calendar.ts';
import {
  PENDING_LIFETIME,
  type PreviousPaymentQuery,
} from '#machines/domain/payment/payment-records.ts';
import { EMPTY_CONTACT } from '#machines/domain/person/contact-message.ts';
import { EMPTY_GUEST } from '#machines/domain/person/guest.ts';
import { createBookingStorage } from '../../src/storage/booking-storage.ts';
import { holdsRecords } from '../../src/storage/keys.ts';
import { bookingCodec, pendingCodec } from '../../src/storage/records.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { exampleGuest, examplePending, listedRide, NOW } from '../fixtures/bookings.ts';
import { createFakeDevice, pendingFor } from '../fixtures/device.ts';
import { exampleDraft, exampleEvent, remoteTrip } from '../fixtures/items.ts';
import { exampleBooking } from '../fixtures/payment-answers.ts';
import { createFakeServices } from '../fixtures/services.ts';
import type { FakeStorage } from '../fixtures/storage.ts';

let device = createFakeServices();
let { bookingStorage } = device;
beforeEach(() => {
  device = createFakeServices();
  bookingStorage = device.bookingStorage;
});

const question: PreviousPaymentQuery = { item: remoteTrip, cleared: [], acknowledged: [] };
const due = () => bookingStorage.paymentFollowUps().due;
const unacknowledged = () => bookingStorage.paymentFollowUps().unacknowledged;
const start = (id: string) => bookingStorage.storePending(examplePending(id));
const pay = (id: string) => bookingStorage.storePaid(exampleBooking(id));
const decline = (id: string) => bookingStorage.settle({ transactionId: id, state: 'declined' });
const reopened = () => device.reopened();
/** The same tab after a reload. */
const reloaded = () => {
  const { browser, local, session } = device;
  return createBookingStorage({
    ...browser,
    local: createSafeStorage(() => local),
    session: createSafeStorage(() => session),
  });
};

describe('a payment that was started', () => {
  test('is the latest one, has a payment record, and survives a reload', () => {
    start('KS1');
    const later = reopened();
    expect(later.pending()).toEqual(examplePending('KS1'));
    expect(later.pendingOf('KS1')).toEqual(examplePending('KS1'));
    expect(later.previousPaymentFor(question)).toEqual({
      state: 'unsettled',
      pending: examplePending('KS1'),
    });
  });

  test.each([
    ['starts', () => bookingStorage.storePending(pendingFor('KS3'))],
    ['goes on', () => bookingStorage.storeContinued(pendingFor('KS3'))],
  ])('that only this tab stores stays when another one %s here', (_, startNext) => {
    bookingStorage.storePending(pendingFor('KS1'));
    device.local.isFull = true;
    device.session.isFullForNewKeys = true;
    start('KS2');
    device.local.isFull = false;
    expect(reloaded().previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
    bookingStorage = reloaded();
    startNext();
    expect(reopened().previousPaymentFor(question)).toMatchObject({
      state: 'unsettled',
      pending: { transactionId: 'KS2' },
    });
  });

  test('that goes on is stored with its person again, where a sweep took that', () => {
    start('KS1');
    device.clock.now += 61 * DAY;
    bookingStorage.sweep();
    expect(reopened().pendingOf('KS1')?.guest.email).toBe('');
    bookingStorage.storeContinued(examplePending('KS1'));
    expect(reopened().pendingOf('KS1')).toEqual(examplePending('KS1'));
  });

  test('that goes on leaves what a newer version wrote of it', () => {
    start('KS1');
    const newer = '{"version":2,"state":"paid"}';
    start('KS2');
    device.local.setItem('paymentJournal.KS1', newer);
    bookingStorage.storeContinued(examplePending('KS1'));
    expect(device.local.getItem('paymentJournal.KS1')).toBe(newer);
    expect(reopened().pending()).toEqual(examplePending('KS2'));
    expect(bookingStorage.startedHere()).toBe('KS2');
  });

  test('that goes on stays paid, where another tab recorded that', () => {
    start('KS1');
    pay('KS1');
    bookingStorage.storeContinued(examplePending('KS1'));
    expect(bookingStorage.previousPaymentFor(question)?.state).toBe('paid');
  });

  test('that goes on is open again, where another tab heard that it was declined', () => {
    start('KS1');
    decline('KS1');
    bookingStorage.storeContinued(examplePending('KS1'));
    device.clock.now += 2 * DAY;
    expect(reopened().previousPaymentFor(question)?.state).toBe('unsettled');
    expect(due()).toEqual([examplePending('KS1')]);
  });

  test('that goes on is the latest of its tab again, and still has the time of its last check', () => {
    start('KS1');
    bookingStorage.markChecked('KS1');
    start('KS2');
    bookingStorage.storeContinued(examplePending('KS1'));
    expect(bookingStorage.startedHere()).toBe('KS1');
    expect(due()).toEqual([examplePending('KS2')]);
  });

  test('is not lost when the browser crashed in the middle of keeping it and another one starts', () => {
    const write = device.local.setItem.bind(device.local);
    const keys: string[] = [];
    device.local.setItem = (key, text) => {
      keys.push(key);
      if (keys.length === 1) write(key, text);
    };
    start('KS1');
    expect(keys[0]).toBe('paymentJournal.KS1');
    device.local.setItem = write;
    const later = createBookingStorage({
      ...device.browser,
      local: createSafeStorage(() => device.local),
    });
    later.storePending(examplePending('KS2'));
    expect(later.pendingOf('KS1')).toEqual(examplePending('KS1'));
  });

  test('stays when a later one that the storage refused is let go', () => {
    start('KS1');
    device.local.isFull = true;
    start('KS2');
    bookingStorage.clearPending('KS2');
    expect(bookingStorage.pending()).toEqual(examplePending('KS1'));
    bookingStorage.clearPending('KS1');
    expect(bookingStorage.pending()).toBeNull();
  });

  test('is never overwritten by the next two where only old keys can be written', () => {
    device.local.setItem('pendingBooking', pendingCodec.encode(examplePending('KS1')));
    device.local.isFullForNewKeys = true;
    start('KS2');
    start('KS3');
    expect(reopened().pending()).toEqual(examplePending('KS1'));
    expect(bookingStorage.pendingOf('KS2')).toEqual(examplePending('KS2'));
  });

  test('whose transaction stands in the slot already writes its latest form there, also where no new key is taken', () => {
    device.local.setItem('pendingBooking', pendingCodec.encode(examplePending('KS1')));
    device.local.isFullForNewKeys = true;
    const guest = { fullName: 'Arjun Nair', email: 'arjun@example.com', phone: '9845011234' };
    bookingStorage.storePending({ ...examplePending('KS1'), guest });
    expect(reopened().pending()).toEqual({ ...examplePending('KS1'), guest });
  });

  test('takes the slot of one that was settled, or that has a payment record', () => {
    start('KS1');
    device.local.isFullForNewKeys = true;
    start('KS2');
    expect(reopened().pending()).toEqual(examplePending('KS2'));
    expect(reopened().pendingOf('KS1')).toEqual(examplePending('KS1'));
  });

  test('gets a payment record at last when the next one starts, if it stood in the slot alone', () => {
    device.local.setItem('pendingBooking', pendingCodec.encode(examplePending('KS1')));
    start('KS2');
    expect(reopened().pendingOf('KS1')).toEqual(examplePending('KS1'));
    expect(reopened().pending()).toEqual(examplePending('KS2'));
  });

  test('makes room for itself by settled ones: declined first, never one that is not acknowledged', () => {
    for (const id of ['KS1', 'KS2', 'KS3', 'KS4']) start(id);
    decline('KS1');
    pay('KS2');
    pay('KS3');
    bookingStorage.acknowledge(exampleBooking('KS2'));
    device.clock.now += 2 * DAY;
    device.local.quota = device.local.size + 200;
    start('KS5');
    expect(device.local.getItem('paymentJournal.KS1')).toBeNull();
    expect(reopened().pendingOf('KS5')).toEqual(examplePending('KS5'));
    start('KS6');
    expect(device.local.getItem('paymentJournal.KS2')).toBeNull();
    expect(reopened().pendingOf('KS6')).toEqual(examplePending('KS6'));
    device.local.quota = device.local.size;
    start('KS7');
    for (const id of ['KS3', 'KS4', 'KS5', 'KS6'])
      expect(device.local.getItem(`paymentJournal.${id}`)).not.toBeNull();
  });

  test('makes room for itself beside a settled one that only this page remembers', () => {
    start('KS1');
    pay('KS1');
    bookingStorage.acknowledge(exampleBooking('KS1'));
    device.local.isFullForNewKeys = true;
    start('KS2');
    decline('KS2');
    device.clock.now += 2 * DAY;
    device.local.isFullForNewKeys = false;
    device.local.quota = device.local.size;
    bookingStorage.storePending(pendingFor('KS3'));
    expect(device.local.getItem('paymentJournal.KS3')).not.toBeNull();
  });

  test('never makes room by one that is open on the device, whatever the tab knows of it', () => {
    start('KS1');
    device.local.quota = device.local.size + 200;
    pay('KS1');
    bookingStorage.acknowledge(exampleBooking('KS1'));
    bookingStorage.storePending(pendingFor('KS2'));
    expect(device.local.getItem('paymentJournal.KS1')).not.toBeNull();
    expect(reopened().previousPaymentFor(question)?.state).toBe('unsettled');
  });

  test('that is paid makes room as well, never by its own record, and is stored', () => {
    for (const id of ['KS1', 'KS2']) start(id);
    for (const id of ['KS1', 'KS2']) decline(id);
    device.clock.now += 2 * DAY;
    device.local.quota = device.local.size;
    const write = device.local.setItem.bind(device.local);
    const emptied: string[] = [];
    device.local.setItem = (key, text) => {
      if (text.length === 1) emptied.push(key);
      write(key, text);
    };
    expect(bookingStorage.storePaid(exampleBooking('KS2'))).toBe(true);
    expect(bookingStorage.storePaid(exampleBooking('KS1'))).toBe(false);
    expect(emptied).toEqual(['paymentJournal.KS1']);
    expect(reopened().findBooking('KS2')).toEqual(exampleBooking('KS2'));
  });

  test('is stored by the tab alone until the device takes it, and then by the device alone', () => {
    device.local.isFullForNewKeys = true;
    start('KS1');
    expect(device.session.getItem('paymentJournal.KS1')).toContain('KS1');
    device.local.isFullForNewKeys = false;
    bookingStorage.markChecked('KS1');
    expect(device.local.getItem('paymentJournal.KS1')).toContain('KS1');
    expect(device.session.getItem('paymentJournal.KS1')).toBeNull();
  });

  test.each(['local', 'session'] as const)(
    'that device and tab both store counts as paid, as the copy in %s says',
    (area) => {
      const key = 'paymentJournal.KS1';
      start('KS1');
      const open = device.local.getItem(key) ?? '';
      pay('KS1');
      const paid = device.local.getItem(key) ?? '';
      for (const one of ['local', 'session'] as const)
        device[one].setItem(key, one === area ? paid : open);
      device.local.removeItem('confirmedBooking');
      expect(bookingStorage.previousPaymentFor(question)?.state).toBe('paid');
    },
  );

  test('costs nobody else a record where the device takes no new key at all', () => {
    for (const id of ['KS1', 'KS2']) start(id);
    pay('KS1');
    device.local.removeItem('confirmedBooking');
    bookingStorage.acknowledge(exampleBooking('KS1'));
    device.local.isFullForNewKeys = true;
    start('KS3');
    expect(reopened().findBooking('KS1')).toEqual(exampleBooking('KS1'));
    expect(reopened().pendingOf('KS3')).toEqual(examplePending('KS3'));
  });

  test('is that of its tab also where the tab takes no new key', () => {
    start('KS1');
    device.session.isFullForNewKeys = true;
    start('KS2');
    reopened().storePending(examplePending('KS3'));
    expect(reloaded().startedHere()).toBe('KS2');
  });

  test('is that of its tab also where the tab stores no payment, until it is left', () => {
    start('KS1');
    device.session.isFull = true;
    start('KS2');
    reopened().storePending(examplePending('KS3'));
    expect(bookingStorage.startedHere()).toBe('KS2');
  });

  test('takes over the form as it was typed, of which the tab stores no other copy', () => {
    bookingStorage.rememberGuest(exampleGuest);
    start('KS1');
    expect(device.session.getItem('guestDraft')).toBeNull();
    expect(reloaded().guest()).toEqual(examplePending('KS1').guest);
  });

  test('leaves the form as typed where the tab cannot store the payment', () => {
    bookingStorage.rememberGuest(exampleGuest);
    device.session.isFullForNewKeys = true;
    start('KS1');
    expect(reloaded().guest()).toEqual(exampleGuest);
  });

  test('is read by its own tab, whatever another tab started since', () => {
    start('KS1');
    const other = reopened();
    other.storePending(examplePending('KS2'));
    expect(bookingStorage.startedHere()).toBe('KS1');
    expect(other.startedHere()).toBe('KS2');
    expect(reopened().startedHere()).toBe('KS2');
    expect(createFakeServices().bookingStorage.startedHere()).toBeNull();
  });

  test('is still read when only its payment record was lost', () => {
    start('KS1');
    device.local.removeItem('paymentJournal.KS1');
    expect(due()).toEqual([examplePending('KS1')]);
    pay('KS1');
    expect(due()).toEqual([]);
  });

  test('is let go only by its own transaction', () => {
    start('KS2');
    bookingStorage.clearPending('KS1');
    expect(bookingStorage.pending()?.transactionId).toBe('KS2');
    bookingStorage.clearPending('KS2');
    expect(device.local.getItem('pendingBooking')).toBeNull();
  });
});

const freeRide = freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, '1');

describe('a confirmed booking', () => {
  test('is stored once it can be read back', () => {
    expect(bookingStorage.storePaid(exampleBooking('KS1'))).toBe(true);
    expect(bookingStorage.findBooking(null)).toEqual(exampleBooking('KS1'));
  });

  test('is not stored on a full device, but displayed as long as the page lasts', () => {
    device.local.isFull = true;
    expect(bookingStorage.storePaid(exampleBooking('KS1'))).toBe(false);
    expect(bookingStorage.findBooking(null)).toEqual(exampleBooking('KS1'));
    expect(createBookingStorage(createFakeServices().browser).findBooking(null)).toBeNull();
  });

  test('of a device that is full by now is the one of the page, though one before was stored', () => {
    start('KS1');
    pay('KS1');
    device.local.isFull = true;
    bookingStorage.storePaid(exampleBooking('KS2'));
    expect(bookingStorage.findBooking(null)).toEqual(exampleBooking('KS2'));
  });

  test.each<[string, () => void]>([
    ['a free booking', () => bookingStorage.storeFree(freeRide)],
    ['the same booking', () => pay('KS1')],
    [
      'a booking that names no transaction',
      () =>
        device.local.setItem(
          'confirmedBooking',
          bookingCodec.encode({ ...exampleBooking('B1'), transactionId: null }),
        ),
    ],
    [
      'a booking whose payment record says that it is paid',
      () => {
        start('KS9');
        pay('KS9');
      },
    ],
  ])('after %s leaves no copy of that one', (_, before) => {
    before();
    expect(bookingStorage.storePaid(exampleBooking('KS1'))).toBe(true);
    expect([...device.local.texts().keys()].filter((key) => key.startsWith('paidBooking'))).toEqual(
      [],
    );
  });

  test('that named no ride gets the ride of a later answer', () => {
    bookingStorage.storePaid({ ...exampleBooking('KS1'), item: null, kind: null });
    pay('KS1');
    expect(reopened().findBooking('KS1')?.item).toEqual(exampleBooking('KS1').item);
  });

  test('stands beside that of a newer release under its transaction, and a free one under its own key alone', () => {
    const newer = '{"version":2,"sealed":"a8f3"}';
    device.local.setItem('confirmedBooking', newer);
    pay('KS1');
    bookingStorage.storeFree(freeRide);
    expect(device.local.getItem('confirmedBooking')).toBe(newer);
    expect([...device.local.texts().keys()].sort()).toEqual([
      'confirmedBooking',
      `freeBooking.${freeRide.id}`,
      'paidBooking.KS1',
    ]);
  });

  test('is read by its id when a later one took its place', () => {
    start('KS1');
    pay('KS1');
    bookingStorage.storePaid(exampleBooking('KS2'));
    expect(bookingStorage.findBooking('KS1')).toEqual(exampleBooking('KS1'));
    expect(bookingStorage.findBooking('KS3')).toBeNull();
  });

  test('leaves the amount and the time of the last payment', () => {
    bookingStorage.rememberPayment(exampleBooking('KS1'));
    expect(JSON.parse(device.local.getItem('lastSuccessfulPayment') ?? '')).toEqual({
      version: 1,
      transactionId: 'KS1',
      amount: 30_799.12,
      at: NOW,
    });
  });
});

describe('a paid booking that is not acknowledged', () => {
  test('stands in the way although its entry was evicted', () => {
    bookingStorage.storePaid(exampleBooking('KS1'));
    expect(reopened().previousPaymentFor(question)).toMatchObject({ state: 'paid' });
  });

  test('acknowledging what is not paid, or has no transaction, changes nothing', () => {
    start('KS1');
    const before = device.local.getItem('paymentJournal.KS1');
    bookingStorage.acknowledge(exampleBooking('KS1'));
    bookingStorage.acknowledge({ ...exampleBooking('KS1'), transactionId: null });
    expect(device.local.getItem('paymentJournal.KS1')).toBe(before);
  });
});

test('a crash between the record of a late capture and its note → paid, announced and checked', () => {
  start('KS1');
  decline('KS1');
  device.local.setItem('confirmedBooking', bookingCodec.encode(exampleBooking('KS1')));
  device.clock.now += 2 * DAY;
  expect(unacknowledged()).toEqual([exampleBooking('KS1')]);
  expect(bookingStorage.previousPaymentFor(question)).toEqual({
    state: 'paid',
    booking: exampleBooking('KS1'),
  });
  bookingStorage.acknowledge(exampleBooking('KS1'));
  expect(unacknowledged()).toEqual([]);
  expect(reopened().previousPaymentFor(question)?.state).toBe('paid');
});

test('a payment that was captured late is still paid and not acknowledged once another booking took the place of the only text that says so', () => {
  start('KS1');
  decline('KS1');
  // the tab died between the confirmed booking and the payment record
  device.local.setItem('confirmedBooking', bookingCodec.encode(exampleBooking('KS1')));
  device.clock.now += 2 * DAY;
  const next = { ...exampleBooking('KS2'), item: exampleEvent, kind: 'event' } as const;
  expect(reopened().storePaid(next)).toBe(true);
  // its own record says so by now
  expect(device.local.getItem('paidBooking.KS1')).toBeNull();
  expect(reopened().findBooking('KS1')).not.toBeNull();
  expect(
    reopened()
      .paymentFollowUps()
      .unacknowledged.map(({ id }) => id),
  ).toEqual(['KS1']);
  expect(reopened().previousPaymentFor(question)?.state).toBe('paid');
});

test.each([
  ['that says no more than confirmed', /"payment(Status|_status)":"[^"]*",?/g, ''],
  ['whose ride can no longer be read', '"itemType":"trip"', '"itemType":"trxp"'],
  ['whose ride has lost its id', '"itemData":{"_id"', '"itemData":{"_ix"'],
])(
  'a paid booking %s, without a payment record, is not paid again without a word',
  (_, part, text) => {
    const stored = bookingCodec.encode(exampleBooking('KS1')).replace(part, text);
    device.local.setItem('confirmedBooking', stored);
    expect(reopened().findBooking('KS1')).not.toBeNull();
    expect(reopened().previousPaymentFor(question)?.state).toBe('paid');
  },
);

describe('the next booking does not take the place of a paid one that a full device cannot copy', () => {
  const text = bookingCodec.encode(exampleBooking('KS1'));
  const free = {
    ...exampleBooking('local-1'),
    ...{ transactionId: 'ZERO_PRICE', total: 0, amountPaid: 0 },
  };

  test.each([
    ['whole', text, 'paid'],
    ['damaged', text.slice(0, -30), 'unsettled'],
  ])('%s', (_, left, state) => {
    device.local.setItem('confirmedBooking', left);
    device.local.isFullForNewKeys = true;
    reopened().storeFree(free);
    expect(reopened().previousPaymentFor(question)?.state).toBe(state);
    expect(reopened().storePaid(exampleBooking('KS2'))).toBe(false);
    expect(reopened().previousPaymentFor(question)?.state).toBe(state);
    // one of the same payment does
    reopened().storePaid(exampleBooking('KS1'));
    expect(reopened().findBooking('KS1')).not.toBeNull();
  });
});

test.each([
  ['that names another ride', '"ride":{"_id":"spiti"}', null],
  ['that names another ride in other words', '"ride":{"id":"spiti"}', null],
  ['that names the ride', '"ride":{"id":"manali-leh"}', 'newer'],
  ['that names none', '"sealed":"a8f3"', 'newer'],
])('a record of a newer release %s stands in the way of the ride: %j', (_, text, state) => {
  const id = 'paymentJournal.KS9';
  device.local.setItem(id, `{"version":2,${text}}`);
  expect(bookingStorage.previousPaymentFor(question)?.state ?? null).toBe(state);
  const cleared = [{ kind: 'newerRecord', id }] as const;
  expect(bookingStorage.previousPaymentFor({ ...question, cleared })).toBeNull();
});

test.each(['startedPayment', 'paymentJournal.KS9'])(
  'a record of a newer release that the tab alone stores under %s stands in the way of every ride',
  (key) => {
    device.session.setItem(key, '{"version":2,"sealed":"a8f3"}');
    expect(bookingStorage.previousPaymentFor(question)?.state).toBe('newer');
  },
);

describe('a payment record of a newer release is never written over', () => {
  const key = 'paymentJournal.KS1';
  const newer = '{"version":2,"state":"paid","id":"KS1","ride":{"id":"manali-leh"}}';

  test.each<[string, () => void]>([
    ['by a page that still knows its payment', () => {}],
    ['once its payment is the latest no longer', () => start('KS2')],
    [
      'by what a tab alone could store of it before',
      () => {
        device.local.removeItem(key);
        device.local.isFullForNewKeys = true;
        start('KS1');
        device.local.isFullForNewKeys = false;
      },
    ],
  ])('%s', (_, before) => {
    start('KS1');
    before();
    device.local.setItem(key, newer);
    decline('KS1');
    bookingStorage.markChecked('KS1');
    pay('KS1');
    bookingStorage.storeUnpayable(examplePending('KS1'));
    bookingStorage.acknowledge(exampleBooking('KS1'));
    bookingStorage.storeContinued(examplePending('KS1'));
    expect(bookingStorage.storePaid(exampleBooking('KS1'))).toBe(true);
    device.clock.now += 31 * DAY;
    bookingStorage.sweep();
    expect(device.local.getItem(key)).toBe(newer);
    expect(device.session.getItem(key)).toBeNull();
    expect(bookingStorage.paymentFollowUps().closed).not.toContain('KS1');
  });

  test('which leaves the place of the latest payment to the next one', () => {
    start('KS1');
    device.local.setItem(key, newer);
    start('KS2');
    expect(reopened().pending()?.transactionId).toBe('KS2');
  });

  test('nor is a paid booking of one', () => {
    device.local.setItem('confirmedBooking', '{"version":2}');
    device.local.setItem('paidBooking.KS1', newer);
    bookingStorage.storePaid(exampleBooking('KS1'));
    expect(device.local.getItem('paidBooking.KS1')).toBe(newer);
  });
});

describe('a transaction id that the server gives twice', () => {
  const same = examplePending('KS1');

  test('is taken once it is paid, here or in the last confirmed booking', () => {
    start('KS1');
    expect(bookingStorage.isTaken('KS1', same)).toBe(false);
    expect(bookingStorage.isTaken('KS2', same)).toBe(false);
    pay('KS1');
    expect(bookingStorage.isTaken('KS1', same)).toBe(true);
    bookingStorage.storePaid(exampleBooking('KS3'));
    expect(bookingStorage.isTaken('KS3', same)).toBe(true);
  });

  test('is taken by a payment for another ride', () => {
    start('KS1');
    const other = examplePending('KS1', exampleDraft({ own: 1 }, exampleEvent));
    expect(bookingStorage.isTaken('KS1', other)).toBe(true);
  });

  test.each([
    ['is still open', () => {}],
    ['was declined', () => decline('KS1')],
  ])('is taken by a payment for the same ride that %s, at another price', (_, settle) => {
    start('KS1');
    settle();
    const other = examplePending('KS1', exampleDraft({ own: 2 }, remoteTrip));
    expect(bookingStorage.isTaken('KS1', other)).toBe(true);
    expect(bookingStorage.isTaken('KS1', same)).toBe(false);
  });

  test('is taken by a payment of the same amount for other tickets of the same ride', () => {
    start('KS1');
    const { draft, payload } = same;
    const withLines = (change: Partial<TicketLine>) => ({
      payload,
      draft: { ...draft, lines: draft.lines.map((line) => ({ ...line, ...change })) },
    });
    expect(bookingStorage.isTaken('KS1', withLines({ id: 'rental' }))).toBe(true);
    expect(bookingStorage.isTaken('KS1', withLines({ quantity: 2 }))).toBe(true);
    expect(bookingStorage.isTaken('KS1', withLines({ name: 'Eigenes Motorrad' }))).toBe(false);
  });

  test('is taken by one for the option that stood at the same place, where options have no ids', () => {
    const withTicket = (name: string): PendingBooking => ({
      ...same,
      draft: {
        ...same.draft,
        lines: same.draft.lines.map((line) => ({ ...line, id: positionId(0), name })),
      },
    });
    bookingStorage.storePending(withTicket('Own bike'));
    expect(bookingStorage.isTaken('KS1', withTicket('Own bike'))).toBe(false);
    expect(bookingStorage.isTaken('KS1', withTicket('Rental bike'))).toBe(true);
  });

  test('is taken by a record of a newer version of the site, which may be paid', () => {
    start('KS1');
    const key = 'paymentJournal.KS1';
    const newer = device.local.getItem(key)?.replace('"version":1', '"version":2') ?? '';
    device.local.setItem(key, newer);
    expect(bookingStorage.isTaken('KS1', same)).toBe(true);
  });

  test('is taken by a paid booking that a newer version of the site put aside', () => {
    device.local.setItem('paidBooking.KS1', '{"version":2,"sealed":"a8f3"}');
    expect(bookingStorage.isTaken('KS1', same)).toBe(true);
    expect(bookingStorage.isTaken('KS2', same)).toBe(false);
  });

  test.each(['confirmedBooking', 'pendingBooking'])(
    'is taken by what a newer version of the site wrote to %s',
    (slot) => {
      device.local.setItem(slot, '{"version":2,"booking":{"order":"KS1"}}');
      expect(bookingStorage.isTaken('KS1', same)).toBe(true);
      expect(bookingStorage.isTaken('KS', same)).toBe(false);
      device.local.setItem(slot, '{"booking":{"order":"KS1"}}');
      expect(bookingStorage.isTaken('KS1', same)).toBe(false);
    },
  );
});

describe('once the attempt of a page is over', () => {
  type Happening = (page: typeof bookingStorage, local: FakeStorage) => void;
  const query: PreviousPaymentQuery = {
    ...question,
    cleared: [
      { kind: 'payment', id: 'KS1' },
      { kind: 'payment', id: 'KS9' },
    ],
  };
  const attempted = (happen: Happening) => {
    const phone = createFakeDevice();
    const [first, listening] = [phone.tab().bookingStorage, phone.tab().bookingStorage];
    listening.listenForAttempts();
    first.announceAttempt(remoteTrip);
    happen(first, phone.local);
    first.retractAttempt(remoteTrip);
    return { listening, later: phone.tab().bookingStorage };
  };

  test.each<[string, Happening]>([
    ['no payment was started', () => {}],
    ['a payment for another ride is stored', (page) => page.storePending(pendingFor('KS2'))],
    [
      'a record is damaged that may be of any ride',
      (_, local) => local.setItem('paymentJournal.KS9', ' '),
    ],
  ])('%s → nothing blocks a page that heard of it', (_, happen) => {
    expect(attempted(happen).listening.previousPaymentFor(query)).toBeNull();
  });

  test('its payment is stored → nothing but that payment blocks a page that is opened later', () => {
    const { later } = attempted((page) => page.storePending(examplePending('KS1')));
    expect(later.previousPaymentFor(question)?.state).toBe('unsettled');
    expect(later.previousPaymentFor(query)).toBeNull();
  });

  test('its payment was refused by storage, unlike one before → the attempt blocks a page that is opened later', () => {
    const { later } = attempted((page, local) => {
      page.storePending(examplePending('KS1'));
      local.isFullForNewKeys = true;
      page.storePending(examplePending('KS2'));
      local.setItem('pendingBooking', pendingCodec.encode(examplePending('KS1')));
    });
    expect(later.previousPaymentFor(query)?.state).toBe('elsewhere');
  });
});

describe('the attempt of another page', () => {
  const key = 'paymentAttempt.trip.manali-leh.later';
  /** The name of the attempt that stands in the way. */
  const attemptOf = () => {
    const previous = bookingStorage.previousPaymentFor(question);
    return previous?.state === 'elsewhere' ? previous.attempt : '';
  };

  test('stands in the way until it is taken back, or was insisted against', () => {
    const other = reopened();
    other.announceAttempt(remoteTrip);
    expect(other.previousPaymentFor(question)).toBeNull();
    const attempt = attemptOf();
    expect(bookingStorage.previousPaymentFor(question)).toEqual({
      state: 'elsewhere',
      attempt: expect.stringContaining('.later '),
      booking: null,
    });
    expect(
      bookingStorage.previousPaymentFor({
        ...question,
        cleared: [{ kind: 'attempt', id: attempt }],
      }),
    ).toBeNull();
    other.announceAttempt(remoteTrip);
    expect(
      bookingStorage.previousPaymentFor({
        ...question,
        cleared: [{ kind: 'attempt', id: attempt }],
      }),
    ).not.toBeNull();
    expect(bookingStorage.previousPaymentFor({ ...question, item: exampleEvent })).toBeNull();
    other.retractAttempt(remoteTrip);
    expect(bookingStorage.previousPaymentFor(question)).toBeNull();
  });

  test('of a newer release counts for as long as it stands, and no sweep takes it', () => {
    const newer = JSON.stringify({ version: 2, since: NOW });
    device.local.setItem(key, newer);
    device.clock.now += DAY;
    bookingStorage.sweep();
    expect(device.local.getItem(key)).toBe(newer);
    const attempt = attemptOf();
    expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'elsewhere' });
    expect(
      bookingStorage.previousPaymentFor({
        ...question,
        cleared: [{ kind: 'attempt', id: attempt }],
      }),
    ).toBeNull();
    device.local.removeItem(key);
    expect(bookingStorage.previousPaymentFor(question)).toBeNull();
  });

  test('counts for a minute: the page may be gone', () => {
    reopened().announceAttempt(remoteTrip);
    device.clock.now += 59_999;
    bookingStorage.sweep();
    expect(bookingStorage.previousPaymentFor(question)).not.toBeNull();
    device.clock.now += 1;
    expect(bookingStorage.previousPaymentFor(question)).toBeNull();
    device.local.setItem('paymentAttempt.trip.manali-leh.damaged', 'soon');
    bookingStorage.sweep();
    expect(device.local.length).toBe(0);
  });

  test('comes after a payment that was started', () => {
    reopened().announceAttempt(remoteTrip);
    start('KS1');
    expect(bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
  });
});

test.each([
  ['confirmed', 'expired', 'contradicted'],
  ['expired', 'confirmed', 'good'],
])(
  'an order reported as paid, first %s and then %s, has a ticket that is %s',
  (first, then, kind) => {
    start('KS1');
    for (const status of [first, then])
      expect(bookingStorage.storePaid({ ...exampleBooking('KS1'), status })).toBe(true);
    for (const ticket of [reopened().findBooking('KS1'), reopened().findBooking(null)])
      expect(ticket && bookingStanding(ticket).kind).toBe(kind);
  },
);

test('an id in other letters is read as this device spells it, and one in its own letters as itself', () => {
  start('KS1');
  expect(['KS1', 'ks1', 'KS2'].map(reopened().ownSpelling)).toEqual(['KS1', 'KS1', null]);
  device.clock.now += 1;
  start('ks1');
  expect(['KS1', 'ks1'].map(reopened().ownSpelling)).toEqual(['KS1', 'ks1']);
});

test('a decline without a word against a paid booking leaves its ticket as it was', () => {
  bookingStorage.storePaid(exampleBooking('KS1'));
  decline('KS1');
  expect(bookingStorage.findBooking('KS1')).toEqual(exampleBooking('KS1'));
});

test('a second copy of a paid booking says what was said of it last', () => {
  bookingStorage.storePaid(exampleBooking('KS1'));
  // a crash leaves it while the next booking takes the first one's place
  device.local.setItem('paidBooking.KS1', device.local.getItem('confirmedBooking') ?? '');
  bookingStorage.storePaid({ ...exampleBooking('KS1'), paymentStatus: 'partially_refunded' });
  const copy = bookingCodec.decode(device.local.getItem('paidBooking.KS1'));
  expect(copy).toMatchObject({ paymentStatus: 'partially_refunded' });
});

test('a paid booking still has its ride when it is paid once more by an answer without one', () => {
  bookingStorage.storePaid(exampleBooking('KS1'));
  const item = null;
  bookingStorage.storePaid({ ...exampleBooking('KS1'), item, kind: null, lines: [] });
  expect(reopened().findBooking('KS1')?.item).toEqual(exampleBooking('KS1').item);
});

test('a ticket of the history says what a record of this device says against it', () => {
  start('KS1');
  bookingStorage.storePaid({ ...exampleBooking('KS1'), status: 'expired' });
  const ticket = reopened().findBooking('KS1', exampleBooking('KS1'));
  expect(ticket && bookingStanding(ticket).kind).toBe('contradicted');
});

describe('thirty days', () => {
  const everything = () => [...device.local.texts().values()].join('\n');

  test('no record holds a person, checked or not, and each record stays', () => {
    for (const id of ['KS1', 'KS2', 'KS3']) start(id);
    bookingStorage.markChecked('KS3');
    decline('KS1');
    pay('KS2');
    bookingStorage.storePaid(exampleBooking('KS2'));
    bookingStorage.storeFree(
      freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, '1'),
    );
    bookingStorage.sweep();
    expect(everything()).toMatch(/Asha Rao|asha@example\.com|9845011223/);
    device.clock.now += PENDING_LIFETIME + 1;
    bookingStorage.sweep();
    expect(everything()).not.toMatch(/Asha|asha@example|9845011223/);
    expect(bookingStorage.findBooking('KS2')?.item?.id).toBe('manali-leh');
    expect(unacknowledged()).toHaveLength(1);
    expect(reopened().pendingOf('KS1')).toMatchObject({ transactionId: 'KS1' });
    expect(reopened().pendingOf('KS3')).toMatchObject({ transactionId: 'KS3' });
  });

  test('a slot without a record loses its person too, on the first start after', () => {
    device.local.setItem('pendingBooking', pendingCodec.encode(examplePending('KS1')));
    device.clock.now += PENDING_LIFETIME + 1;
    bookingStorage.sweep();
    expect(everything()).not.toContain('Asha');
    expect(reopened().pendingOf('KS1')).toMatchObject({ transactionId: 'KS1' });
  });

  test('drafts go 30 days after the last letter, also where nothing was booked', () => {
    const { session } = device;
    bookingStorage.rememberGuest(exampleGuest);
    bookingStorage.rememberContact({ name: 'Asha', email: '', mobile: '', message: 'Hello' });
    device.clock.now += PENDING_LIFETIME;
    expect(bookingStorage.guest()).toEqual(exampleGuest);
    expect(holdsRecords(createSafeStorage(() => session))).toBe(true);
    device.clock.now += 1;
    bookingStorage.sweep();
    expect(session.length).toBe(0);
  });

  test.each([
    ['whose tab takes no new key', null],
    ['of a release before drafts had a time', undefined],
    ['whose time is damaged', 'yesterday'],
  ])('a draft %s goes 30 days after it was met', (_, typedAt) => {
    bookingStorage.rememberGuest(exampleGuest);
    device.session.isFullForNewKeys = true;
    const draft = JSON.parse(device.session.getItem('guestDraft') ?? '');
    if (typedAt !== null)
      device.session.setItem('guestDraft', JSON.stringify({ ...draft, typedAt }));
    expect(holdsRecords(createSafeStorage(() => device.session))).toBe(true);
    for (const later of [0, PENDING_LIFETIME, 1]) {
      expect(reloaded().guest()).toEqual(exampleGuest);
      device.clock.now += later;
    }
    reloaded().sweep();
    expect(device.session.length).toBe(0);
  });

  test('a draft without a time that the tab cannot store lasts as long as the page', () => {
    const typed = JSON.stringify({ version: 1, ...exampleGuest });
    device.session.setItem('guestDraft', typed);
    device.session.isFull = true;
    const page = reloaded();
    expect(page.guest()).toEqual(exampleGuest);
    expect(page.guest()).toEqual(exampleGuest);
    expect(device.session.length).toBe(0);
  });

  test('a draft that cannot be read goes with the next sweep', () => {
    device.session.setItem('guestDraft', '{"fullName":');
    bookingStorage.sweep();
    expect(device.session.getItem('guestDraft')).toBeNull();
  });

  test('a draft of a newer release is left as it is', () => {
    const newer = '{"version":2,"name":"Asha"}';
    device.session.setItem('guestDraft', newer);
    device.clock.now += 400 * DAY;
    bookingStorage.sweep();
    expect(bookingStorage.guest()).toEqual(EMPTY_GUEST);
    expect(device.session.getItem('guestDraft')).toBe(newer);
  });

  test('each form stores the time of its own last letter', () => {
    bookingStorage.rememberContact({ name: 'Asha', email: '', mobile: '', message: 'Hello' });
    device.clock.now += PENDING_LIFETIME;
    bookingStorage.rememberGuest(exampleGuest);
    device.clock.now += 1;
    expect(bookingStorage.contactDraft()).toEqual(EMPTY_CONTACT);
    expect(bookingStorage.guest()).toEqual(exampleGuest);
  });

  test('a draft typed under a clock ahead goes 30 days after the clock is right', () => {
    device.clock.now += 400 * DAY;
    bookingStorage.rememberGuest(exampleGuest);
    device.clock.now -= 400 * DAY;
    bookingStorage.sweep();
    device.clock.now += PENDING_LIFETIME + 1;
    bookingStorage.sweep();
    expect(device.session.length).toBe(0);
  });
});

describe('what cannot be', () => {
  test('a payment that nobody started has no booking, and marking it writes nothing', () => {
    expect(bookingStorage.pendingOf('KS9')).toBeNull();
    decline('KS9');
    bookingStorage.clearPending('KS9');
    expect(device.local.length).toBe(0);
  });

  test('a slot that holds something else is left as it is', () => {
    device.local.setItem('pendingBooking', '{"by":"another site"}');
    bookingStorage.clearPending('KS1');
    expect(device.local.getItem('pendingBooking')).toBe('{"by":"another site"}');
  });

  test('a booking that cannot be read back was not stored', () => {
    expect(bookingStorage.storePaid({ ...exampleBooking('KS1'), id: '' })).toBe(false);
  });

  test('a free booking that cannot be read is none', () => {
    device.local.setItem('freeBooking.1', '{');
    expect(bookingStorage.bookings()).toEqual([]);
  });

  test('a booking that nobody paid for leaves no last payment, an item without an id no id', () => {
    const free = freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, '1');
    bookingStorage.rememberPayment({ ...free, transactionId: null });
    expect(device.local.getItem('lastSuccessfulPayment')).toBeNull();
    bookingStorage.rememberItem(exampleDraft({ own: 1 }, { ...remoteTrip, id: null }));
    expect(device.local.getItem('itemId')).toBeNull();
  });
});

test('free bookings stand beside each other', () => {
  const free = (id: string) =>
    freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, id);
  bookingStorage.rememberGuest(exampleGuest);
  bookingStorage.storeFree(free('1'));
  bookingStorage.storeFree(free('2'));
  // the form of a booking that is made is not offered again
  expect(bookingStorage.guest()).toEqual(EMPTY_GUEST);
  expect(bookingStorage.bookings()).toEqual([free('1'), free('2')]);
  expect(bookingStorage.findBooking('local-1')).toEqual(free('1'));
  expect(bookingStorage.findBooking(null)).toEqual(free('2'));
});

test('the bookings of this device are those that were paid, once each, and the free ones', () => {
  const free = freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, '1');
  bookingStorage.storeFree(free);
  start('KS1');
  pay('KS1');
  start('KS2');
  expect(bookingStorage.bookings().map(({ id }) => id)).toEqual(['KS1', 'local-1']);
});

test('item and kind are stored under the keys of the specification', () => {
  bookingStorage.rememberItem(exampleDraft({ own: 1 }));
  expect(device.local.getItem('itemId')).toBe('manali-leh');
  expect(device.local.getItem('bookingType')).toBe('trip');
});

test('what was typed lasts for the session alone', () => {
  const message = { name: 'Asha', email: 'a@', mobile: '98', message: 'A ride?' };
  expect(bookingStorage.contactDraft()).toEqual(EMPTY_CONTACT);
  bookingStorage.rememberGuest(exampleGuest);
  bookingStorage.rememberContact(message);
  expect(bookingStorage.guest()).toEqual(exampleGuest);
  expect(bookingStorage.contactDraft()).toEqual(message);
  expect(device.local.length).toBe(0);
});

test('the guest of a started payment is offered again until it is paid, and no contact form of before a Forget is stored', () => {
  start('KS1');
  device.session.removeItem('guestDraft');
  expect(bookingStorage.guest()).toEqual(examplePending('KS1').guest);
  pay('KS1');
  expect(bookingStorage.guest()).toEqual(EMPTY_GUEST);
  bookingStorage.forgetAll();
  bookingStorage.rememberContact({ name: 'Asha', email: '', mobile: '', message: 'Hello' });
  expect(bookingStorage.contactDraft()).toEqual(EMPTY_CONTACT);
});

test('a card with good words leaves no second record of its payment, where the device stores no more', () => {
  start('KS1');
  pay('KS1');
  device.local.isFull = true;
  bookingStorage.noteListed([rowOf(exampleBooking('KS1'))]);
  expect(device.session.getItem('paymentJournal.KS1')).toBeNull();
});

test('a card that was opened before a Forget leaves the tab with the first sweep', () => {
  bookingStorage.rememberOpened(listedRide);
  reopened().forgetAll();
  bookingStorage.sweep();
  expect(device.session.getItem('openedBooking')).toBeNull();
});

test('the card that was opened is the booking of its address, for the session alone', () => {
  bookingStorage.rememberOpened(listedRide);
  expect(bookingStorage.findBooking('B1')).toEqual(bookingFromRow(listedRide));
  expect(device.local.length).toBe(0);
});

test('the card that was opened says what went back also where its title is lost', () => {
  const { session } = device;
  bookingStorage.storePaid(exampleBooking('KS1'));
  const card = { ...rowOf(exampleBooking('KS1')), paymentStatus: 'refunded' };
  bookingStorage.rememberOpened({ ...card, title: '' });
  expect(bookingStorage.findBooking(card.id)).toMatchObject({ paymentStatus: 'refunded' });
  const { title: _, ...damaged } = JSON.parse(session.getItem('openedBooking') ?? '{}');
  session.setItem('openedBooking', JSON.stringify(damaged));
  expect(bookingStorage.findBooking(card.id)).toMatchObject({ paymentStatus: 'refunded' });
});

test('forgetting leaves nothing behind but the name of a new generation', () => {
  start('KS1');
  bookingStorage.storePaid(exampleBooking('KS1'));
  bookingStorage.rememberPayment(exampleBooking('KS1'));
  bookingStorage.rememberItem(exampleDraft({ own: 1 }));
  bookingStorage.storeFree(
    freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, '1'),
  );
  bookingStorage.rememberGuest(exampleGuest);
  bookingStorage.forgetAll();
  expect(device.session.length).toBe(0);
  expect([...device.local.texts()]).toEqual([
    ['generation', expect.stringMatching(/^\{"id":"[^"]+"\}$/)],
  ]);
  expect(bookingStorage.guest()).toEqual(EMPTY_GUEST);
});

test('forgetting ends the generation before it removes anything: a page that ends in between leaves nothing of a person to other tabs', () => {
  bookingStorage.rememberGuest(exampleGuest);
  reopened().storePending(examplePending('KS1'));
  const remove = device.local.removeItem.bind(device.local);
  let isOver = false;
  device.local.removeItem = (key) => {
    if (!isOver) remove(key);
    isOver = true;
  };
  const write = device.local.setItem.bind(device.local);
  device.local.setItem = (key, text) => {
    if (!isOver) write(key, text);
  };
  reopened().forgetAll();
  expect(isOver).toBe(true);
  expect(reloaded().guest()).toEqual(EMPTY_GUEST);
});

test('forgetting on a full device begins the generation once there is room, and says where there is none', () => {
  start('KS1');
  device.local.quota = device.local.size;
  bookingStorage.rememberGuest(exampleGuest);
  expect(reopened().forgetAll()).toBe(true);
  expect(bookingStorage.guest()).toEqual(EMPTY_GUEST);
  device.local.quota = Number.POSITIVE_INFINITY;
  device.local.clear();
  device.local.isFullForNewKeys = true;
  expect(reopened().forgetAll()).toBe(false);
});

test('the name of the generation is lost → nothing counts as forgotten, and a payment that the tab alone stores stays', () => {
  reopened().forgetAll();
  device.local.isFullForNewKeys = true;
  start('KS1');
  expect(reloaded().previousPaymentFor(question)?.state).toBe('unsettled');
  device.local.removeItem('generation');
  bookingStorage.dropForgotten();
  expect(reloaded().previousPaymentFor(question)?.state).toBe('unsettled');
});

test('declined, then paid late on a device without room for that word → open there: another tab asks about it', () => {
  const shared = createFakeDevice();
  const [one, two] = [shared.tab().bookingStorage, shared.tab().bookingStorage];
  one.storePending(examplePending('KS1'));
  one.settle({ transactionId: 'KS1', state: 'declined' });
  shared.local.quota = shared.local.size;
  expect(one.storePaid(exampleBooking('KS1'))).toBe(false);
  expect(one.previousPaymentFor(question)).toMatchObject({ state: 'paid' });
  // a declined one would be neither asked about nor in the way after a day
  shared.clock.now += 2 * DAY;
  expect(two.paymentFollowUps().due).toMatchObject([{ transactionId: 'KS1' }]);
  expect(two.previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
});
