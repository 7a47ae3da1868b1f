import * as paths from '../../src/paths.ts';
import { settled } from './support/hydrated.ts';
import { expect, unwatched as test } from './support/journey.ts';

/** The button, or the link, of what did not load. */
const again = { name: 'Load it again' };

test.beforeEach(({ console }) => console.expectFailedRequests());

test('the site’s own script fails twice → it is requested again, and the page comes alive', async ({
  page,
  scripts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = await scripts.lose(page, 'start', 2);
  await page.goto(paths.about);
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect(main.requestCount()).toBe(3);
  await expect(page.locator('#unloaded')).toBeHidden();
});

test('the script of a page never comes → the page says so, and can be loaded again', async ({
  page,
  scripts,
}) => {
  await page.goto('/');
  await settled(page);
  const about = await scripts.lose(page, 'AboutPage');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeFocused();
  await about.end();
  await page.getByRole('button', again).click();
  await expect(page.getByRole('heading', { level: 1, name: /Built by riders/ })).toBeVisible();
  await expect(page).toHaveURL(paths.about);
});

test('not even the first script comes → after seconds the page says so, and not to pay again', async ({
  page,
  scripts,
}) => {
  const first = await scripts.lose(page, 'index');
  // the seconds are those of an animation, which stands still at first
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(paths.paymentResult);
  const word = page.locator('#unloaded');
  await expect(word).toBeAttached();
  await expect(word).toBeHidden();
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 100 });
  await expect(word).toBeVisible();
  await expect(word).toContainText('This page did not load completely.');
  await expect(word).toContainText('Please do not pay again.');
  await first.end();
  await page.getByRole('link', again).click();
  await expect(page.getByRole('main').getByText('This address names no payment.')).toBeVisible();
  await expect(page.locator('#unloaded')).toHaveAttribute('hidden');
});

test('the site cannot be started → the page says so at once, and its links still lead on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLTemplateElement;
    const read = Object.getOwnPropertyDescriptor(prototype, 'content')?.get;
    Object.defineProperty(prototype, 'content', {
      get(this: HTMLTemplateElement) {
        // the first thing that the site reads of its page
        if (this.id === 'page-data') throw new Error('a fault of our own');
        return read?.call(this);
      },
    });
  });
  await page.goto('/');
  await expect(page.locator('#unloaded')).toHaveAttribute('data-announced');
  await expect(page.locator('#unloaded')).toContainText('This page did not load completely.');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole('heading', { level: 1, name: /Built by riders/ })).toBeVisible();
});

test('the script of a part never comes → its place says so, the rest of the page stays', async ({
  page,
  scripts,
}) => {
  const part = await scripts.lose(page, 'Featured');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await part.end();
  await page.getByRole('button', again).click();
  await expect(page.getByRole('heading', { name: 'This part did not load' })).toHaveCount(0);
  await settled(page);
  await expect(page.getByRole('button', again)).toHaveCount(0);
});
