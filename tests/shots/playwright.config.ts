import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config.ts';

const root = join(import.meta.dirname, '../..');

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
};

/** Pictures of stories and of screens, compared with those that `--update-snapshots` left on this machine; run by hand. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: `${root}/.cache/shots/changes`,
  snapshotPathTemplate: `${root}/.cache/shots/{projectName}/{arg}{ext}`,
  expect: {
    ...journeys.expect,
    toHaveScreenshot: {
      // two runs round edges differently; what is 13 of 255 off in a single channel shows
      threshold: 0.016,
      maxDiffPixels: 20,
    },
  },
  reporter: [['dot'], ['html', { open: 'never', outputFolder: `${root}/.cache/shots/report` }]],
  use: { ...journeys.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: Object.entries(sizes).map(([name, viewport]) => ({
    name,
    // stories change at no width of their own between a phone and a desk
    ...(name === 'tablet' && { testIgnore: 'stories.e2e.ts' }),
    // a screen such as the menu is not there on a desk
    ...(name === 'desk' && { grepInvert: /@narrow/ }),
    use: { viewport, hasTouch: name !== 'desk' },
  })),
});
