import { isSteady, type WalkFigures } from '../../tests/journeys/soak/holdings.ts';
import { isPersonal, limits, type Weight } from '../budget.ts';
import { type Evidence, readEvidence, readTrials } from './record.ts';
import { type Mutants, readJourneys, readMutation } from './reports.ts';

/** What was measured for a goal. */
export interface Measure {
  value: string;
  isMet: boolean;
  commit: string;
  /** ISO 8601. */
  date: string;
}

/** A figure to reach, the command that measures it, and how its last result is read. */
export interface Goal {
  readonly name: string;
  readonly goal: string;
  readonly command: string;
  /** Null when the command has not run here. */
  readonly measure: () => Measure | null;
  /** Why a value below the goal stands as it is. */
  readonly whenBelow?: string;
}

/** Reads one figure of what a command recorded; a record of an older shape counts as none. */
function recorded<Figures>(
  name: string,
  judge: (figures: Figures) => { value: string; isMet: boolean },
): () => Measure | null {
  return () => {
    const evidence = readEvidence(name);
    if (evidence === null) return null;
    try {
      return { ...judge(evidence.figures as Figures), ...stampOf(evidence) };
    } catch {
      return null;
    }
  };
}

const stampOf = ({ commit, date }: Evidence) => ({ commit, date });

const share = (part: number, whole: number) =>
  `${part.toLocaleString('en')} of ${whole.toLocaleString('en')}`;

interface Soak {
  bookings: number;
  paid: number;
  requests: number;
  posts: number;
  checks: number;
  faults: number;
  lost: number;
  doubled: number;
  falselyConfirmed: number;
  errors: number;
  violations: number;
  leaks: number;
  seed: number;
  walk: WalkFigures;
}

function soaked(least: number, requestsOf: (figures: Soak) => number) {
  return (figures: Soak) => {
    const { bookings, paid, faults, lost, doubled, falselyConfirmed, errors, seed } = figures;
    const rate = ((faults / requestsOf(figures)) * 100).toFixed(0);
    return {
      value: `${bookings} bookings, ${paid} paid, ${rate} % of requests faulty: ${lost} lost, ${doubled} doubled, ${falselyConfirmed} falsely confirmed (seed ${seed})`,
      isMet: bookings >= least && lost + doubled + falselyConfirmed + errors === 0,
    };
  };
}

interface World {
  isSound: boolean;
  explored: readonly { states: number; edges: number; verdict: string }[];
  found: number;
  seeded: number;
}

function explored({ isSound, explored: scopes, found, seeded }: World) {
  const sum = (count: (scope: World['explored'][number]) => number) =>
    scopes.reduce((total, scope) => total + count(scope), 0).toLocaleString('en');
  const holding = scopes.filter(({ verdict }) => verdict === 'holds').length;
  return {
    value: `${holding} of ${scopes.length} explorations hold, ${sum(({ states }) => states)} states, ${sum(({ edges }) => edges)} edges; ${share(found, seeded)} seeded faults found`,
    isMet: isSound && found === seeded,
  };
}

function tests(): { journeys: ReturnType<typeof readJourneys>; evidence: Evidence | null } {
  return { journeys: readJourneys(), evidence: readEvidence('test') };
}

/** How many of the journeys with such a title passed in the last `npm test`. */
function passedJourneys(noun: string, least: number, title: RegExp): () => Measure | null {
  return () => {
    const { journeys, evidence } = tests();
    if (journeys === null || evidence === null) return null;
    const wanted = journeys.filter((journey) => title.test(journey.title));
    const passed = wanted.filter(({ isPassed }) => isPassed).length;
    return {
      value: `${share(passed, wanted.length)} ${noun}`,
      isMet: passed === wanted.length && passed >= least,
      ...stampOf(evidence),
    };
  };
}

function fuzzed(): Measure | null {
  type Trial = { seed: number; inputs: number; failed: boolean; commit: string; date: string };
  const trials = readTrials('fuzz') as Trial[];
  const last = trials.at(-1);
  if (last === undefined) return null;
  const run = trials.filter(({ seed, commit }) => seed === last.seed && commit === last.commit);
  const inputs = run.reduce((sum, trial) => sum + trial.inputs, 0);
  return {
    value: `${inputs.toLocaleString('en')} inputs to ${run.length} properties (seed ${last.seed})`,
    isMet: inputs >= 1_000_000 && run.every(({ failed }) => !failed),
    ...last,
  };
}

function mutated(path: RegExp, least: number): () => Measure | null {
  return () => {
    const mutation = readMutation();
    if (mutation === null) return null;
    const { found, all }: Mutants = mutation.of(path);
    const { commit, date } = mutation;
    const score = (100 * found) / all;
    return {
      value: `${score.toFixed(1)} %, ${share(found, all)} mutants`,
      isMet: score >= least,
      ...{ commit, date },
    };
  };
}

function heaviest(kind: keyof typeof limits, goal: number): () => Measure | null {
  return recorded<{ weights: Weight[] }>('budget', ({ weights }) => {
    const [most] = weights
      .filter(({ path }) => !isPersonal(path))
      .sort((a, b) => b.bytes[kind] - a.bytes[kind]);
    const bytes = most?.bytes[kind] ?? Number.NaN;
    return {
      value: `${(bytes / 1_000).toFixed(1)} kB (${most?.path})`,
      isMet: bytes <= goal,
    };
  });
}

const MB = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;

/** The figures to reach, in the order of the promises that they keep. */
export const goals: readonly Goal[] = [
  {
    name: 'Fault matrix over real sockets',
    goal: '220 of 220 cells',
    command: 'npm run faults',
    measure: recorded<{ passed: number; cells: number }>('faults', ({ passed, cells }) => ({
      value: `${share(passed, cells)} cells`,
      isMet: passed === 220 && cells === 220,
    })),
  },
  {
    name: 'Calls of money under every fault in Chromium',
    goal: '60 of 60 cells',
    command: 'npm test',
    measure: passedJourneys('cells', 60, /^(guest-book|payment-status|my-bookings)\//),
  },
  {
    name: 'All checks',
    goal: '0 failed',
    command: 'npm test',
    measure: recorded<{ passed: number; failed: number }>('test', ({ passed, failed }) => ({
      value: `${passed.toLocaleString('en')} passed, ${failed} failed`,
      isMet: failed === 0 && passed > 0,
    })),
  },
  {
    name: 'Flaky journeys, without retries',
    goal: '0',
    command: 'npm test',
    measure: () => {
      const { journeys, evidence } = tests();
      if (journeys === null || evidence === null) return null;
      const flaky = journeys.filter(({ isFlaky }) => isFlaky).length;
      return {
        value: `${flaky} of ${journeys.length}`,
        isMet: flaky === 0,
        ...stampOf(evidence),
      };
    },
  },
  {
    name: 'Payment verdict against an independent table',
    goal: '39,600 rows agree',
    command: 'npx vitest run tests/domain',
    measure: recorded<{ titles: string[] }>('rules', ({ titles }) => {
      const agrees = titles.some((title) => title.includes('all 39,600 answers'));
      return { value: agrees ? '39,600 rows agree' : 'they differ', isMet: agrees };
    }),
  },
  {
    name: 'Inputs from outside, at random',
    goal: '1,000,000 without a failure',
    command: 'npm run fuzz',
    measure: fuzzed,
  },
  {
    name: 'Mutants found in machines, domain and wire',
    goal: '≥ 95 %',
    command: 'npm run mutation',
    measure: mutated(/^(machines|src\/wire)\//, 95),
  },
  {
    name: 'Mutants found in the verdict and the guard of addresses',
    goal: '100 %',
    command: 'npm run mutation',
    measure: mutated(/^machines\/domain\/payment\.ts$/, 100),
  },
  {
    name: 'States and transitions reached and replayed',
    goal: '100 % of every machine',
    command: 'npm run model',
    measure: recorded<{ isComplete: boolean; machines: number; rows: string[][] }>(
      'model',
      ({ isComplete, machines, rows }) => ({
        value: `${isComplete ? '100 %' : 'not all'} of ${machines} machines, ${rows.reduce((sum, row) => sum + Number(row[3]), 0)} paths`,
        isMet: isComplete,
      }),
    ),
  },
  {
    name: 'Invariants in every world of one tab or two',
    goal: 'all hold, all seeded faults found',
    command: 'npm run world',
    measure: recorded<World>('world', explored),
  },
  {
    name: 'The same with more tabs, orders and random walks',
    goal: 'all hold, all seeded faults found',
    command: 'npm run world:full',
    measure: recorded<World>('world:full', explored),
  },
  {
    name: 'Soak on a simulated clock',
    goal: '2,000 bookings: 0 lost, doubled, falsely confirmed',
    command: 'npm run soak',
    measure: recorded<Soak>(
      'soak',
      soaked(2_000, ({ requests }) => requests),
    ),
  },
  {
    name: 'Soak in Chromium',
    goal: '200 bookings: 0 lost, doubled, falsely confirmed',
    command: 'npm run soak:browser',
    measure: recorded<Soak>(
      'soak:browser',
      soaked(200, ({ posts, checks }) => posts + checks),
    ),
  },
  {
    name: 'Uncaught errors and violations of the policy in that soak',
    goal: '0',
    command: 'npm run soak:browser',
    measure: recorded<Soak>('soak:browser', ({ errors, violations }) => ({
      value: `${errors} and ${violations}`,
      isMet: errors + violations === 0,
    })),
  },
  {
    name: 'Personal data in addresses, referrers, titles and console',
    goal: '0',
    command: 'npm run soak:browser',
    measure: recorded<Soak>('soak:browser', ({ leaks }) => ({
      value: String(leaks),
      isMet: leaks === 0,
    })),
  },
  {
    name: 'What one tab holds on to',
    goal: 'no listeners but one page’s more, heap ≤ 20 % more',
    command: 'npm run soak:browser',
    measure: recorded<Soak>('soak:browser', ({ walk }) => ({
      value: `after ${walk.laps} laps ${walk.before.listeners} → ${walk.after.listeners} listeners, ${MB(walk.before.heap)} → ${MB(walk.after.heap)}`,
      isMet: isSteady(walk),
    })),
  },
  {
    name: 'Verification under a line that hangs',
    goal: '≤ 46 s',
    command: 'npm run faults',
    measure: recorded<{ longestMs: number }>('faults', ({ longestMs }) => ({
      value: `${longestMs / 1_000} s, by its deadlines`,
      isMet: longestMs <= 46_000,
    })),
  },
  {
    name: 'Bookings in exactly one tab, whatever the time zone',
    goal: '5 zones × 1,000 lists',
    command: 'npx vitest run tests/domain',
    measure: recorded<{ titles: string[] }>('rules', ({ titles }) => {
      const zones = titles.filter((title) => title.startsWith('whatever the zone')).length;
      return { value: `${zones} zones`, isMet: zones >= 5 };
    }),
  },
  {
    name: 'Script of the heaviest public page, brotli',
    goal: '≤ 80 kB (the build fails above 100)',
    command: 'node tools/budget.ts',
    measure: heaviest('script', 80_000),
    whenBelow:
      'React, its renderer and the layout components alone are 78 kB; the rest is the chart and the data of the page itself, fetched only after the first picture. The build holds it below 100 kB.',
  },
  {
    name: 'Styles of the heaviest public page, brotli',
    goal: '≤ 10 kB',
    command: 'node tools/budget.ts',
    measure: heaviest('style', limits.style),
  },
  {
    name: 'Markup of the heaviest public page, brotli',
    goal: '≤ 14 kB',
    command: 'node tools/budget.ts',
    measure: heaviest('page', limits.page),
  },
  {
    name: 'Layout shift of a cold load on a slow line',
    goal: '≤ 0.001 on every page',
    command: 'npm test',
    measure: passedJourneys('loads', 12, /nothing moves while it loads$/),
  },
  {
    name: 'Heap of the home page after collection',
    goal: '≤ 2.5 MB',
    command: 'npm run soak:browser',
    measure: recorded<Soak>('soak:browser', ({ walk: { fresh } }) => ({
      value: MB(fresh.heap),
      isMet: fresh.heap <= 2_500_000,
    })),
    whenBelow:
      'It is what React, the statecharts and the two lists of the page need once they are alive. What matters more to a long visit is that it does not grow, and the walk of one tab holds that.',
  },
];
