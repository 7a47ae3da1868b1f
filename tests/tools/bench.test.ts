import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '#machines/assert-defined.ts';
import { performancePage } from '../../tools/report/bench/document.ts';
import { kB, MB, ms, spread, table, times } from '../../tools/report/bench/format.ts';
import { busyTwins, goals, judge, scriptBeforeLcp } from '../../tools/report/bench/goals.ts';
import { grown } from '../../tools/report/bench/growth.ts';
import { byKind, withoutCode } from '../../tools/report/bench/heap.ts';
import { type Shares, shareOut } from '../../tools/report/bench/packages.ts';
import {
  type Growth,
  pageNames,
  type Round,
  type Sent,
  type StepName,
  stepNames,
  type Visit,
} from '../../tools/report/bench/results.ts';
import { scale } from '../../tools/report/bench/scale.ts';
import { blockingTime, pairedRatios, summary } from '../../tools/report/bench/statistics.ts';
import { keepingOf, Traffic } from '../../tools/report/bench/traffic.ts';

const page: Sent = {
  ...{ path: '/', kind: 'page', keeping: 'asked again', bytes: 6_000, askedAt: 0 },
};
const script: Sent = {
  ...{ path: '/a.js', kind: 'script', keeping: 'kept', bytes: 3_000, askedAt: 400 },
};

const loaded = (changes: Partial<Visit> = {}): Visit => ({
  ...{ fcp: 800, lcp: 1_000, lcpElement: 'h1 “Ride”', cls: 0, tbt: 0, longestTask: 0 },
  ...{ content: 900, sent: [page, script], nodes: 400, heap: 2_000_000 },
  ...changes,
});

/** A round in which every page loads alike, but for what is said. */
function roundOf({
  app = {},
  twin = {},
  slowStep = 16,
}: {
  app?: Partial<Visit>;
  twin?: Partial<Visit>;
  slowStep?: number;
} = {}): Round {
  const both = (changes: Partial<Visit>) => ({ cold: loaded(changes), warm: loaded(changes) });
  const pages = pageNames.map((name) => [name, { app: both(app), twin: both(twin) }] as const);
  const steps = stepNames.map((name) => [name, name === 'selector' ? slowStep : 16] as const);
  const routes = { 'home → list': 100, 'list → details': 100 };
  const growth: Growth = { firstPaint: 100, nodes: 100, heap: 100, typing: 16 };
  return {
    pages: Object.fromEntries(pages),
    tour: {
      steps: Object.fromEntries(steps) as Record<StepName, number>,
      ...{ routes, bookable: 500, sent: [page, script] },
    },
    withoutApi: { home: loaded(app), list: loaded(app), details: loaded(app) },
    twinTour: { disclosure: 16, routes: { 'home → list': 400, 'list → details': 400 } },
    firstTap: { app: 1_500, twin: 800 },
    growth: { few: growth, many: growth },
  };
}

const measuredIn = (...rounds: Round[]) => ({
  results: {
    rounds,
    laps: null,
    heap: [
      ['code', 1_570_000],
      ['object', 340_000],
    ] as const,
  },
  weights: [],
  shares: new Map<string, Shares>([
    [
      '/',
      [
        ['react-dom', 53_000],
        ['the site', 20_000],
        ['clsx', 200],
      ],
    ],
    [
      '/booking',
      [
        ['react-dom', 53_000],
        ['xstate', 11_000],
      ],
    ],
  ]),
});

const outcome = (name: string, ...rounds: Round[]) => {
  const goal = goals.find((one) => one.name.startsWith(name));
  if (goal === undefined) throw new Error(`No goal is called "${name}".`);
  return judge(goal, measuredIn(...rounds));
};

describe('statistics', () => {
  test('the median is the value in the middle, or half way between the two there', () => {
    expect(summary([9, 1, 4])).toEqual({ median: 4, least: 1, most: 9 });
    expect(summary([9, 1, 4, 5])).toEqual({ median: 4.5, least: 1, most: 9 });
    expect(() => summary([])).toThrow('Nothing was measured.');
  });

  test('ratios are taken round by round, so that what slows a whole round cancels out', () => {
    expect(pairedRatios([100, 300, 110], [100, 300, 100])).toEqual([1, 1, 1.1]);
    expect(pairedRatios([0, 5], [0, 0])).toEqual([1, Number.POSITIVE_INFINITY]);
    expect(() => pairedRatios([1], [])).toThrow('1 measurements do not pair with 0.');
  });

  test.each([
    ['a task of 50 ms blocks nothing', [{ start: 100, duration: 50 }], 0],
    ['a task of 51 ms blocks for one', [{ start: 100, duration: 51 }], 1],
    [
      'each task counts by itself',
      [
        { start: 100, duration: 90 },
        { start: 300, duration: 70 },
      ],
      60,
    ],
    ['what lies before the first paint is left out', [{ start: 0, duration: 170 }], 20],
    ['what lies after the end is left out', [{ start: 900, duration: 400 }], 50],
    ['a task outside blocks nothing', [{ start: 2_000, duration: 400 }], 0],
  ])('blocking time: %s', (_, tasks, blocked) => {
    expect(blockingTime(tasks, 100, 1_000)).toBe(blocked);
  });
});

describe('goals', () => {
  test('a goal is judged by the page that does worst, and by the median of its rounds', () => {
    const slow = roundOf({ app: { lcp: 2_000 } });
    expect(outcome('LCP of every page', roundOf(), roundOf(), slow)).toMatchObject({
      isMet: true,
      worst: { summary: { median: 1, least: 1, most: 2 } },
    });
    expect(outcome('LCP of every page', roundOf(), slow, slow)).toMatchObject({ isMet: false });
  });

  test.each([
    ['LCP of every page', roundOf({ app: { lcp: 1_100 } }), roundOf({ app: { lcp: 1_101 } })],
    ['P4: total blocking', roundOf({ app: { tbt: 50 } }), roundOf({ app: { tbt: 51 } })],
    ['P5', roundOf({ app: { cls: 0.001 } }), roundOf({ app: { cls: 0.002 } })],
    ['P7: INP of every step', roundOf({ slowStep: 100 }), roundOf({ slowStep: 104 })],
  ])('%s fails the command from its limit on', (name, met, missed) => {
    expect(outcome(name, met)).toMatchObject({ isMet: true, goal: { isGate: true } });
    expect(outcome(name, missed)).toMatchObject({ isMet: false, goal: { isGate: true } });
  });

  test('a step is named that answers late', () => {
    expect(outcome('P7: INP of every step', roundOf({ slowStep: 532 })).worst).toMatchObject({
      label: 'selector',
      summary: { median: 532 },
    });
  });

  test('what was not measured is not met', () => {
    expect(outcome('P9: heap', { pages: {} })).toMatchObject({ isMet: false, worst: null });
  });

  test('a twin that blocks says that the machine was busy', () => {
    expect(busyTwins(measuredIn(roundOf({ twin: { tbt: 10 } })))).toEqual([]);
    const busy = measuredIn(roundOf({ twin: { tbt: 11 } }));
    expect(busyTwins(busy).map(({ label }) => label)).toEqual([...pageNames]);
  });

  test('a script counts before the LCP by when it was asked for', () => {
    expect(scriptBeforeLcp(loaded({ lcp: 401 }))).toBe(3_000);
    expect(scriptBeforeLcp(loaded({ lcp: 400 }))).toBe(0);
  });
});

test.each([
  ['public, max-age=31536000, immutable', 'kept'],
  ['no-cache', 'asked again'],
  ['public, max-age=0, must-revalidate', 'asked again'],
  ['', 'asked again'],
  ['no-store', 'never kept'],
])('an answer with Cache-Control "%s" is %s', (header, keeping) => {
  expect(keepingOf(header)).toBe(keeping);
});

test('what a page asks for after it was left is none of the next page’s, and nobody waits for it', () => {
  const session = new EventEmitter();
  const traffic = new Traffic(session as unknown as CDPSession);
  const ask = (requestId: string, loaderId: string, path: string) =>
    session.emit('Network.requestWillBeSent', {
      ...{ requestId, loaderId, timestamp: 1 },
      request: { url: `https://ride.example.com${path}` },
    });
  ask('blank', 'blank', '/robots.txt');
  traffic.forget();
  ask('icon', 'blank', '/favicon.ico');
  expect(traffic.isQuiet).toBe(true);
  ask('home', 'home', '/');
  expect(traffic.isQuiet).toBe(false);
  session.emit('Network.loadingFinished', { requestId: 'home', encodedDataLength: 7_000 });
  expect(traffic.isQuiet).toBe(true);
  expect(traffic.sent().map(({ path, bytes }) => [path, bytes])).toEqual([['/', 7_000]]);
});

test('behind a CDN the origin gets each kept file once a place, each question, and each call', () => {
  const call: Sent = { ...page, path: '/api', kind: 'data', keeping: 'never kept', bytes: 2_000 };
  expect(scale([page, script, script, call, call], 500)).toEqual([
    {
      ...{ keeping: 'kept', requests: 2, bytes: 6_000 },
      ...{ originRequests: 200, originBytes: 600_000, originRate: 200 / 86_400 },
    },
    {
      ...{ keeping: 'asked again', requests: 1, bytes: 6_000 },
      ...{ originRequests: 1_000_000, originBytes: 500_000_000, originRate: 1_000_000 / 86_400 },
    },
    {
      ...{ keeping: 'never kept', requests: 2, bytes: 4_000 },
      ...{ originRequests: 2_000_000, originBytes: 4_000_000_000, originRate: 2_000_000 / 86_400 },
    },
  ]);
});

test('a grown list has so many items, each with a name and an address of its own', () => {
  const catalogue = {
    data: [
      { category: 'Tours', trips: [{ _id: 'a', name: 'A', price: 1, days: 'x'.repeat(300) }] },
      { category: 'Camps', trips: [{ id: 'b', name: 'B', price: 2 }] },
    ],
  };
  expect(grown(catalogue, 3).data).toEqual([
    {
      category: 'Tours',
      trips: [
        { _id: 'grown-0', name: 'Grown ride 0', price: 1 },
        { id: 'grown-1', name: 'Grown ride 1', price: 2 },
        { _id: 'grown-2', name: 'Grown ride 2', price: 1 },
      ],
    },
  ]);
});

describe('the page', () => {
  const place = { date: '2026-01-02', commit: 'commit abc', machine: '2 cores' };

  test('figures have their units, and a spread where they differ', () => {
    expect([ms(1_216.4), times(1.049), kB(8_912), MB(2_504_000)]).toEqual([
      ...['1,216 ms', '1.05 ×', '8.9 kB', '2.50 MB'],
    ]);
    expect(spread({ median: 2, least: 1, most: 3 }, ms)).toBe('1 ms … 3 ms');
    expect(spread({ median: 2, least: 2, most: 2.1 }, ms)).toBe('');
    expect(table(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
  });

  test('the page says where it was measured, the goals with their verdicts, the scale, an hour without the API, and the first build beside this one', () => {
    const text = performancePage(measuredIn(roundOf({ app: { tbt: 60 } }), roundOf()), place);
    expect(text).toContain('2026-01-02, commit abc, 2 cores, 2 rounds.');
    expect(text).toContain(
      '| P4: total blocking time of a cold load | ≤ 50 ms | 30 ms (home, cold) | 0 ms … 60 ms | met | fails |',
    );
    expect(text).toContain('| selector | 16 ms | 1.00 × |');
    expect(text).toContain('| home → list | 100 ms | 400 ms | 0.25 × |');
    expect(text).toContain('*Book Now* waits for an answer of this visit: 500 ms after the tap.');
    expect(text).toContain(
      [
        '| package | / | /booking |',
        '| --- | --- | --- |',
        '| react-dom | 53.0 kB | 53.0 kB |',
        '| the site | 20.0 kB | 0.0 kB |',
        '| xstate | 0.0 kB | 11.0 kB |',
        '| others | 0.2 kB | 0.0 kB |',
        '| **in all** | 73.2 kB | 64.0 kB |',
      ].join('\n'),
    );
    expect(text).toContain(
      'What the heap of home holds, by a snapshot: code 1.57 MB, object 0.34 MB.',
    );
    expect(text).toContain('## Scale');
    expect(text).toContain('| list | 1,000 ms | — | 1,000 ms | 1.00 × | 900 ms | 0 |');
    expect(text).toContain('meets 41,667 of the day’s visits');
    expect(text).toContain('| list | 2.80 × → 1.00 × | 3,628 ms → 1,000 ms | 3,492 ms → 900 ms |');
    expect(text).toContain('| INP, selector | 532 ms | 16 ms |');
    expect(text).toContain('| content after the tap, home → list | 1,800 ms | 100 ms |');
    expect(text).not.toContain('The machine was busy');
  });

  test('the page says when the machine was busy', () => {
    const text = performancePage(measuredIn(roundOf({ twin: { tbt: 40 } })), place);
    expect(text).toContain('**The machine was busy.**');
    expect(text).toContain('home 40 ms');
  });
});

test('a chunk is shared out to its packages by what each weighs alone', async () => {
  const code = (name: string, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `export const ${name}${index} = ${(index * 7_919) % 1_013};`,
    ).join('\n');
  const shares = new Map(
    await shareOut({ large: code('large', 400), small: code('small', 4), none: ' \n' }, 1_000),
  );
  expect((shares.get('large') ?? 0) + (shares.get('small') ?? 0)).toBeCloseTo(1_000);
  expect(shares.get('large')).toBeGreaterThan(5 * (shares.get('small') ?? 0));
  expect(shares.get('small')).toBeGreaterThan(0);
  expect(shares.get('none')).toBe(0);
  expect(await shareOut({ none: '' }, 100)).toEqual([]);
});

test('a heap is summed up by kind, without what the browser holds', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['code', 'native', 'object'], 'string'],
  };
  const nodes = [0, 7, 100, 1, 7, 9_000, 2, 7, 250, 0, 7, 50];
  expect(byKind({ snapshot: { meta: meta as never }, nodes })).toEqual([
    ['object', 250],
    ['code', 150],
  ]);
});

test('what the engine compiles is no part of what laps leave behind', () => {
  expect(
    withoutCode([
      ['code', 4_000_000],
      ['object', 400_000],
      ['string', 600_000],
    ]),
  ).toBe(1_000_000);
  const holdings = { heap: 6_000_000, nodes: 958, listeners: 255, withoutCode: 2_900_000 };
  const goal = assertDefined(
    goals.find(({ name }) => /Sixteen laps/.test(name)),
    'goal',
  );
  const after = (bytes: number) => {
    const laps = { before: holdings, after: { ...holdings, heap: 7_000_000, withoutCode: bytes } };
    return judge(goal, {
      results: { rounds: [], laps, heap: [] },
      weights: [],
      shares: new Map(),
    }).isMet;
  };
  expect([after(2_910_000), after(3_000_000)]).toEqual([true, false]);
});
