import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import {
  collectFaults,
  type PageFault,
  reportFailedCheck,
} from '../../../src/app/reporting/faults.ts';
import { invalidReportReason, type Report } from '../../../src/app/reporting/report-schema.ts';
import { startReports } from '../../../src/app/reporting/reports.ts';
import { routes } from '../../../src/app/routes.ts';
import * as paths from '../../../src/paths.ts';
import { personalText, plantedIn } from '../../fixtures/personal.ts';
import { checkAsyncProperty } from '../../fixtures/properties.ts';

/** The listeners that the page gave to the library, by their metric. */
const measuring = vi.hoisted(() => new Map<string, (metric: { value: number }) => void>());
vi.mock('web-vitals', () =>
  Object.fromEntries(
    (['LCP', 'INP', 'TTFB', 'CLS'] satisfies MetricType['name'][]).map((name) => [
      `on${name}`,
      (hear: (metric: { value: number }) => void) => measuring.set(name, hear),
    ]),
  ),
);

const script = 'https://k.example/assets/index-1a2b3c4d.js';
const routePatterns = paths.reportedPatterns();

/** The reports that the page sent, and where to. */
let sent: { url: string; body: string }[] = [];
/** A page with the test's own address; its reports are collected in `sent`. */
let page: Window;

beforeEach(() => {
  vi.restoreAllMocks();
  sent = [];
  history.replaceState(null, '', '/details/64f1?name=Asha#asha');
  const loaded = [
    `${location.origin}/assets/main-1a2b3c4d.js`,
    'https://x.example/assets/a-1a2b3c4d.js',
  ];
  page = Object.assign(new EventTarget(), {
    location,
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    navigator: { sendBeacon: (url: string, body: string) => sent.push({ url, body }) > 0 },
    performance: { getEntriesByType: () => loaded.map((name) => ({ name })) },
    requestIdleCallback: (act: () => void) => act(),
  }) as unknown as Window;
});

/** The reports that were sent, each of them one that the receiver takes. */
const reports = (): Report[] =>
  sent.map(({ body }) => {
    const report = JSON.parse(body);
    expect(invalidReportReason(report)).toBeNull();
    return report;
  });

/** The faults of a page whose reporter loads at once. */
function collected({ at = page as Window, url = '/reports', isSampled = false } = {}) {
  const load = vi.fn(async () =>
    startReports({ page: at, url, isSampled, script, routes: routePatterns }),
  );
  return { faults: collectFaults(at, isSampled, load), load };
}

const loaded = () => new Promise((resolve) => setTimeout(resolve));
async function tell(...all: PageFault[]) {
  const { faults } = collected();
  for (const fault of all) faults.report(fault);
  await loaded();
}

const failing = (failure: object) => Object.assign(new Error('Asha'), { failure });

test('an error → its route, its build, its listed words and its places, and nothing of the address', async () => {
  const { faults } = collected({ url: 'https://reports.example.com/k' });
  faults.steps = () => [{ machine: 'booking', state: '"filling"', event: 'field.changed' }];
  const error = new TypeError("Cannot read properties of undefined (reading 'asha')");
  error.stack = `TypeError: ${error.message}\n    at pay (${location.origin}/assets/main-1a2b3c4d.js:1:23)`;
  faults.report({ kind: 'error', error });
  await loaded();
  expect(sent[0]?.url).toBe('https://reports.example.com/k');
  expect(reports()).toEqual([
    {
      version: 1,
      route: '/details/:id',
      build: 'index-1a2b3c4d.js',
      kind: 'error',
      name: 'TypeError',
      message: 'cannot read properties of undefined reading …',
      frames: ['main-1a2b3c4d.js:1:23'],
      steps: ['booking "filling" < field.changed'],
    },
  ]);
});

test('the first fault loads the reporter, once; a sampled page loads it when it is idle', async () => {
  const { faults, load } = collected();
  page.dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();
  faults.report({ kind: 'payment-check', error: failing({ kind: 'timeout' }) });
  faults.report({ kind: 'payment-check', error: failing({ kind: 'offline' }) });
  await loaded();
  expect(load).toHaveBeenCalledOnce();
  expect(reports()).toMatchObject([{ failure: 'timeout' }, { failure: 'offline' }]);
  const sampled = collected({ isSampled: true });
  expect(sampled.load).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('load'));
  expect(sampled.load).toHaveBeenCalledOnce();
});

describe('what the page itself reports', () => {
  test('an error that nobody caught, and a promise that nobody waited for', async () => {
    collected();
    page.dispatchEvent(new ErrorEvent('error', { error: new RangeError('Invalid time value') }));
    const rejected = Object.assign(new Event('unhandledrejection'), { reason: 'Asha timed out' });
    page.dispatchEvent(rejected);
    await loaded();
    expect(reports()).toMatchObject([
      { kind: 'error', name: 'RangeError', message: 'invalid time value' },
      { kind: 'error', name: 'Error', message: '… timed out' },
    ]);
  });

  test('a style sheet of the build that was refused, and neither a preload nor anybody else’s', async () => {
    // what does not load is reported on its way down, from the real window
    collected({ at: window });
    vi.spyOn(navigator, 'sendBeacon').mockImplementation(
      (url, body) => sent.push({ url: String(url), body: String(body) }) > 0,
    );
    const add = (element: HTMLElement) => {
      document.body.append(element);
      element.dispatchEvent(new Event('error'));
      element.remove();
    };
    // its kind and address are defined and not set: the test's browser would ask for it
    const link = (rel: string, href: string) =>
      add(
        Object.defineProperties(document.createElement('link'), {
          rel: { value: rel },
          href: { value: href },
        }),
      );
    link('stylesheet', '/assets/Form-1a2b3c4d.css');
    // who needs the script requests it again, and reports when it never comes
    link('modulepreload', '/assets/Form-1a2b3c4d.js');
    add(Object.assign(document.createElement('img'), { src: '/media/asha.jpg' }));
    link('stylesheet', 'https://x.example/asha.css');
    await loaded();
    expect(reports()).toMatchObject([{ kind: 'script', file: 'Form-1a2b3c4d.css' }]);
  });

  test('a violation of the policy, where the page is sampled', async () => {
    const violate = () =>
      page.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'img-src',
          blockedURI: 'https://asha.example/?mail=asha',
          sourceFile: `${location.origin}/assets/main-1a2b3c4d.js`,
          lineNumber: 3,
          columnNumber: 14,
        }),
      );
    const { load } = collected();
    violate();
    expect(load).not.toHaveBeenCalled();
    collected({ isSampled: true });
    violate();
    await loaded();
    expect(reports()).toEqual([
      expect.objectContaining({
        kind: 'policy',
        directive: 'img-src',
        blocked: 'https',
        frame: 'main-1a2b3c4d.js:3:14',
      }),
    ]);
  });
});

test('an import whose script did not arrive → the script', async () => {
  const address = `${location.origin}/assets/About-1a2b3c4d.js`;
  await tell({
    kind: 'error',
    error: new TypeError(`Failed to fetch dynamically imported module: ${address}`),
  });
  expect(reports()).toMatchObject([{ kind: 'script', file: 'About-1a2b3c4d.js' }]);
});

test('an error of a browser extension → nothing', async () => {
  const error = new Error('no');
  error.stack = 'Error: no\n    at chrome-extension://abcdef/content.js:1:2';
  await tell({ kind: 'error', error });
  expect(sent).toEqual([]);
});

test('a check of a payment that fails is reported by the chart, and no other failure is', async () => {
  const { faults, load } = collected();
  const error = failing({ kind: 'http', status: 503, text: 'Asha' });
  const failed = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error });
  reportFailedCheck(faults, failed('storePaid'));
  reportFailedCheck(faults, failed('checkPayment'));
  reportFailedCheck(faults, { type: 'xstate.done.actor.fetchStatus' });
  expect(load).not.toHaveBeenCalled();
  reportFailedCheck(faults, failed('fetchStatus'));
  await loaded();
  expect(reports()).toEqual([
    expect.objectContaining({ kind: 'payment-check', failure: 'http', route: '/details/:id' }),
  ]);
});

test('the same fault once, and no more than twenty a page', async () => {
  const fault = { kind: 'payment-check', error: failing({ kind: 'offline' }) } as const;
  await tell(fault, fault);
  expect(sent).toHaveLength(1);
  sent = [];
  await tell(
    ...Array.from({ length: 40 }, (_, number) => ({
      kind: 'error' as const,
      error: new Error(`status ${100 + number}`),
    })),
  );
  expect(sent).toHaveLength(20);
});

test.each([
  ['refuses to send', () => false],
  [
    'throws',
    () => {
      throw new TypeError('Asha');
    },
  ],
  ['cannot send', undefined],
])('a browser that %s → the page goes on', async (_case, sendBeacon) => {
  Object.assign(page.navigator, { sendBeacon });
  // an unhandled rejection would fail this test
  await tell({ kind: 'error', error: new Error('no') }, { kind: 'error', error: null });
});

test('a script of reports that does not come → the page goes on', async () => {
  const faults = collectFaults(page, true, () => Promise.reject(new Error('lost')));
  page.dispatchEvent(new Event('load'));
  faults.report({ kind: 'error', error: new Error('no') });
  await loaded();
});

test('the speed of a page, once, in whole figures and for the page that was opened, as the visitor first turns away', () => {
  startReports({ page, url: '/reports', isSampled: true, script, routes: routePatterns });
  measuring.get('LCP')?.({ value: 300.2 });
  measuring.get('LCP')?.({ value: 1_200.6 });
  measuring.get('TTFB')?.({ value: 80.4 });
  measuring.get('CLS')?.({ value: 0.0604 });
  history.replaceState(null, '', '/about');
  const turn = (visibilityState: string) => {
    Object.assign(page.document, { visibilityState });
    page.document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('visible');
  expect(sent).toEqual([]);
  turn('hidden');
  turn('hidden');
  expect(reports()).toEqual([
    expect.objectContaining({
      kind: 'vitals',
      route: '/details/:id',
      lcp: 1_201,
      inp: null,
      ttfb: 80,
      cls: 60,
    }),
  ]);
});

test('every pattern of the route table is one that reports know', () => {
  const known = routes.map(({ path }) => path);
  expect(routePatterns.filter((path) => !known.includes(path))).toEqual(Object.values(paths.lists));
  expect(known.filter((path) => !routePatterns.includes(path))).toEqual([]);
});

test('whatever a person typed stands in an error, a stack, an answer or an address → no report has it', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(personalText, async ({ text, secrets }) => {
      sent = [];
      history.replaceState(null, '', `/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}`);
      const { faults } = collected();
      const error = new Error(text);
      error.name = text;
      error.stack = `${text}\n    at ${text} (${location.origin}/assets/main-1a2b3c4d.js:1:23)\n    at ${location.href}:1:2`;
      faults.report({ kind: 'error', error });
      faults.report({ kind: 'error', error: text });
      faults.report({ kind: 'script', address: `${location.origin}/assets/${text}.js` });
      faults.report({ kind: 'payment-check', error: failing({ kind: text, text, status: text }) });
      const violation = Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: text,
        blockedURI: `https://${text}`,
        sourceFile: text,
        lineNumber: 1,
        columnNumber: 2,
      }) as SecurityPolicyViolationEvent;
      faults.report({ kind: 'policy', violation });
      await loaded();
      expect(sent.length).toBeGreaterThanOrEqual(3);
      expect(plantedIn(JSON.stringify(reports()), secrets)).toEqual([]);
    }),
    40,
  );
});
