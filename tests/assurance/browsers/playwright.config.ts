import { defineConfig } from '@playwright/test';

const root = new URL('../../..', import.meta.url).pathname;

/** The flows run in stock browsers, which Playwright only runs the tests of: each browser is a project. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: `${root}/.cache/browsers`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // a browser of its own for each flow, on a machine that may be busy
  timeout: 120_000,
  forbidOnly: true,
  reporter: [['dot'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: { viewport: { width: 1440, height: 900 } },
  projects: [
    { name: 'firefox', use: { browserName: 'firefox' } },
    { name: 'webkit', use: { browserName: 'webkit' } },
  ],
});
