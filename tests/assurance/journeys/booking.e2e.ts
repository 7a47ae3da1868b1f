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
