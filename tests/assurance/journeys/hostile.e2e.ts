import type { Page } from '@playwright/test';
import { calls } from '../../../sandbox/call-names.ts';
import * as paths from '../../../src/paths.ts';
import { coorg } from '../../journeys/support/catalogue.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import {
  chooseOneTicket,
  fillIn,
  guest,
  openForm,
  payButton,
} from '../../journeys/support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** What is left of what the platform puts into each of its texts, an image that fails and a script: the script that it wrote with entities. */
const MARKUP = '<script>document.title="broken in"</script>';

/** The markup stands there to be read, and nothing of it came alive. */
async function staysText(page: Page): Promise<void> {
  await expect(page.getByText(MARKUP).first()).toBeAttached();
  await staysDead(page);
}

async function staysDead(page: Page): Promise<void> {
  expect(await page.title()).not.toBe('broken in');
  const alive = await page.evaluate(
    () => document.querySelectorAll('script:not([src]), img[src="x"], [onerror]').length,
  );
  expect(alive).toBe(0);
}

test('a platform that answers with markup everywhere → text on every page, no script runs', async ({
  page,
  sandbox,
  console: _,
}) => {
  for (const call of calls) await sandbox.fault(call, { preset: 'hostile-text' });
  for (const path of [
    '/',
    paths.trips,
    paths.trainings,
    paths.events,
    `${paths.detailsOf('trail-braking')}?type=training`,
    paths.eventDetailsOf('bike-festival'),
    coorg,
  ]) {
    await page.goto(path);
    await staysText(page);
  }
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await staysText(page);
  await page.getByRole('button', { name: 'Close' }).first().click();

  await chooseOneTicket(page);
  await staysText(page);
  await fillIn(page);
  await payButton(page).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await staysText(page);
  await expect(page).toHaveURL(paths.bookingDetails);
  await staysText(page);

  await openForm(page, paths.myBookings);
  await page.getByLabel('Enter your phone number to view your bookings').fill(guest.phone);
  await page.getByRole('button', { name: 'View My Bookings' }).click();
  await staysText(page);
});

test('an address that carries markup → it is nowhere on the page', async ({
  page,
  sandbox: _s,
  console: log,
}) => {
  log.expectFailedRequests();
  const markup = encodeURIComponent(MARKUP);
  for (const path of [
    `${paths.detailsOf(markup)}?type=${markup}`,
    paths.bookingDetailsOf(markup),
    `${paths.paymentResult}?merchantTransactionId=${markup}&status=${markup}&code=${markup}`,
    `/${markup}`,
  ]) {
    await page.goto(path);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await expect(page.getByText(MARKUP)).toHaveCount(0);
    await staysDead(page);
  }
});
