import { beforeEach, describe, expect, test } from 'vitest';
import { confirmedBooking, freeBooking } from '#machines/domain/booking.ts';
import { EMPTY_CONTACT } from '#machines/domain/contact-form.ts';
import { EMPTY_GUEST } from '#machines/domain/guest.ts';
import { PENDING_LIFETIME } from '#machines/domain/journal.ts';
import { bookingFromRow } from '#machines/domain/my-bookings.ts';
import { createDevice } from '../../src/app/device.ts';
import { createStore } from '../../src/app/store.ts';
import { listedRide } from '../../stories/examples/bookings.ts';
import { asha, initiatedAt, leh, paid, pendingOf } from '../../stories/examples/payments.ts';
import { draftWith } from '../../stories/examples/rides.ts';
import { createWorld } from '../support/world.ts';

const bookingOf = (transactionId: string) =>
  confirmedBooking({
    transactionId,
    pending: pendingOf(transactionId),
    answer: paid,
    now: initiatedAt,
  });

let world = createWorld();
beforeEach(() => {
  world = createWorld();
});

describe('a payment that was started', () => {
  test('and was found paid while another page stood open is news there', () => {
    world.device.storePending(pendingOf('KS1'));
    world.clock.now = initiatedAt + 60_000;
    const openedAt = world.clock.now;
    const question = { item: leh, openedAt, told: null };
    world.clock.now += 30_000;
    world.device.markJournal({ transactionId: 'KS1', state: 'paid', booking: bookingOf('KS1') });
    expect(world.device.earlierFor(question)?.booking).toEqual(bookingOf('KS1'));
    const afterwards = { ...question, openedAt: world.clock.now + 1 };
    expect(world.device.earlierFor(afterwards)).toBeNull();
  });

  test('is the latest one, stands in the journal, and survives a reload', () => {
    world.device.storePending(pendingOf('KS1'));
    const later = createDevice(world.browser);
    expect(later.pending()).toEqual(pendingOf('KS1'));
    expect(later.pendingOf('KS1')).toEqual(pendingOf('KS1'));
    expect(later.earlierFor({ item: leh, openedAt: initiatedAt, told: null })?.pending).toEqual(
      pendingOf('KS1'),
    );
  });

  test('is not lost when another one starts', () => {
    world.device.storePending(pendingOf('KS1'));
    world.device.storePending(pendingOf('KS2'));
    expect(world.device.pending()?.transactionId).toBe('KS2');
    expect(world.device.pendingOf('KS1')).toEqual(pendingOf('KS1'));
  });

  test('is not lost when the browser crashed in the middle of keeping it and another one starts', () => {
    const write = world.local.setItem.bind(world.local);
    const keys: string[] = [];
    world.local.setItem = (key, text) => {
      keys.push(key);
      if (keys.length === 1) write(key, text);
    };
    world.device.storePending(pendingOf('KS1'));
    expect(keys[0]).toBe('paymentJournal.KS1');
    world.local.setItem = write;
    const later = createDevice({ ...world.browser, local: createStore(() => world.local) });
    later.storePending(pendingOf('KS2'));
    expect(later.pendingOf('KS1')).toEqual(pendingOf('KS1'));
  });

  test('stays when a later one that the storage refused is let go', () => {
    world.device.storePending(pendingOf('KS1'));
    world.local.isFull = true;
    world.device.storePending(pendingOf('KS2'));
    expect(world.device.pending()?.transactionId).toBe('KS2');
    world.device.clearPending('KS2');
    expect(world.device.pending()).toEqual(pendingOf('KS1'));
    world.device.clearPending('KS1');
    expect(world.device.pending()).toBeNull();
  });

  test('is still known when only its journal entry was lost', () => {
    world.device.storePending(pendingOf('KS1'));
    world.local.removeItem('paymentJournal.KS1');
    expect(world.device.dueForCheck()).toEqual([pendingOf('KS1')]);
    world.device.markJournal({ transactionId: 'KS1', state: 'failed', booking: null });
    expect(world.device.dueForCheck()).toEqual([]);
  });

  test('is asked about at most once a minute', () => {
    world.device.storePending(pendingOf('KS1'));
    world.device.noteCheck('KS1');
    world.clock.now += 59_999;
    expect(world.device.dueForCheck()).toEqual([]);
    world.clock.now += 1;
    expect(world.device.dueForCheck()).toEqual([pendingOf('KS1')]);
  });

  test('is forgotten after 30 days, and swept away when the next one starts', () => {
    world.device.storePending(pendingOf('KS1'));
    world.clock.now += PENDING_LIFETIME + 1;
    expect(world.device.pending()).toBeNull();
    expect(world.device.dueForCheck()).toEqual([]);
    world.device.storePending({ ...pendingOf('KS2'), initiatedAt: world.clock.now });
    expect(world.local.getItem('paymentJournal.KS1')).toBeNull();
  });

  test('is let go only by its own transaction', () => {
    world.device.storePending(pendingOf('KS2'));
    world.device.clearPending('KS1');
    expect(world.device.pending()?.transactionId).toBe('KS2');
    world.device.clearPending('KS2');
    expect(world.local.getItem('pendingBooking')).toBeNull();
  });

  test('lasts as long as the page when storage is denied', () => {
    world.local.isDenied = true;
    world.device.storePending(pendingOf('KS1'));
    expect(world.device.pending()).toEqual(pendingOf('KS1'));
    expect(world.device.dueForCheck()).toEqual([pendingOf('KS1')]);
    expect(createWorld().device.pending()).toBeNull();
  });

  test('counts as absent when its record is damaged', () => {
    world.local.setItem('pendingBooking', '{"transactionId":');
    world.local.setItem('paymentJournal.KS9', 'null');
    expect(world.device.pending()).toBeNull();
    expect(world.device.dueForCheck()).toEqual([]);
  });
});

describe('a confirmed booking', () => {
  test('is kept once it can be read back', () => {
    expect(world.device.storeConfirmed(bookingOf('KS1'))).toBe(true);
    expect(world.device.findBooking(null)).toEqual(bookingOf('KS1'));
  });

  test('is not kept on a full device, but shown as long as the page lasts', () => {
    world.local.isFull = true;
    expect(world.device.storeConfirmed(bookingOf('KS1'))).toBe(false);
    expect(world.device.findBooking(null)).toEqual(bookingOf('KS1'));
    expect(createDevice(createWorld().browser).findBooking(null)).toBeNull();
  });

  test('is found by its id when a later one took its place', () => {
    world.device.storePending(pendingOf('KS1'));
    world.device.markJournal({ transactionId: 'KS1', state: 'paid', booking: bookingOf('KS1') });
    world.device.storeConfirmed(bookingOf('KS2'));
    expect(world.device.findBooking('KS1')).toEqual(bookingOf('KS1'));
    expect(world.device.findBooking('KS3')).toBeNull();
  });

  test('is never taken back by a failure', () => {
    world.device.storePending(pendingOf('KS1'));
    world.device.markJournal({ transactionId: 'KS1', state: 'paid', booking: bookingOf('KS1') });
    world.device.markJournal({ transactionId: 'KS1', state: 'failed', booking: null });
    expect(world.device.findBooking('KS1')).toEqual(bookingOf('KS1'));
  });

  test('leaves the amount and the time of the last payment', () => {
    world.device.rememberPayment(bookingOf('KS1'));
    expect(JSON.parse(world.local.getItem('lastSuccessfulPayment') ?? '')).toEqual({
      version: 1,
      transactionId: 'KS1',
      amount: 30_799.12,
      at: initiatedAt,
    });
  });
});

describe('what cannot be', () => {
  test('a payment that nobody started has no booking, and marking it writes nothing', () => {
    expect(world.device.pendingOf('KS9')).toBeNull();
    world.device.markJournal({ transactionId: 'KS9', state: 'failed', booking: null });
    world.device.clearPending('KS9');
    expect(world.local.length).toBe(0);
  });

  test('a slot that holds something else is left as it is', () => {
    world.local.setItem('pendingBooking', '{"by":"another site"}');
    world.device.clearPending('KS1');
    expect(world.local.getItem('pendingBooking')).toBe('{"by":"another site"}');
  });

  test('a booking that cannot be read back was not kept', () => {
    expect(world.device.storeConfirmed({ ...bookingOf('KS1'), id: '' })).toBe(false);
  });

  test('a free booking that cannot be read is none', () => {
    world.local.setItem('freeBooking.1', '{');
    expect(world.device.freeBookings()).toEqual([]);
  });

  test('a booking that nobody paid for leaves no last payment, an item without an id no id', () => {
    const free = freeBooking(draftWith({ club: 1 }, leh), asha, initiatedAt, '1');
    world.device.rememberPayment({ ...free, transactionId: null });
    expect(world.local.getItem('lastSuccessfulPayment')).toBeNull();
    world.device.rememberItem(draftWith({ own: 1 }, { ...leh, id: null }));
    expect(world.local.getItem('itemId')).toBeNull();
  });
});

test('the latest free booking is the confirmed one', () => {
  const free = freeBooking(draftWith({ club: 1 }, leh), asha, initiatedAt, '1');
  world.device.storeFree(free);
  expect(world.device.findBooking(null)).toEqual(free);
});

test('free bookings stand beside each other', () => {
  const free = (id: string) => freeBooking(draftWith({ club: 1 }, leh), asha, initiatedAt, id);
  world.device.storeFree(free('1'));
  world.device.storeFree(free('2'));
  expect(world.device.freeBookings()).toEqual([free('1'), free('2')]);
  expect(world.device.findBooking('local-1')).toEqual(free('1'));
});

test('item and kind are stored under the keys of the specification', () => {
  world.device.rememberItem(draftWith({ own: 1 }));
  expect(world.local.getItem('itemId')).toBe('manali-leh');
  expect(world.local.getItem('bookingType')).toBe('trip');
});

test('what was typed lasts for the session alone', () => {
  const message = { name: 'Asha', email: 'a@', mobile: '98', message: 'A ride?' };
  expect(world.device.contactDraft()).toEqual(EMPTY_CONTACT);
  world.device.rememberGuest(asha);
  world.device.rememberContact(message);
  expect(world.device.guest()).toEqual(asha);
  expect(world.device.contactDraft()).toEqual(message);
  expect(world.local.length).toBe(0);
});

test('the card that was opened is the booking of its address, for the session alone', () => {
  world.device.rememberOpened(listedRide);
  expect(world.device.findBooking('B1')).toEqual(bookingFromRow(listedRide));
  expect(world.local.length).toBe(0);
});

test('forgetting leaves no key behind', () => {
  world.device.storePending(pendingOf('KS1'));
  world.device.storeConfirmed(bookingOf('KS1'));
  world.device.rememberPayment(bookingOf('KS1'));
  world.device.rememberItem(draftWith({ own: 1 }));
  world.device.storeFree(freeBooking(draftWith({ club: 1 }, leh), asha, initiatedAt, '1'));
  world.device.rememberGuest(asha);
  world.device.forgetAll();
  expect(world.local.length + world.session.length).toBe(0);
  expect(world.device.guest()).toEqual(EMPTY_GUEST);
});
