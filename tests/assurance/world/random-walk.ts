import { randomFrom } from '../../fixtures/random.ts';
import { type Counterexample, initialState } from './explore.ts';
import { brokenIn } from './invariants.ts';
import { movesFrom } from './moves.ts';
import { platformKey } from './platform-key.ts';
import { PlatformModel } from './platform-model.ts';
import type { MoveKind } from './powers.ts';
import type { Scope } from './scopes.ts';

/** The number of steps of a life in the random walk before a new one begins. */
const WALK_LENGTH = 80;

/** Walks at random through a scope too large to see all of; the same seed walks the same way. */
export async function randomWalk(scope: Scope, steps: number, seed: number) {
  const model = new PlatformModel({}, scope.markets.length > 0);
  const random = randomFrom(seed);
  const seen = new Set<string>();
  const kinds = new Set<MoveKind>();
  let counterexample: Counterexample | null = null;
  let platform = initialState(scope);
  let trace: string[] = [];
  let way: MoveKind[] = [];
  for (let step = 0; step < steps && counterexample === null; step += 1) {
    if (step % WALK_LENGTH === 0) {
      platform = initialState(scope);
      trace = [];
      way = [];
    }
    const moves = await movesFrom(platform, scope, model);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) throw new Error('Nothing can happen any more.');
    platform = move.platform;
    trace.push(move.description);
    way.push(move.kind);
    kinds.add(move.kind);
    seen.add(platformKey(platform));
    const [invariant] = [...move.broken, ...brokenIn(platform, model, scope)];
    if (invariant !== undefined) counterexample = { invariant, trace, kinds: way };
  }
  return { states: seen.size, kinds, counterexample };
}
