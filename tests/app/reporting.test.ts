import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportComplaint } from '#machines/codec/report.ts';
import type { Report } from '#machines/domain/report.ts';
import { collectFaults, type Faults, tellFailedCheck } from '../../src/app/reporting/faults.ts';
import { startReports } from '../../src/app/reporting/reports.ts';
import { routePatterns } from '../../src/app/reporting/route-patterns.ts';
import { routes } from '../../src/app/routes.ts';
import * as paths from '../../src/paths.ts';
import { personalText, plantedIn } from '../fixtures/personal.ts';
import { checkProperty, LIMIT_MS } from '../fixtures/properties.ts';

const script = 'https://k.example/assets/index-1a2b3c4d.js';

/** What the page sent. */
let sent: { url: string; body: string }[] = [];
/** A page of its own: the real address and document, what it sends kept. */
let page: Window;
let sendBeacon: unknown;

beforeEach(() => {
  sent = [];
  history.replaceState(null, '', '/details/64f1?name=Asha#asha');
  sendBeacon = (url: string, body: string) => {
    sent.push({ url, body });
    return true;
  };
  const loaded = [
    `${location.origin}/assets/main-1a2b3c4d.js`,
    'https://x.example/assets/a-1a2b3c4d.js',
  ];
  const entries: Record<string, object[]> = {
    resource: loaded.map((name) => ({ name })),
    navigation: [{ responseStart: 80.4 }],
  };
  page = Object.assign(new EventTarget(), {
    location,
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    navigator: { sendBeacon: (url: string, body: string) => (sendBeacon as Send)(url, body) },
    performance: { getEntriesByType: (type: string) => entries[type] ?? [] },
  }) as unknown as Window;
});
afterEach(() => vi.unstubAllGlobals());

type Send = (url: string, body: string) => boolean;

/** The reports that were sent, each of them one that the receiver takes. */
const reports = (): Report[] =>
  sent.map(({ body }) => {
    const report = JSON.parse(body);
    expect(reportComplaint(report)).toBeNull();
    return report;
  });

function startedAt(url = '/reports'): Faults {
  const faults = collectFaults(page, true);
  startReports({ page, faults, url, isSampled: false, script });
  return faults;
}

const failing = (failure: object) => Object.assign(new Error('Asha'), { failure });

test('an error → its route, its build, its known words and its places, and nothing of the address', () => {
  const faults = startedAt('https://reports.example.com/k');
  faults.steps = () => [{ machine: 'booking', state: '"filling"', event: 'field.changed' }];
  const error = new TypeError("Cannot read properties of undefined (reading 'asha')");
  error.stack = `TypeError: ${error.message}\n    at pay (${location.origin}/assets/main-1a2b3c4d.js:1:23)`;
  faults.tell({ kind: 'error', error });
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

test('what happened before the script was there is reported once it is', () => {
  const faults = collectFaults(page, true);
  faults.tell({ kind: 'payment-check', error: failing({ kind: 'timeout' }) });
  expect(sent).toEqual([]);
  startReports({ page, faults, url: '/reports', isSampled: false, script });
  expect(reports()).toMatchObject([{ kind: 'payment-check', failure: 'timeout' }]);
});

describe('what the page itself tells', () => {
  test('an error that nobody caught, and a promise that nobody waited for', () => {
    startedAt();
    page.dispatchEvent(new ErrorEvent('error', { error: new RangeError('Invalid time value') }));
    const rejected = Object.assign(new Event('unhandledrejection'), { reason: 'Asha timed out' });
    page.dispatchEvent(rejected);
    expect(reports()).toMatchObject([
      { kind: 'error', name: 'RangeError', message: 'invalid time value' },
      { kind: 'error', name: 'Error', message: '… timed out' },
    ]);
  });

  test('a style sheet of the build that was refused, and neither a preload nor anybody else’s', () => {
    // what does not load is told on its way down, from the real window
    const faults = collectFaults(window, false);
    startReports({ page, faults, url: '/reports', isSampled: false, script });
    const add = (element: HTMLElement) => {
      document.body.append(element);
      element.dispatchEvent(new Event('error'));
      element.remove();
    };
    // what it is is told and not set: the test's browser would ask for it
    const link = (rel: string, href: string) =>
      add(
        Object.defineProperties(document.createElement('link'), {
          rel: { value: rel },
          href: { value: href },
        }),
      );
    link('stylesheet', '/assets/Form-1a2b3c4d.css');
    // who needs the script asks for it again, and tells when it never comes
    link('modulepreload', '/assets/Form-1a2b3c4d.js');
    add(Object.assign(document.createElement('img'), { src: '/media/asha.jpg' }));
    link('stylesheet', 'https://x.example/asha.css');
    expect(reports()).toMatchObject([{ kind: 'script', file: 'Form-1a2b3c4d.css' }]);
  });

  test('a violation of the policy, where the page is sampled', () => {
    const violation = () =>
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'img-src',
        blockedURI: 'https://asha.example/?mail=asha',
        sourceFile: `${location.origin}/assets/main-1a2b3c4d.js`,
        lineNumber: 3,
        columnNumber: 14,
      });
    const unsampled = collectFaults(page, false);
    const heard = vi.fn();
    unsampled.onFirst(heard);
    page.dispatchEvent(violation());
    expect(heard).not.toHaveBeenCalled();
    startedAt();
    page.dispatchEvent(violation());
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

test('an import whose script did not arrive → the script', () => {
  startedAt().tell({
    kind: 'error',
    error: new TypeError(
      `Failed to fetch dynamically imported module: ${location.origin}/assets/About-1a2b3c4d.js`,
    ),
  });
  expect(reports()).toMatchObject([{ kind: 'script', file: 'About-1a2b3c4d.js' }]);
});

test('an error of a browser extension → nothing', () => {
  const error = new Error('no');
  error.stack = 'Error: no\n    at chrome-extension://abcdef/content.js:1:2';
  startedAt().tell({ kind: 'error', error });
  expect(sent).toEqual([]);
});

test('a check of a payment that fails is told by the chart, and no other failure is', () => {
  const faults = startedAt();
  const error = failing({ kind: 'http', status: 503, text: 'Asha' });
  const failed = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error });
  tellFailedCheck(faults, failed('storePaid'));
  tellFailedCheck(faults, failed('checkPayment'));
  tellFailedCheck(faults, { type: 'xstate.done.actor.fetchStatus' });
  expect(sent).toEqual([]);
  tellFailedCheck(faults, failed('fetchStatus'));
  expect(reports()).toEqual([
    expect.objectContaining({ kind: 'payment-check', failure: 'http', route: '/details/:id' }),
  ]);
});

describe('how many', () => {
  test('the same fault twice → one report', () => {
    const faults = startedAt();
    const fault = { kind: 'payment-check', error: failing({ kind: 'offline' }) } as const;
    faults.tell(fault);
    faults.tell(fault);
    expect(sent).toHaveLength(1);
  });

  test('no more than twenty a page', () => {
    const faults = startedAt();
    for (let number = 100; number < 140; number += 1)
      faults.tell({ kind: 'error', error: new Error(`status ${number}`) });
    expect(sent).toHaveLength(20);
  });

  test('before the script is there no more than twenty are kept', () => {
    const faults = collectFaults(page, true);
    for (let number = 100; number < 140; number += 1)
      faults.tell({ kind: 'error', error: new Error(`status ${number}`) });
    const kept = vi.fn();
    faults.listen(kept);
    expect(kept).toHaveBeenCalledTimes(20);
  });
});

test('the first fault fetches the script that reports, once', () => {
  const faults = collectFaults(page, false);
  const fetchScript = vi.fn();
  faults.onFirst(fetchScript);
  expect(fetchScript).not.toHaveBeenCalled();
  const fault = { kind: 'error', error: new Error('no') } as const;
  faults.tell(fault);
  faults.tell(fault);
  expect(fetchScript).toHaveBeenCalledTimes(1);
  const late = vi.fn();
  faults.onFirst(late);
  expect(late).toHaveBeenCalledTimes(1);
});

describe('a browser that does not play along', () => {
  test.each([
    ['refuses to send', () => false],
    [
      'throws',
      () => {
        throw new TypeError('Asha');
      },
    ],
    ['cannot send', undefined],
  ])('that %s → the page goes on', (_what, bent) => {
    sendBeacon = bent;
    const faults = startedAt();
    expect(() => faults.tell({ kind: 'error', error: new Error('no') })).not.toThrow();
    expect(() => faults.tell({ kind: 'error', error: null })).not.toThrow();
  });

  test('that measures nothing → vitals without figures, once', () => {
    vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
    const faults = collectFaults(page, true);
    startReports({ page, faults, url: '/reports', isSampled: true, script });
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pagehide'));
    expect(reports()).toEqual([
      expect.objectContaining({ kind: 'vitals', lcp: null, inp: null, ttfb: 80, cls: null }),
    ]);
  });
});

test('vitals: the last largest paint, the worst burst of shifts and the slowest interaction, as the visitor turns away', () => {
  const observers = new Map<string, (entries: object[]) => void>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
      hear: (list: { getEntries(): object[] }) => void;
      constructor(hear: (list: { getEntries(): object[] }) => void) {
        this.hear = hear;
      }
      observe({ type }: { type: string }) {
        observers.set(type, (entries) => this.hear({ getEntries: () => entries }));
      }
      takeRecords() {
        return [];
      }
      disconnect() {}
    },
  );
  const faults = collectFaults(page, true);
  startReports({ page, faults, url: '/reports', isSampled: true, script });
  observers.get('largest-contentful-paint')?.([{ startTime: 300.2 }, { startTime: 1_200.6 }]);
  observers.get('layout-shift')?.([
    { startTime: 1, value: 0.05 },
    { startTime: 2, value: 0.4, hadRecentInput: true },
    { startTime: 500, value: 0.01 },
  ]);
  observers.get('event')?.([
    { interactionId: 0, duration: 900 },
    { interactionId: 1, duration: 48 },
    { interactionId: 2, duration: 64 },
    { interactionId: 2, duration: 56 },
  ]);
  history.replaceState(null, '', '/about');
  expect(sent).toEqual([]);
  Object.assign(page.document, { visibilityState: 'hidden' });
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(reports()).toEqual([
    expect.objectContaining({
      kind: 'vitals',
      route: '/details/:id',
      lcp: 1_201,
      inp: 64,
      cls: 60,
    }),
  ]);
});

test('every pattern of the route table is one that reports know', () => {
  const known = routes.map(({ path }) => path);
  expect(routePatterns.filter((path) => !known.includes(path))).toEqual([
    paths.trips,
    paths.trainings,
    paths.events,
  ]);
  expect(known.filter((path) => !routePatterns.includes(path))).toEqual([]);
});

test(
  'whatever a person typed stands in an error, a stack, an answer or an address → no report has it',
  () => {
    checkProperty(
      fc.property(personalText, ({ text, secrets }) => {
        sent = [];
        history.replaceState(
          null,
          '',
          `/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}`,
        );
        const faults = startedAt();
        const error = new Error(text);
        error.name = text;
        error.stack = `${text}\n    at ${text} (${location.origin}/assets/main-1a2b3c4d.js:1:23)\n    at ${location.href}:1:2`;
        faults.tell({ kind: 'error', error });
        faults.tell({ kind: 'error', error: text });
        faults.tell({ kind: 'script', address: `${location.origin}/assets/${text}.js` });
        faults.tell({ kind: 'payment-check', error: failing({ kind: text, text, status: text }) });
        const violation = Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: text,
          blockedURI: `https://${text}`,
          sourceFile: text,
          lineNumber: 1,
          columnNumber: 2,
        }) as SecurityPolicyViolationEvent;
        faults.tell({ kind: 'policy', violation });
        expect(sent.length).toBeGreaterThanOrEqual(3);
        expect(plantedIn(JSON.stringify(reports()), secrets)).toEqual([]);
      }),
      40,
    );
  },
  LIMIT_MS,
);
