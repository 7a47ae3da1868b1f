import { brokenIn, INVARIANTS, type Invariant } from './invariants.ts';
import { type Move, still } from './move.ts';
import { movesFrom } from './moves.ts';
import { platformKey } from './platform-key.ts';
import { type FaultInjection, PlatformModel } from './platform-model.ts';
import { BLANK, CLOSED, type PlatformState } from './platform-state.ts';
import { INTERNAL, type MoveKind } from './powers.ts';
import type { Scope } from './scopes.ts';

/** An invariant that was broken, and the shortest way there. */
export interface Counterexample {
  readonly invariant: Invariant;
  readonly trace: readonly string[];
  /** The kinds of its moves; none for a cycle. */
  readonly kinds: readonly MoveKind[];
}

/** The findings of an exploration. */
export interface Exploration {
  readonly states: number;
  readonly edges: number;
  /** The most steps that any state is away from the first. */
  readonly depth: number;
  /** Of the processor. */
  readonly seconds: number;
  readonly kinds: ReadonlyMap<MoveKind, number>;
  readonly counterexample: Counterexample | null;
}

/** The target of an exploration, and the site. */
export interface ExplorationOptions {
  readonly injection?: FaultInjection;
  /** The only invariant to look at; all of them when left out. */
  readonly only?: Invariant;
  /** A kind of move that is left out. */
  readonly without?: MoveKind;
}

/** The processor's seconds since then: what else the machine does makes no difference. */
function secondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
}

/** A state in which nothing has happened: one tab is open, with nothing on it. */
export function initialState(scope: Scope): PlatformState {
  const first = { at: 'page', page: BLANK, session: 0 } as const;
  return {
    tabs: [first, ...Array.from({ length: scope.tabs - 1 }, () => CLOSED)],
    storage: 0,
    mode: 'fine',
    clock: scope.clock[0] ?? 0,
    market: 'usual',
    orders: [],
    isForeignSaid: false,
    isTampered: false,
    wasDenied: false,
    hasForgotten: false,
    hasEarlierPayment: false,
    unheard: {},
  };
}

/** Walks every reachable state, nearest first, until an invariant breaks. */
export async function explore(
  scope: Scope,
  { injection, only, without }: ExplorationOptions = {},
): Promise<Exploration> {
  const began = process.cpuUsage();
  const model = new PlatformModel(injection, scope.markets.length > 0);
  const numbers = new Map<string, number>();
  const seen: (Move & { readonly parent: number; readonly depth: number })[] = [];
  const kinds = new Map<MoveKind, number>();
  const internal: (readonly [number, number])[] = [];
  let edges = 0;

  const way = (number: number): Move[] => {
    const steps: Move[] = [];
    for (let at = seen[number]; at !== undefined && at.depth > 0; at = seen[at.parent])
      steps.unshift(at);
    return steps;
  };
  const trace = (number: number) => way(number).map(({ description }) => description);
  const done = (counterexample: Counterexample | null): Exploration => ({
    states: seen.length,
    edges,
    depth: seen.at(-1)?.depth ?? 0,
    seconds: secondsSince(began),
    kinds,
    counterexample,
  });
  const enter = (key: string, parent: number, move: Move): number => {
    const number = seen.push({ ...move, parent, depth: (seen[parent]?.depth ?? -1) + 1 }) - 1;
    numbers.set(key, number);
    return number;
  };
  const matters = (invariant: Invariant) => only === undefined || invariant === only;

  const first = initialState(scope);
  enter(platformKey(first), 0, still('open', first));
  for (const [from, { platform, depth }] of seen.entries()) {
    if (scope.depth !== undefined && depth >= scope.depth) break;
    for (const move of await movesFrom(platform, scope, model)) {
      if (move.kind === without || move.during === without) continue;
      edges += 1;
      kinds.set(move.kind, (kinds.get(move.kind) ?? 0) + 1);
      const key = platformKey(move.platform);
      const known = numbers.get(key);
      const to = known ?? enter(key, from, move);
      if (INTERNAL.has(move.kind)) internal.push([from, to]);
      const stands = known === undefined ? brokenIn(move.platform, model, scope) : [];
      const invariant = [...move.broken, ...stands].find(matters);
      if (invariant === undefined) continue;
      return done({
        invariant,
        trace: [...trace(from), move.description],
        kinds: [...way(from).map(({ kind }) => kind), move.kind, move.during],
      });
    }
  }
  const cycle = matters('Verification ends') ? firstCycle(internal) : null;
  if (cycle === null) return done(null);
  const [start = 0, ...round] = cycle;
  return done({
    invariant: 'Verification ends',
    kinds: [],
    trace: [
      ...trace(start),
      `From here it goes round for ever, in ${round.length} steps, and nobody is needed.`,
    ],
  });
}

/** The first cycle of internal moves in order of discovery, or null: found by taking away dead ends. */
function firstCycle(moves: readonly (readonly [number, number])[]): number[] | null {
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
    const cycle = cycleFrom(start, next, open);
    if (cycle !== null) return cycle;
  }
  return null;
}

function cycleFrom(
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

/** A counterexample as a trace that a person can follow. */
export function formatCounterexample({ invariant, trace }: Counterexample): string {
  const steps = trace.map((step, index) => `  ${`${index + 1}.`.padStart(3)} ${step}`);
  return [...steps, `  Broken, ${invariant}: ${INVARIANTS[invariant]}.`].join('\n');
}
