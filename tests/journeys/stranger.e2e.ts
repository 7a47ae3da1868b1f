import type { Locator, Page } from '@playwright/test';
import * as paths from '../../src/paths.ts';
import { expect, test } from './support/journey.ts';
import { guest, verdict } from './support/rider.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Counts what a stranger does: presses, fields, and scrolls to what is below the screen. */
function strangerOn(page: Page) {
  const effort = { taps: 0, fields: 0, scrolls: 0 };
  const bringIntoView = async (target: Locator) => {
    await target.waitFor();
    const box = await target.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    if (box === null || box.y < 0 || box.y + box.height > height) effort.scrolls += 1;
    await target.scrollIntoViewIfNeeded();
  };
  return {
    effort,
    async tap(target: Locator) {
      await bringIntoView(target);
      effort.taps += 1;
      await target.tap();
    },
    async type(target: Locator, text: string) {
      await bringIntoView(target);
      effort.fields += 1;
      await target.fill(text);
    },
  };
}

test('a stranger books for three on a phone → at most twelve taps, three fields and two scrolls, from the list to the ticket', async ({
  page,
}) => {
  const { effort, tap, type } = strangerOn(page);
  const main = page.getByRole('main');
  await page.goto(paths.lists.trips);
  const card = main.getByRole('listitem').filter({ hasText: 'Coorg Coffee Trails' });
  await expect(card).toContainText('₹6,999');
  await tap(card.getByRole('link', { name: /Coorg Coffee Trails/ }));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Coorg Coffee Trails');

  // before the tickets: seats, how to pay, when money comes back, and what three cost
  const visible = (text: RegExp) => main.getByText(text).locator('visible=true').first();
  await expect(visible(/riders already in/)).toBeVisible();
  await expect(visible(/No account needed/)).toBeVisible();
  await expect(visible(/Refunds are made within/)).toBeVisible();
  const more = main.getByRole('button', { name: 'One rider more' }).locator('visible=true');
  await tap(more);
  await expect(visible(/ for 2$/)).toBeVisible();
  await tap(more);
  await expect(visible(/ for 3$/)).toBeVisible();
  await tap(main.getByRole('button', { name: 'Book Now' }).locator('visible=true'));

  const selector = page.getByRole('dialog');
  await expect(selector.getByText(/^Not included: /)).toBeVisible();
  await expect(selector.getByText('8 seats available · one a ticket')).toBeVisible();
  await tap(selector.getByRole('button', { name: /^\+ Add 3/ }).first());
  await tap(selector.getByRole('button', { name: 'Proceed' }));

  // the whole form is on the first screen, and beside the button what paying means, and whose page follows
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Confirm your booking');
  await expect(main.getByText('One name is enough for all your tickets.')).toBeVisible();
  await expect(visible(/^You pay on PhonePe’s secure page/)).toBeVisible();
  await type(main.getByLabel('Full Name'), guest.name);
  await type(main.getByLabel('Email Address'), guest.email);
  await type(main.getByLabel('Phone Number'), guest.phone);
  await expect(visible(/You can cancel at any time before the ride starts/)).toBeVisible();
  await tap(
    page.getByRole('button', { name: 'Confirm & Pay', exact: true }).locator('visible=true'),
  );

  await tap(page.getByRole('button', { name: /^Pay ₹/ }));
  await expect(verdict(page)).toHaveText('Payment successful');
  await expect(page).toHaveURL(paths.bookingDetails);

  expect(effort.fields).toBe(3);
  expect(effort.taps).toBeLessThanOrEqual(12);
  expect(effort.scrolls).toBeLessThanOrEqual(2);
});
