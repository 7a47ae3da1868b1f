import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { LONG_LIMIT, TEST_LIMIT } from '../tests/fixtures/time-limits.ts';
import { bundledConfig, readConfig } from '../tools/build/config.ts';
import { chromiumArgs, ensureChromium } from '../tools/check/browsers.ts';

process.env.STORYBOOK = '1';
// React's build for production, which an inherited NODE_ENV would choose, cannot be tested
process.env.NODE_ENV = 'test';

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
    testTimeout: TEST_LIMIT,
    // all stories share one document, as in Storybook itself
    isolate: false,
    browser: {
      enabled: true,
      // on a fresh clone the browser waits until every package is bundled, and longer beside other checks
      connectTimeout: LONG_LIMIT,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
});
