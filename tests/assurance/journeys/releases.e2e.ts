import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { listen } from '../../../sandbox/listen.ts';
import { serveBuild } from '../../../tools/serve/serve-build.ts';
import { settled } from '../../journeys/support/hydrated.ts';
import { watching, workerReady } from '../../journeys/support/worker.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** A copy of the build on a host of its own, of which new releases can be made. */
interface Host {
  readonly site: string;
  /** Puts another release in place of the one that is served. */
  release(id: string): Promise<void>;
  /** Takes the scripts of the release away, as the next one does; the result puts them back. */
  withdraw(): Promise<() => Promise<void>>;
  /** Gives a page another style sheet under a new name, as a snapshot does whose rides use other styles. */
  restyle(page: string): Promise<void>;
  /** Answers no request of an address until the result is called. */
  hold(pathname: string): () => void;
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  host: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'kickstand-release-'));
    await cp(dist, folder, { recursive: true });
    const serve = await serveBuild(folder);
    const held = new Map<string, Promise<void>>();
    const answer = async (request: Request) => {
      await held.get(new URL(request.url).pathname);
      return serve(request);
    };
    const { port, close } = await listen(answer, { port: 0 });
    // a host looks at its folder anew when this file changes
    const lookAnew = () => edit('_site.json', (text) => `${text} `);
    const edit = async (name: string, change: (text: string) => string) => {
      const file = join(folder, name);
      await writeFile(file, change(await readFile(file, 'utf8')));
      for (const packed of ['.br', '.gz']) await rm(file + packed, { force: true });
    };
    await use({
      site: `http://localhost:${port}`,
      async release(id) {
        await edit('sw.js', (text) => text.replace(/"id":"\w+"/, `"id":"${id}"`));
        await edit('about.html', (text) => text.replace('<title>', `<title>${id} `));
        await lookAnew();
      },
      async withdraw() {
        const [assets, gone] = [join(folder, 'assets'), join(folder, '_gone')];
        await rename(assets, gone);
        return () => rename(gone, assets);
      },
      async restyle(page) {
        const [sheet] = /page-[\w-]{8}\.css/.exec(await readFile(join(folder, page), 'utf8')) ?? [];
        if (sheet === undefined) throw new Error(`${page} has no joined style sheet`);
        const renamed = 'page-restyled.css';
        await rename(join(folder, 'assets', sheet), join(folder, 'assets', renamed));
        await edit(page, (text) => text.replace(sheet, renamed));
        await lookAnew();
      },
      hold(pathname) {
        let release = () => {};
        held.set(
          pathname,
          new Promise((resolve) => {
            release = resolve;
          }),
        );
        return () => {
          held.delete(pathname);
          release();
        };
      },
    });
    await close();
    await rm(folder, { recursive: true, force: true });
  },
});

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const notice = (page: Page) => page.getByText('A new version is ready').first();
const lookForRelease = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const releases = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('site-release-')).sort(),
  );
/** True when the page is still the very one that was marked. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('a new release is offered, not forced; Reload now brings it, and the tab beside stays', async ({
  page,
  context,
  host,
}) => {
  await context.clock.install();
  await page.goto(`${host.site}/about`);
  await workerReady(page);
  const beside = await context.newPage();
  await beside.goto(`${host.site}/contact`);
  await beside.getByRole('textbox').first().fill('Asha');
  await watching(beside);
  await mark(page);
  await mark(beside);

  await host.release('second');
  await lookForRelease(page);
  await expect(notice(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  const before = await releases(page);
  expect(before).toContain('site-release-second');
  expect(before).toHaveLength(2);
  // the release waits: the worker of the first one still answers
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null),
  ).toBe(true);

  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null),
  ).toBe(true);
  await watching(page);
  await expect(notice(page)).toHaveCount(0);
  // what the tab beside may still need stays, and so does what was typed in it
  expect(await releases(page)).toEqual(before);
  expect(await isMarked(beside)).toBe(true);
  await expect(notice(beside)).toBeVisible();
  await expect(beside.getByRole('textbox').first()).toHaveValue('Asha');
});

test('a page whose scripts a newer release has replaced → says so, and one press brings the newer one', async ({
  page,
  host,
}) => {
  await page.goto(`${host.site}/contact`);
  await settled(page);
  await mark(page);
  const putBack = await host.withdraw();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  const word = page.getByRole('alert').filter({ hasText: 'This page did not load' });
  await expect(word).toContainText('There is a newer version of this site');
  await expect(word).not.toContainText('connection');
  await putBack();
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Built by riders/ })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('a page whose snapshot arrives after the cached one was displayed → opens without a connection, with its styles', async ({
  page,
  context,
  host,
}) => {
  await context.clock.install();
  await page.goto(`${host.site}/about`);
  await workerReady(page);
  await page.goto(`${host.site}/about`);
  await settled(page);

  await host.restyle('about.html');
  const release = host.hold('/about');
  await page.goto(`${host.site}/about`);
  release();
  const sheetOfCachedPage = () =>
    page.evaluate(
      async () =>
        /page-[\w-]+\.css/.exec((await (await caches.match('/about'))?.text()) ?? '')?.[0],
    );
  await expect.poll(sheetOfCachedPage).toBe('page-restyled.css');

  await context.setOffline(true);
  await page.goto(`${host.site}/about`);
  await expect(page.locator('link[href="/assets/page-restyled.css"]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: /Built by riders/ })).toBeVisible();
  // the browser's own margin is 8 px
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
});
