import { expect, test } from 'vitest';
import { outerState } from '#machines/outer-state.ts';

test.each([
  ['a state without states within', 'paid', 'paid'],
  ['a state with states within', { unverified: 'idle' }, 'unverified'],
  ['a state two levels above the innermost', { unverified: { rechecking: 'first' } }, 'unverified'],
])('%s has its own name', (_, value, name) => {
  expect(outerState(value)).toBe(name);
});
