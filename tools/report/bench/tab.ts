import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { HeapSnapshot } from './heap.ts';
import type { Content } from './pages.ts';
import type { Holdings } from './results.ts';
import { Traffic } from './traffic.ts';
import { type Seen, untilShown, watch } from './watch.ts';

/** A slow phone on a slow line. */
export const conditions = {
  downloadKbps: 1_600,
  uploadKbps: 750,
  latencyMs: 150,
  cpuSlowdown: 4,
  width: 412,
  height: 823,
} as const;

/** Where nothing of a page is loaded, on the same origin. */
const BLANK = '/robots.txt';
/** How long a tab that has just been opened is left to itself, in ms: its own beginning, on a slow processor, is no part of a page's. */
const OPENING_MS = 1_000;
/** How long nothing may be on its way before a page counts as settled, in ms. */
const QUIET_MS = 600;
/** How long a page may take to settle, in ms: one request that hangs must not hold everything up. */
const SETTLE_MS = 30_000;
/** How long the next paint after an input is waited for, in ms; on a busy machine, where none is told of yet, the longer. */
const INPUT_MS = 900;
const LATE_INPUT_MS = 3_000;
/** The next paint of an interaction that the browser does not report comes sooner than this, in ms. */
const LEAST_INPUT_MS = 16;

const bytesASecond = (kbps: number) => (kbps * 1_000) / 8;

/** Opens a fresh context on a phone's screen: nothing of the site is kept in it. */
export function openPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const { width, height } = conditions;
  return browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  });
}

/** A tab of a phone, which watches its pages and their requests. */
export class Tab {
  readonly page: Page;
  readonly traffic: Traffic;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
    this.traffic = new Traffic(session);
  }

  /** Opens a tab; `isSlow` puts it under the conditions of the measurement, `isWatched` notes what its pages see of themselves. */
  static async open(
    context: BrowserContext,
    { isSlow = true, isWatched = true } = {},
  ): Promise<Tab> {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    if (isWatched) await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const tab = new Tab(page, session);
    // conditions hold for a process: the one of the site begins with the site's first page
    await page.goto(BLANK);
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: conditions.latencyMs,
        downloadThroughput: bytesASecond(conditions.downloadKbps),
        uploadThroughput: bytesASecond(conditions.uploadKbps),
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
      await page.waitForTimeout(OPENING_MS);
    }
    return tab;
  }

  /** Begins to load a path; with a state of the history, as a page finds it that was left for. */
  async go(path: string, state?: unknown): Promise<void> {
    if (state === undefined) {
      this.traffic.forget();
      await this.page.goto(path, { waitUntil: 'commit' });
      return;
    }
    await this.page.evaluate(([draft, url]) => history.replaceState(draft, '', url as string), [
      state,
      path,
    ] as const);
    this.traffic.forget();
    await this.page.reload({ waitUntil: 'commit' });
  }

  /** When the content is there, in ms since the navigation began. */
  shown(content: Content): Promise<number> {
    return this.page.evaluate(untilShown, content);
  }

  /** Waits until the page has loaded and nothing has been on its way for a moment. */
  async settle(): Promise<void> {
    await this.page.waitForLoadState('load');
    const began = performance.now();
    let busyAt = began;
    while (performance.now() < Math.min(busyAt + QUIET_MS, began + SETTLE_MS)) {
      await this.page.waitForTimeout(100);
      if (!this.traffic.isQuiet) busyAt = performance.now();
    }
  }

  /** What the page has seen of itself. */
  seen(): Promise<Seen> {
    return this.page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  }

  /** The page's own time, in ms since its navigation began. */
  now(): Promise<number> {
    return this.page.evaluate(() => performance.now());
  }

  /** The longest time from an input of this act to the next paint, in ms. */
  async answerTime(act: () => Promise<unknown>): Promise<number> {
    const since = await this.now();
    const times = async () => {
      const { inputs } = await this.seen();
      return inputs.filter(({ start }) => start >= since).map(({ duration }) => duration);
    };
    await act();
    await this.page.waitForTimeout(INPUT_MS);
    if ((await times()).length === 0) await this.page.waitForTimeout(LATE_INPUT_MS);
    return Math.max(LEAST_INPUT_MS, ...(await times()));
  }

  /** What the tab holds on to once the collector has been. */
  holdings(): Promise<Holdings> {
    return holdingsOf(this.page, this.#session);
  }

  /** Everything on the heap, after collection. */
  async heapSnapshot(): Promise<HeapSnapshot> {
    let text = '';
    const take = ({ chunk }: { chunk: string }) => {
      text += chunk;
    };
    this.#session.on('HeapProfiler.addHeapSnapshotChunk', take);
    await this.#session.send('HeapProfiler.takeHeapSnapshot');
    this.#session.off('HeapProfiler.addHeapSnapshotChunk', take);
    return JSON.parse(text) as HeapSnapshot;
  }

  /** Elements in the document. */
  elements(): Promise<number> {
    return this.page.evaluate(() => document.querySelectorAll('*').length);
  }
}

/** What a page holds on to once the collector has been. */
export async function holdingsOf(page: Page, session: CDPSession): Promise<Holdings> {
  // what is let go of by a finaliser goes in the next round
  for (let round = 0; round < 3; round += 1) {
    await page.waitForTimeout(100);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap, nodes, listeners: jsEventListeners };
}
