import { brokenIn, INVARIANTS, type Invariant } from './invariants.ts';
import { INTERNAL, type MoveKind, movesFrom, type Scope } from './moves.ts';
import { System, type Tampering } from './system.ts';
import { BLANK, CLOSED, type World, worldKey } from './world.ts';

/** An invariant that was broken, and the shortest way there. */
export interface Counterexample {
  readonly invariant: Invariant;
  readonly story: readonly string[];
}

/** What an exploration found. */
export interface Exploration {
  readonly scope: Scope;
  readonly states: number;
  readonly edges: number;
  readonly seconds: number;
  readonly kinds: ReadonlyMap<MoveKind, number>;
  readonly counterexample: Counterexample | null;
}

/** What to look for, and in which site. */
export interface Quest {
  readonly tampering?: Tampering;
  /** The only invariant to look at; all of them when left out. */
  readonly only?: Invariant;
}

/** A world in which nothing has happened. */
export function beginning(scope: Scope): World {
  return {
    tabs: [{ at: 'page', page: BLANK }, ...Array.from({ length: scope.tabs - 1 }, () => CLOSED)],
    storage: 0,
    mode: 'fine',
    orders: [],
    isForeignSaid: false,
  };
}

/** Walks every world that can come about, nearest first, until an invariant breaks. */
export async function explore(scope: Scope, { tampering, only }: Quest = {}): Promise<Exploration> {
  const began = performance.now();
  const system = new System(tampering);
  const numbers = new Map<string, number>();
  const worlds: World[] = [];
  const parents: number[] = [];
  const says: string[] = [];
  const kinds = new Map<MoveKind, number>();
  const internal: (readonly [number, number])[] = [];
  let edges = 0;

  const story = (number: number): string[] => {
    const told: string[] = [];
    for (let at = number; at > 0; at = parents[at] ?? 0) told.unshift(says[at] ?? '');
    return told;
  };
  const done = (counterexample: Counterexample | null): Exploration => ({
    scope,
    states: worlds.length,
    edges,
    seconds: (performance.now() - began) / 1_000,
    kinds,
    counterexample,
  });
  const enter = (world: World, key: string, parent: number, told: string): number => {
    const number = worlds.push(world) - 1;
    numbers.set(key, number);
    parents.push(parent);
    says.push(told);
    return number;
  };
  const matters = (invariant: Invariant) => only === undefined || invariant === only;

  const first = beginning(scope);
  enter(first, worldKey(first), 0, '');
  for (let from = 0; from < worlds.length; from += 1) {
    const world = worlds[from];
    if (world === undefined) break;
    for (const move of await movesFrom(world, scope, system)) {
      edges += 1;
      kinds.set(move.kind, (kinds.get(move.kind) ?? 0) + 1);
      const key = worldKey(move.world);
      const known = numbers.get(key);
      const to = known ?? enter(move.world, key, from, move.says);
      if (INTERNAL.has(move.kind)) internal.push([from, to]);
      const stands = known === undefined ? brokenIn(move.world, system) : [];
      const invariant = [...move.broken, ...stands].find(matters);
      if (invariant !== undefined) return done({ invariant, story: [...story(from), move.says] });
    }
  }
  const circle = matters('I6') ? firstCircle(internal) : null;
  if (circle === null) return done(null);
  const [start = 0, ...round] = circle;
  return done({
    invariant: 'I6',
    story: [
      ...story(start),
      `From here it goes round for ever, in ${round.length} steps, and nobody is needed.`,
    ],
  });
}

/** The first circle of internal moves in order of discovery, or null: found by taking away dead ends. */
function firstCircle(moves: readonly (readonly [number, number])[]): number[] | null {
  const next = new Map<number, number[]>();
  const before = new Map<number, number[]>();
  for (const [from, to] of moves) {
    next.set(from, [...(next.get(from) ?? []), to]);
    before.set(to, [...(before.get(to) ?? []), from]);
  }
  const open = new Map([...next].map(([from, targets]) => [from, targets.length]));
  const ends = [...before.keys()].filter((number) => !open.has(number));
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    for (const from of before.get(end) ?? []) {
      const left = (open.get(from) ?? 0) - 1;
      open.set(from, left);
      if (left === 0) {
        open.delete(from);
        ends.push(from);
      }
    }
  }
  for (const start of [...open.keys()].sort((a, b) => a - b)) {
    const circle = circleFrom(start, next, open);
    if (circle !== null) return circle;
  }
  return null;
}

function circleFrom(
  start: number,
  next: ReadonlyMap<number, readonly number[]>,
  open: ReadonlyMap<number, number>,
): number[] | null {
  const ways: number[][] = [[start]];
  const seen = new Set<number>();
  for (const way of ways) {
    for (const to of next.get(way.at(-1) ?? start) ?? []) {
      if (to === start) return [...way, to];
      if (!open.has(to) || seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return null;
}

/** A counterexample as a story that a person can follow. */
export function tell({ invariant, story }: Counterexample): string {
  const steps = story.map((step, index) => `  ${`${index + 1}.`.padStart(3)} ${step}`);
  return [...steps, `  Broken, ${invariant}: ${INVARIANTS[invariant]}.`].join('\n');
}
