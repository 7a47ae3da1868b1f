import { defineConfig } from '@playwright/test';
import journeys from '../../journeys/playwright.config.ts';

process.env.SANDBOX_PLATFORM = 'rough';

/** The main journeys once more, on a platform that writes its answers as real ones do. One at a time: each server puts its own port into the pages. */
export default defineConfig(journeys, {
  testDir: '../../journeys',
  testMatch: /(booking|choose|find|money|ticket|counts|visit)\.e2e\.ts$/,
  outputDir: '../../../.cache/rough-journeys',
  workers: 1,
});
