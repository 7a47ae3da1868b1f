import type { CDPSession, Page } from 'playwright-core';
import { imitate, type NetworkName, type Send } from './phone.ts';

/** The factor by which the processor is slowed down for a profile: the same for all, so that profiles can be compared. */
const SLOWDOWN = 4;
/** The time between two samples, in µs. */
const INTERVAL = 250;
/** The time for which a page is watched after its load event, in ms. */
const WATCH_MS = 3_000;

/** The scripts of a page by what the build puts in them. */
const PACKAGES = {
  React: /\/vendor-/,
  Mantine: /\/mantine-/,
  // XState, ky and valibot, and what every chart needs of the site's own
  later: /\/later-/,
  own: /\/assets\//,
} as const;

type Package = keyof typeof PACKAGES;

/** The self time of each package while a page loads, and its longest tasks; in ms. */
export interface Profile {
  self: Record<Package, number>;
  tasks: readonly number[];
}

/** Loads a page with an empty cache, slowed down four times, and returns what its scripts took. */
export async function profileLoad(page: Page, url: string, line: NetworkName): Promise<Profile> {
  const session = await page.context().newCDPSession(page);
  await imitate({ line, slowdown: SLOWDOWN }, session.send.bind(session) as Send);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.send('Profiler.start');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCH_MS);
  const { profile } = await session.send('Profiler.stop');
  return { self: selfTimes(profile), tasks: await page.evaluate(longTasks) };
}

type CpuProfile = Awaited<ReturnType<typeof stop>>['profile'];
const stop = (session: CDPSession) => session.send('Profiler.stop');

function selfTimes({ nodes, samples = [], timeDeltas = [] }: CpuProfile): Profile['self'] {
  const names = Object.keys(PACKAGES) as Package[];
  const packages = new Map(
    nodes.map(({ id, callFrame }) => [
      id,
      names.find((name) => PACKAGES[name].test(callFrame.url)),
    ]),
  );
  const self = { React: 0, Mantine: 0, later: 0, own: 0 };
  for (const [at, id] of samples.entries()) {
    const name = packages.get(id);
    // a sample lasts until the next one
    if (name !== undefined) self[name] += (timeDeltas[at + 1] ?? 0) / 1_000;
  }
  return self;
}

/** Runs in the page: returns the times of its tasks of more than 50 ms, the longest first. */
function longTasks(): Promise<number[]> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) =>
      resolve(
        list
          .getEntries()
          .map(({ duration }) => duration)
          .toSorted((a, b) => b - a),
      ),
    );
    observer.observe({ type: 'longtask', buffered: true });
    setTimeout(resolve, 500, []);
  });
}
