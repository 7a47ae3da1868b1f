import { expect, test } from 'vitest';
import { explore, tell } from './explore.ts';
import { MOVE_KINDS, type MoveKind } from './moves.ts';
import { roam } from './roam.ts';
import { SCOPES, twoByTwo } from './scopes.ts';

const fired = new Set<MoveKind>();

test.each(SCOPES.map((scope) => [scope.name, scope] as const))(
  '%s → every invariant holds in every world that can come about',
  async (_, scope) => {
    const { states, edges, seconds, kinds, counterexample } = await explore(scope);
    console.log(`${scope.name}: ${states} states, ${edges} edges, ${seconds.toFixed(1)} s`);
    for (const kind of kinds.keys()) fired.add(kind);
    expect(counterexample === null ? '' : `\n${tell(counterexample)}`).toBe('');
    expect(states).toBeGreaterThan(scope.least);
  },
  300_000,
);

test('every kind of move was made', () => {
  expect(Object.keys(MOVE_KINDS).filter((kind) => !fired.has(kind as MoveKind))).toEqual([]);
});

test('two tabs, two orders and storage faults, at random → every invariant holds', async () => {
  const { counterexample, states, kinds } = await roam(twoByTwo, 5_000, 20_261_121);
  expect(counterexample === null ? '' : `\n${tell(counterexample)}`).toBe('');
  expect(states).toBeGreaterThan(1_500);
  expect(kinds.size).toBeGreaterThan(20);
}, 120_000);
