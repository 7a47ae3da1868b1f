import { expect, test } from '../../journeys/support/journey.ts';
import {
  expectPaymentAlert,
  paymentAlerts,
  usualAlert,
} from '../../journeys/support/payment-alerts.ts';
import {
  chooseOneTicket,
  fillIn,
  goAndPay,
  openTrip,
  payButton,
} from '../../journeys/support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const alert of paymentAlerts.filter(({ title }) => title !== usualAlert)) {
  test(`${alert.title} → its alert, the form kept, one more press tries again`, async ({
    page,
    sandbox,
    console: log,
  }) => {
    log.expectFailedRequests();
    await expectPaymentAlert(page, sandbox, alert);
  });
}

test('two tabs → the second waits for the first, and warns before it pays again', async ({
  page,
  context,
  sandbox,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openTrip(tab, 'coorg-coffee');
    await chooseOneTicket(tab);
    await fillIn(tab);
  }
  await sandbox.fault('guest-book', { delayMs: 3_000 });
  await payButton(page).click();
  await expect.poll(() => sandbox.count('guest-book')).toBe(1);
  await payButton(other).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  await expect(other.getByText('Please do not pay again.')).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(1);
  await other.close();
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
  await expect(page.getByRole('alert')).toBeVisible();
  const before = await page.getByRole('alert').textContent();
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(before ?? '');
});
