import * as paths from '../../../src/paths.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { goAndPay, verdict } from '../../journeys/support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('pending for ever → not confirmed after four checks, pending booking kept, refreshed when paid', async ({
  page,
  sandbox,
  console: _,
}) => {
  await goAndPay(page, 'coorg-coffee');
  // the page left behind may have asked in the background as it went; what counts is each page load
  const before = await sandbox.count('payment-status');
  await page.getByRole('button', { name: 'Leave it pending' }).click();
  await expect(verdict(page)).toHaveText('Not confirmed yet', { timeout: 20_000 });
  await expect(page.getByRole('alert')).toContainText('Please do not pay again.');
  expect(await sandbox.count('payment-status')).toBe(before + 4);
  expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).not.toBeNull();

  await sandbox.settle((await sandbox.order()).id, 'paid');
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  await expect(verdict(page)).toHaveText('Payment successful');
  await expect(page).toHaveURL(paths.bookingDetails);
  expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBeNull();
});

test('reload while the payment is verified → verified afresh, one booking', async ({
  page,
  sandbox,
  console: _,
}) => {
  await goAndPay(page, 'coorg-coffee');
  await sandbox.fault('payment-status', { delayMs: 1500, times: 1 });
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByText('Verifying payment, please wait...')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible({ timeout: 15_000 });
  expect(await sandbox.orders()).toHaveLength(1);
});

test('reload on the verdict → the same verdict again', async ({
  page,
  sandbox: _s,
  console: _,
}) => {
  await goAndPay(page, 'coorg-coffee');
  await page.getByRole('button', { name: 'Decline at the bank' }).click();
  // on a busy machine the word of a page without its script may stand there first
  await expect(page.getByRole('link', { name: 'Go Back' })).toBeVisible();
  const before = await page.getByRole('alert').textContent();
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(before ?? '');
});
