import { expect, test } from 'vitest';
import { explore, formatCounterexample } from './explore.ts';
import { MOVE_KINDS, type MoveKind } from './moves.ts';
import { randomWalk, walkSeed } from './random-walk.ts';
import { QUICK, WALKS } from './scopes.ts';

const fired = new Set<MoveKind>();

test.each(QUICK.map((scope) => [scope.name, scope] as const))(
  '%s → every invariant holds in every reachable state',
  async (_, scope) => {
    const { states, edges, depth, seconds, kinds, counterexample } = await explore(scope);
    console.log(
      `${scope.name}: ${states} states, ${edges} edges, ${depth} deep, ${seconds.toFixed(1)} s`,
    );
    for (const kind of kinds.keys()) fired.add(kind);
    expect(counterexample === null ? '' : `\n${formatCounterexample(counterexample)}`).toBe('');
    expect(states).toBeGreaterThan(scope.minStates);
  },
  300_000,
);

test('every kind of move was made', () => {
  expect(Object.keys(MOVE_KINDS).filter((kind) => !fired.has(kind as MoveKind))).toEqual([]);
});

test.each(WALKS.map((scope) => [scope.name, scope] as const))(
  '%s, at random → every invariant holds',
  async (_, scope) => {
    const seed = walkSeed();
    console.log(`WORLD_SEED=${seed} repeats this walk.`);
    const { counterexample, states, kinds } = await randomWalk(scope, 2_000, seed);
    expect(
      counterexample === null
        ? ''
        : `\nWORLD_SEED=${seed}\n${formatCounterexample(counterexample)}`,
    ).toBe('');
    expect(states).toBeGreaterThan(500);
    expect(kinds.size).toBeGreaterThan(20);
  },
  120_000,
);
