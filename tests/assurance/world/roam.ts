import { randomFrom } from '../../support/random.ts';
import { beginning, type Counterexample } from './explore.ts';
import { brokenIn } from './invariants.ts';
import { type MoveKind, movesFrom, type Scope } from './moves.ts';
import { System } from './system.ts';
import { worldKey } from './world.ts';

/** What a random walk saw. */
export interface Roaming {
  readonly scope: Scope;
  readonly seed: number;
  readonly states: number;
  readonly steps: number;
  readonly seconds: number;
  readonly kinds: ReadonlySet<MoveKind>;
  readonly counterexample: Counterexample | null;
}

/** How many steps a life in the random walk has before a new one begins. */
const LIFE = 80;

/** Walks at random through a scope too large to see all of; the same seed walks the same way. */
export async function roam(scope: Scope, steps: number, seed: number): Promise<Roaming> {
  const began = performance.now();
  const system = new System();
  const random = randomFrom(seed);
  const seen = new Set<string>();
  const kinds = new Set<MoveKind>();
  let counterexample: Counterexample | null = null;
  let world = beginning(scope);
  let story: string[] = [];
  for (let step = 0; step < steps && counterexample === null; step += 1) {
    if (step % LIFE === 0) {
      world = beginning(scope);
      story = [];
    }
    const moves = await movesFrom(world, scope, system);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) throw new Error('Nothing can happen any more.');
    world = move.world;
    story.push(move.says);
    kinds.add(move.kind);
    seen.add(worldKey(world));
    const [invariant] = [...move.broken, ...brokenIn(world, system)];
    if (invariant !== undefined) counterexample = { invariant, story };
  }
  const seconds = (performance.now() - began) / 1_000;
  return { scope, seed, states: seen.size, steps, seconds, kinds, counterexample };
}
