import { kB, ms, table, times } from './format.ts';
import { bytesOf, scriptBeforeLcp, tourValues, visitRatios, visitValues } from './goals.ts';
import type { Results, StepName, Visit } from './results.ts';
import { summary } from './statistics.ts';

/** What the first build that was measured came to, before anything was done about it: five rounds beside its own finished twin, under the same conditions. */
const firstBuild = {
  pages: {
    home: {
      ...{ ratio: 0.99, lcp: 1_216, content: 3_385, tbt: 282, requests: 48 },
      ...{ script: 161_000, scriptBeforeLcp: 3_000 },
    },
    list: {
      ...{ ratio: 2.8, lcp: 3_628, content: 3_492, tbt: 332, requests: 48 },
      ...{ script: 166_000, scriptBeforeLcp: 166_000 },
    },
    details: {
      ...{ ratio: 3.39, lcp: 3_440, content: 3_065, tbt: 238, requests: 51 },
      ...{ script: 181_000, scriptBeforeLcp: 181_000 },
    },
    terms: {
      ...{ ratio: 1.05, lcp: 864, content: null, tbt: 61, requests: 20 },
      ...{ script: 102_000, scriptBeforeLcp: 3_000 },
    },
  },
  /** Ms from an input to the next paint. */
  steps: {
    'home → list': 164,
    'list → details': 124,
    selector: 532,
    '+ Add': 104,
    Proceed: 88,
    typing: 64,
  } satisfies Partial<Record<StepName, number>>,
  /** Ms from the tap to the content. */
  routes: { 'home → list': 1_800, 'list → details': 1_500 },
} as const;

const pageNames = ['home', 'list', 'details', 'terms'] as const;
const stepNames = [
  'home → list',
  'list → details',
  'selector',
  '+ Add',
  'Proceed',
  'typing',
] as const;
const routeNames = ['home → list', 'list → details'] as const;

const NOTHING = '—';

/** The first build and this one, side by side. */
export function beforeAndAfter(results: Results): string {
  const isMeasured = pageNames.every((name) => results.rounds.some(({ pages }) => pages[name]));
  const tours = results.rounds.filter(({ tour }) => tour !== undefined);
  if (!isMeasured || tours.length === 0) return '';
  const pages = pageNames.map((name) => {
    const then = firstBuild.pages[name];
    const now = (figure: (visit: Visit) => number) =>
      summary(visitValues(results, [name, 'app', 'cold'], figure)).median;
    const ratio = summary(visitRatios(results, [name, 'cold'], ({ lcp }) => lcp)).median;
    const scripts = now(({ sent }) =>
      bytesOf(sent, ({ kind }) => kind === 'script' || kind === 'ahead'),
    );
    return [
      name,
      `${times(then.ratio)} → ${times(ratio)}`,
      `${ms(then.lcp)} → ${ms(now(({ lcp }) => lcp))}`,
      then.content === null
        ? NOTHING
        : `${ms(then.content)} → ${ms(now(({ content }) => content))}`,
      `${ms(then.tbt)} → ${ms(now(({ tbt }) => tbt))}`,
      `${kB(then.script)} → ${kB(scripts)}`,
      `${kB(then.scriptBeforeLcp)} → ${kB(now(scriptBeforeLcp))}`,
      `${then.requests} → ${now(({ sent }) => sent.length)}`,
    ];
  });
  const steps = stepNames.map((name) => {
    const now = summary(tourValues(results, ({ steps: own }) => own[name])).median;
    return [`INP, ${name}`, ms(firstBuild.steps[name]), ms(now)];
  });
  const routes = routeNames.map((name) => {
    const now = summary(tourValues(results, ({ routes: own }) => own[name])).median;
    return [`content after the tap, ${name}`, ms(firstBuild.routes[name]), ms(now)];
  });
  return `## Before and after

The first build that was measured beside its own finished twin, under the same conditions in five rounds, → this one. Ratios compare; the milliseconds are those of two machines.
Scripts and requests are all that came, what is fetched ahead with it.

${table(
  [
    ...['page, cold', 'LCP, app to twin', 'LCP', 'rides in the page after', 'TBT', 'script in all'],
    ...['script before the LCP', 'requests'],
  ],
  pages,
)}

${table(['', 'before', 'after'], [...steps, ...routes])}
`;
}
