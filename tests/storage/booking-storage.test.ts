import { beforeEach, describe, expect, test } from 'vitest';
import { freeBooking } from '#machines/domain/booking.ts';
import { DAY_MS as DAY } from '#machines/domain/calendar.ts';
import { EMPTY_CONTACT } from '#machines/domain/contact-form.ts';
import { EMPTY_GUEST } from '#machines/domain/guest.ts';
import { bookingFromRow } from '#machines/domain/my-bookings.ts';
import { PENDING_LIFETIME, type PreviousPaymentQuery } from '#machines/domain/payment-records.ts';
import { createBookingStorage } from '../../src/storage/booking-storage.ts';
import { encodeBooking, encodePending } from '../../src/storage/records.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { exampleGuest, examplePending, listedRide, NOW } from '../fixtures/bookings.ts';
import { exampleDraft, exampleEvent, remoteTrip } from '../fixtures/items.ts';
import { exampleBooking } from '../fixtures/payment-answers.ts';
import { createFakeServices } from '../fixtures/services.ts';
import { FakeStorage } from '../fixtures/storage.ts';

let world = createFakeServices();
beforeEach(() => {
  world = createFakeServices();
});

const question: PreviousPaymentQuery = { item: remoteTrip, cleared: [], acknowledged: [] };
const due = () => world.bookingStorage.paymentFollowUps().due;
const unacknowledged = () => world.bookingStorage.paymentFollowUps().unacknowledged;
const pay = (id: string) =>
  world.bookingStorage.settle({ transactionId: id, state: 'paid', booking: exampleBooking(id) });
const decline = (id: string) =>
  world.bookingStorage.settle({ transactionId: id, state: 'declined', booking: null });
/** The same device after every page of it was closed. */
const reopened = () =>
  createBookingStorage({
    ...world.browser,
    local: createSafeStorage(() => world.local),
    session: createSafeStorage(() => new FakeStorage()),
    newId: () => 'later',
  });

describe('a payment that was started', () => {
  test('is the latest one, has a payment record, and survives a reload', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    const later = reopened();
    expect(later.pending()).toEqual(examplePending('KS1'));
    expect(later.pendingOf('KS1')).toEqual(examplePending('KS1'));
    expect(later.previousPaymentFor(question)).toEqual({
      state: 'unsettled',
      pending: examplePending('KS1'),
    });
  });

  test('is not lost when another one starts', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    world.bookingStorage.storePending(examplePending('KS2'));
    expect(world.bookingStorage.pending()?.transactionId).toBe('KS2');
    expect(world.bookingStorage.pendingOf('KS1')).toEqual(examplePending('KS1'));
  });

  test('is not lost when the browser crashed in the middle of keeping it and another one starts', () => {
    const write = world.local.setItem.bind(world.local);
    const keys: string[] = [];
    world.local.setItem = (key, text) => {
      keys.push(key);
      if (keys.length === 1) write(key, text);
    };
    world.bookingStorage.storePending(examplePending('KS1'));
    expect(keys[0]).toBe('paymentJournal.KS1');
    world.local.setItem = write;
    const later = createBookingStorage({
      ...world.browser,
      local: createSafeStorage(() => world.local),
    });
    later.storePending(examplePending('KS2'));
    expect(later.pendingOf('KS1')).toEqual(examplePending('KS1'));
  });

  test('stays when a later one that the storage refused is let go', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    world.local.isFull = true;
    world.bookingStorage.storePending(examplePending('KS2'));
    world.bookingStorage.clearPending('KS2');
    expect(world.bookingStorage.pending()).toEqual(examplePending('KS1'));
    world.bookingStorage.clearPending('KS1');
    expect(world.bookingStorage.pending()).toBeNull();
  });

  test('is never overwritten by the next two where only old keys can be written', () => {
    world.local.setItem('pendingBooking', encodePending(examplePending('KS1')));
    world.local.isFullForNewKeys = true;
    world.bookingStorage.storePending(examplePending('KS2'));
    world.bookingStorage.storePending(examplePending('KS3'));
    expect(reopened().pending()).toEqual(examplePending('KS1'));
    expect(world.bookingStorage.pendingOf('KS2')).toEqual(examplePending('KS2'));
  });

  test('takes the slot of one that was settled, or that has a payment record', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    world.local.isFullForNewKeys = true;
    world.bookingStorage.storePending(examplePending('KS2'));
    expect(reopened().pending()).toEqual(examplePending('KS2'));
    expect(reopened().pendingOf('KS1')).toEqual(examplePending('KS1'));
  });

  test('gets a payment record at last when the next one starts, if it stood in the slot alone', () => {
    world.local.setItem('pendingBooking', encodePending(examplePending('KS1')));
    world.bookingStorage.storePending(examplePending('KS2'));
    expect(reopened().pendingOf('KS1')).toEqual(examplePending('KS1'));
    expect(reopened().pending()).toEqual(examplePending('KS2'));
  });

  test('is remembered by its own tab when the storage refuses it', () => {
    world.local.isFull = true;
    world.bookingStorage.storePending(examplePending('KS1'));
    const reloaded = createBookingStorage({
      ...world.browser,
      local: createSafeStorage(() => world.local),
      session: createSafeStorage(() => world.session),
    });
    expect(reloaded.pendingOf('KS1')).toEqual(examplePending('KS1'));
    expect(reloaded.previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
  });

  test('makes room for itself by settled ones: declined first, never one that nobody was told of', () => {
    for (const id of ['KS1', 'KS2', 'KS3', 'KS4'])
      world.bookingStorage.storePending(examplePending(id));
    decline('KS1');
    pay('KS2');
    pay('KS3');
    world.bookingStorage.acknowledge(exampleBooking('KS2'));
    world.clock.now += 2 * DAY;
    limitTo(sizeOf(world.local) + 200);
    world.bookingStorage.storePending(examplePending('KS5'));
    expect(world.local.getItem('paymentJournal.KS1')).toBeNull();
    expect(reopened().pendingOf('KS5')).toEqual(examplePending('KS5'));
    world.bookingStorage.storePending(examplePending('KS6'));
    expect(world.local.getItem('paymentJournal.KS2')).toBeNull();
    expect(reopened().pendingOf('KS6')).toEqual(examplePending('KS6'));
    limitTo(sizeOf(world.local));
    world.bookingStorage.storePending(examplePending('KS7'));
    for (const id of ['KS3', 'KS4', 'KS5', 'KS6'])
      expect(world.local.getItem(`paymentJournal.${id}`)).not.toBeNull();
  });

  test('costs nobody else a record where the device takes no new key at all', () => {
    for (const id of ['KS1', 'KS2']) world.bookingStorage.storePending(examplePending(id));
    pay('KS1');
    world.bookingStorage.acknowledge(exampleBooking('KS1'));
    world.local.isFullForNewKeys = true;
    world.bookingStorage.storePending(examplePending('KS3'));
    expect(reopened().findBooking('KS1')).toEqual(exampleBooking('KS1'));
    expect(reopened().pendingOf('KS3')).toEqual(examplePending('KS3'));
  });

  test('is found by its own tab, whatever another tab started since', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    const other = reopened();
    other.storePending(examplePending('KS2'));
    expect(world.bookingStorage.startedHere()).toBe('KS1');
    expect(other.startedHere()).toBe('KS2');
    expect(reopened().startedHere()).toBe('KS2');
    expect(createFakeServices().bookingStorage.startedHere()).toBeNull();
  });

  test('is still known when only its payment record was lost', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    world.local.removeItem('paymentJournal.KS1');
    expect(due()).toEqual([examplePending('KS1')]);
    pay('KS1');
    expect(due()).toEqual([]);
  });

  test('is asked about at most once a minute', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    world.bookingStorage.markChecked('KS1');
    world.clock.now += 59_999;
    expect(due()).toEqual([]);
    world.clock.now += 1;
    expect(due()).toEqual([examplePending('KS1')]);
  });

  test('outlives a clock that is corrected by a month while it is being paid', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    world.clock.now += 31 * DAY;
    world.bookingStorage.sweep();
    expect(world.bookingStorage.pending()).toEqual(examplePending('KS1'));
    expect(due()).toEqual([examplePending('KS1')]);
    world.bookingStorage.markChecked('KS1');
    world.bookingStorage.sweep();
    expect(world.bookingStorage.pendingOf('KS1')).toMatchObject({ transactionId: 'KS1' });
    expect(world.bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
  });

  test('is let go only by its own transaction', () => {
    world.bookingStorage.storePending(examplePending('KS2'));
    world.bookingStorage.clearPending('KS1');
    expect(world.bookingStorage.pending()?.transactionId).toBe('KS2');
    world.bookingStorage.clearPending('KS2');
    expect(world.local.getItem('pendingBooking')).toBeNull();
  });

  test('lasts as long as the page when storage is denied', () => {
    world.local.isDenied = true;
    world.bookingStorage.storePending(examplePending('KS1'));
    expect(world.bookingStorage.pending()).toEqual(examplePending('KS1'));
    expect(due()).toEqual([examplePending('KS1')]);
    expect(createFakeServices().bookingStorage.pending()).toBeNull();
  });

  test('counts as absent when its record is damaged', () => {
    world.local.setItem('pendingBooking', '{"transactionId":');
    world.local.setItem('paymentJournal.KS9', 'null');
    expect(world.bookingStorage.pending()).toBeNull();
    expect(due()).toEqual([]);
  });
});

describe('a confirmed booking', () => {
  test('is kept once it can be read back', () => {
    expect(world.bookingStorage.storePaid(exampleBooking('KS1'))).toBe(true);
    expect(world.bookingStorage.findBooking(null)).toEqual(exampleBooking('KS1'));
  });

  test('is not kept on a full device, but shown as long as the page lasts', () => {
    world.local.isFull = true;
    expect(world.bookingStorage.storePaid(exampleBooking('KS1'))).toBe(false);
    expect(world.bookingStorage.findBooking(null)).toEqual(exampleBooking('KS1'));
    expect(createBookingStorage(createFakeServices().browser).findBooking(null)).toBeNull();
  });

  test('is found by its id when a later one took its place', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    pay('KS1');
    world.bookingStorage.storePaid(exampleBooking('KS2'));
    expect(world.bookingStorage.findBooking('KS1')).toEqual(exampleBooking('KS1'));
    expect(world.bookingStorage.findBooking('KS3')).toBeNull();
  });

  test('is never taken back by a failure', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    pay('KS1');
    decline('KS1');
    expect(world.bookingStorage.findBooking('KS1')).toEqual(exampleBooking('KS1'));
  });

  test('leaves the amount and the time of the last payment', () => {
    world.bookingStorage.rememberPayment(exampleBooking('KS1'));
    expect(JSON.parse(world.local.getItem('lastSuccessfulPayment') ?? '')).toEqual({
      version: 1,
      transactionId: 'KS1',
      amount: 30_799.12,
      at: NOW,
    });
  });
});

describe('a paid booking that nobody was told of', () => {
  test('is announced on every visit until the rider opens it or puts it aside', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    pay('KS1');
    for (const visit of [reopened(), reopened()])
      expect(visit.paymentFollowUps().unacknowledged).toEqual([exampleBooking('KS1')]);
    world.bookingStorage.acknowledge(exampleBooking('KS1'));
    expect(unacknowledged()).toEqual([]);
    expect(reopened().paymentFollowUps().unacknowledged).toEqual([]);
  });

  test('always stands in the way of paying for the same ride again, told or not', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    pay('KS1');
    world.bookingStorage.acknowledge(exampleBooking('KS1'));
    const found = { state: 'paid', booking: exampleBooking('KS1') };
    expect(reopened().previousPaymentFor(question)).toEqual(found);
    expect(reopened().previousPaymentFor({ ...question, acknowledged: ['KS1'] })).toBeNull();
  });

  test('stands in the way although its entry was evicted', () => {
    world.bookingStorage.storePaid(exampleBooking('KS1'));
    expect(reopened().previousPaymentFor(question)).toMatchObject({ state: 'paid' });
  });

  test('acknowledging what is not paid, or has no transaction, changes nothing', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    const before = world.local.getItem('paymentJournal.KS1');
    world.bookingStorage.acknowledge(exampleBooking('KS1'));
    world.bookingStorage.acknowledge({ ...exampleBooking('KS1'), transactionId: null });
    expect(world.local.getItem('paymentJournal.KS1')).toBe(before);
  });
});

test('a crash between the record of a late capture and its note → paid, told and asked about', () => {
  world.bookingStorage.storePending(examplePending('KS1'));
  decline('KS1');
  world.local.setItem('confirmedBooking', encodeBooking(exampleBooking('KS1')));
  world.clock.now += 2 * DAY;
  expect(unacknowledged()).toEqual([exampleBooking('KS1')]);
  expect(world.bookingStorage.previousPaymentFor(question)).toEqual({
    state: 'paid',
    booking: exampleBooking('KS1'),
  });
  world.bookingStorage.acknowledge(exampleBooking('KS1'));
  expect(unacknowledged()).toEqual([]);
  expect(reopened().previousPaymentFor(question)?.state).toBe('paid');
});

test('a declined payment is asked about once more for a day, then no longer stands in the way', () => {
  world.bookingStorage.storePending(examplePending('KS1'));
  decline('KS1');
  expect(due()).toEqual([examplePending('KS1')]);
  expect(world.bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
  world.clock.now += DAY + 1;
  expect(due()).toEqual([]);
  expect(world.bookingStorage.previousPaymentFor(question)).toBeNull();
});

describe('a transaction id that the server gives twice', () => {
  test('is taken once it is paid, here or in the last confirmed booking', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    expect(world.bookingStorage.isTaken('KS1', remoteTrip)).toBe(false);
    expect(world.bookingStorage.isTaken('KS2', remoteTrip)).toBe(false);
    pay('KS1');
    expect(world.bookingStorage.isTaken('KS1', remoteTrip)).toBe(true);
    world.bookingStorage.storePaid(exampleBooking('KS3'));
    expect(world.bookingStorage.isTaken('KS3', remoteTrip)).toBe(true);
  });

  test('is taken by a payment for another ride', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    expect(world.bookingStorage.isTaken('KS1', exampleEvent)).toBe(true);
  });
});

describe('the attempt of another page', () => {
  const key = 'paymentAttempt.trip.manali-leh.later';
  const attemptOf = () => `${key} ${world.local.getItem(key)}`;

  test('stands in the way until it is taken back, or was insisted against', () => {
    const other = reopened();
    other.announceAttempt(remoteTrip);
    expect(other.previousPaymentFor(question)).toBeNull();
    const attempt = attemptOf();
    expect(world.bookingStorage.previousPaymentFor(question)).toEqual({
      state: 'elsewhere',
      attempt,
    });
    expect(world.bookingStorage.previousPaymentFor({ ...question, cleared: [attempt] })).toBeNull();
    other.announceAttempt(remoteTrip);
    expect(
      world.bookingStorage.previousPaymentFor({ ...question, cleared: [attempt] }),
    ).not.toBeNull();
    expect(world.bookingStorage.previousPaymentFor({ ...question, item: exampleEvent })).toBeNull();
    other.retractAttempt(remoteTrip);
    expect(world.bookingStorage.previousPaymentFor(question)).toBeNull();
  });

  test('counts for a minute: the page may be gone', () => {
    reopened().announceAttempt(remoteTrip);
    world.clock.now += 59_999;
    world.bookingStorage.sweep();
    expect(world.bookingStorage.previousPaymentFor(question)).not.toBeNull();
    world.clock.now += 1;
    expect(world.bookingStorage.previousPaymentFor(question)).toBeNull();
    world.bookingStorage.sweep();
    expect(world.local.getItem(key)).toBeNull();
  });

  test('comes after a payment that was started', () => {
    reopened().announceAttempt(remoteTrip);
    world.bookingStorage.storePending(examplePending('KS1'));
    expect(world.bookingStorage.previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
  });
});

describe('thirty days', () => {
  const everything = () =>
    Array.from({ length: world.local.length }, (_, index) =>
      world.local.getItem(world.local.key(index) ?? ''),
    ).join('\n');

  test('after it was settled, or asked about and expired, no record holds a person', () => {
    for (const id of ['KS1', 'KS2', 'KS3']) world.bookingStorage.storePending(examplePending(id));
    world.bookingStorage.markChecked('KS3');
    world.bookingStorage.markAnswered('KS3');
    decline('KS1');
    pay('KS2');
    world.bookingStorage.storePaid(exampleBooking('KS2'));
    world.bookingStorage.storeFree(
      freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, '1'),
    );
    world.bookingStorage.sweep();
    expect(everything()).toMatch(/Asha Rao|asha@example\.com|9845011223/);
    world.clock.now += PENDING_LIFETIME + 1;
    world.bookingStorage.sweep();
    expect(everything()).not.toMatch(/Asha|asha@example|9845011223/);
    expect(world.bookingStorage.findBooking('KS2')?.item?.id).toBe('manali-leh');
    expect(unacknowledged()).toHaveLength(1);
    expect(world.local.getItem('paymentJournal.KS1')).toBeNull();
    expect(reopened().pendingOf('KS3')).toMatchObject({ transactionId: 'KS3' });
  });

  test('a payment that was never asked about is asked once before its person goes', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    world.clock.now += PENDING_LIFETIME + 1;
    world.bookingStorage.sweep();
    expect(due()).toEqual([examplePending('KS1')]);
    world.bookingStorage.markChecked('KS1');
    world.bookingStorage.markAnswered('KS1');
    world.bookingStorage.sweep();
    expect(everything()).not.toContain('Asha');
  });

  test('an unsettled payment itself goes a month after its person, with its slot', () => {
    world.bookingStorage.storePending(examplePending('KS1'));
    world.bookingStorage.markAnswered('KS1');
    for (let month = 1; month <= 2; month += 1) {
      world.clock.now += PENDING_LIFETIME + 1;
      world.bookingStorage.sweep();
    }
    expect(world.local.length).toBe(0);
  });

  test('records of a newer version and damaged ones are left alone for as long', () => {
    const newer = JSON.stringify({
      ...JSON.parse(encodePending(examplePending('KS1'))),
      version: 2,
    });
    world.local.setItem('paymentJournal.KS1', newer);
    world.local.setItem('freeBooking.1', '{"by');
    world.bookingStorage.sweep();
    world.clock.now += PENDING_LIFETIME;
    world.bookingStorage.sweep();
    expect(world.local.getItem('paymentJournal.KS1')).toBe(newer);
    world.clock.now += 1;
    world.bookingStorage.sweep();
    expect(world.local.length).toBe(0);
  });

  test('what was unreadable and is gone is no longer counted', () => {
    world.local.setItem('paymentJournal.KS1', '{"by');
    world.bookingStorage.sweep();
    world.local.removeItem('paymentJournal.KS1');
    world.bookingStorage.sweep();
    expect(world.local.length).toBe(0);
  });
});

describe('what cannot be', () => {
  test('a payment that nobody started has no booking, and marking it writes nothing', () => {
    expect(world.bookingStorage.pendingOf('KS9')).toBeNull();
    decline('KS9');
    world.bookingStorage.clearPending('KS9');
    expect(world.local.length).toBe(0);
  });

  test('a slot that holds something else is left as it is', () => {
    world.local.setItem('pendingBooking', '{"by":"another site"}');
    world.bookingStorage.clearPending('KS1');
    expect(world.local.getItem('pendingBooking')).toBe('{"by":"another site"}');
  });

  test('a booking that cannot be read back was not kept', () => {
    expect(world.bookingStorage.storePaid({ ...exampleBooking('KS1'), id: '' })).toBe(false);
  });

  test('a free booking that cannot be read is none', () => {
    world.local.setItem('freeBooking.1', '{');
    expect(world.bookingStorage.freeBookings()).toEqual([]);
  });

  test('a booking that nobody paid for leaves no last payment, an item without an id no id', () => {
    const free = freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, '1');
    world.bookingStorage.rememberPayment({ ...free, transactionId: null });
    expect(world.local.getItem('lastSuccessfulPayment')).toBeNull();
    world.bookingStorage.rememberItem(exampleDraft({ own: 1 }, { ...remoteTrip, id: null }));
    expect(world.local.getItem('itemId')).toBeNull();
  });
});

test('the latest free booking is the confirmed one', () => {
  const free = freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, '1');
  world.bookingStorage.storeFree(free);
  expect(world.bookingStorage.findBooking(null)).toEqual(free);
});

test('free bookings stand beside each other', () => {
  const free = (id: string) =>
    freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, id);
  world.bookingStorage.storeFree(free('1'));
  world.bookingStorage.storeFree(free('2'));
  expect(world.bookingStorage.freeBookings()).toEqual([free('1'), free('2')]);
  expect(world.bookingStorage.findBooking('local-1')).toEqual(free('1'));
});

test('item and kind are stored under the keys of the specification', () => {
  world.bookingStorage.rememberItem(exampleDraft({ own: 1 }));
  expect(world.local.getItem('itemId')).toBe('manali-leh');
  expect(world.local.getItem('bookingType')).toBe('trip');
});

test('what was typed lasts for the session alone', () => {
  const message = { name: 'Asha', email: 'a@', mobile: '98', message: 'A ride?' };
  expect(world.bookingStorage.contactDraft()).toEqual(EMPTY_CONTACT);
  world.bookingStorage.rememberGuest(exampleGuest);
  world.bookingStorage.rememberContact(message);
  expect(world.bookingStorage.guest()).toEqual(exampleGuest);
  expect(world.bookingStorage.contactDraft()).toEqual(message);
  expect(world.local.length).toBe(0);
});

test('the card that was opened is the booking of its address, for the session alone', () => {
  world.bookingStorage.rememberOpened(listedRide);
  expect(world.bookingStorage.findBooking('B1')).toEqual(bookingFromRow(listedRide));
  expect(world.local.length).toBe(0);
});

test('forgetting leaves nothing behind but when it was', () => {
  world.bookingStorage.storePending(examplePending('KS1'));
  world.bookingStorage.storePaid(exampleBooking('KS1'));
  world.bookingStorage.rememberPayment(exampleBooking('KS1'));
  world.bookingStorage.rememberItem(exampleDraft({ own: 1 }));
  world.bookingStorage.storeFree(
    freeBooking(exampleDraft({ club: 1 }, remoteTrip), exampleGuest, NOW, '1'),
  );
  world.bookingStorage.rememberGuest(exampleGuest);
  world.bookingStorage.forgetAll();
  expect(world.session.length).toBe(0);
  expect(Object.entries(keysOf(world.local))).toEqual([
    ['forgottenAt', expect.stringMatching(/^\{"version":1,"at":\d+,"count":0\}$/)],
  ]);
  expect(world.bookingStorage.guest()).toEqual(EMPTY_GUEST);
});

/** What a shelf holds. */
function keysOf(shelf: FakeStorage): Record<string, string> {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, shelf.getItem(key) ?? '']));
}

/** How many characters a shelf holds, keys included. */
function sizeOf(shelf: FakeStorage): number {
  return Object.entries(keysOf(shelf)).join('').length;
}

/** Lets the device hold so many characters and no more. */
function limitTo(most: number): void {
  const write = FakeStorage.prototype.setItem.bind(world.local);
  world.local.setItem = (key, text) => {
    const others = sizeOf(world.local) - (world.local.getItem(key) ?? '').length;
    if (others + text.length + key.length > most)
      throw new DOMException('full', 'QuotaExceededError');
    write(key, text);
  };
}
