import * as paths from '../../../src/paths.ts';
import { chromiumArgs, ensureChromium } from '../../../tools/check/browsers.ts';
import { cutTexts, openScreen, overflowOf } from '../../journeys/support/accessible.ts';
import { hydrated, settled } from '../../journeys/support/hydrated.ts';
import { expect, unwatched as test } from '../../journeys/support/journey.ts';
import { screens } from '../../journeys/support/screens.ts';

// the setting of the browser itself: media rules follow it as letters do
test.use({
  launchOptions: {
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

const main: ReadonlySet<string> = new Set(
  (
    'home menu getaways-trips details-day-open tickets-some confirmation-invalid payment-paid ' +
    'booking-details my-bookings-list saved-rides corporate about talent-hunt contact privacy'
  ).split(' '),
);

for (const screen of screens.filter(({ name }) => main.has(name))) {
  test(`${screen.name} in letters of 32 px → all of it grows, nothing is cut, nothing scrolls sideways`, async ({
    page,
    address,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(screen, { page, address, sandbox });
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
    for (const width of screen.below === undefined ? [390, 1440] : [390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflowOf(page), `px of horizontal scroll at ${width} px`).toBeLessThanOrEqual(
        0,
      );
      expect(await cutTexts(page), `cut at ${width} px`).toEqual([]);
    }
  });
}

for (const path of [paths.trips, `/hi${paths.trips}`])
  test(`${path} in letters of 32 px → the hint of the search stands whole, and a card with its heart on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
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
