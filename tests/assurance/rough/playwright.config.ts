import { defineConfig } from '@playwright/test';
import journeys from '../../journeys/playwright.config.ts';
import type { JourneyOptions } from '../../setup/sites.ts';

/** The main journeys and the first-load counts once more, on a platform that writes its answers as real ones do. */
export default defineConfig<object, JourneyOptions>(journeys, {
  testDir: '../..',
  testMatch: /(tests\/journeys\/(booking|choose|counts|find|ticket)|rough\/rough)\.e2e\.ts$/,
  // what no answer of the platform changes
  grepInvert: /incomplete form|double click|View booking is there/,
  outputDir: '../../../.cache/rough-journeys',
  reporter: [['dot'], ['json', { outputFile: '../../../.cache/reports/rough-journeys.json' }]],
  // each server puts its own port into the pages
  use: { ownPages: { SANDBOX_PLATFORM: 'rough' } },
});
