import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { openScreen, type Place } from '../../journeys/support/accessible.ts';
import { expect, unwatched as test } from '../../journeys/support/journey.ts';
import { screenOf } from '../../journeys/support/screens.ts';

const screen = (name: string) => (place: Place) => openScreen(screenOf(name), place);

const month = async ({ page, address }: Place) => {
  await page.goto(address.site + paths.trips);
  await page.locator('main fieldset button:not(:disabled)').first().click();
};

/** The elements that are chosen, and of them those whose lines look like those of one that is not: colours and grounds are gone. */
function chosen(page: Page): Promise<{ count: number; alike: string[] }> {
  return page.evaluate(() => {
    const states = '[aria-current], [aria-pressed="true"], [aria-selected="true"]';
    const lines = (element: Element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return [
          part === null ? style.outlineStyle : '',
          style.borderWidth,
          style.borderStyle,
          style.textDecorationLine,
        ].join();
      });
    const all = [...document.querySelectorAll('main *, header *, dialog[open] *')];
    const seen = all.filter((element) => element.matches(states) && element.checkVisibility());
    const alike = seen.filter((element) =>
      all.some(
        (other) =>
          other.tagName === element.tagName &&
          other.className === element.className &&
          other.parentElement?.tagName === element.parentElement?.tagName &&
          !other.matches(states) &&
          String(lines(other)) === String(lines(element)),
      ),
    );
    return { count: seen.length, alike: alike.map(({ textContent }) => textContent ?? '') };
  });
}

for (const [name, open, width] of [
  ['the header and a tab', screen('getaways-trips'), 1440],
  ['the menu', screen('menu'), 390],
  ['a month', month, 1440],
  ['a picture of the gallery', screen('corporate'), 1440],
  ['a tab of My Bookings', screen('my-bookings-list'), 390],
  ['a step of a ticket', screen('booking-details'), 390],
  ['a saved ride', screen('saved-rides'), 390],
  ['a part of a legal page', screen('privacy'), 1440],
] as const) {
  test(`forced colours: ${name} that is chosen has a line that the others have not`, async ({
    page,
    address,
    sandbox,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open({ page, address, sandbox });
    const { count, alike } = await chosen(page);
    expect(count).toBeGreaterThan(0);
    expect(alike).toEqual([]);
  });
}

for (const name of ['confirmation', 'details-day-open', 'getaways-trips', 'talent-hunt'])
  test(`forced colours: on ${name} an icon takes the colour of the words beside it`, async ({
    page,
    address,
    sandbox,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await screen(name)({ page, address, sandbox });
    const strokes = await page
      .locator('main .ks-icon')
      .evaluateAll((all) =>
        all.map((icon) => [
          getComputedStyle(icon).stroke,
          getComputedStyle(icon.parentElement ?? icon).color,
        ]),
      );
    expect(strokes.length).toBeGreaterThan(0);
    for (const [stroke, colour] of strokes) expect(stroke).toBe(colour);
  });

for (const name of ['tickets-some', 'getaways-trips', 'confirmation', 'payment-paid'])
  test(`forced colours: on ${name} each card and popup has an edge on all sides`, async ({
    page,
    address,
    sandbox,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await screen(name)({ page, address, sandbox });
    const edges = await page
      .locator('main .ks-paper:visible, dialog:modal')
      .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).borderStyle));
    expect(edges.length).toBeGreaterThan(0);
    expect(new Set(edges)).toEqual(new Set(['solid']));
  });

test('a browser that makes pages dark by itself leaves this one as it is', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light only',
  );
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'only light');
});

test('a phone on its side → no text and no control lies under the notch', async ({
  page,
  address,
  sandbox,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47 } });
  for (const name of ['home', 'details-trip', 'tickets-some', 'confirmation', 'menu']) {
    await screen(name)({ page, address, sandbox });
    const under = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header a, main :is(h1, h2, a, button), footer a, [data-bottom-bar] *, dialog :is(a, button)',
        ),
      ]
        // a row that scrolls sideways brings out what lies under the notch
        .filter((element) => element.closest('.ks-scroller') === null)
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          // of a button without words its icon is what has to be seen
          const visible = element.textContent === '' ? element.querySelector('svg') : element;
          const { left, right, width } = (visible ?? element).getBoundingClientRect();
          return width > 1 && (left < 47 || right > innerWidth - 47);
        })
        .map(({ textContent }) => textContent),
    );
    expect(under, name).toEqual([]);
  }
});
