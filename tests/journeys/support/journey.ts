import { test as base, expect, type Page } from '@playwright/test';
import { WAIT_LIMIT } from '../../fixtures/time-limits.ts';
import { type JourneyOptions, siteOf } from '../../setup/sites.ts';
import { BuiltScripts } from './built-scripts.ts';
import { answerMap, answerMapBesideWorker } from './devtools.ts';
import { SandboxRemote } from './sandbox-remote.ts';
import type { Address } from './serve-project.ts';

export { expect };

/** The faults in a page's console, with a way to foresee Chromium's lines about failed requests. */
export interface Console {
  readonly faults: string[];
  /** Chromium itself logs every request that fails, a script's too: where a journey makes one fail, that line is no fault of the site. */
  expectFailedRequests(): void;
}

const failedRequest =
  /^(Failed to load resource:|\w+: Failed to fetch dynamically imported module:)/;

/** Chromium's line about a style sheet that waits for its script for seconds, as it does on a busy machine; that nothing ever uses it is a fault. */
const waitingSheet = /^The resource (\S+\.css) was preloaded using link preload but not used/;

/** A journey in a real browser, against a production build and an empty sandbox of its own. */
export const unwatched = base.extend<
  { sandbox: SandboxRemote; scripts: BuiltScripts; console: Console },
  JourneyOptions & { address: Address }
>({
  ownPages: [null, { option: true, scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  address: [async ({}, use, { parallelIndex }) => use(siteOf(parallelIndex)), { scope: 'worker' }],
  baseURL: async ({ address }, use) => use(address.site),
  sandbox: [
    async ({ address }, use) => {
      const sandbox = new SandboxRemote(address.site);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  scripts: async ({}, use) => {
    const scripts = new BuiltScripts();
    await use(scripts);
    scripts.expectRequested();
  },
  console: async ({ page, serviceWorkers }, use) => {
    const lines: string[] = [];
    let failuresExpected = false;
    listenTo(page, lines);
    await (serviceWorkers === 'allow' ? answerMapBesideWorker : answerMap)(page);
    await use({
      faults: lines,
      expectFailedRequests: () => {
        failuresExpected = true;
      },
    });
    const faults: string[] = [];
    for (const line of lines) {
      const isExpected = failuresExpected && failedRequest.test(line);
      if (!isExpected && !(await isSheetInUse(page, line))) faults.push(line);
    }
    expect(faults, 'console errors, warnings and policy violations').toEqual([]);
  },
});

/** A journey that fails on any console error, warning or policy violation. */
export const test = unwatched.extend<{ watch: undefined }>({
  watch: [async ({ console: _ }, use) => use(undefined), { auto: true }],
});

/** Notes what a page's console says of errors, warnings and policy violations, and errors that nobody caught. */
export function listenTo(page: Page, lines: string[]): void {
  page.on('console', (message) => {
    // one item of the catalogue has a picture that is not there, on purpose
    if (/-not-uploaded\.(avif|svg)$/.test(message.location().url)) return;
    // Playwright says so itself, in every page that stands for five seconds
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(String(error)));
}

/** True when a line of the console is React's word that it draws anew what others changed before it was hydrated. */
export const isRedrawn = (line: string): boolean => line.includes('React error #418;');

/** True when a line of the console reports a style sheet that waited, and the page has it in use by now or soon. */
async function isSheetInUse(page: Page, line: string): Promise<boolean> {
  const [, sheet] = waitingSheet.exec(line) ?? [];
  if (sheet === undefined) return false;
  const inUse = page.waitForFunction(
    (href) => [...document.styleSheets].some((one) => one.href === href),
    sheet,
    { timeout: WAIT_LIMIT },
  );
  return inUse.then(
    () => true,
    () => false,
  );
}
