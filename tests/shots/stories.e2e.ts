import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { test as base, expect } from '@playwright/test';
import { Hono } from 'hono';
import type { Renderer } from 'storybook/internal/types';
import type { PreviewWeb } from 'storybook/preview-api';
import { listen } from '../../sandbox/listen.ts';

const built = join(import.meta.dirname, '../../storybook-static/');

/** The tag of stories whose pictures differ from day to day. */
const MOVING = 'moving';

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags: string[];
}

const { entries } = JSON.parse(readFileSync(`${built}index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};

const test = base.extend<object, { workbench: string }>({
  workbench: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const site = new Hono().use('*', serveStatic({ root: built }));
      const server = await listen(site.fetch, { port: 0 });
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, type, title, name, tags } of Object.values(entries)) {
  if (type !== 'story' || tags.includes(MOVING)) continue;
  test(`story ${title}: ${name}`, async ({ page, workbench }) => {
    await page.goto(`${workbench}/iframe.html?viewMode=story&id=${id}`);
    await page.waitForSelector('body.sb-show-main, body.sb-show-errordisplay');
    // a story that plays is pictured at its end
    await page.waitForFunction(() => {
      // Storybook names the global nowhere, but its type is public: the compiler tells when a part goes
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: PreviewWeb<Renderer>;
      };
      const render = preview?.currentRender;
      const phase = render !== undefined && 'phase' in render ? render.phase : undefined;
      return phase !== undefined && ['completed', 'finished', 'aborted', 'errored'].includes(phase);
    });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
