import { expect, test } from './support/journey.ts';
import { chooseOneTicket, fillIn, guest, openTrip, payButton } from './support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a payment that cannot start → it says why, keeps what was typed, and one more press pays', async ({
  page,
  sandbox,
  console: log,
}) => {
  log.expectFailedRequests();
  await openTrip(page, 'coorg-coffee');
  await chooseOneTicket(page);
  await fillIn(page);
  await sandbox.fault('guest-book', { status: 500, body: '{"detail":"Gateway asleep"}' });
  await payButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Payment Error' });
  await expect(alert).toContainText('Gateway asleep (Status: 500)');
  await expect(alert).toContainText('If this issue persists, please contact our support team.');
  await expect(page.getByLabel('Full Name')).toHaveValue(guest.name);
  expect(await sandbox.count('guest-book')).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBeNull();

  await sandbox.clearFaults();
  await payButton(page).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(2);
});

test('offline → the network sentence; back on line the same form pays', async ({
  page,
  context,
  sandbox,
  console: log,
}) => {
  log.expectFailedRequests();
  await openTrip(page, 'coorg-coffee');
  await chooseOneTicket(page);
  await fillIn(page);
  await context.setOffline(true);
  await payButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Payment Error' });
  await expect(alert).toContainText(
    'Network error: Please check your internet connection and try again.',
  );
  expect(await sandbox.count('guest-book')).toBe(0);
  await context.setOffline(false);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
});
