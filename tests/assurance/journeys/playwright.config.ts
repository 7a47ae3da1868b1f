import { defineConfig } from '@playwright/test';
import journeys from '../../journeys/playwright.config.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** The long journeys run as the quick ones do. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: `${root}/.cache/long-journeys`,
  reporter: [['dot'], ['junit', { outputFile: `${root}/.cache/reports/long-journeys.xml` }]],
});
