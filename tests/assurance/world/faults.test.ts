import { expect, test } from 'vitest';
import { explore, tell } from './explore.ts';
import { FAULTS } from './faults.ts';
import { INVARIANTS } from './invariants.ts';

test.each(FAULTS.map((fault) => [fault.says, fault.breaks, fault] as const))(
  'suppose %s → %s is broken, told in the fewest steps',
  async (says, breaks, { scope, tampering, needs }) => {
    const { counterexample } = await explore(scope, { tampering, only: breaks });
    expect(counterexample?.invariant).toBe(breaks);
    if (needs !== undefined) expect(counterexample?.kinds).toContain(needs);
    if (counterexample !== null) console.log(`Suppose ${says}:\n${tell(counterexample)}`);
  },
  120_000,
);

test('every invariant has a fault that it finds', () => {
  const found = new Set(FAULTS.map((fault) => fault.breaks));
  expect(Object.keys(INVARIANTS).filter((name) => !found.has(name as never))).toEqual([]);
});
