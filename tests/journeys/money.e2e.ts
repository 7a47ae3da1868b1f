import * as paths from '../../src/paths.ts';
import { axeFaults } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import {
  ALREADY_PAID,
  CAME_THROUGH,
  DO_NOT_PAY,
  expectOneOf,
  newTab,
  openBehind,
  openFormOf,
  payPageButton,
  pressTogether,
  RIDE,
  turnAwayAndBack,
} from './support/money.ts';
import { alertOf, goAndPay, payButton, verdict } from './support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The longest that the payment page may take to open, in milliseconds. */
const OPENING = 10_000;

/** More than the background check leaves between two questions, in milliseconds. */
const CHECK_INTERVAL = 61_000;

test('an answer that settles nothing → never "pay again", one press never pays twice, and paid is displayed later', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await goAndPay(page, RIDE);
  const { id } = await sandbox.order();
  await sandbox.fault('payment-status', {
    body: '{"success":false,"message":"We could not read the order."}',
    contentType: 'application/json',
  });
  await page.goto(`${paths.paymentResult}?merchantTransactionId=${id}&status=SUCCESS`);
  await expect(alertOf(page)).toContainText(DO_NOT_PAY);
  await expect(page.locator('main')).not.toContainText('you can pay again');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  await openFormOf(page, RIDE);
  await payButton(page).click();
  await expect(page.getByRole('main').getByText(DO_NOT_PAY)).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('main').getByText(DO_NOT_PAY)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('main').getByText(DO_NOT_PAY)).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('You can pay again');
  await payButton(page).click();
  await expect(page.getByRole('main').getByText(DO_NOT_PAY)).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(1);

  await sandbox.settle(id, 'paid');
  await sandbox.clearFaults();
  await page.clock.fastForward(CHECK_INTERVAL);
  await page.goto('/');
  await expect(page.getByText(CAME_THROUGH).first()).toBeVisible();
  await page.getByRole('button', { name: 'View booking' }).click();
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
  await expect(page.locator('main')).toContainText(id);
});

test('the result page succeeds behind another tab and is closed unseen → announced on the next visit', async ({
  page,
  sandbox,
  console: log,
}) => {
  const behind = await newTab(page, log);
  await goAndPay(behind, RIDE);
  await openBehind(behind);
  await payPageButton(behind).click();
  await expect(verdict(behind)).toHaveText('Payment successful');
  await behind.close();

  await page.goto('/');
  await expect(page.getByText(CAME_THROUGH).first()).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(CAME_THROUGH)).toHaveCount(0);
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('two tabs confirm in the same millisecond → one request, and the other tab says so', async ({
  page,
  sandbox,
  console: log,
}) => {
  const other = await newTab(page, log);
  for (const tab of [page, other]) await openFormOf(tab, RIDE);
  await pressTogether([page, other]);
  await expectOneOf([page, other], DO_NOT_PAY);
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('a payment address that opens an app → the page left behind asks when the rider is back', async ({
  page,
  context,
  sandbox,
}) => {
  await context.route(/\/pay\//, (route) => route.fulfill({ status: 204 }));
  await openFormOf(page, RIDE);
  await payButton(page).click();
  await expect(page.getByRole('link', { name: 'Continue to payment' }).first()).toBeVisible();
  await turnAwayAndBack(page);
  await expect(page.getByRole('main').getByText(DO_NOT_PAY)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(0);

  await sandbox.settle((await sandbox.order()).id, 'paid');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('main').getByText(ALREADY_PAID)).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(1);
});

const UNCLEAR = 'Your last try may have been noted';

for (const [loss, fault] of [
  ['the connection is reset after the order was made', { reset: 'answer' }],
  ['the answer breaks off in its middle', { reset: 'body' }],
] as const)
  test(`${loss} → the page says that an order may exist, and asks before another one, reloaded too`, async ({
    page,
    sandbox,
    console: log,
  }) => {
    log.expectFailedRequests();
    await openFormOf(page, RIDE);
    await sandbox.fault('guest-book', fault);
    await payButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Payment Error' });
    await expect(alert).toContainText('may have noted your booking');
    await expect(alert).not.toContainText('check your internet connection');
    // Chromium itself sends a request once more where a connection that was left open is reset
    const sent = await sandbox.count('guest-book');
    await sandbox.clearFaults();
    await payButton(page).click();
    await expect(page.getByRole('main').getByText(UNCLEAR)).toBeVisible();

    await page.reload();
    await payButton(page).click();
    await expect(page.getByRole('main').getByText(UNCLEAR)).toBeVisible();
    expect(await sandbox.count('guest-book')).toBe(sent);
    await page.getByRole('button', { name: 'Book again' }).click();
    await expect(payPageButton(page)).toBeVisible();
    expect(await sandbox.count('guest-book')).toBe(sent + 1);
  });

/** Payment addresses after which Chromium stays on the page. */
const NOTHING_OPENS = [
  ['with nothing to show', { status: 204 }],
  [
    'with a download',
    { headers: { 'content-disposition': 'attachment; filename="receipt.bin"' }, body: 'x' },
  ],
] as const;

for (const [answer, response] of NOTHING_OPENS)
  test(`a payment address that answers ${answer} → Processing ends, and the payment is opened again or checked`, async ({
    page,
    context,
    sandbox,
  }) => {
    await context.route(/\/pay\//, (route) => route.fulfill(response));
    await page.clock.install();
    await openFormOf(page, RIDE);
    const left = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await payButton(page).click();
    await left;
    await expect(page.getByRole('button', { name: 'Processing...' }).first()).toBeVisible();
    await page.clock.fastForward(OPENING);
    const alert = page.getByRole('alert').filter({ hasText: 'The payment page did not open' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ask about this payment' }).click();
    await expect(page.getByRole('main').getByText(DO_NOT_PAY)).toBeVisible();

    // the page opens by now
    await context.unroute(/\/pay\//);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payPageButton(page).click();
    await expect(verdict(page)).toHaveText('Payment successful');
    expect(await sandbox.count('guest-book')).toBe(1);
  });
