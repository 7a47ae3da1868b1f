import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../journeys/playwright.config.ts';

const root = join(import.meta.dirname, '../../..');

/** The long journeys run as the quick ones do. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: `${root}/.cache/long-journeys`,
  reporter: [['dot'], ['json', { outputFile: `${root}/.cache/reports/long-journeys.json` }]],
});
