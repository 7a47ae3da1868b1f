import { expect, test } from 'vitest';
import { explore, formatCounterexample } from './explore.ts';
import { MOVE_KINDS, type MoveKind } from './powers.ts';
import { randomWalk } from './random-walk.ts';
import { EXPLORATIONS, SIZE, WALKS } from './scopes.ts';

/** The steps of a random walk. */
const steps = { wide: 20_000, full: 400_000 }[SIZE] ?? 2_000;
const fired = new Set<MoveKind>();

test.each(EXPLORATIONS.map((scope) => [scope.name, scope.depth, scope] as const))(
  '%s, %s steps far → every invariant holds in every reachable state',
  async (_, _depth, scope) => {
    const { states, edges, depth, seconds, kinds, counterexample } = await explore(scope);
    console.log(
      `${scope.name}: ${states} states, ${edges} edges, ${depth} deep, ${seconds.toFixed(1)} s`,
    );
    for (const kind of kinds.keys()) fired.add(kind);
    expect(counterexample === null ? '' : `\n${formatCounterexample(counterexample)}`).toBe('');
    expect(states).toBeGreaterThan(scope.minStates);
  },
);

test('every kind of move was made', () => {
  expect(Object.keys(MOVE_KINDS).filter((kind) => !fired.has(kind as MoveKind))).toEqual([]);
});

test.each(WALKS.map((scope) => [scope.name, scope] as const))(
  '%s, at random → every invariant holds',
  async (_, scope) => {
    const seed = Number(process.env.WORLD_SEED ?? Date.now() % 2_147_483_647);
    console.log(`WORLD_SEED=${seed} repeats this walk.`);
    const { counterexample, states, kinds } = await randomWalk(scope, steps, seed);
    expect(
      counterexample === null
        ? ''
        : `\nWORLD_SEED=${seed}\n${formatCounterexample(counterexample)}`,
    ).toBe('');
    expect(states).toBeGreaterThan(500);
    expect(kinds.size).toBeGreaterThan(20);
  },
);
