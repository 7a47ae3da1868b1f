import { expect, test } from 'vitest';
import { explore, formatCounterexample } from './explore.ts';
import { INVARIANTS } from './invariants.ts';
import { SIZE } from './scopes.ts';
import { SEEDED_DEFECTS } from './seeded-defects.ts';

/** So many steps farther than its trace a defect is looked for without the power that it needs. */
const BEYOND = 4;

test.each(SEEDED_DEFECTS.map((fault) => [fault.description, fault.breaks, fault] as const))(
  'suppose %s → %s is reported broken in the fewest steps',
  async (says, breaks, { scope, injection, needs }) => {
    const { counterexample } = await explore(scope, { injection, only: breaks });
    expect(counterexample?.invariant).toBe(breaks);
    if (needs !== undefined) expect(counterexample?.kinds).toContain(needs);
    if (counterexample !== null)
      console.log(`Suppose ${says}:\n${formatCounterexample(counterexample)}`);
    if (SIZE !== 'full' || needs === undefined || counterexample === null) return;
    const depth = Math.min(scope.depth ?? Infinity, counterexample.trace.length + BEYOND);
    const without = await explore({ ...scope, depth }, { injection, only: breaks, without: needs });
    expect(without.counterexample, `found without "${needs}"`).toBeNull();
  },
);

test('every invariant finds at least one seeded defect', () => {
  const covered = new Set(SEEDED_DEFECTS.map((fault) => fault.breaks));
  expect(Object.keys(INVARIANTS).filter((name) => !covered.has(name as never))).toEqual([]);
});
