import { beforeAndAfter } from './before.ts';
import { count, kB, MB, ms, spread, table, times } from './format.ts';
import {
  busyTwins,
  bytesOf,
  bytesWithoutFilm,
  type CacheState,
  goals,
  judge,
  type Measured,
  type Outcome,
  scriptBeforeLcp,
  tourValues,
  visitRatios,
  visitValues,
} from './goals.ts';
import type { Shares } from './packages.ts';
import {
  type Growth,
  kinds,
  type PageName,
  pageNames,
  type Results,
  routeNames,
  snapshotPages,
  stepNames,
  type Visit,
} from './results.ts';
import { DEPLOYMENTS, EDGES, scale, VISITS } from './scale.ts';
import { pairedRatios, type Summary, summary } from './statistics.ts';
import { conditions } from './tab.ts';

/** Where and when a run took place. */
export interface Place {
  /** ISO 8601, the day alone. */
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
}

const NOTHING = '—';

const withSpread = (all: Summary, unit: (value: number) => string) =>
  [unit(all.median), spread(all, unit) && `(${spread(all, unit)})`].filter(Boolean).join(' ');

/** The performance page: the goals, what was measured for them, what it means for many visitors, and how it began. */
export function performancePage(measured: Measured, place: Place): string {
  const { results } = measured;
  const outcomes = goals.map((goal) => judge(goal, measured));
  const { downloadKbps, uploadKbps, latencyMs, cpuSlowdown, width, height } = conditions;
  const busy = busyText(measured);
  const parts = [
    `# Performance

Written by \`npm run bench\`: ${place.date}, ${place.commit}, ${place.machine}, ${results.rounds.length} rounds.

Each page is measured beside its own finished **twin**: the page after data and hydration with every script and film removed, its styles and pictures those of the site. Both are served
by the same server, in turn, in one run. Chromium, ${downloadKbps} kbps down, ${uploadKbps} kbps up, ${latencyMs} ms a request, processor ${cpuSlowdown} × slower, ${width} × ${height} with touch, brotli, HTTP/1.1; *cold* is a fresh context,
*warm* the next tab of the same. Figures are medians, ratios medians of the ratios of each round; behind them from the least to the most. Read the ratios: absolute times move with the machine.`,
    busy && `> **The machine was busy.** ${busy}`,
    `## Goals

${goalTable(outcomes)}`,
    missText(outcomes),
    shareTable(measured.shares),
    `## Loads

${loadTable(results)}

${bytesTable(results)}`,
    tourTables(results),
    memoryTables(results),
    scaleText(results),
    outageText(results),
    beforeAndAfter(results),
  ];
  return `${parts.filter(Boolean).join('\n\n').trimEnd()}\n`;
}

/** Says which twins blocked, where some did: then the machine was busy, and what is missed in ms may be its doing; '' otherwise. */
export function busyText(measured: Measured): string {
  const busy = busyTwins(measured).map(
    ({ label, values }) => `${label} ${ms(summary(values).median)}`,
  );
  if (busy.length === 0) return '';
  return `A twin has nothing to do, and yet it blocked: ${busy.join(', ')}. Times of this run say little; bytes, counts, layout shift and elements hold.`;
}

/** The goals as a table. */
export function goalTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ goal, worst, isMet }) => [
    goal.name,
    `≤ ${goal.unit(goal.limit)}`,
    worst === null ? NOTHING : `${goal.unit(worst.summary.median)} (${worst.label})`,
    (worst && spread(worst.summary, goal.unit)) || NOTHING,
    worst === null ? 'not measured' : isMet ? 'met' : 'missed',
    goal.isGate ? 'fails' : '',
  ]);
  return table(['goal', 'limit', 'measured (worst of)', 'spread', 'verdict', 'a miss'], rows);
}

/** Why each goal that is missed is missed. */
function missText(outcomes: readonly Outcome[]): string {
  const reasons = outcomes.flatMap(({ goal: { name, whenMissed }, worst, isMet }) =>
    isMet || worst === null || whenMissed === undefined ? [] : [`- **${name}**: ${whenMissed}`],
  );
  return reasons.length === 0 ? '' : `## What is missed, and why\n\n${reasons.join('\n')}`;
}

/** The smallest share that has a row of its own, in bytes. */
const LEAST_SHARE = 500;

/** What the first script of pages is made of, a row a package. */
function shareTable(shares: Measured['shares']): string {
  const pages = [...shares];
  if (pages.length === 0) return '';
  const bytesIn = (list: Shares, name: string) => list.find(([one]) => one === name)?.[1] ?? 0;
  const most = (name: string) => Math.max(...pages.map(([, list]) => bytesIn(list, name)));
  const names = [...new Set(pages.flatMap(([, list]) => list.map(([name]) => name)))];
  const listed = names.filter((name) => most(name) >= LEAST_SHARE);
  const sum = (list: Shares, isWanted: (name: string) => boolean) =>
    list.reduce((total, [name, bytes]) => total + (isWanted(name) ? bytes : 0), 0);
  const row = (title: string, isWanted: (name: string) => boolean) => [
    title,
    ...pages.map(([, list]) => kB(sum(list, isWanted))),
  ];
  return `## What the first script is made of

Brotli, package by package: each chunk's bytes shared out by what its packages weigh minified and compressed alone.

${table(
  ['package', ...pages.map(([path]) => path)],
  [
    ...listed
      .sort((one, other) => most(other) - most(one))
      .map((name) => row(name, (one) => one === name)),
    row('others', (name) => !listed.includes(name)),
    row('**in all**', () => true),
  ],
)}`;
}

const eachLoad = (results: Results) =>
  pageNames
    .filter((name) => results.rounds.some(({ pages }) => pages[name] !== undefined))
    .flatMap((name) => (['cold', 'warm'] as const).map((state) => [name, state] as const));

/** The medians of a figure on the app and, in brackets, on its twin. */
function both(
  results: Results,
  [name, state]: readonly [PageName, CacheState],
  figure: (visit: Visit) => number,
  unit: (value: number) => string,
): string {
  const median = (target: 'app' | 'twin') =>
    unit(summary(visitValues(results, [name, target, state], figure)).median);
  return `${median('app')} (${median('twin')})`;
}

function loadTable(results: Results): string {
  const rows = eachLoad(results).map((load) => {
    const [name, state] = load;
    const [round] = results.rounds;
    return [
      `${name}, ${state}`,
      both(results, load, ({ fcp }) => fcp, ms),
      both(results, load, ({ lcp }) => lcp, ms),
      withSpread(summary(visitRatios(results, load, ({ lcp }) => lcp)), times),
      `${round?.pages[name]?.app[state].lcpElement} (${round?.pages[name]?.twin[state].lcpElement})`,
      both(results, load, ({ content }) => content, ms),
      both(results, load, ({ tbt }) => tbt, ms),
      both(results, load, ({ longestTask }) => longestTask, ms),
      both(
        results,
        load,
        ({ cls }) => cls,
        (value) => value.toFixed(3),
      ),
    ];
  });
  const head = ['load (twin)', 'FCP', 'LCP', 'LCP, app to twin', 'largest'];
  return table([...head, 'content after', 'TBT', 'longest task', 'CLS'], rows);
}

function bytesTable(results: Results): string {
  const rows = eachLoad(results).map((load) => {
    const [name, state] = load;
    const app = (figure: (visit: Visit) => number) =>
      summary(visitValues(results, [name, 'app', state], figure)).median;
    return [
      `${name}, ${state}`,
      both(results, load, ({ sent }) => sent.length, count),
      ...kinds.map((kind) => kB(app(({ sent }) => bytesOf(sent, (one) => one.kind === kind)))),
      kB(app(scriptBeforeLcp)),
      both(results, load, bytesWithoutFilm, kB),
      times(summary(visitRatios(results, load, bytesWithoutFilm)).median),
      both(results, load, ({ nodes }) => nodes, count),
    ];
  });
  const head = ['load (twin)', 'requests', ...kinds, 'script before the LCP'];
  return table([...head, 'all but the film', 'app to twin', 'elements'], rows);
}

function tourTables(results: Results): string {
  const tours = results.rounds.flatMap(({ tour, twinTour }) =>
    tour === undefined || twinTour === undefined ? [] : [{ tour, twinTour }],
  );
  if (tours.length === 0) return '';
  const disclosures = tours.map(({ twinTour }) => twinTour.disclosure);
  const steps = stepNames.map((name) => {
    const values = tourValues(results, ({ steps: own }) => own[name]);
    const ratios = pairedRatios(values, disclosures);
    return [name, withSpread(summary(values), ms), times(summary(ratios).median)];
  });
  const routes = routeNames.map((name) => {
    const ours = tours.map(({ tour }) => tour.routes[name]);
    const theirs = tours.map(({ twinTour }) => twinTour.routes[name]);
    const ratio = summary(pairedRatios(ours, theirs));
    return [
      name,
      withSpread(summary(ours), ms),
      ms(summary(theirs).median),
      withSpread(ratio, times),
    ];
  });
  const taps = results.rounds.flatMap(({ firstTap }) => firstTap ?? []);
  const tap = (target: 'app' | 'twin') => ms(summary(taps.map((one) => one[target])).median);
  return `## Steps

The longest time from an input to the next paint. A \`<details>\` without a script takes ${ms(summary(disclosures).median)}; the browser tells 16 ms at the least.

${table(['step', 'INP', 'to `<details>`'], steps)}

## Routes

From the tap to the content, and the page load of the twin. A tap on the menu at the first paint of home is answered ${tap('app')} after the navigation began, a \`<details>\` of the twin after ${tap('twin')}.

${table(['route', 'app', 'twin', 'app to twin'], routes)}

A ride opens from what the list knew. *Book Now* waits for an answer of this visit: ${withSpread(summary(tours.map(({ tour }) => tour.bookable)), ms)} after the tap.`;
}

/** The smallest kind of a heap that is named, in bytes. */
const LEAST_HELD = 50_000;

function memoryTables(results: Results): string {
  const growths = results.rounds.flatMap(({ growth }) => growth ?? []);
  const rows = (
    [
      ['first of them in the page', 'firstPaint', ms],
      ['elements', 'nodes', count],
      ['heap', 'heap', MB],
      ['INP of typing', 'typing', ms],
    ] as const satisfies readonly (readonly [string, keyof Growth, (value: number) => string])[]
  ).map(([name, figure, unit]) => {
    const few = growths.map((growth) => growth.few[figure]);
    const many = growths.map((growth) => growth.many[figure]);
    const cells = [few, many].map((values) => withSpread(summary(values), unit));
    return [name, ...cells, times(summary(pairedRatios(many, few)).median)];
  });
  const { laps, heap } = results;
  const held = heap.filter(([, bytes]) => bytes >= LEAST_HELD);
  return [
    growths.length > 0 &&
      `## Growth

The list of trips, its answer exchanged for one with so many items.

${table(['', '100 items', '10,000 items', 'ratio'], rows)}`,
    laps &&
      `## One tab

Sixteen laps home, list, ride and home again, without a page load: heap ${MB(laps.before.heap)} → ${MB(laps.after.heap)}, nodes ${count(laps.before.nodes)} → ${count(laps.after.nodes)}, listeners ${count(laps.before.listeners)} → ${count(laps.after.listeners)}, after collection. Without the code that the engine compiles of what runs often the heap is ${MB(laps.before.withoutCode)} → ${MB(laps.after.withoutCode)}.`,
    held.length > 0 &&
      `What the heap of home holds, by a snapshot: ${held.map(([kind, bytes]) => `${kind} ${MB(bytes)}`).join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function scaleText(results: Results): string {
  const tour = results.rounds.at(-1)?.tour;
  const warm = results.rounds.at(-1)?.pages.home?.app.warm;
  if (tour === undefined || warm === undefined) return '';
  const unchanged = warm.sent.find(({ kind }) => kind === 'page')?.bytes ?? 0;
  const loads = scale(tour.sent, unchanged);
  const film = bytesOf(tour.sent, ({ kind }) => kind === 'film');
  const sum = (figure: (load: (typeof loads)[number]) => number) =>
    loads.reduce((total, load) => total + figure(load), 0);
  const GB = (bytes: number) => `${(bytes / 1e9).toFixed(bytes < 1e10 ? 2 : 0)} GB`;
  const rows = loads.map((load) => [
    load.keeping,
    `${count(load.requests)}, ${kB(load.bytes)}`,
    `${count(load.requests * VISITS)}, ${GB(load.bytes * VISITS)}`,
    `${count(load.originRequests)}, ${GB(load.originBytes)}`,
    load.originRate.toFixed(load.originRate < 10 ? 2 : 0),
  ]);
  const all = [
    '**in all**',
    `${count(sum(({ requests }) => requests))}, ${kB(sum(({ bytes }) => bytes))}`,
    `${count(sum(({ requests }) => requests) * VISITS)}, ${GB(sum(({ bytes }) => bytes) * VISITS)}`,
    `${count(sum(({ originRequests }) => originRequests))}, ${GB(sum(({ originBytes }) => originBytes))}`,
    count(sum(({ originRate }) => originRate)),
  ];
  return `## Scale

What ${count(VISITS)} visits a day cost behind a CDN, reckoned from the bytes of one measured visit: home, the list, its tabs and search, a ride, its tickets and the form, from an empty cache (${kB(film)} of it the film of home).
No cached visit is counted in anybody's favour.

- **kept** (\`max-age\`: scripts, styles, fonts, pictures of rides): the origin sends one copy to each of ${EDGES} places of the CDN after each deployment, ${DEPLOYMENTS} a day: requests × ${EDGES} × ${DEPLOYMENTS}.
- **asked again** (\`no-cache\`: pages, and what has no hash in its name): the CDN asks the origin each time and hears that nothing changed, ${count(unchanged)} bytes as measured on a warm visit: requests × ${count(VISITS)} × ${count(unchanged)} bytes. A host whose CDN is told of each deployment asks as seldom as for what is kept.
- **never kept** (\`no-store\`: the API): every request and every byte reaches the origin: requests × ${count(VISITS)}.

${table(['answers', 'one visit: requests, bytes', 'a day to visitors', 'a day from the origin', 'a second, evenly'], [...rows, all])}`;
}

const DAY_HOURS = 24;

/** Of a load: when the API was first asked, in ms since the navigation began; null where it was not. */
const firstCall = ({ sent }: Visit): number | null => {
  const times = sent.filter(({ kind }) => kind === 'data').map(({ askedAt }) => askedAt);
  return times.length === 0 ? null : Math.min(...times);
};

/** What the platform's API has to do with what a visitor sees first, and what an hour without it means. */
function outageText(results: Results): string {
  const rounds = results.rounds.flatMap(({ pages, withoutApi }) =>
    withoutApi === undefined ? [] : [{ pages, withoutApi }],
  );
  if (rounds.length === 0) return '';
  const rows = snapshotPages.map((name) => {
    const loads = rounds.map(({ withoutApi }) => withoutApi[name]);
    const twins = rounds.flatMap(({ pages }) => pages[name]?.twin.cold.lcp ?? []);
    const lcps = loads.map(({ lcp }) => lcp);
    const usual = visitValues(results, [name, 'app', 'cold'], ({ lcp }) => lcp);
    const asked = rounds.flatMap(({ pages }) => {
      const cold = pages[name]?.app.cold;
      return (cold && firstCall(cold)) ?? [];
    });
    const calls = loads.map(({ sent }) => sent.filter(({ kind }) => kind === 'data').length);
    return [
      name,
      ms(summary(usual).median),
      asked.length === 0 ? NOTHING : ms(summary(asked).median),
      ms(summary(lcps).median),
      withSpread(summary(pairedRatios(lcps, twins)), times),
      ms(summary(loads.map(({ content }) => content)).median),
      count(summary(calls).median),
    ];
  });
  const head = ['page, cold', 'LCP', 'API asked first after', 'LCP without the API'];
  return `### Without the platform’s API

Pages carry the catalogue of the last snapshot, so the API has no part in the first picture: it is asked for what is new when that stands. Measured while every call is answered by *503 Service
Unavailable*, beside the same page as it is otherwise:

${table([...head, 'that to the twin’s', 'rides in the page after', 'calls that fail'], rows)}

**An hour without it** meets ${count(Math.round(VISITS / DAY_HOURS))} of the day’s visits, if they come evenly.

- They see home, lists and rides as fast as ever, with the day that they are of and *Retry*; search, filters, saved rides and the way between pages work. Nothing is asked again by itself, so a platform that
  comes back meets the visitors who are there and no queue of theirs.
- Nothing is sold from a snapshot: the ticket selector says *Booking is not possible right now* and offers *Retry*. A form that is sent is kept as typed, with what went wrong beside it, and nothing is paid.
- Who has paid just then is told that the payment is not verified yet and not to pay again; the record stays, is asked about on every later visit, and stands in the way of a second payment until it is settled.
- A snapshot taken in that hour fails, says so, and leaves the last good one and its pages as they are. Rides newer than it wait for the API.

The rules: [Shown from a snapshot](behaviour.md#shown-from-a-snapshot), [Sold from an answer](behaviour.md#sold-from-an-answer), [Paid, declined, open](behaviour.md#paid-declined-open). The tests: *the API is cut → lists and rides stand,
tell their age, and cannot be booked* (\`tests/journeys/snapshot.e2e.ts\`), *Home with the API cut → its rides stand and tell their age* (\`tests/assurance/journeys/snapshot.e2e.ts\`), the cells of \`fault-matrix\` in \`tests/assurance/faults\`.`;
}
