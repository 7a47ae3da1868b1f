import * as paths from '../../src/paths.ts';
import { tripPath } from '../fixtures/paths.ts';
import { settled } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { fillIn, openTrip } from './support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('skip link → straight to the content', async ({ page }) => {
  await page.goto(paths.about);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Tab on a ride → Book Now right after the way back and the heart, before the long text', async ({
  page,
}) => {
  await openTrip(page, 'manali-leh');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Trips & Adventure' }).focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: /^Save / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Book Now' })).toBeFocused();
});

test('tickets by keyboard alone: focus goes in, stays in, and returns', async ({ page }) => {
  await openTrip(page, 'coorg-coffee');
  const book = page.getByRole('button', { name: 'Book Now' }).first();
  await book.focus();
  await page.keyboard.press('Enter');
  const selector = page.getByRole('dialog');
  await expect(selector.getByRole('button', { name: /^\+ Add/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(selector.getByRole('status')).toContainText('1 ticket');
  for (let tabs = 0; tabs < 25; tabs += 1) {
    await page.keyboard.press('Tab');
    const isInside = await selector.evaluate(
      (dialog) =>
        dialog.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(selector).toBeHidden();
  await expect(book).toBeFocused();

  await page.keyboard.press('Enter');
  // the popup takes the focus when it comes; whoever tabs on does so after that
  await expect(selector.locator(':focus')).toBeVisible();
  await selector.getByRole('button', { name: 'Proceed' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your booking');
});

test('what is not included, by keyboard: its link leads out of the popup to the list on the page', async ({
  page,
}) => {
  await openTrip(page, 'manali-leh');
  await page.getByRole('button', { name: 'Book Now' }).first().press('Enter');
  const selector = page.getByRole('dialog');
  await selector.getByRole('link', { name: 'See all that is not included' }).press('Enter');
  await expect(selector).toBeHidden();
  const heading = page.getByRole('main').getByRole('heading', { name: 'Exclusions' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('a form sent by Enter with errors → the first wrong field has the focus', async ({ page }) => {
  await openTrip(page, 'coorg-coffee');
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await fillIn(page);
  await page.getByLabel('Email Address').fill('arjun@');
  await page.getByLabel('Full Name').press('Enter');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(/Email is invalid/);
});

test('on a phone the menu takes the focus, holds it and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.about);
  const burger = page.getByRole('button', { name: /menu/i });
  await burger.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('button', { name: /close/i })).toBeFocused();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog:modal')).toBeVisible();
  // a tablet that is turned has the links in its header
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(menu).toBeHidden();
});

test('the menu and a popup are modal in the frame after the press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(tripPath('manali-leh'));
  await settled(page);
  for (const name of ['Open menu', 'Book Now']) {
    const button = page.getByRole('button', { name }).locator('visible=true').first();
    const isModal = await button.evaluate((element: HTMLElement) => {
      element.click();
      return new Promise((resolve) =>
        requestAnimationFrame(() => resolve(document.querySelector('dialog:modal') !== null)),
      );
    });
    expect(isModal, name).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
