import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { legalTexts } from '../tools/build/legal-texts.ts';
import { chromiumArgs, ensureChromium } from '../tools/check/browsers.ts';

process.env.STORYBOOK = '1';

/** Runs every story as a test in Chromium. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [legalTexts(), storybookTest({ configDir: import.meta.dirname })],
  // Every package is found before the first story runs: one found later would reload the page under a test.
  optimizeDeps: { entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'] },
  test: {
    name: 'storybook',
    // a busy machine takes its time; what a story shows is asserted, not how soon
    testTimeout: 60_000,
    browser: {
      enabled: true,
      // on a fresh clone the browser waits until every package is bundled, and longer beside other checks
      connectTimeout: 300_000,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
});
