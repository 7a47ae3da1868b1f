import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../tools/chromium.ts';

// one port for this run and its workers; the payment page has the next one
process.env.JOURNEY_PORT ??= String(4740 + (process.pid % 20) * 2);
process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), 'kickstand-'));
const port = Number(process.env.JOURNEY_PORT);
const root = new URL('../..', import.meta.url).pathname;

/** The journeys run against the production build and an empty sandbox, started here. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: `${root}/.cache/journeys`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['dot'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: 'npm start --silent',
    cwd: root,
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), SANDBOX_DATA: process.env.JOURNEY_DATA, NODE_ENV: 'production' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
