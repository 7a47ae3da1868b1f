import { expect, test } from 'vitest';
import { withoutForgottenPerson } from '../../src/storage/earlier-release.ts';
import * as storageKeys from '../../src/storage/keys.ts';
import { holdsRecords, KEY_PREFIXES, keysOfBookings, TAB_KEYS } from '../../src/storage/keys.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { createFakeServices } from '../fixtures/services.ts';
import { FakeStorage } from '../fixtures/storage.ts';

test('the keys of bookings are the fixed ones, and those of each id that is stored', () => {
  const area = new FakeStorage();
  for (const key of ['freeBooking.1', 'paymentJournal.KS1', 'savedRides', 'generation'])
    area.setItem(key, 'x');
  expect(keysOfBookings(createSafeStorage(() => area)).sort()).toEqual([
    'bookingType',
    'confirmedBooking',
    'contactDraft',
    'freeBooking.1',
    'guestDraft',
    TAB_KEYS.navigationState,
    'itemId',
    'lastSuccessfulPayment',
    'openedBooking',
    'paymentJournal.KS1',
    'pendingBooking',
    'sandboxNote',
    'startedPayment',
    'unreadableSince',
  ]);
});

test('no key of the site begins with the beginning of other keys, and each beginning ends in a point', () => {
  const names = Object.values(storageKeys).flatMap((keys) =>
    typeof keys === 'object' ? Object.values(keys) : [],
  );
  const prefixes: readonly string[] = Object.values(KEY_PREFIXES);
  expect(names.filter((name) => name.endsWith('.'))).toEqual(prefixes);
  const confused = prefixes.flatMap((prefix) =>
    names.filter((other) => other !== prefix && other.startsWith(prefix)),
  );
  expect(confused).toEqual([]);
});

test('a key that only begins like a whole key of the site is not of this site', () => {
  const area = new FakeStorage();
  area.setItem('pendingBookingOfAnotherSite', '{}');
  expect(holdsRecords(createSafeStorage(() => area))).toBe(false);
  expect(withoutForgottenPerson('generationX', '{"name":"Asha"}')).toBeNull();
  expect(withoutForgottenPerson('generation', '{"id":"a"}')).toBe('{"id":"a"}');
});

test('forgetting leaves the key of another site, also one that begins like a key of this site', () => {
  const { bookingStorage, local } = createFakeServices();
  local.setItem('itemIdentity', 'x');
  local.setItem('itemId', 'manali-leh');
  bookingStorage.forgetAll();
  expect(local.getItem('itemIdentity')).toBe('x');
  expect(local.getItem('itemId')).toBeNull();
});

test('nothing may be read of a text without a generation under a key that is not of this site', () => {
  expect(withoutForgottenPerson('other', '{"name":"Asha"}')).toBeNull();
});
