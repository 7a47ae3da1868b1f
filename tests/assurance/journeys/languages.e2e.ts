import type { Page } from '@playwright/test';
import { baseOf } from '#machines/domain/text/site-address.ts';
import * as paths from '../../../src/paths.ts';
import { otherLanguages } from '../../../tools/build/languages.ts';
import { tripPath } from '../../fixtures/paths.ts';
import { axeFaults, overflowOf } from '../../journeys/support/accessible.ts';
import { expectOpens, otherPages } from '../../journeys/support/built-pages.ts';
import { hydrated, settled } from '../../journeys/support/hydrated.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { goOnIn } from '../../journeys/support/language.ts';

const hindi = [
  ...otherPages.filter((path) => baseOf(path) === '/hi'),
  `/hi${paths.detailsOf('manali-leh')}?type=trip`,
  `/hi${paths.eventDetailsOf('independence-ride')}`,
];

for (const path of hindi) {
  test(`${path} is Hindi, fits every width from 320 px, and passes axe`, async ({
    page,
    request,
    console: log,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectOpens(path, { page, request, log });
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.locator('main')).toHaveText(/[\u0900-\u097F]/);
    for (const width of [1440, 320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflowOf(page), `px of horizontal scroll at ${width} px`).toBeLessThanOrEqual(
        0,
      );
    }
    expect(await axeFaults(page)).toEqual([]);
  });
}

const language = (page: Page) => page.locator('html').getAttribute('lang');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('Back and Forward lead to pages in the language that they were opened in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${paths.lists.trips}?q=leh`);
  await page.getByRole('link', { name: /Manali/ }).click();
  await expect(heading(page)).toHaveText(/Manali/);
  await hydrated(page, 'header');
  await goOnIn(page, 'हिन्दी');
  await expect(page).toHaveURL(/\/hi\/details\/manali-leh/);
  await hydrated(page, 'main');
  await page.getByRole('link', { name: 'सफ़र', exact: true }).first().click();
  await expect(page).toHaveURL(`/hi${paths.lists.trips}`);
  await expect(heading(page)).toHaveText('सफ़र');

  await page.goBack();
  await expect(page).toHaveURL(/\/hi\/details\/manali-leh/);
  await page.goBack();
  await expect(page).toHaveURL(`${paths.lists.trips}?q=leh`);
  await expect(heading(page)).toHaveText('Getaways');
  expect(await language(page)).toBe('en-IN');
  await page.goForward();
  await expect(page).toHaveURL(/\/hi\/details\/manali-leh/);
  await expect.poll(() => language(page)).toBe('hi-IN');
});

test('a ride without a page of its own → each other language is a link to that ride', async ({
  page,
  console: log,
}) => {
  log.expectFailedRequests();
  await page.goto(`${paths.detailsOf('newer-than-the-build')}?type=trip`);
  await hydrated(page, 'header');
  for (const { locale, base } of otherLanguages) {
    const links = await page.locator(`header a[hreflang=${locale}]`).all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      await expect(link).toHaveAttribute('href', `${base}/details/newer-than-the-build?type=trip`);
  }
});

test('English pages ask for no Devanagari but its name, Hindi pages for the weights that they show', async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const name = /poppins-[a-z\d-]*?(?=-[\w-]{8}\.woff2)/.exec(request.url())?.[0];
    if (name !== undefined) fonts.add(name);
  });
  const open = async (path: string) => {
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
  for (const path of ['/', paths.lists.trips, tripPath('manali-leh')]) await open(path);
  expect([...fonts].filter((name) => name.includes('devanagari'))).toEqual([]);
  await open('/hi');
  expect([...fonts]).toEqual(
    expect.arrayContaining(['poppins-devanagari-400', 'poppins-devanagari-700']),
  );
});
