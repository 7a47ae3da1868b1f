import * as paths from '../../../src/paths.ts';
import { HeldLine } from '../../journeys/support/held-line.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import {
  ALREADY_PAID,
  DO_NOT_PAY,
  denyStorage,
  expectOneOf,
  LOCK,
  newTab,
  openFormOf,
  payPageButton,
  pressTogether,
  RIDE,
  refuseLocks,
  refuseNewKeys,
} from '../../journeys/support/money.ts';
import { fillIn, goAndPay, guest, payButton, verdict } from '../../journeys/support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('site data denied as a whole → a request that fails is announced, the ride is paid, and its ticket stands', async ({
  page,
  sandbox,
  console: log,
}) => {
  log.expectFailedRequests();
  await refuseLocks(page);
  await denyStorage(page);
  const processing = page.getByRole('button', { name: 'Processing...' });
  await openFormOf(page, RIDE);
  const denied = await page.evaluate(async () => {
    const names = ['localStorage', 'sessionStorage'] as const;
    const refusals = names.map(async (name) => window[name].length);
    const lock = navigator.locks.request('any', () => null);
    const ends = await Promise.allSettled([...refusals, lock]);
    return ends.map((end) => (end.status === 'rejected' ? end.reason.name : 'given'));
  });
  expect(denied).toEqual(['SecurityError', 'SecurityError', 'SecurityError']);

  await sandbox.fault('guest-book', { status: 500, times: 1 });
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Error' })).toBeVisible();
  await expect(processing).toHaveCount(0);
  await payButton(page).click();
  await expect(payPageButton(page)).toBeVisible();
  const { id } = await sandbox.order();
  expect(await sandbox.count('guest-book')).toBe(2);

  await payPageButton(page).click();
  await expect(verdict(page)).toHaveText('Payment successful');
  await expect(page.locator('main')).toContainText(id);
  await expect(page).toHaveURL(paths.bookingDetails);
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
  // Nothing of the ride was stored: the person, the amount and the id are the platform's own answer.
  for (const text of [id, guest.name, guest.email, '₹6,999'])
    await expect(page.locator('main')).toContainText(text);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/arjun|@example/i);
  await page.reload();
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
  await expect(page.locator('main')).toContainText(id);
});

test('a lock that another tab holds for ever → the rider pays after five seconds, not before', async ({
  page,
  sandbox,
  console: log,
}) => {
  const frozen = await newTab(page, log);
  await frozen.goto(paths.about);
  await frozen.evaluate((name) => {
    void navigator.locks.request(name, () => new Promise(() => {}));
  }, LOCK);
  await page.clock.install();
  await openFormOf(page, RIDE);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  const bookings: string[] = [];
  page.on('request', (request) => {
    if (/guest-book/.test(request.url())) bookings.push(request.method());
  });
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' }).first()).toBeVisible();
  await page.clock.runFor(4_900);
  // the browser reports a request that the page has sent before it answers this
  await page.evaluate(() => {});
  expect(bookings).toEqual([]);
  await page.clock.runFor(700);
  await page.clock.resume();
  await expect(payPageButton(page)).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('two tabs at once without locks, and a storage that takes no new keys → they hear each other all the same', async ({
  page,
  sandbox,
  console: log,
}) => {
  const other = await newTab(page, log);
  for (const tab of [page, other]) {
    await refuseLocks(tab);
    await refuseNewKeys(tab);
    await openFormOf(tab, RIDE);
  }
  await pressTogether([page, other]);
  // each comes to rest where only the rider leads on: warned, or on the payment page
  const warning = /^You are paying for this ride in another tab|Please do not pay again/;
  for (const tab of [page, other])
    await expect(payPageButton(tab).or(tab.getByText(warning)).first()).toBeVisible();
  expect(await sandbox.count('guest-book')).toBeLessThanOrEqual(1);
  // where both say so, the rider closes one of them, and pays in the other
  if ((await sandbox.count('guest-book')) === 0) {
    await other.close();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(payPageButton(page)).toBeVisible();
  }
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('two tabs wait for a third whose request fails → one of them pays, the other says so', async ({
  page,
  sandbox,
  console: log,
}) => {
  log.expectFailedRequests();
  const others = [await newTab(page, log), await newTab(page, log)];
  for (const tab of [page, ...others]) await openFormOf(tab, RIDE);
  await sandbox.fault('guest-book', { status: 500, times: 1 });
  const line = await HeldLine.of(page, /guest-book/);
  await payButton(page).click();
  await line.rings();
  await pressTogether(others);
  for (const tab of others)
    await expect(tab.getByRole('button', { name: 'Processing...' }).first()).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(0);
  await line.pass();
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Error' })).toBeVisible();
  await expectOneOf(others, DO_NOT_PAY);
  expect(await sandbox.count('guest-book')).toBe(2);
});

test('Back to a form that the browser let go of, after an ordinary success → asks before it pays again', async ({
  page,
  sandbox,
}) => {
  await goAndPay(page, RIDE);
  await payPageButton(page).click();
  await expect(page).toHaveURL(paths.bookingDetails);
  await page.goBack();
  await expect(page.getByText('Already paid')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your booking');
  // What was typed went with the booking that was paid.
  await fillIn(page);
  await payButton(page).click();
  await expect(page.getByRole('main').getByText(ALREADY_PAID)).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(1);

  // Warned, the rider may still want more seats: one press of their own pays for those.
  await page.getByRole('button', { name: 'Book more tickets' }).click();
  await payButton(page).click();
  await expect(payPageButton(page)).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(2);
});
