import { limits } from '../../check/budget.ts';
import type { Goal, Measure } from './assess.ts';
import type { Checks, Figures, Soak, World } from './figures.ts';
import { journeysOf, mutantsOf, type Reports } from './reports.ts';
import { isSteady } from './resource-usage.ts';

/** Judges one figure that a command recorded. */
function recorded<Name extends keyof Figures>(
  name: Name,
  judge: (figures: Figures[Name]) => Measure,
): (reports: Reports) => Measure {
  return (reports) => judge(reports.figures<Figures[Name]>(name));
}

const share = (part: number, whole: number) =>
  `${part.toLocaleString('en')} of ${whole.toLocaleString('en')}`;

/** All checks of a tier passed, in so many minutes without the installation. */
function checkedWithin(minutes: number) {
  return ({ passed, failed, seconds }: Checks): Measure => ({
    value: `${passed.toLocaleString('en')} passed, ${failed} failed in ${seconds} s`,
    isMet: failed === 0 && passed > 0 && seconds <= 60 * minutes,
  });
}

function soaked<Run extends Soak>(least: number, requestsOf: (run: Run) => number) {
  return (figures: Run) => {
    const { bookings, paid, faults, lost, doubled, errors, seed } = figures;
    const { falselyConfirmed, falselyDeclined } = figures;
    const rate = ((faults / requestsOf(figures)) * 100).toFixed(0);
    return {
      value: `${bookings} bookings, ${paid} paid, ${rate} % of requests faulty: ${lost} lost, ${doubled} doubled, ${falselyConfirmed} falsely confirmed, ${falselyDeclined} falsely called failed (seed ${seed})`,
      isMet:
        bookings >= least && lost + doubled + falselyConfirmed + falselyDeclined + errors === 0,
    };
  };
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

/** How many of the journeys with such a title passed. */
function passedJourneys(noun: string, least: number, title: RegExp) {
  return (reports: Reports): Measure => {
    const wanted = journeysOf(reports).filter((journey) => title.test(journey.title));
    const passed = wanted.filter(({ isPassed }) => isPassed).length;
    return {
      value: `${share(passed, wanted.length)} ${noun}`,
      isMet: passed === wanted.length && passed >= least,
    };
  };
}

function fuzzed(reports: Reports): Measure {
  const trials = reports.trials<{ seed: number; inputs: number; failed: boolean }>('fuzz');
  const inputs = trials.reduce((sum, trial) => sum + trial.inputs, 0);
  const broken = trials.filter(({ failed }) => failed).length;
  const seeds = [...new Set(trials.map(({ seed }) => seed))].join(', ');
  return {
    value: `${inputs.toLocaleString('en')} inputs to ${trials.length} properties, ${broken} broken (seed ${seeds})`,
    isMet: inputs >= 1_000_000 && broken === 0,
  };
}

/** Lists of bookings that were split into tabs, a row for each time zone. */
function zoned(reports: Reports): Measure {
  const zones = reports.trials<{ offset: number; lists: number; bookings: number }>('zones');
  const fewest = (count: (zone: (typeof zones)[number]) => number) => Math.min(...zones.map(count));
  // by what the clock really said, not by the zone that was asked for
  const different = new Set(zones.map(({ offset }) => offset)).size;
  const lists = fewest((zone) => zone.lists);
  const bookings = fewest((zone) => zone.bookings);
  return {
    value: `${different} zones, in each at least ${lists.toLocaleString('en')} lists with ${bookings.toLocaleString('en')} bookings`,
    isMet: different >= 5 && lists >= 1_000 && bookings >= 1_000,
  };
}

/** The score of a run's mutants, and how many it left out: a share says nothing of what was not tried. */
function mutated(report: string, path: RegExp, least: number) {
  return (reports: Reports): Measure => {
    const { found, all, leftOutStatic, leftOut } = mutantsOf(reports, report, path);
    const score = (100 * found) / all;
    const count = (mutants: number) => mutants.toLocaleString('en');
    return {
      value: `${score.toFixed(1)} %, ${share(found, all)} mutants tried; left out: ${count(leftOutStatic)} static, ${count(leftOut)} others`,
      isMet: score >= least,
    };
  };
}

/** What the paths of all machines reached, of the cells 'n/m p %' of their table. */
function modelled({ rows }: { rows: string[][] }): Measure {
  const sum = (cell: number, part: number) =>
    rows.reduce((total, row) => total + Number(row[cell]?.split(/[/ ]/)[part]), 0);
  const counts = { states: [sum(1, 0), sum(1, 1)], transitions: [sum(2, 0), sum(2, 1)] } as const;
  const replayed = rows.filter((row) => row[4] === '100 %').length;
  const paths = rows.reduce((total, row) => total + Number(row[3]), 0);
  return {
    value: `${rows.length} machines: ${share(...counts.states)} states, ${share(...counts.transitions)} transitions; ${paths} paths, replayed in full for ${replayed} machines`,
    isMet:
      rows.length > 0 &&
      replayed === rows.length &&
      Object.values(counts).every(([reached, all]) => all > 0 && reached === all),
  };
}

function heaviest(kind: keyof typeof limits, goal: number) {
  return recorded('budget', ({ weights }) => {
    const [most] = weights
      .filter(({ isPersonal }) => !isPersonal)
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
    command: 'faults',
    judge: recorded('faults', ({ passed, cells }) => ({
      value: `${share(passed, cells)} cells`,
      isMet: passed === 220 && cells === 220,
    })),
  },
  {
    name: 'Calls of money under every fault in Chromium',
    goal: '60 of 60 cells',
    command: 'test:all',
    judge: passedJourneys('cells', 60, /^(guest-book|payment-status|my-bookings)\//),
  },
  {
    name: 'Checks before a merge',
    goal: '0 failed, within 6 minutes on two cores',
    command: 'test',
    judge: recorded('test', checkedWithin(6)),
  },
  {
    name: 'All checks and long proofs',
    goal: '0 failed, within 40 minutes on two cores',
    command: 'test:all',
    judge: recorded('test:all', checkedWithin(40)),
  },
  {
    name: 'Flaky journeys, without retries',
    goal: '0',
    command: 'test:all',
    judge: (reports) => {
      const journeys = journeysOf(reports);
      const flaky = journeys.filter(({ isFlaky }) => isFlaky).length;
      return { value: `${flaky} of ${journeys.length}`, isMet: flaky === 0 && journeys.length > 0 };
    },
  },
  {
    name: 'Payment verdict against an independent table',
    goal: '39,600 rows agree',
    command: 'rules',
    judge: recorded('verdict', ({ rows, wrong }) => ({
      value: `${share(rows - wrong, rows)} rows agree`,
      isMet: rows >= 39_600 && wrong === 0,
    })),
  },
  {
    name: 'Inputs from outside, at random',
    goal: '1,000,000 without a failure',
    command: 'fuzz',
    judge: fuzzed,
  },
  {
    name: 'Mutants found in machines, domain, API and storage',
    goal: '≥ 95 %',
    command: 'mutation',
    judge: mutated('.cache/mutation.json', /^(machines|src\/(api|storage))\//, 95),
  },
  {
    name: 'Mutants found in the charts, static ones too, by their own tests',
    goal: '≥ 95 %, none left out',
    command: 'mutation:charts',
    judge: (reports) => {
      const report = '.cache/mutation-charts.json';
      const charts = /^machines\/.*\.machine\.ts$/;
      const measure = mutated(report, charts, 95)(reports);
      const { leftOutStatic, leftOut } = mutantsOf(reports, report, charts);
      return { ...measure, isMet: measure.isMet && leftOutStatic + leftOut === 0 };
    },
  },
  {
    name: 'Mutants found in the verdict and the guard of addresses',
    goal: '100 %',
    command: 'mutation',
    judge: mutated('.cache/mutation.json', /^machines\/domain\/(payment|transaction)\.ts$/, 100),
  },
  {
    name: 'States and transitions reached and replayed',
    goal: '100 % of every machine',
    command: 'model',
    judge: recorded('model', modelled),
  },
  {
    name: 'Invariants in every world of one tab or two',
    goal: 'all hold, all seeded faults found',
    command: 'world',
    judge: recorded('world', explored),
  },
  {
    name: 'The same with more tabs, orders and random walks',
    goal: 'all hold, all seeded faults found',
    command: 'world:full',
    judge: recorded('world:full', explored),
  },
  {
    name: 'Soak on a simulated clock',
    goal: '2,000 bookings: 0 lost, doubled, falsely confirmed or called failed',
    command: 'soak',
    judge: recorded(
      'soak',
      soaked<Figures['soak']>(2_000, ({ requests }) => requests),
    ),
  },
  {
    name: 'Soak in Chromium',
    goal: '200 bookings: 0 lost, doubled, falsely confirmed or called failed',
    command: 'soak:browser',
    judge: recorded(
      'soak:browser',
      soaked<Figures['soak:browser']>(200, ({ posts, checks }) => posts + checks),
    ),
  },
  {
    name: 'Uncaught errors and violations of the policy in that soak',
    goal: '0',
    command: 'soak:browser',
    judge: recorded('soak:browser', ({ errors, violations }) => ({
      value: `${errors} and ${violations}`,
      isMet: errors + violations === 0,
    })),
  },
  {
    name: 'Personal data in addresses, referrers, titles and console',
    goal: '0',
    command: 'soak:browser',
    judge: recorded('soak:browser', ({ leaks }) => ({
      value: String(leaks),
      isMet: leaks === 0,
    })),
  },
  {
    name: 'What one tab holds on to',
    goal: 'no listeners but one page’s more, heap ≤ 20 % more',
    command: 'soak:browser',
    judge: recorded('soak:browser', ({ walk }) => ({
      value: `after ${walk.laps} laps ${walk.before.listeners} → ${walk.after.listeners} listeners, ${MB(walk.before.heap)} → ${MB(walk.after.heap)}`,
      isMet: isSteady(walk),
    })),
  },
  {
    name: 'Verification under a line that hangs',
    goal: '≤ 46 s',
    command: 'faults',
    judge: recorded('hung-line', ({ measuredMs, calls }) => ({
      value:
        measuredMs === null
          ? 'it did not end'
          : `${measuredMs / 1_000} s after ${calls} calls without an answer`,
      isMet: measuredMs !== null && calls > 0 && measuredMs <= 46_000,
    })),
  },
  {
    name: 'Bookings in exactly one tab, whatever the time zone',
    goal: '5 zones × 1,000 bookings',
    command: 'rules',
    judge: zoned,
  },
  {
    name: 'Script of the heaviest public page, brotli',
    goal: '≤ 80 kB (the build fails above 100)',
    command: 'budget',
    judge: heaviest('script', 80_000),
    whenBelow:
      'React, its renderer and the layout components alone are most of it; the rest is the chart and the data of the page itself, fetched only after the first picture.',
  },
  {
    name: 'Styles of the heaviest public page, brotli',
    goal: '≤ 10 kB',
    command: 'budget',
    judge: heaviest('style', limits.style),
  },
  {
    name: 'Markup of the heaviest public page, brotli',
    goal: '≤ 14 kB',
    command: 'budget',
    judge: heaviest('page', limits.page),
  },
  {
    name: 'Layout shift of a cold load on a slow line',
    goal: '≤ 0.001 on every page',
    command: 'test:all',
    judge: passedJourneys('loads', 12, /nothing moves while it loads$/),
  },
  {
    name: 'Heap of the home page after collection',
    goal: '≤ 2.5 MB',
    command: 'soak:browser',
    judge: recorded('soak:browser', ({ walk: { fresh } }) => ({
      value: MB(fresh.heap),
      isMet: fresh.heap <= 2_500_000,
    })),
    whenBelow:
      'It is what React, the statecharts and the two lists of the page need once they are alive. What matters more to a long visit is that it does not grow, and the walk of one tab holds that.',
  },
  {
    name: 'Loads, steps and routes beside the site’s own pages without scripts',
    goal: 'every goal of performance',
    command: 'bench',
    judge: recorded('bench', ({ outcomes }) => {
      const met = outcomes.filter(({ isMet }) => isMet).length;
      return {
        value: `${share(met, outcomes.length)} goals`,
        isMet: met === outcomes.length && met > 0,
      };
    }),
    whenBelow: 'Each goal, and what was measured for it, is in [performance](performance.md).',
  },
];
