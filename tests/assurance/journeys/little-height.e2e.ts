import type { Page } from '@playwright/test';
import { openScreen } from '../../journeys/support/accessible.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { fillIn, openTrip, verdict } from '../../journeys/support/rider.ts';
import { screenOf } from '../../journeys/support/screens.ts';

/** Windows of little height: a desk at 400 %, a small phone on its side, a large one. */
const sizes = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 844, height: 390 },
] as const;

/** The controls of the page, or of its open dialog, over which something lies wherever the page is scrolled. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    const covered = [...controls].filter((control) => {
      const isVisible = control.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
      // what is clipped to a point is for listeners, or stands for the control beside it
      const isClipped = getComputedStyle(control).clipPath !== 'none';
      if (!isVisible || isClipped || control.matches(':disabled, [inert] *')) return false;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // of a link that breaks into two lines the first one: between them lies the sentence around it
      const [line = control.getBoundingClientRect()] = control.getClientRects();
      const { left, top, width, height } = line;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit === null || !(control.contains(hit) || hit.contains(control));
    });
    scrollTo(0, 0);
    return covered.map((control) => control.ariaLabel ?? control.textContent ?? control.tagName);
  });
}

/** The share of the window's height, from 0 to 1, that bars cover while the page scrolls under them. */
function pinnedShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 3);
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const pinned = [...scope.querySelectorAll('*')].filter((element) => {
      const { position, pointerEvents, left } = getComputedStyle(element);
      const isBar = position === 'fixed' || (position === 'sticky' && left === 'auto');
      return (
        isBar && pointerEvents !== 'none' && element.checkVisibility({ visibilityProperty: true })
      );
    });
    const heights = pinned.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    scrollTo(0, 0);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

for (const size of sizes)
  test(`a window of ${size.width} × ${size.height} px → a ride is chosen, booked and paid`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size);
    await openTrip(page, 'coorg-coffee');
    await page.getByRole('button', { name: 'Book Now' }).locator('visible=true').click();
    const selector = page.getByRole('dialog');
    const options = selector.getByRole('listitem');
    for (const option of [options.last(), options.first()]) {
      await option.scrollIntoViewIfNeeded();
      await expect(option.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(option.getByRole('button', { name: /^\+ Add/ })).toBeInViewport({ ratio: 1 });
    }
    await options
      .first()
      .getByRole('button', { name: /^\+ Add/ })
      .click();
    const proceed = selector.getByRole('button', { name: 'Proceed' });
    await proceed.scrollIntoViewIfNeeded();
    await expect(proceed).toBeInViewport({ ratio: 1 });
    await proceed.click();
    await fillIn(page);
    await page
      .getByRole('button', { name: /^confirm & pay$/i })
      .last()
      .click();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(verdict(page)).toHaveText('Payment successful');
    expect((await sandbox.order()).state).toBe('paid');
  });

for (const name of [
  'home',
  'menu',
  'getaways-trips',
  'details-day-open',
  'tickets-some',
  'confirmation-invalid',
  'compare-bar',
  'comparing',
  'my-bookings-list',
  'privacy',
])
  test(`${name} in little height → every control can be scrolled to, and bars leave two thirds of the window free`, async ({
    page,
    address,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(sizes[0]);
    await openScreen(screenOf(name), { page, address, sandbox });
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await coveredControls(page), `covered at ${size.width} px`).toEqual([]);
      expect(await pinnedShare(page), `bars at ${size.width} px`).toBeLessThanOrEqual(1 / 3);
    }
  });

test('a phone on its side → each first screen shows what it is for', async ({ page, address }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const stage = { page, site: address.site };
  await screenOf('home').open(stage);
  const explore = page.getByRole('main').getByRole('link', { name: 'Explore Getaways' });
  await expect(explore.first()).toBeInViewport({ ratio: 1 });

  await screenOf('details-trip').open(stage);
  const bar = page.locator('[data-bottom-bar]');
  const fold = async () => (await bar.boundingBox())?.y ?? 0;
  const bottom = async (name: string | RegExp) => {
    const box = await page.getByRole('heading', { name }).boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? 0);
  };
  expect(await bottom(/^Manali to Leh/)).toBeLessThanOrEqual(await fold());

  await page.getByRole('button', { name: 'Book Now' }).locator('visible=true').click();
  for (const place of [0, 1]) {
    const add = page.getByRole('button', { name: /^\+ Add/ }).nth(place);
    await expect(add).toBeInViewport({ ratio: 1 });
  }

  await screenOf('confirmation').open(stage);
  const field = await page.getByLabel('Full Name').boundingBox();
  expect((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThanOrEqual(await fold());
});

for (const name of ['details-trip', 'confirmation'])
  test(`${name} in a wide window of little height → nothing stays in place that is higher than the window`, async ({
    page,
    address,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openScreen(screenOf(name), { page, address, sandbox });
    await page.setViewportSize({ width: 1280, height: 256 });
    const tooHigh = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => getComputedStyle(element).position === 'sticky')
        .filter((element) => element.getBoundingClientRect().height > innerHeight)
        .map(({ textContent }) => textContent),
    );
    expect(tooHigh).toEqual([]);
  });
