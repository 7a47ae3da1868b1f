import { expect, test } from 'vitest';
import { createAttempts } from '../../src/storage/attempts.ts';
import { createGenerations } from '../../src/storage/generations.ts';
import { createSafeStorage, type SafeStorage } from '../../src/storage/safe-storage.ts';
import { FakeChannels } from '../fixtures/channels.ts';
import { remoteTrip } from '../fixtures/items.ts';
import { FakeStorage } from '../fixtures/storage.ts';

const query = { item: remoteTrip, cleared: [], acknowledged: [] };

/** A storage that takes nothing. */
function refusing(): SafeStorage {
  const full = Object.assign(new FakeStorage(), { isFull: true });
  return createSafeStorage(() => full);
}

/** Two pages that hear each other at once; unless they share one, their storage has not reached the other one yet. */
function pages(
  storage = () => createSafeStorage(() => new FakeStorage()),
  channels = new FakeChannels(),
  clock = { now: 1_000 },
) {
  const page = (name: string) =>
    createAttempts({
      local: storage(),
      clock: () => clock.now,
      newId: () => name,
      openChannel: (of, onText) => channels.open(of, onText),
    });
  return [page('A'), page('B')] as const;
}

test.each(['stored', 'refused'] as const)(
  'an attempt that led to a payment, %s: who listens hears of it before storage reports it',
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
  const [first, second] = pages(() => generations.within(device));
  first.announce(remoteTrip);
  second.listen();
  second.announce(remoteTrip);
  const attempt = second.blocking(query) ?? '';
  expect(attempt).toContain('.A ');
  expect(second.blocking({ ...query, cleared: [{ kind: 'attempt', id: attempt }] })).toBeNull();
});

test('an attempt that is over leaves nothing behind: what another page did meanwhile is not heard, and what it does later is', () => {
  const [first, second] = pages();
  first.announce(remoteTrip);
  second.announce(remoteTrip);
  expect(first.blocking(query)).toContain('.B ');
  first.retract(remoteTrip, 'none');
  second.retract(remoteTrip, 'none');
  first.listen();
  expect(first.blocking(query)).toBeNull();
  second.announce(remoteTrip);
  expect(first.blocking(query)).toContain('.B ');
  expect(second.blocking(query)).toBeNull();
});

test('an attempt that only the channel knows blocks its own page until it is over, and others until it lapses', () => {
  const [first, second] = pages(refusing);
  const now = { ...query, isImmediate: true };
  first.announce(remoteTrip);
  expect(first.blocking(now)).toContain('.A ');
  second.listen();
  first.retract(remoteTrip, 'none');
  expect(first.blocking(now)).toBeNull();
  expect(second.blocking(query)).toContain('.A ');
});

test('an attempt whose payment was refused by storage stays there until it lapses', () => {
  const storage = new FakeStorage();
  const [first, second] = pages(() => createSafeStorage(() => storage));
  first.announce(remoteTrip);
  first.retract(remoteTrip, 'refused');
  expect(second.blocking(query)).toContain('.A ');
});

test.each(['none', 'refused'] as const)(
  'a page that announced nothing withdraws nothing (%s), and leaves the channel',
  (payment) => {
    const channels = new FakeChannels();
    const words: string[] = [];
    const [page] = pages(undefined, channels);
    channels.open('paymentAttempts', (text) => words.push(text));
    page.listen();
    expect(channels.size).toBe(2);
    page.retract(remoteTrip, payment);
    expect(words).toEqual([]);
    expect(channels.size).toBe(1);
  },
);

test('each attempt of a page has a name of its own', () => {
  const [page] = pages();
  page.announce(remoteTrip);
  expect(page.latest()).toBe('A.1');
  page.retract(remoteTrip, 'none');
  page.announce(remoteTrip);
  expect(page.latest()).toBe('A.2');
});

test('what stands in the place of an attempt and says no time blocks nobody', () => {
  const storage = new FakeStorage();
  const device = createSafeStorage(() => storage);
  const [first, second] = pages(() => device);
  first.announce(remoteTrip);
  for (const key of device.keys('')) device.write(key, 'rubbish');
  expect(second.blocking(query)).toBeNull();
});

test('a page that had time to hear others is not in its own way', () => {
  const [page] = pages(refusing);
  page.announce(remoteTrip);
  expect(page.blocking(query)).toBeNull();
});

test('a page without storage and without a channel is not in its own way, before its attempt and in it', () => {
  const local = refusing();
  const page = createAttempts({
    local,
    clock: () => 1_000,
    newId: () => 'A',
    openChannel: () => null,
  });
  const atOnce = { ...query, isImmediate: true };
  expect(page.blocking(atOnce)).toBeNull();
  page.announce(remoteTrip);
  expect(page.blocking(atOnce)).toBeNull();
});

test('a page answers an attempt once with its own, while it has one, and no withdrawal', () => {
  const channels = new FakeChannels();
  const [first, second] = pages(undefined, channels);
  const words: string[] = [];
  channels.open('paymentAttempts', (text) => words.push(text));
  const said = () => words.splice(0).map((text) => text.split('.').at(-1)?.slice(0, 2));
  first.listen();
  second.announce(remoteTrip);
  // no attempt, no answer
  expect(said()).toEqual(['B ']);
  first.announce(remoteTrip);
  expect(said()).toEqual(['A ', 'B ']);
  second.retract(remoteTrip, 'none');
  expect(said()).toEqual(['B']);
  first.retract(remoteTrip, 'none');
  expect(said()).toEqual(['A']);
  first.listen();
  second.announce(remoteTrip);
  expect(said()).toEqual(['B ']);
});

test('an attempt that only the channel announced counts for a minute after it was heard', () => {
  const clock = { now: 1_000 };
  const [first, second] = pages(refusing, undefined, clock);
  second.listen();
  first.announce(remoteTrip);
  clock.now += 59_999;
  expect(second.blocking(query)).toContain('.A ');
  clock.now += 1;
  expect(second.blocking(query)).toBeNull();
});

test('a page answers each attempt of another page once, and a message that it cannot read not at all', () => {
  const channels = new FakeChannels();
  const [page] = pages(undefined, channels);
  const heard: string[] = [];
  const earlierTab = channels.open('paymentAttempts', (text) => heard.push(text));
  page.announce(remoteTrip);
  const answersTo = (text: string) => {
    heard.length = 0;
    earlierTab.send(text);
    return heard.length;
  };
  const key = 'paymentAttempt.trip.manali-leh.B';
  expect(answersTo(`${key} {"version":1,"at":1000,"count":1}`)).toBe(1);
  expect(answersTo(`${key} {"version":1,"at":1000,"count":1}`)).toBe(0);
  expect(answersTo(`${key} {"version":1,"at":1000,"count":2}`)).toBe(1);
  expect(answersTo(`${key} {"version":1,"at":`)).toBe(0);
  expect(page.blocking(query)).toContain('.B 2 ');
});
