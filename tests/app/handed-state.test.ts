import { beforeEach, expect, test } from 'vitest';
import { handState, takeHandedState } from '../../src/storage/handed-state.ts';

const session = () => window.sessionStorage;
const refused = (): Storage => {
  throw new DOMException('Denied', 'SecurityError');
};
const state = { type: 'trip', quantities: { a: 2 } };
beforeEach(() => session().clear());

test('the page at the address takes the state, once', () => {
  expect(handState(session, '/hi/confirmationpage', state)).toBe(true);
  expect(takeHandedState(session, '/hi/confirmationpage')).toEqual(state);
  expect(takeHandedState(session, '/hi/confirmationpage')).toBeUndefined();
});

test('another page takes nothing, and leaves nothing', () => {
  handState(session, '/hi/confirmationpage', state);
  expect(takeHandedState(session, '/hi/about')).toBeUndefined();
  expect(session()).toHaveLength(0);
});

test.each(['', 'null', '{', '"text"', '{"state":1}'])(
  'what is not a handed state is none: %s',
  (text) => {
    session().setItem('handedState', text);
    expect(takeHandedState(session, '/hi')).toBeUndefined();
  },
);

test('a storage that refuses says so, and hands nothing', () => {
  expect(handState(refused, '/hi', state)).toBe(false);
  expect(takeHandedState(refused, '/hi')).toBeUndefined();
});
