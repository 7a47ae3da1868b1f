import { chromiumArgs, ensureChromium } from '../../../tools/check/browsers.ts';
import { cutTexts, openScreen, overflowOf } from '../../journeys/support/accessible.ts';
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
