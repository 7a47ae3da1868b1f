import { describe, expect, test } from 'vitest';
import { createBookingStorage } from '../../src/storage/booking-storage.ts';
import { createPartyStorage } from '../../src/storage/party-storage.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { createSavedStorage } from '../../src/storage/saved-storage.ts';
import { FakeStorage } from '../fixtures/storage.ts';

/** Two tabs of a device that is full, until everything is forgotten in the first one. */
function tabsOfFullDevice() {
  const storage = new FakeStorage();
  storage.setItem('pendingBooking', 'x'.repeat(1_000));
  storage.quota = storage.size;
  const first = createSafeStorage(() => storage);
  const forgetInFirst = () => {
    createSavedStorage(first, () => 0).change({ type: 'forget' });
    const session = createSafeStorage(() => new FakeStorage());
    const options = { clock: () => 0, newId: () => 'g1', openChannel: () => null };
    createBookingStorage({ local: first, session, ...options }).forgetAll();
  };
  return { storage, first, other: createSafeStorage(() => storage), forgetInFirst };
}

describe('a full device, everything forgotten in another tab', () => {
  test('the number of riders that it refused is one again', () => {
    const { other, forgetInFirst } = tabsOfFullDevice();
    const party = createPartyStorage(other);
    party.write(5);
    expect(party.read()).toBe(5);
    forgetInFirst();
    expect(party.read()).toBe(1);
  });

  test('a ride that another tab saves after that stays', () => {
    const { first, other, forgetInFirst } = tabsOfFullDevice();
    const rides = createSavedStorage(other, () => 7);
    rides.change({ type: 'save', ride: { kind: 'trip', id: 'before' } });
    forgetInFirst();
    createSavedStorage(first, () => 8).change({
      type: 'save',
      ride: { kind: 'trip', id: 'after' },
    });
    expect(rides.read().saved.map(({ id }) => id)).toEqual(['after']);
  });

  test.each(['view', 'save'] as const)(
    'a ride that it refused to %s is not written down with the next one',
    (type) => {
      const { storage, other, forgetInFirst } = tabsOfFullDevice();
      const rides = createSavedStorage(other, () => 7);
      rides.change({ type, ride: { kind: 'trip', id: 'before' } });
      forgetInFirst();
      rides.change({ type, ride: { kind: 'trip', id: 'after' } });
      const stored = [...storage.texts().values()].join();
      expect(stored).toContain('after');
      expect(stored).not.toContain('before');
    },
  );
});
