import { expect, test } from 'vitest';
import { createPartyStorage } from '../../src/storage/party-storage.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { createSavedStorage } from '../../src/storage/saved-storage.ts';
import { FakeStorage } from '../fixtures/storage.ts';

function device(text?: string) {
  const storage = new FakeStorage();
  if (text !== undefined) storage.setItem('partySize', text);
  const local = createSafeStorage(() => storage);
  return { storage, local, party: createPartyStorage(local) };
}

test('three riders are stored on this device, and one as nothing', () => {
  const { storage, party } = device();
  expect(party.read()).toBe(1);
  party.write(3);
  expect(storage.getItem('partySize')).toBe('{"version":1,"riders":3}');
  expect(party.read()).toBe(3);
  party.write(1);
  expect(storage.getItem('partySize')).toBeNull();
});

test.each(['', '{', '[]', '3', '{"version":1,"riders":"3"}', '{"version":1,"riders":0}'])(
  'a text that says no number of riders counts as one: %s',
  (text) => {
    expect(device(text).party.read()).toBe(1);
  },
);

test('the number of a newer version of the site counts as one, and stays as it is; another one lasts as long as the page', () => {
  const text = '{"version":2,"groups":[3]}';
  const { storage, local, party } = device(text);
  expect(party.read()).toBe(1);
  party.write(4);
  expect(party.read()).toBe(4);
  expect(storage.getItem('partySize')).toBe(text);
  expect(createPartyStorage(local).read()).toBe(1);
});

test('a number beside that of a newer version is forgotten with it', () => {
  const text = '{"version":2,"groups":[3]}';
  const { storage, local, party } = device(text);
  party.write(4);
  createSavedStorage(local, () => 0).change({ type: 'forget' });
  expect(party.read()).toBe(1);
  storage.setItem('partySize', text);
  expect(party.read()).toBe(1);
});

test('a number that cannot be chosen is not stored', () => {
  const { storage, party } = device();
  party.write(0);
  party.write(21);
  expect(storage.getItem('partySize')).toBeNull();
});

test('the number of riders is forgotten with the rides of this device', () => {
  const { storage, local, party } = device();
  party.write(3);
  createSavedStorage(local, () => 0).change({ type: 'forget' });
  expect(storage.getItem('partySize')).toBeNull();
  expect(party.read()).toBe(1);
});
