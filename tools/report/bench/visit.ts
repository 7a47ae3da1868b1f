import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { type BenchPage, pages } from './pages.ts';
import type { PageName, Sent, Target, Visit } from './results.ts';
import { twinPath } from './site.ts';
import { blockingTime } from './statistics.ts';
import { Tab } from './tab.ts';

/** How long after its load event a page is watched, in ms. */
const WATCH_MS = 5_000;

/** How long what a closed page leaves behind, its film above all, is waited out, in ms. */
const REST_MS = 1_000;

/** Loads a page in a context and watches it for five seconds after its load event. `draft` is the state that a page finds which needs one. */
export async function visit(
  context: BrowserContext,
  name: PageName,
  target: Target,
  draft: unknown,
): Promise<Visit> {
  const bench: BenchPage = pages[name];
  const tab = await Tab.open(context);
  const path = target === 'app' ? bench.path : twinPath(name);
  await tab.go(path, bench.needsDraft && draft);
  const content = await tab.shown({ ...bench.content, path: '' });
  await tab.page.waitForLoadState('load');
  const end = await tab.page.evaluate((watchMs) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const until = (navigation as PerformanceNavigationTiming).loadEventEnd + watchMs;
    return new Promise<number>((resolve) => {
      setTimeout(() => resolve(until), until - performance.now());
    });
  }, WATCH_MS);
  // on a slow machine the data comes later than that, and the picture that counts comes after it
  await tab.settle();
  const { fcp, lcp, lcpElement, cls, tasks } = await tab.seen();
  const nodes = await tab.elements();
  const asked = tab.traffic.sent();
  const markup = await tab.page.evaluate(async () => (await fetch(window.location.href)).text());
  const sent = asked.map((one) =>
    isAhead(one, markup) ? { ...one, kind: 'ahead' as const } : one,
  );
  const { heap } = await tab.holdings();
  await tab.page.close();
  await wait(REST_MS);
  const within = tasks.filter(({ start, duration }) => start + duration > fcp && start < end);
  return {
    ...{ fcp, lcp, lcpElement, cls, content, sent, nodes, heap },
    tbt: blockingTime(tasks, fcp, end),
    longestTask: Math.max(0, ...within.map(({ duration }) => duration)),
  };
}

const isAhead = ({ kind, path }: Sent, markup: string) =>
  (kind === 'script' || kind === 'style') && !markup.includes(path);
