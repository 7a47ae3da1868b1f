import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../../fixtures/free-port.ts';
import { copyBuiltProject } from '../../fixtures/project-copy.ts';
import { TEST_LIMIT, WAIT_LIMIT } from '../../fixtures/time-limits.ts';
import { BuiltScripts } from './built-scripts.ts';
import { answerMap, answerMapBesideWorker } from './devtools.ts';
import { SandboxRemote } from './sandbox-remote.ts';

export { expect };

/** Where the site and its sandbox run for one worker. */
interface Address {
  site: string;
  pay: string;
}

/** The options of a whole run of journeys. */
export interface JourneyOptions {
  /**
   * The settings of a site that brings another catalogue into its pages, which each worker serves from a copy of the
   * build; null where all serve the build itself.
   */
  ownPages: Readonly<Record<string, string>> | null;
}

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

const root = join(import.meta.dirname, '../../..');

/** A journey in a real browser, against a production build and an empty sandbox of its own. */
export const unwatched = base.extend<
  { sandbox: SandboxRemote; scripts: BuiltScripts; console: Console },
  JourneyOptions & { address: Address }
>({
  ownPages: [null, { option: true, scope: 'worker' }],
  address: [
    async ({ ownPages }, use) => {
      if (ownPages === null) return serveProject(root, {}, use);
      const project = await copyBuiltProject('own-pages');
      await serveProject(project, ownPages, use);
      await rm(project, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: TEST_LIMIT },
  ],
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

/** Starts a project's site with a sandbox of its own and other settings, for as long as it is used. */
export async function serveProject(
  project: string,
  settings: Readonly<Record<string, string>>,
  use: (address: Address) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'kickstand-'));
  const own = { PORT: String(port), SANDBOX_DATA: data };
  const server = spawn('node', ['tools/serve/start.ts'], {
    cwd: project,
    env: { ...process.env, ...settings, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // listened for at once: a server that stops by itself must not be waited for at the end
  const gone = once(server, 'exit');
  const address = { site: `http://localhost:${port}`, pay: `http://localhost:${port + 1}` };
  await answering(address.site, server);
  await use(address);
  server.kill('SIGTERM');
  await gone;
  await rm(data, { recursive: true, force: true });
}

async function answering(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error('The site did not start.');
    const answer = await fetch(`${address}/sandbox/hello`).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Nothing answers at ${address}.`);
}
