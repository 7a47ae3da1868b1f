import { expect, test } from './support/journey.ts';
import {
  ALREADY_PAID,
  CAME_THROUGH,
  DO_NOT_PAY,
  expectOneOf,
  newTab,
  openAnswers,
  openBehind,
  openFormOf,
  payPageButton,
  paysOnce,
  pressTogether,
  RIDE,
  turnAwayAndBack,
  usualAnswer,
} from './support/money.ts';
import { goAndPay, payButton, verdict } from './support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const answer of openAnswers.filter(([says]) => says === usualAnswer)) paysOnce(answer);

test('the result page succeeds behind another tab and is closed unseen → told on the next visit', async ({
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
  await expect(page.getByText(CAME_THROUGH)).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(CAME_THROUGH)).toHaveCount(0);
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('two tabs confirm in the same millisecond → one request, and the other tab is told', async ({
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
  console: _,
}) => {
  await context.route(/\/pay\//, (route) => route.fulfill({ status: 204 }));
  await openFormOf(page, RIDE);
  await payButton(page).click();
  await expect(page.getByRole('link', { name: 'Continue to payment' }).first()).toBeVisible();
  await turnAwayAndBack(page);
  await expect(page.getByText(DO_NOT_PAY)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(0);

  await sandbox.settle((await sandbox.order()).id, 'paid');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(ALREADY_PAID)).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(1);
});
