import { test as base, expect, listenTo } from '../journey.ts';
import { SandboxRemote } from '../sandbox-remote.ts';
import { HeldChecks } from './held-checks.ts';
import { HeldTimers } from './held-timers.ts';
import { Asked, type Scene } from './scene.ts';

/** Personal data, and what nobody may read. */
const PRIVATE = /\d{10}|sandbox-token|@example\.com/;

/** A worker's one visitor: a single tab for all its cells, so that it loads the site's scripts once. */
export const test = base.extend<{ scene: Scene }, { tab: Scene & { log: Log } }>({
  tab: [
    async ({ browser, address }, use) => {
      const context = await browser.newContext({
        baseURL: address.site,
        viewport: { width: 1440, height: 900 },
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const log: Log = { faults: [], spoken: [] };
      listenTo(page, log.faults);
      page.on('console', (message) => log.spoken.push(message.text()));
      await use({
        page,
        time: await HeldTimers.of(page),
        checks: await HeldChecks.of(page),
        sandbox: new SandboxRemote(address.site),
        site: address.site,
        asked: new Asked(page),
        log,
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
  scene: async ({ tab }, use) => {
    const { log, ...scene } = tab;
    log.faults.length = 0;
    log.spoken.length = 0;
    await use(scene);
    // Chromium itself logs every request that fails, and here they are made to
    const faults = log.faults.filter((line) => !line.startsWith('Failed to load resource:'));
    expect(faults, 'console errors, warnings and policy violations').toEqual([]);
    expect(log.spoken.join('\n'), 'personal data on the console').not.toMatch(PRIVATE);
  },
});

/** What a tab has said. */
interface Log {
  readonly faults: string[];
  readonly spoken: string[];
}
