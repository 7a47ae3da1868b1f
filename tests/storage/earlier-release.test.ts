import { beforeEach, describe, expect, test } from 'vitest';
import type { PreviousPaymentQuery } from '#machines/domain/payment/payment-records.ts';
import { createBookingStorage } from '../../src/storage/booking-storage.ts';
import { decodeStoredItem } from '../../src/storage/item-record.ts';
import { bookingCodec } from '../../src/storage/records.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { textOf } from '../fixtures/device.ts';
import texts from '../fixtures/earlier-release.json' with { type: 'json' };
import { remoteTrip } from '../fixtures/items.ts';
import { exampleBooking } from '../fixtures/payment-answers.ts';
import { createFakeServices } from '../fixtures/services.ts';

// What a tab of the release before generations wrote, after this release had forgotten everything.
let device = createFakeServices();
beforeEach(() => {
  device = createFakeServices();
});

const PERSON = /Asha|asha@|98450/;
const question: PreviousPaymentQuery = { item: remoteTrip, cleared: [], acknowledged: [] };
const put = (area: Storage, written: Readonly<Record<string, string>>) => {
  for (const [key, text] of Object.entries(written)) area.setItem(key, text);
};
/** The same tab, loaded anew in this release. */
const reloaded = () =>
  createBookingStorage({
    ...device.browser,
    local: createSafeStorage(() => device.local),
    session: createSafeStorage(() => device.session),
    newId: () => 'reloaded',
  });

describe('a payment that a tab of an earlier release starts after everything was forgotten', () => {
  beforeEach(() => {
    device.bookingStorage.forgetAll();
    put(device.local, texts.local);
  });

  test('is checked, and stands in the way of another one', () => {
    const page = device.reopened();
    expect(page.paymentFollowUps().due).toMatchObject([{ transactionId: 'KS5' }]);
    expect(page.previousPaymentFor(question)).toMatchObject({ state: 'unsettled' });
  });

  test('loses its person as soon as this release reads it, and nothing else', () => {
    const pending = device.reopened().pendingOf('KS5');
    expect(pending).toMatchObject({ guest: { fullName: '', email: '', phone: '' } });
    expect(pending?.draft.item.id).toBe('manali-leh');
    expect(pending?.payload.user).toEqual({ name: '', email: '', phone: '' });
    device.reopened().sweep();
    expect(textOf(device.local)).not.toMatch(PERSON);
  });

  test('still has its attempt in the way of other tabs', () => {
    device.local.removeItem('paymentJournal.KS5');
    device.local.removeItem('pendingBooking');
    expect(device.reopened().previousPaymentFor(question)).toMatchObject({ state: 'elsewhere' });
  });

  test('still has its booking without an answer in the way of another one', () => {
    for (const key of Object.keys(texts.local)) device.local.removeItem(key);
    const sent = { version: 1, at: device.browser.clock(), attempt: 'of an earlier release' };
    put(device.local, { 'unansweredBooking.trip.manali-leh': JSON.stringify(sent) });
    expect(device.reopened().previousPaymentFor(question)).toMatchObject({ state: 'unanswered' });
  });

  test('leaves its person out of the tab, which has its payment and none of its drafts', () => {
    put(device.session, texts.session);
    const page = reloaded();
    expect(page.startedHere()).toBe('KS5');
    expect(page.guest()).toEqual({ fullName: '', email: '', phone: '' });
    expect(page.contactDraft()).toMatchObject({ name: '', message: '' });
    expect(textOf(device.session)).not.toMatch(PERSON);
  });

  test('is not lost where the device takes nothing more', () => {
    device.local.isFull = true;
    expect(device.reopened().pendingOf('KS5')).toMatchObject({ guest: { fullName: '' } });
    expect(device.local.getItem('paymentJournal.KS5')).not.toBeNull();
  });

  test('loses its person where the device takes texts again after it refused them', () => {
    device.local.isFull = true;
    const page = device.reopened();
    expect(page.pendingOf('KS5')).toMatchObject({ guest: { fullName: '' } });
    device.local.isFull = false;
    page.sweep();
    expect(textOf(device.local)).not.toMatch(PERSON);
  });

  test('is an open payment of its transaction where its record is damaged', () => {
    device.local.removeItem('pendingBooking');
    const half = texts.local['paymentJournal.KS5'].slice(0, 300);
    device.local.setItem('paymentJournal.KS5', half);
    expect(device.reopened().paymentFollowUps().due).toMatchObject([{ transactionId: 'KS5' }]);
  });

  test('is an open payment too where a damaged slot is all that is left of it', () => {
    device.local.removeItem('paymentJournal.KS5');
    const damaged = texts.local.pendingBooking.replace(/"totalAmount":\d/, '"totalAmount":1');
    device.local.setItem('pendingBooking', damaged);
    expect(device.reopened().paymentFollowUps().due).toMatchObject([{ transactionId: 'KS5' }]);
    expect(textOf(device.local)).not.toMatch(PERSON);
  });

  test('is an open payment too where a damaged confirmed booking is all that is left of it', () => {
    for (const key of ['pendingBooking', 'paymentJournal.KS5']) device.local.removeItem(key);
    const damaged = bookingCodec.encode(exampleBooking('KS5')).slice(0, -30);
    device.local.setItem('confirmedBooking', damaged);
    expect(device.reopened().paymentFollowUps().due).toMatchObject([
      { transactionId: 'KS5', itemId: 'manali-leh' },
    ]);
    expect(textOf(device.local)).not.toMatch(PERSON);
  });
});

test('a booking that a tab of an earlier release stores as paid after that has no person, and is announced', () => {
  device.bookingStorage.forgetAll();
  put(device.local, texts.paid);
  const page = device.reopened();
  expect(page.findBooking(null)).toMatchObject({ transactionId: 'KS5', person: { name: '' } });
  expect(page.paymentFollowUps().unacknowledged).toMatchObject([{ person: { name: '' } }]);
  page.sweep();
  expect(textOf(device.local)).not.toMatch(PERSON);
});

test('what this release wrote before everything was forgotten is gone whole', () => {
  device.bookingStorage.forgetAll();
  const page = device.reopened();
  put(device.local, {
    'paymentJournal.KS5': `{"generation":"before",${texts.local['paymentJournal.KS5'].slice(1)}`,
  });
  expect(page.paymentFollowUps().due).toEqual([]);
  expect(device.local.getItem('paymentJournal.KS5')).toBeNull();
});

test('where nothing was ever forgotten, records of an earlier release are whole', () => {
  put(device.local, texts.local);
  expect(device.reopened().pendingOf('KS5')?.guest.fullName).toBe('Asha Rao');
});

test.each([
  ['a training that an earlier release marked', { is_training: true }, 'trainings'],
  ['an event of then', { is_training: false }, 'events'],
  ['a list of this release', { is_training: false, list: 'trainings' }, 'trainings'],
  ['a list that no release has', { is_training: true, list: 'boats' }, 'trainings'],
])('%s → stands in its list', (_, marks, list) => {
  const stored = { id: 'first-ride', title: 'First ride', ...marks };
  expect(decodeStoredItem(stored, 'event')?.list).toBe(list);
});
