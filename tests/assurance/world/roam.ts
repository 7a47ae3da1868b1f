import { randomFrom } from '../../fixtures/random.ts';
import { beginning, type Counterexample, secondsSince } from './explore.ts';
import { brokenIn } from './invariants.ts';
import { type MoveKind, movesFrom } from './moves.ts';
import type { Scope } from './scopes.ts';
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

/** The seed of the walk: another one each run, unless `WORLD_SEED` repeats one. */
export function walkSeed(): number {
  return Number(process.env.WORLD_SEED ?? Date.now() % 2_147_483_647);
}

/** Walks at random through a scope too large to see all of; the same seed walks the same way. */
export async function roam(scope: Scope, steps: number, seed: number): Promise<Roaming> {
  const began = process.cpuUsage();
  const system = new System();
  const random = randomFrom(seed);
  const seen = new Set<string>();
  const kinds = new Set<MoveKind>();
  let counterexample: Counterexample | null = null;
  let world = beginning(scope);
  let story: string[] = [];
  let way: MoveKind[] = [];
  for (let step = 0; step < steps && counterexample === null; step += 1) {
    if (step % LIFE === 0) {
      world = beginning(scope);
      story = [];
      way = [];
    }
    const moves = await movesFrom(world, scope, system);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) throw new Error('Nothing can happen any more.');
    world = move.world;
    story.push(move.says);
    way.push(move.kind);
    kinds.add(move.kind);
    seen.add(worldKey(world));
    const [invariant] = [...move.broken, ...brokenIn(world, system, scope)];
    if (invariant !== undefined) counterexample = { invariant, story, kinds: way };
  }
  const seconds = secondsSince(began);
  return { scope, seed, states: seen.size, steps, seconds, kinds, counterexample };
}
