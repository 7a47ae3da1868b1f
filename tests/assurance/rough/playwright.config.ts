import { defineConfig } from '@playwright/test';
import journeys from '../../journeys/playwright.config.ts';

process.env.SANDBOX_PLATFORM = 'rough';

/** The main journeys and the first-load counts once more, on a platform that writes its answers as real ones do. One at a time: each server puts its own port into the pages. */
export default defineConfig(journeys, {
  testDir: '../..',
  testMatch: /(tests\/journeys\/(booking|choose|counts|find|ticket)|rough\/rough)\.e2e\.ts$/,
  // what no answer of the platform changes
  grepInvert: /incomplete form|double click|View booking is there/,
  outputDir: '../../../.cache/rough-journeys',
  reporter: [['dot'], ['json', { outputFile: '../../../.cache/reports/rough-journeys.json' }]],
  workers: 1,
});
