import { expect, test } from 'vitest';
import { freshAnswer, isFresh, isNewer } from '#machines/domain/answer/answer.ts';

test('the platform’s answer of this visit is fresh, and a cached one is not', () => {
  expect(freshAnswer('a ride')).toEqual({ value: 'a ride', cachedAt: null });
  expect([isFresh(freshAnswer(1)), isFresh({ value: 1, cachedAt: 0 })]).toEqual([true, false]);
});

test.each([
  ['a fresh one, whatever is displayed', null, 9, true],
  ['a cached one where nothing is displayed', 0, null, true],
  ['one that was read later', 6, 5, true],
  ['one that was read at the same time', 5, 5, false],
  ['one that was read earlier', 4, 5, false],
])('an answer takes the place of what is displayed: %s', (_, cachedAt, displayedAt, isLater) => {
  const answer = cachedAt === null ? freshAnswer(1) : { value: 1, cachedAt };
  expect(isNewer(answer, displayedAt)).toBe(isLater);
});
