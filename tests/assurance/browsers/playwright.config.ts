import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { reasonWithout } from '../../../tools/check/browsers.ts';
import { TEST_LIMIT, WAIT_LIMIT } from '../../fixtures/time-limits.ts';

const root = join(import.meta.dirname, '../../..');

/** Why a browser cannot be run here; looked for once, since each worker reads this file again. */
function missing(name: 'firefox' | 'webkit'): string {
  process.env[`WITHOUT_${name}`] ??= reasonWithout(name);
  return process.env[`WITHOUT_${name}`] ?? '';
}

/** The flows run in stock browsers, which Playwright only runs the tests of: each browser is a project. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: join(root, 'tests/setup/sites.ts'),
  outputDir: `${root}/.cache/browsers`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: TEST_LIMIT,
  expect: { timeout: WAIT_LIMIT, toPass: { timeout: WAIT_LIMIT } },
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: `${root}/.cache/reports/browsers.json` }]],
  use: { viewport: { width: 1440, height: 900 } },
  projects: (['firefox', 'webkit'] as const).map((name) => ({
    name,
    use: { browserName: name },
    metadata: { missing: missing(name) },
  })),
});
