import { expect, test } from './support/journey.ts';
import { chooseOneTicket, fillIn, goAndPay, guest, openTrip, payButton } from './support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const alerts = [
  {
    fault: { preset: 'http-401' },
    title: 'Authentication Error',
    texts: [
      'Authentication failed. Please log in again or contact support.',
      'Please log in or check your API configuration.',
    ],
  },
  {
    fault: { preset: 'http-404' },
    title: 'Item Not Found',
    texts: [
      'The item you are trying to book was not found. It may have been removed or is no longer available.',
    ],
  },
  {
    fault: { status: 500, body: '{"detail":"Gateway asleep"}' },
    title: 'Payment Error',
    texts: [
      'Gateway asleep (Status: 500)',
      'If this issue persists, please contact our support team.',
    ],
  },
];

for (const { fault, title, texts } of alerts) {
  test(`${title} → its alert, the form kept, one more press tries again`, async ({
    page,
    sandbox,
    console: log,
  }) => {
    log.expectFailedRequests();
    await openTrip(page, 'coorg-coffee');
    await chooseOneTicket(page);
    await fillIn(page);
    await sandbox.fault('guest-book', fault);
    await payButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: title });
    for (const text of texts) await expect(alert).toContainText(text);
    await expect(page.getByLabel('Full Name')).toHaveValue(guest.name);
    expect(await sandbox.count('guest-book')).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBeNull();

    await sandbox.clearFaults();
    await payButton(page).click();
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
    expect(await sandbox.count('guest-book')).toBe(2);
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

test('paid in one tab while the form stands open in another → it says so there, and asks for nothing', async ({
  page,
  context,
  sandbox,
}) => {
  await goAndPay(page, 'coorg-coffee');
  const other = await context.newPage();
  await openTrip(other, 'coorg-coffee');
  await chooseOneTicket(other);
  await fillIn(other);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL('/bookingdetails');

  await payButton(other).click();
  await expect(other.getByText('You have already paid for this ride')).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(1);
  await other.getByRole('button', { name: 'View booking' }).click();
  await expect(other.getByText('Booking Status: Confirmed')).toBeVisible();
  await other.close();
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

test('reload on the confirmation page → tickets and typed text are still there', async ({
  page,
  sandbox: _s,
  console: _,
}) => {
  await openTrip(page, 'coorg-coffee');
  await chooseOneTicket(page);
  await fillIn(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your booking');
  await expect(page.getByLabel('Full Name')).toHaveValue(guest.name);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
});

test('reload while the payment is verified → verified afresh, one booking', async ({
  page,
  sandbox,
  console: _,
}) => {
  await openTrip(page, 'coorg-coffee');
  await chooseOneTicket(page);
  await fillIn(page);
  await payButton(page).click();
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
  await openTrip(page, 'coorg-coffee');
  await chooseOneTicket(page);
  await fillIn(page);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Decline at the bank' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const before = await page.getByRole('alert').textContent();
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(before ?? '');
});
