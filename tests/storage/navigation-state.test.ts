import { beforeEach, expect, test } from 'vitest';
import { TAB_KEYS } from '../../src/storage/keys.ts';
import { storeNavigationState, takeNavigationState } from '../../src/storage/navigation-state.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { FakeStorage } from '../fixtures/storage.ts';

let area = new FakeStorage();
const session = createSafeStorage(() => area);
/** The storage of a document: another one remembers nothing of it. */
const refused = () =>
  createSafeStorage(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
const state = { type: 'trip', quantities: { a: 2 } };
beforeEach(() => {
  area = new FakeStorage();
});

test('the page at the address takes the state, once', () => {
  expect(storeNavigationState(session, '/hi/confirmationpage', state)).toBe(true);
  expect(takeNavigationState(session, '/hi/confirmationpage')).toEqual(state);
  expect(takeNavigationState(session, '/hi/confirmationpage')).toBeUndefined();
});

test('another page takes nothing, and leaves nothing', () => {
  storeNavigationState(session, '/hi/confirmationpage', state);
  expect(takeNavigationState(session, '/hi/about')).toBeUndefined();
  expect(area).toHaveLength(0);
});

test.each(['', 'null', '{', '"text"', '{"state":1}'])(
  'what is not a navigation state is none: %s',
  (text) => {
    area.setItem(TAB_KEYS.navigationState, text);
    expect(takeNavigationState(session, '/hi')).toBeUndefined();
  },
);

test('a storage that refuses says so, and hands nothing', () => {
  expect(storeNavigationState(refused(), '/hi', state)).toBe(false);
  expect(takeNavigationState(refused(), '/hi')).toBeUndefined();
});

test('a state that no text can hold is not passed on', () => {
  const own: { self?: unknown } = {};
  own.self = own;
  expect(storeNavigationState(session, '/hi', own)).toBe(false);
});
