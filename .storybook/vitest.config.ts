import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { bundledConfig, readConfig } from '../tools/build/config.ts';
import { chromiumArgs, ensureChromium } from '../tools/check/browsers.ts';

process.env.STORYBOOK = '1';

/** Runs every story as a test in Chromium. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  define: bundledConfig(readConfig({})),
  // the legal pages are .mdx files, which the plugin would leave empty without the documentation's compiler
  plugins: [storybookTest({ configDir: import.meta.dirname, disableAddonDocs: false })],
  // Every package is bundled before the first story runs: a later one would reload the page during a test.
  optimizeDeps: { entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'] },
  test: {
    name: 'storybook',
    // generous for a busy machine: stories assert content, not speed
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
