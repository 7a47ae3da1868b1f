import * as paths from '../../../src/paths.ts';
import { hydrated, settled } from '../../journeys/support/hydrated.ts';
import { expect, unwatched as test } from '../../journeys/support/journey.ts';
import { setLetters } from './checks/large-letters.ts';
import { phone } from './checks/open-screen.ts';

for (const path of [paths.lists.trips, `/hi${paths.lists.trips}`])
  test(`${path} in letters of 32 px → the hint of the search stands whole, and a card with its heart on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await setLetters(page, 32);
    await page.goto(path);
    await hydrated(page, 'main ul');
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    const room = await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      const { fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      const brush = new OffscreenCanvas(1, 1).getContext('2d');
      if (brush === null) return Number.NaN;
      brush.font = `${getComputedStyle(field, '::placeholder').fontSize} ${fontFamily}`;
      const inner =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return inner - brush.measureText(field.placeholder).width;
    });
    expect(room, 'px that the hint leaves free').toBeGreaterThanOrEqual(0);
    const heart = await page.locator('main li button[aria-pressed]').first().boundingBox();
    expect((heart?.y ?? Number.NaN) + (heart?.height ?? 0)).toBeLessThanOrEqual(844);
  });
