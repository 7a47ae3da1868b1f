import type { Weight } from '../../check/budget.ts';
import type { WalkFigures } from './resource-usage.ts';

/** What a tier of checks came to. */
export interface Checks {
  passed: number;
  failed: number;
  seconds: number;
}

/** What both soaks come to. */
export interface Soak {
  bookings: number;
  paid: number;
  faults: number;
  lost: number;
  doubled: number;
  falselyConfirmed: number;
  falselyDeclined: number;
  errors: number;
  seed: number;
}

/** The soak on a simulated clock. */
interface SimulatedSoak extends Soak {
  requests: number;
}

/** The soak in Chromium. */
interface BrowserSoak extends Soak {
  posts: number;
  checks: number;
  violations: number;
  leaks: number;
  walk: WalkFigures;
}

/** What the explorations and walks of the world came to. */
export interface World {
  isSound: boolean;
  explored: readonly { states: number; edges: number; verdict: string }[];
  found: number;
  seeded: number;
}

/** What each report that a goal reads holds, by its name: what is recorded and what is read are one type. */
export interface Figures {
  readonly test: Checks;
  readonly 'test:all': Checks;
  readonly faults: { passed: number; cells: number };
  readonly verdict: { rows: number; wrong: number };
  readonly model: { rows: string[][] };
  readonly world: World;
  readonly 'world:full': World;
  readonly soak: SimulatedSoak;
  readonly 'soak:browser': BrowserSoak;
  readonly 'hung-line': { measuredMs: number | null; calls: number };
  readonly budget: { weights: Weight[] };
  readonly bench: { outcomes: { isMet: boolean }[] };
}
