import { expect, test } from 'vitest';
import { contrast } from '../../stories/foundations/contrast.ts';
import { colourNames, hexOf, NEEDS, PAIRS, UNUSED } from '../../stories/foundations/pairs.ts';

const pairs = PAIRS.flatMap(([color, grounds, use]) =>
  grounds.map((ground) => ({ color, ground, use })),
);

test.each(pairs)(
  '$color on $ground is clear enough for its use: $use',
  ({ color, ground, use }) => {
    expect(contrast(hexOf(color), hexOf(ground))).toBeGreaterThanOrEqual(NEEDS[use]);
  },
);

test('each colour of the theme has a ground that it stands on, or is one, or is not used', () => {
  const used = new Set(pairs.flatMap(({ color, ground }) => [color, ground]));
  expect(
    colourNames()
      .filter((name) => !used.has(name))
      .sort(),
  ).toEqual([...UNUSED].sort());
});

test('each name of the table is the first one of a colour of the theme', () => {
  const names = new Set(colourNames());
  const used = pairs.flatMap(({ color, ground }) => [color, ground]);
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

test('no pair stands in the table twice', () => {
  const seen = pairs.map(({ color, ground }) => `${color} on ${ground}`);
  expect(seen.filter((pair, index) => seen.indexOf(pair) !== index)).toEqual([]);
});
