import { expect, test } from 'vitest';
import { isOfBefore } from '#machines/forgotten.ts';

test.each([
  ['everything is forgotten for the first time', undefined, 'g1', true],
  ['everything is forgotten once more', 'g1', 'g2', true],
  ['the page was opened since', 'g1', 'g1', false],
])(
  '%s → the data of a page that began with %j are from before, by one that begins with %j: %s',
  (_, page, begun, isBefore) => {
    const event = { type: 'page.forgotten', generation: begun } as const;
    expect(isOfBefore({ context: { generation: page }, event })).toBe(isBefore);
  },
);

test('an event without a generation makes no data one from before', () => {
  const event = { type: 'page.returned' };
  expect(isOfBefore({ context: { generation: 'g1' }, event })).toBe(false);
});
