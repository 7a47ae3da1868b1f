import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../tools/check/browsers.ts';
import { TEST_LIMIT, WAIT_LIMIT } from '../fixtures/time-limits.ts';

const root = join(import.meta.dirname, '../..');

/** The journeys run against the production build; each worker has one with an empty sandbox. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: join(root, 'tests/setup/sites.ts'),
  outputDir: `${root}/.cache/journeys`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: TEST_LIMIT,
  // what must not happen is asserted by counts, not by waiting
  expect: { timeout: WAIT_LIMIT, toPass: { timeout: WAIT_LIMIT } },
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: `${root}/.cache/reports/journeys.json` }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // journeys count requests and cut lines: those about the worker allow it
    serviceWorkers: 'block',
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
