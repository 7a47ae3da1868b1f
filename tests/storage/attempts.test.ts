import { expect, test } from 'vitest';
import { createAttempts } from '../../src/storage/attempts.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { FakeChannels } from '../fixtures/channels.ts';
import { remoteTrip } from '../fixtures/items.ts';
import { FakeStorage } from '../fixtures/storage.ts';

const query = { item: remoteTrip, cleared: [], acknowledged: [] };

/** Two pages that hear each other at once, and whose storage has not reached the other one yet. */
function pages() {
  const channels = new FakeChannels();
  const page = (name: string) =>
    createAttempts({
      local: createSafeStorage(() => new FakeStorage()),
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
