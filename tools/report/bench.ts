import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { createSandboxServer } from '../../sandbox/server.ts';
import * as paths from '../../src/paths.ts';
import { buildWhenStale, configOrExit, dist, root } from '../build/build.ts';
import { sandboxPlatform, updateSnapshot } from '../build/snapshot.ts';
import { chromiumArgs, ensureChromium } from '../check/browsers.ts';
import { serveBuild } from '../serve/serve-build.ts';

// Four pages and the way to a booking on a slow phone, each page beside itself with its scripts blocked. What it prints is what it measured; docs/performance.md says how to read it.

/** A slow phone on a slow line: bytes a second, ms, and how many times slower its processor is. */
const PHONE = { download: 200_000, upload: 93_750, latencyMs: 150, cpuSlowdown: 4 };
/** The time that a page is watched after its load event, in ms. */
const WATCH_MS = 5_000;
const SCREEN = { viewport: { width: 412, height: 823 } };
const RIDE = '/details/manali-leh?type=trip';
const PAGES = { home: '/', list: paths.trips, ride: RIDE, terms: paths.terms };
const TARGETS = ['app', 'twin'] as const;

type Target = (typeof TARGETS)[number];

/** The figures of one load of a page; times in ms, sizes in bytes as they were sent. */
interface Load {
  lcp: number;
  tbt: number;
  cls: number;
  script: number;
  style: number;
}

/** The page's own notes. */
interface Notes {
  lcp: number;
  cls: number;
  fcp: number;
  tasks: { at: number; ms: number }[];
  inputs: { at: number; ms: number }[];
}

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const roundCount = Number(options.rounds);
const wanted = Object.entries(PAGES).filter(([name]) => (options.only ?? name) === name);
if (!(roundCount >= 1) || wanted.length === 0) {
  console.error(`npm run bench -- [--rounds N] [--only ${Object.keys(PAGES).join('|')}]`);
  process.exit(1);
}
const config = configOrExit();
if (config.apiBaseUrl !== undefined) {
  console.error('npm run bench measures the site beside the sandbox: unset VITE_API_BASE_URL.');
  process.exit(1);
}
// pages are measured as `npm start` serves them: with the catalogue in them
await buildWhenStale(config);
await updateSnapshot(config, sandboxPlatform(config), { isLazy: true });
const webVitals = await readFile(
  join(root, 'node_modules/web-vitals/dist/web-vitals.iife.js'),
  'utf8',
);
const dataDir = join(tmpdir(), `kickstand-bench-${process.pid}`);
const site = await serveBuild(dist);
const server = await createSandboxServer({
  port: 0,
  dataDir,
  fallback: (request) => site(request),
});
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  // the line to elsewhere is not what is measured
  args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
});

const loads = new Map<string, Load[]>();
const steps = new Map<string, number[]>();
const routes = new Map<string, number[]>();
for (let round = 0; round < roundCount; round += 1) {
  // who comes first changes with the round
  const order = round % 2 === 0 ? TARGETS : TARGETS.toReversed();
  for (const [name, path] of wanted)
    for (const target of order) note(loads, `${name} ${target}`, await load(browser, path, target));
  if (options.only === undefined) await book(browser);
  console.log(`Round ${round + 1} of ${roundCount}`);
}
await browser.close();
await server.close();
await rm(dataDir, { recursive: true, force: true });

const misses = report();
for (const miss of misses) console.error(miss);
process.exit(misses.length > 0 ? 1 : 0);

/** Sends a command to a tab of the browser. */
type Send = (method: string, params?: object) => Promise<unknown>;

/** Gives a tab the phone's line and processor, and has it take notes. */
async function makePhone(send: Send, blocked: readonly string[] = []): Promise<void> {
  await send('Page.enable');
  await send('Network.enable');
  // a film is no part of a page without scripts, which start it
  await send('Network.setBlockedURLs', { urls: ['*.mp4', '*.webm', ...blocked] });
  await send('Page.addScriptToEvaluateOnNewDocument', {
    source: `${webVitals};(${watch})(webVitals)`,
  });
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.download,
    uploadThroughput: PHONE.upload,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
}

/** A tab that no debugger watches: beside one, V8 reads React's script again for each error that React makes while it is evaluated. */
async function openUnwatched(of: Browser) {
  const session = await of.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number | string, (result: unknown) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, result } = JSON.parse(message) as Record<string, never>;
    waiting.get(id ?? method ?? '')?.(result);
  });
  const answer = (to: number | string) =>
    new Promise((resolve: (result: unknown) => void) => waiting.set(to, resolve));
  let last = 0;
  const send: Send = async (method, params = {}) => {
    last += 1;
    const answered = answer(last);
    const message = JSON.stringify({ id: last, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    return answered;
  };
  return {
    send,
    answer,
    close: () => session.send('Target.disposeBrowserContext', { browserContextId }),
  };
}

/** Opens a phone's tab on which nothing of the site is kept. */
async function openPhone(of: Browser): Promise<Page> {
  const context = await of.newContext({
    baseURL: server.url,
    ...SCREEN,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await makePhone(session.send.bind(session) as Send);
  return page;
}

type Tell = (metric: { value: number }) => void;

/** Runs in the page: notes what web-vitals tells, each long task, and how long each input took to its next paint. */
function watch(webVitals: Record<string, (tell: Tell, options: object) => void>): void {
  const notes: Notes = { lcp: 0, cls: 0, fcp: 0, tasks: [], inputs: [] };
  Object.assign(window, { notes });
  const all = { reportAllChanges: true };
  for (const [name, key] of [
    ['onLCP', 'lcp'],
    ['onCLS', 'cls'],
    ['onFCP', 'fcp'],
  ] as const)
    webVitals[name]?.(
      ({ value }: { value: number }) => Object.assign(notes, { [key]: value }),
      all,
    );
  const observe = (type: string, to: { at: number; ms: number }[]) =>
    new PerformanceObserver((list) => {
      for (const { startTime, duration, ...entry } of list.getEntries().map((one) => one.toJSON()))
        if (type !== 'event' || entry.interactionId > 0) to.push({ at: startTime, ms: duration });
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('longtask', notes.tasks);
  observe('event', notes.inputs);
}

function notesOf(page: Page): Promise<Notes> {
  return page.evaluate(() => (window as unknown as { notes: Notes }).notes);
}

async function load(of: Browser, path: string, target: Target): Promise<Load> {
  const { send, answer, close } = await openUnwatched(of);
  await send('Emulation.setDeviceMetricsOverride', {
    ...SCREEN.viewport,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await makePhone(send, target === 'twin' ? ['*.js'] : []);
  const loaded = answer('Page.loadEventFired');
  await send('Page.navigate', { url: server.url + path });
  await loaded;
  await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
  const expression = `(${result})()`;
  const read = await send('Runtime.evaluate', { expression, returnByValue: true });
  await close();
  return (read as { result: { value: Load } }).result.value;
}

/** Runs in the page: what its load came to. */
function result(): Load {
  const { lcp, cls, fcp, tasks } = (window as unknown as { notes: Notes }).notes;
  const tbt = tasks
    .filter(({ at }) => at >= fcp)
    .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sent = (ending: string) =>
    files
      .filter(({ name }) => new URL(name).pathname.endsWith(ending))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { lcp, cls, tbt, script: sent('.js'), style: sent('.css') };
}

/** Walks from home to the form by taps and keys, and measures each. */
async function book(of: Browser): Promise<void> {
  const page = await openPhone(of);
  await page.goto('/', { waitUntil: 'networkidle' });
  const step = async (name: string, act: () => Promise<unknown>) => {
    const began = await page.evaluate(() => performance.now());
    await act();
    await page.waitForTimeout(1_000);
    const { inputs } = await notesOf(page);
    const own = inputs.filter(({ at }) => at >= began).map(({ ms }) => ms);
    // the browser tells of nothing below 16 ms
    note(steps, name, Math.max(16, ...own));
  };
  /** From the tap on a link to what the page behind it is for, once the link has been in view. */
  const route = async (name: string, link: Locator, selector: string, text = '') => {
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(2_500);
    await step(name, async () => {
      await page.evaluate(
        ([wanted, beginning]) => {
          const isShown = () =>
            [...document.querySelectorAll(wanted)].some((one) =>
              one.textContent?.startsWith(beginning),
            );
          // no loop of frames looks: each would hold up the page that is waited for
          const tap = (event: Event) =>
            new MutationObserver((_, observer) => {
              if (!isShown()) return;
              observer.disconnect();
              requestAnimationFrame(() =>
                Object.assign(window, { tookMs: performance.now() - event.timeStamp }),
              );
            }).observe(document, { childList: true, subtree: true });
          addEventListener('pointerdown', tap, { once: true, capture: true });
        },
        [selector, text] as const,
      );
      await link.tap();
      await page.waitForFunction(() => 'tookMs' in window, undefined, { polling: 100 });
      const took = await page.evaluate(() => {
        const { tookMs } = window as unknown as { tookMs: number };
        Reflect.deleteProperty(window, 'tookMs');
        return tookMs;
      });
      note(routes, name, took);
    });
  };
  const button = (name: RegExp) =>
    page.getByRole('button', { name }).locator('visible=true').first();
  await step('menu', () => button(/open menu/i).tap());
  await button(/close menu/i).tap();
  const list = 'main:has(input[type=search]) a[href*="/details/"]';
  await route('home → list', page.getByRole('link', { name: 'Explore Getaways' }), list);
  await step('filter', async () => {
    await page.getByRole('combobox', { name: 'Duration' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
  });
  await step('search', () => page.getByRole('searchbox').pressSequentially('leh', { delay: 100 }));
  const ride = page.locator(`main a[href="${RIDE}"]`).first();
  await route('list → ride', ride, 'main h1', 'Manali to Leh');
  await button(/^Book Now/).waitFor();
  await step('selector', () => button(/^Book Now/).tap());
  await step('+ Add', () => button(/^\+ Add/).tap());
  await step('Proceed', () => button(/^Proceed/).tap());
  await step('typing', () =>
    page.getByRole('textbox', { name: 'Full Name' }).pressSequentially('Arjun', { delay: 100 }),
  );
  await page.context().close();
}

function note<Figure>(figures: Map<string, Figure[]>, name: string, figure: Figure): void {
  figures.set(name, [...(figures.get(name) ?? []), figure]);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/** Prints every figure; a sentence for each above what docs/performance.md allows. */
function report(): string[] {
  const above: string[] = [];
  const judge = (what: string, value: number, most: number, unit: string) => {
    if (value > most) above.push(`${what}: ${value.toFixed(3)}${unit}, at most ${most}${unit}`);
  };
  const rows = wanted.map(([name]) => {
    const app = loads.get(`${name} app`) ?? [];
    const twin = loads.get(`${name} twin`) ?? [];
    const ratio = median(app.map(({ lcp }, round) => lcp / (twin[round]?.lcp ?? Number.NaN)));
    const of = (key: keyof Load, from: readonly Load[] = app) =>
      median(from.map((one) => one[key]));
    judge(`LCP of ${name} to its twin’s`, ratio, 1.15, ' ×');
    judge(`TBT of ${name}`, of('tbt'), 100, ' ms');
    judge(`CLS of ${name}`, Math.max(...app.map(({ cls }) => cls)), 0.001, '');
    return {
      page: name,
      'LCP ms': Math.round(of('lcp')),
      'twin ms': Math.round(of('lcp', twin)),
      'LCP ×': Number(ratio.toFixed(2)),
      'TBT ms': Math.round(of('tbt')),
      'twin TBT': Math.round(of('tbt', twin)),
      CLS: of('cls').toFixed(4),
      'script kB': Number((of('script') / 1_000).toFixed(1)),
      'style kB': Number((of('style') / 1_000).toFixed(1)),
    };
  });
  console.table(rows);
  console.table(
    [...steps].map(([name, times]) => {
      const shown = routes.get(name);
      judge(`INP of ${name}`, median(times), 150, ' ms');
      if (shown) judge(`Content of ${name}`, median(shown), 300, ' ms');
      return {
        step: name,
        'INP ms': median(times),
        ...(shown && { 'content ms': Math.round(median(shown)) }),
      };
    }),
  );
  return above;
}
