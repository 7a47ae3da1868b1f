import { expect, test } from 'vitest';
import { createAttempts } from '../../src/storage/attempts.ts';
import { createGenerations } from '../../src/storage/generations.ts';
import { createSafeStorage, type SafeStorage } from '../../src/storage/safe-storage.ts';
import { FakeChannels } from '../fixtures/channels.ts';
import { remoteTrip } from '../fixtures/items.ts';
import { FakeStorage } from '../fixtures/storage.ts';

const query = { item: remoteTrip, cleared: [], acknowledged: [] };

/** Two pages that hear each other at once; unless they share one, their storage has not reached the other one yet. */
function pages(shared?: SafeStorage) {
  const channels = new FakeChannels();
  const page = (name: string) =>
    createAttempts({
      local: shared ?? createSafeStorage(() => new FakeStorage()),
      now: () => 1_000,
      newId: () => name,
      openChannel: (of, onText) => channels.open(of, onText),
    });
  return [page('A'), page('B')] as const;
}

test.each(['stored', 'refused'] as const)(
  'an attempt that led to a payment, %s: who listens knows of it before storage tells',
  (payment) => {
    const [first, second] = pages();
    first.announce(remoteTrip);
    second.listen();
    second.announce(remoteTrip);
    first.retract(remoteTrip, payment);
    expect(second.blocking(query)).toContain('.A ');
  },
);

test('an attempt that led to none is withdrawn', () => {
  const [first, second] = pages();
  first.announce(remoteTrip);
  second.listen();
  second.announce(remoteTrip);
  expect(second.blocking(query)).toContain('.A ');
  first.retract(remoteTrip, 'none');
  expect(second.blocking(query)).toBeNull();
});

test('an attempt that is heard and read is one, also once something was forgotten', () => {
  const storage = new FakeStorage();
  const device = createSafeStorage(() => storage);
  const generations = createGenerations(device);
  generations.begin('later');
  const [first, second] = pages(generations.within(device));
  first.announce(remoteTrip);
  second.listen();
  second.announce(remoteTrip);
  const attempt = second.blocking(query) ?? '';
  expect(attempt).toContain('.A ');
  expect(second.blocking({ ...query, cleared: [attempt] })).toBeNull();
});
