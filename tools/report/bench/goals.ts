import type { Weight } from '../../check/budget.ts';
import { count, kB, MB, ms, times } from './format.ts';
import type { Shares } from './packages.ts';
import {
  type Growth,
  type PageName,
  pageNames,
  type Results,
  routeNames,
  type Sent,
  type StepName,
  stepNames,
  type Target,
  type Tour,
  type Visit,
} from './results.ts';
import { pairedRatios, type Summary, summary } from './statistics.ts';

/** What goals are judged by. */
export interface Measured {
  readonly results: Results;
  /** The bytes of each page of the build. */
  readonly weights: readonly Weight[];
  /** What the first script of some pages is made of, by path. */
  readonly shares: ReadonlyMap<string, Shares>;
}

/** Measurements of one thing, one a round. */
export interface Series {
  readonly label: string;
  readonly values: readonly number[];
}

/** A figure that must not exceed a limit, whichever page, step or route it is taken of. */
export interface Goal {
  readonly name: string;
  readonly limit: number;
  readonly unit: (value: number) => string;
  readonly series: (measured: Measured) => Series[];
  /** Whether a miss fails the command. */
  readonly isGate?: true;
  /** What stands in the way, where it is missed. */
  readonly whenMissed?: string;
}

/** A goal and what was measured for it. */
export interface Outcome {
  readonly goal: Goal;
  /** The largest median among its series; null where none was measured. */
  readonly worst: { readonly label: string; readonly summary: Summary } | null;
  readonly isMet: boolean;
}

/** A state of the visitor's cache. */
export type CacheState = 'cold' | 'warm';
const states = ['cold', 'warm'] as const;

/** One figure of the loads of a page, one a round. */
export function visitValues(
  { rounds }: Results,
  [page, target, state]: readonly [PageName, Target, CacheState],
  figure: (visit: Visit) => number,
): number[] {
  return rounds.flatMap(({ pages }) => {
    const visit = pages[page]?.[target][state];
    return visit === undefined ? [] : [figure(visit)];
  });
}

/** The ratios of a figure between the app and its twin, one a round. */
export function visitRatios(
  results: Results,
  [page, state]: readonly [PageName, CacheState],
  figure: (visit: Visit) => number,
): number[] {
  return pairedRatios(
    visitValues(results, [page, 'app', state], figure),
    visitValues(results, [page, 'twin', state], figure),
  );
}

/** Bytes of what was sent, of some of it. */
export function bytesOf(
  sent: readonly Sent[],
  isWanted: (one: Sent) => boolean = () => true,
): number {
  return sent.filter(isWanted).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Bytes of a load without its film, which a twin has not. */
export const bytesWithoutFilm = ({ sent }: Visit): number =>
  bytesOf(sent, ({ kind }) => kind !== 'film');

/** Bytes of a load's scripts without what it fetched ahead. */
const ownScript = ({ sent }: Visit): number => bytesOf(sent, ({ kind }) => kind === 'script');

/** Requests of a load without what it fetched ahead. */
const ownRequests = ({ sent }: Visit): number => sent.filter(({ kind }) => kind !== 'ahead').length;

/** Bytes of the scripts that were asked for before the largest picture or text was there. */
export const scriptBeforeLcp = ({ sent, lcp }: Visit): number =>
  bytesOf(sent, ({ kind, askedAt }) => kind === 'script' && askedAt < lcp);

/** One figure of the tours, one a round. */
export function tourValues({ rounds }: Results, figure: (tour: Tour) => number): number[] {
  return rounds.flatMap(({ tour }) => (tour === undefined ? [] : [figure(tour)]));
}

const ofPages =
  (
    names: readonly PageName[],
    cacheStates: readonly CacheState[],
    figure: (visit: Visit) => number,
  ) =>
  ({ results }: Measured): Series[] =>
    names.flatMap((name) =>
      cacheStates.map((state) => ({
        label: `${name}, ${state}`,
        values: visitValues(results, [name, 'app', state], figure),
      })),
    );

const ofPageRatios =
  (
    names: readonly PageName[],
    cacheStates: readonly CacheState[],
    figure: (visit: Visit) => number,
  ) =>
  ({ results }: Measured): Series[] =>
    names.flatMap((name) =>
      cacheStates.map((state) => ({
        label: `${name}, ${state}`,
        values: visitRatios(results, [name, state], figure),
      })),
    );

const ofSteps =
  (names: readonly StepName[], isRatio = false) =>
  ({ results }: Measured): Series[] =>
    names.map((name) => ({
      label: name,
      values: results.rounds.flatMap(({ tour, twinTour }) => {
        if (tour === undefined || twinTour === undefined) return [];
        return [tour.steps[name] / (isRatio ? twinTour.disclosure : 1)];
      }),
    }));

const ofGrowth =
  (figure: keyof Growth) =>
  ({ results }: Measured): Series[] => [
    {
      label: '10,000 to 100',
      values: results.rounds.flatMap(({ growth }) =>
        growth === undefined ? [] : [growth.many[figure] / growth.few[figure]],
      ),
    },
  ];

const ofWeights =
  (kind: keyof Weight['bytes']) =>
  ({ weights }: Measured): Series[] =>
    weights
      .filter(({ isPersonal }) => !isPersonal)
      .map(({ path, bytes }) => ({ label: path, values: [bytes[kind]] }));

const ofRoutes = ({ results }: Measured): Series[] =>
  routeNames.map((name) => ({
    label: name,
    values: results.rounds.flatMap(({ tour, twinTour }) =>
      tour === undefined || twinTour === undefined
        ? []
        : [tour.routes[name] / twinTour.routes[name]],
    ),
  }));

const ofRouteTimes = ({ results }: Measured): Series[] =>
  routeNames.map((name) => ({
    label: name,
    values: tourValues(results, ({ routes }) => routes[name]),
  }));

const ofLaps = ({ results: { laps } }: Measured): Series[] => [
  {
    label: 'laps',
    values: laps === null ? [] : [laps.after.withoutCode / laps.before.withoutCode],
  },
];

const ofFirstTap = ({ results }: Measured): Series[] => [
  {
    label: 'menu',
    values: results.rounds.flatMap(({ firstTap }) =>
      firstTap === undefined ? [] : [firstTap.app / firstTap.twin],
    ),
  },
];

/** The goals, in their order. */
export const goals: readonly Goal[] = [
  {
    name: 'P1: first-load script of a public page, brotli',
    whenMissed:
      'react-dom alone weighs 53 kB, and with React, the router and the icons the libraries come to 62; the longest of the legal texts is 7 kB by itself (the table below, package by package).',
    ...{ limit: 80_000, unit: kB, series: ofWeights('script') },
  },
  {
    name: 'P1: script asked for before the LCP: none but the one that starts the site',
    whenMissed:
      'the form’s scripts start at its load event, as everywhere; where its largest picture is painted a frame later, they count. The other pages ask for none.',
    ...{ limit: 5_000, unit: kB, series: ofPages(pageNames, ['cold'], scriptBeforeLcp) },
  },
  {
    name: 'P2: styles of a public page, brotli',
    ...{ limit: 10_000, unit: kB, series: ofWeights('style') },
  },
  {
    name: 'P2: markup of a public page, brotli',
    ...{ limit: 14_000, unit: kB, series: ofWeights('page') },
  },
  {
    name: 'P3: LCP of home and list, to the twin’s',
    whenMissed:
      'the pages are the twin’s, with a first script of 3 kB beside pictures and fonts on the same line.',
    ...{
      limit: 1.05,
      unit: times,
      series: ofPageRatios(['home', 'list'], states, ({ lcp }) => lcp),
    },
  },
  {
    name: 'LCP of every page, to the twin’s',
    whenMissed:
      'the form: its twin has the visitor’s picture in its HTML, the site’s page may not, and learns its address from a script of 0.2 kB, a round trip later ([how](decisions/0002-start-scripts-at-the-load-event.md)). Who books comes to the form without a page load.',
    ...{ limit: 1.1, unit: times, series: ofPageRatios(pageNames, states, ({ lcp }) => lcp) },
    isGate: true,
  },
  {
    name: 'P4: total blocking time of a cold load',
    ...{ limit: 50, unit: ms, series: ofPages(pageNames, ['cold'], ({ tbt }) => tbt) },
    isGate: true,
  },
  {
    name: 'P4: longest task of a cold load',
    whenMissed:
      'most of the longest is the instrument’s: React makes errors while it is evaluated, and with the protocol of a debugger attached (Playwright, Lighthouse) V8 reads all of react-dom again to know where (`V8.CollectSourcePositions`: 36 of 50 ms in a trace; without the protocol there is none). The next is the form’s, which evaluates what makes and reads calls in one task: 34 to 40 ms in a profile, 11 to 16 of them charts.',
    ...{
      limit: 50,
      unit: ms,
      series: ofPages(pageNames, ['cold'], ({ longestTask }) => longestTask),
    },
  },
  {
    name: 'P5: layout shift',
    ...{ limit: 0.001, unit: (value) => value.toFixed(3) },
    series: ofPages(pageNames, states, ({ cls }) => cls),
    isGate: true,
  },
  {
    name: 'P6: a tap at the first paint is answered, to the twin’s',
    ...{ limit: 2, unit: times, series: ofFirstTap },
  },
  {
    name: 'P7: INP of menu, filter, quantity and accordion, to a `<details>` without script',
    whenMissed:
      'a `<details>` changes nothing but itself. The menu is drawn over the whole screen and moves the focus; the page behind it is made inert after that (`src/ui/modal-dialog.ts`).',
    ...{ limit: 2, unit: times, series: ofSteps(['menu', 'filter', '+ Add', 'accordion'], true) },
  },
  {
    name: 'P7: INP of every step',
    whenMissed:
      'the popup of tickets: React makes its list and footer for the ride that it is asked for, the browser its styles, its layout and the focus in it, in one task. The page behind it is made inert after that (`src/ui/modal-dialog.ts`).',
    ...{ limit: 100, unit: ms, series: ofSteps(stepNames) },
    isGate: true,
  },
  {
    name: 'P8: change of the page, to the twin’s page load',
    whenMissed:
      'the twin’s page load is one answer of 8 kB, and a quarter of it is less than its round trip. What the way to a page that is known takes stands at the next goal.',
    ...{ limit: 0.25, unit: times, series: ofRoutes },
  },
  {
    name: 'Content after a tap, where the page is known',
    whenMissed:
      'the script is there and what the page shows is known ([how](decisions/0037-fetch-pages-on-sight-data-on-touch.md)), its first screen is painted before the rest, and its effects wait until then. On a processor 4 × slower, a profile of the way from home to the list shows 20 to 45 ms until the browser makes a tap a click, 60 to 80 of rendering in slices (40 of them our own work, the rest frames, the icon of the page and pictures between them), 15 to 30 to put it into the page and take the old one away, and 20 to 30 of styles and layout. In slices it stays answerable: at once it would be a task of 60 ms.',
    ...{ limit: 150, unit: ms, series: ofRouteTimes },
  },
  {
    name: 'P9: first paint of 10,000 items, to that of 100',
    whenMissed:
      'the answer with 10,000 items is 7.8 MB of JSON, of which the site takes the first 5,000 items, and its list is in order of days only when every day is known. Of the 1.9 s from the request to its first card (0.2 with 100) 0.3 pass until it has arrived, 0.5 while its text is put together and parsed, 0.9 while each item is checked, in slices of 8 ms, and 0.2 in drawing. The prerendered list stands all the while.',
    ...{ limit: 1.3, unit: times, series: ofGrowth('firstPaint') },
  },
  {
    name: 'P9: elements of 10,000 items, to those of 100',
    ...{ limit: 1.1, unit: times, series: ofGrowth('nodes') },
  },
  {
    name: 'P9: heap of 10,000 items, to that of 100',
    whenMissed:
      'the heap holds the 5,000 items that the site takes, 1.2 kB each, so that filters and search need no request; the elements do not grow.',
    ...{ limit: 1.5, unit: times, series: ofGrowth('heap') },
  },
  {
    name: 'P9: INP of typing over 10,000 items, to that over 100',
    whenMissed:
      'a key over 100 items is answered in 32 to 48 ms; over 10,000 one may wait while what the key before asked for is found, in one slice of rendering: 17 to 20 ms at 4 ×, 43 for the first key, which reads 5,000 texts. Event timing counts in steps of 8 ms.',
    ...{ limit: 1.5, unit: times, series: ofGrowth('typing') },
  },
  {
    name: 'P10: requests of a cold load',
    whenMissed:
      'four weights of a font, the pictures in view, two to five style sheets, and up to nine scripts that other pages share: larger ones would bring each page what it does not use.',
    ...{ limit: 10, unit: count, series: ofPages(pageNames, ['cold'], ownRequests) },
  },
  {
    name: 'Requests of a cold load of list and details, without what is fetched ahead',
    ...{ limit: 20, unit: count, series: ofPages(['list', 'details'], ['cold'], ownRequests) },
  },
  {
    name: 'Script of a public page after idle, without what is fetched ahead, headers and all',
    whenMissed:
      'its files come to 123 kB on home, 127 on a list and 130 on a ride; the rest is what the headers of eight or nine answers weigh over HTTP/1.1, the policy in each. Most is React, the charts, and what reads and checks the platform’s answers.',
    ...{
      limit: 130_000,
      unit: kB,
      series: ofPages(['home', 'list', 'details', 'terms'], ['cold'], ownScript),
    },
  },
  {
    name: 'Script of the form after idle, headers and all',
    whenMissed:
      'its libraries come to 90 kB: react-dom 54, xstate and @xstate/react 12, Mantine’s fields 7, ky 7, React, its scheduler, the router, valibot and the icons 10; payments, what the device keeps of them and the reading of answers, which also reads a ride that is stored, to 40 more. A rider comes to it from a ride, with all of it but 27 kB there.',
    ...{
      limit: 130_000,
      unit: kB,
      series: ofPages(['confirmation'], ['cold'], ownScript),
    },
  },
  {
    name: 'P10: requests of a warm load',
    whenMissed:
      'the page itself, whose name has no hash, and what is sold: one call on a list or a ride and two on home, since only an answer of this visit is paid for.',
    ...{ limit: 1, unit: count, series: ofPages(pageNames, ['warm'], ({ sent }) => sent.length) },
  },
  {
    name: 'P10: bytes of a warm load',
    whenMissed:
      'the featured rides are asked for anew on each visit: what is sold is an answer of this visit.',
    ...{ limit: 1_000, unit: kB, series: ofPages(pageNames, ['warm'], bytesWithoutFilm) },
  },
  {
    name: 'P11: bytes of a cold load, to the twin’s',
    whenMissed:
      'the twin is a page without script: what comes to it is 81 to 85 kB of first script (112 on the form), the charts and calls after it, and what the next page needs, fetched ahead.',
    ...{ limit: 1.75, unit: times, series: ofPageRatios(pageNames, ['cold'], bytesWithoutFilm) },
  },
  {
    name: 'Sixteen laps in one tab: heap without compiled code, to that before',
    ...{ limit: 1.02, unit: times, series: ofLaps },
    isGate: true,
  },
  {
    name: 'P12: heap of home after collection',
    whenMissed: 'compiled code is the largest part (the kinds are named below, by a snapshot).',
    ...{ limit: 2_500_000, unit: MB, series: ofPages(['home'], ['cold'], ({ heap }) => heap) },
  },
];

/** Says of a goal how the worst of its series stands. What was not measured is not met. */
export function judge(goal: Goal, measured: Measured): Outcome {
  const [worst = null] = goal
    .series(measured)
    .filter(({ values }) => values.length > 0)
    .map(({ label, values }) => ({ label, summary: summary(values) }))
    .sort((a, b) => b.summary.median - a.summary.median);
  return { goal, worst, isMet: worst !== null && worst.summary.median <= goal.limit };
}

/** A twin has nothing to do: where it blocks longer than this, in ms, something else kept the machine busy. */
const IDLE_TBT = 10;

/** The pages whose twins blocked, with how long in ms: the machine was busy while they were measured. */
export function busyTwins({ results }: Measured): Series[] {
  return pageNames
    .map((name) => ({
      label: name,
      values: visitValues(results, [name, 'twin', 'cold'], ({ tbt }) => tbt),
    }))
    .filter(({ values }) => values.length > 0 && summary(values).median > IDLE_TBT);
}
