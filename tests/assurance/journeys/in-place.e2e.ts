import type { Locator } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { HeldLine } from '../../journeys/support/held-line.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { chooseOneTicket, fillIn, openForm, openTrip } from '../../journeys/support/rider.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The boxes of things on the page, to a tenth of a px. */
const boxes = async (...things: Locator[]) => {
  const sizes = await Promise.all(things.map((thing) => thing.boundingBox()));
  return sizes.map((box) =>
    Object.values(box ?? {}).map((measure) => Math.round(measure * 10) / 10),
  );
};

test('the last seat is taken → the buttons of the ticket popup stay where they are', async ({
  page,
}) => {
  await openTrip(page, 'agumbe-monsoon');
  await page.getByRole('button', { name: 'Book Now' }).locator('visible=true').tap();
  const popup = page.getByRole('dialog');
  await popup
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .tap();
  const more = popup.getByRole('button', { name: /^Add one/ });
  const proceed = popup.getByRole('button', { name: 'Proceed' });
  const before = await boxes(more, proceed);
  await more.tap();
  // for a moment the words that are announced say the same
  const note = popup.getByText('All 2 seats are chosen.').locator('visible=true').first();
  await expect(note).toBeVisible();
  expect(await boxes(more, proceed)).toEqual(before);
});

test('a mail address is typed → the fields under it stay where they are', async ({ page }) => {
  await openForm(page, paths.contact);
  const phone = page.getByLabel('Phone');
  const before = await boxes(phone);
  await page.getByLabel('Email').fill('asha@example.com');
  expect(await boxes(phone)).toEqual(before);
});

test('Confirm & Pay is pressed → its button is as wide as before while it is busy', async ({
  page,
}) => {
  await openTrip(page, 'coorg-coffee');
  await chooseOneTicket(page);
  await fillIn(page);
  const line = await HeldLine.of(page, /guest-book/);
  const button = page.locator('button[type=submit]').locator('visible=true');
  const before = await boxes(button);
  await button.tap();
  await line.rings();
  await expect(button).toHaveText('Processing...');
  expect(await boxes(button)).toEqual(before);
  await line.pass();
});

test('another tab of the lists is opened → no tab moves', async ({ page }) => {
  await page.goto(paths.lists.trips);
  const tabs = page.getByRole('navigation', { name: 'Getaways' }).getByRole('link');
  const before = await boxes(...(await tabs.all()));
  await tabs.last().tap();
  await expect(page).toHaveURL(paths.lists.events);
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
  expect(await boxes(...(await tabs.all()))).toEqual(before);
});

test('a number of My Bookings is too short → the sentence stands over the field, which stays where it is', async ({
  page,
}) => {
  await openForm(page, paths.myBookings);
  const field = page.getByLabel(/Enter your phone number/);
  const button = page.getByRole('button', { name: 'View My Bookings' });
  await field.fill('123');
  const before = await boxes(field, button);
  await field.blur();
  await expect(
    page.getByRole('main').getByText('Please enter a valid 10-digit phone number').first(),
  ).toBeVisible();
  expect(await boxes(field, button)).toEqual(before);
});
