import { brokenIn, INVARIANTS, type Invariant } from './invariants.ts';
import { INTERNAL, type Move, type MoveKind, movesFrom } from './moves.ts';
import type { Scope } from './scopes.ts';
import { System, type Tampering } from './system.ts';
import { BLANK, CLOSED, type World, worldKey } from './world.ts';

/** An invariant that was broken, and the shortest way there. */
export interface Counterexample {
  readonly invariant: Invariant;
  readonly story: readonly string[];
  /** The kinds of its moves; none for a circle. */
  readonly kinds: readonly MoveKind[];
}

/** What an exploration found. */
export interface Exploration {
  readonly scope: Scope;
  readonly states: number;
  readonly edges: number;
  /** The most steps that any world is away from the first. */
  readonly depth: number;
  /** Of the processor. */
  readonly seconds: number;
  readonly kinds: ReadonlyMap<MoveKind, number>;
  readonly counterexample: Counterexample | null;
}

/** What to look for, and in which site. */
export interface Quest {
  readonly tampering?: Tampering;
  /** The only invariant to look at; all of them when left out. */
  readonly only?: Invariant;
  /** A kind of move that is left out. */
  readonly without?: MoveKind;
  /** How many worlds to see at most before giving up; all of them when left out. */
  readonly most?: number;
}

/** The processor's seconds since then: what else the machine does makes no difference. */
export function secondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
}

/** A world in which nothing has happened: one tab is open, with nothing on it. */
export function beginning(scope: Scope): World {
  const first = { at: 'page', page: BLANK, session: 0 } as const;
  return {
    tabs: [first, ...Array.from({ length: scope.tabs - 1 }, () => CLOSED)],
    storage: 0,
    mode: 'fine',
    clock: scope.clock[0] ?? 0,
    orders: [],
    isForeignSaid: false,
    isMeddled: false,
    wasDenied: false,
  };
}

/** Walks every world that can come about, nearest first, until an invariant breaks. */
export async function explore(
  scope: Scope,
  { tampering, only, most, without }: Quest = {},
): Promise<Exploration> {
  const began = process.cpuUsage();
  const system = new System(tampering);
  const numbers = new Map<string, number>();
  const worlds: World[] = [];
  const parents: number[] = [];
  const depths: number[] = [];
  const says: string[] = [];
  const by: MoveKind[] = [];
  const kinds = new Map<MoveKind, number>();
  const internal: (readonly [number, number])[] = [];
  let edges = 0;

  const way = (number: number): number[] => {
    const steps: number[] = [];
    for (let at = number; at > 0; at = parents[at] ?? 0) steps.unshift(at);
    return steps;
  };
  const story = (number: number) => way(number).map((at) => says[at] ?? '');
  const done = (counterexample: Counterexample | null): Exploration => ({
    scope,
    states: worlds.length,
    edges,
    depth: depths.at(-1) ?? 0,
    seconds: secondsSince(began),
    kinds,
    counterexample,
  });
  const enter = (key: string, parent: number, { world, says: told, kind }: Move): number => {
    const number = worlds.push(world) - 1;
    by.push(kind);
    numbers.set(key, number);
    parents.push(parent);
    depths.push(number === 0 ? 0 : (depths[parent] ?? 0) + 1);
    says.push(told);
    return number;
  };
  const matters = (invariant: Invariant) => only === undefined || invariant === only;

  const first = beginning(scope);
  enter(worldKey(first), 0, {
    kind: 'open',
    during: 'open',
    says: '',
    world: first,
    broken: [],
  });
  for (let from = 0; from < worlds.length; from += 1) {
    const world = worlds[from];
    if (world === undefined || (most !== undefined && worlds.length > most)) break;
    if (scope.depth !== undefined && (depths[from] ?? 0) >= scope.depth) break;
    for (const move of await movesFrom(world, scope, system)) {
      if (move.kind === without || move.during === without) continue;
      edges += 1;
      kinds.set(move.kind, (kinds.get(move.kind) ?? 0) + 1);
      const key = worldKey(move.world);
      const known = numbers.get(key);
      const to = known ?? enter(key, from, move);
      if (INTERNAL.has(move.kind)) internal.push([from, to]);
      const stands = known === undefined ? brokenIn(move.world, system, scope) : [];
      const invariant = [...move.broken, ...stands].find(matters);
      if (invariant === undefined) continue;
      const kindsOf = way(from).flatMap((at) => by[at] ?? []);
      return done({
        invariant,
        story: [...story(from), move.says],
        kinds: [...kindsOf, move.kind, move.during],
      });
    }
  }
  const circle = matters('I6') ? firstCircle(internal) : null;
  if (circle === null) return done(null);
  const [start = 0, ...round] = circle;
  return done({
    invariant: 'I6',
    kinds: [],
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
