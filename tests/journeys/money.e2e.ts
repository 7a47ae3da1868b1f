import type { Page } from '@playwright/test';
import { type Console, expect, listenTo, test } from './support/journey.ts';
import {
  chooseOneTicket,
  fillIn,
  goAndPay,
  openTrip,
  payButton,
  verdict,
} from './support/rider.ts';
import type { SandboxRemote } from './support/sandbox-remote.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const RIDE = 'coorg-coffee';
const OTHER_RIDE = 'munnar-tea';
const THIRD_RIDE = 'hampi-boulders';
/** The lock under which a payment for the ride is started. */
const LOCK = `booking.trip.${RIDE}`;
/** More than the quiet check leaves between two questions, in milliseconds. */
const CHECK_INTERVAL = 61_000;

const DO_NOT_PAY = 'Please do not pay again.';
const ALREADY_PAID = 'You have already paid for this ride';
const CAME_THROUGH = 'Your payment came through';

/** From a trip's page to its form, filled in. */
async function openFormOf(page: Page, ride: string): Promise<void> {
  await openTrip(page, ride);
  await chooseOneTicket(page);
  await fillIn(page);
}

/** Another tab of the same rider, whose console counts too. */
async function newTab(page: Page, log: Console): Promise<Page> {
  const tab = await page.context().newPage();
  listenTo(tab, log.faults);
  return tab;
}

/** What the payment page offers as soon as it is there. */
function payPageButton(page: Page) {
  return page.getByRole('button', { name: /^Pay ₹/ });
}

/** A browser without a screen shows every tab, so that the tab is told that it lies behind another. */
async function openBehind(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
}

/** The rider turns to another app and comes back to the tab. */
async function turnAwayAndBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

/** Presses a button in several tabs in the same millisecond of the machine's clock. */
async function pressTogether(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(payButton(page)).toBeEnabled();
  const at = Date.now() + 1_500;
  await Promise.all(
    pages.map((page) =>
      page.evaluate((moment) => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'confirm & pay',
        );
        setTimeout(() => button?.click(), moment - Date.now());
      }, at),
    ),
  );
}

async function refuseLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request } });
  });
}

/** The orders of the sandbox by ride. */
async function orderOf(sandbox: SandboxRemote, ride: string) {
  const order = (await sandbox.orders()).find(({ itemId }) => itemId === ride);
  if (order === undefined) throw new Error(`Nobody ordered ${ride}.`);
  return order;
}

const json = (body: object) => ({ body: JSON.stringify(body), contentType: 'application/json' });

const openAnswers: readonly [says: string, fault: object][] = [
  [
    'the order is only initiated',
    json({ success: true, local_status: { payment_status: 'initiated', order_status: 'created' } }),
  ],
  ['success with an empty provider', json({ success: true, phonepe_status: {} })],
  ['the word SUCCESS alone', json({ success: true, local_status: { payment_status: 'SUCCESS' } })],
  [
    'the provider is asked too often',
    json({
      success: false,
      phonepe_status: { success: false, code: 'TOO_MANY_REQUESTS', message: 'Slow down.' },
    }),
  ],
  ['no success, with words', json({ success: false, message: 'We could not read the order.' })],
  ['an empty object', json({})],
  ['a page of a hotel', { preset: 'html-200' }],
];

for (const [says, fault] of openAnswers) {
  test(`${says} → never "pay again", one press never pays twice, and paid is found later`, async ({
    page,
    sandbox,
    console: _,
  }) => {
    await page.clock.install();
    await goAndPay(page, RIDE);
    const { id } = await sandbox.order();
    await sandbox.fault('payment-status', fault);
    await page.goto(`/paymentsuccessandfailure?merchantTransactionId=${id}&status=SUCCESS`);
    await expect(page.getByRole('alert')).toContainText(DO_NOT_PAY);
    await expect(page.locator('main')).not.toContainText('you can pay again');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

    await openFormOf(page, RIDE);
    await payButton(page).click();
    await expect(page.getByText(DO_NOT_PAY)).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText(DO_NOT_PAY)).toBeVisible();
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(page.getByText(DO_NOT_PAY)).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText('You can pay again');
    await payButton(page).click();
    await expect(page.getByText(DO_NOT_PAY)).toBeVisible();
    expect(await sandbox.count('guest-book')).toBe(1);

    await sandbox.settle(id, 'paid');
    await sandbox.heal();
    await page.clock.fastForward(CHECK_INTERVAL);
    await page.goto('/');
    await expect(page.getByText(CAME_THROUGH)).toBeVisible();
    await page.getByRole('button', { name: 'View booking' }).click();
    await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
    await expect(page.locator('main')).toContainText(id);
  });
}

test('paid, never sent back, found behind another tab and closed unseen → told on every visit, and the form asks first', async ({
  page,
  sandbox,
  console: log,
}) => {
  await goAndPay(page, RIDE);
  await page.getByRole('button', { name: 'Pay, never return' }).click();
  await expect(page.getByRole('heading', { name: 'Paid, and gone' })).toBeVisible();
  const behind = await newTab(page, log);
  await openBehind(behind);
  await behind.goto('/');
  await expect(behind.getByText(CAME_THROUGH)).toBeVisible();
  await behind.close();

  for (const path of ['/', '/about']) {
    await page.goto(path);
    await expect(page.getByText(CAME_THROUGH)).toBeVisible();
  }
  await openFormOf(page, RIDE);
  await payButton(page).click();
  await expect(page.getByText(ALREADY_PAID)).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(1);

  await page.getByRole('button', { name: 'View booking' }).last().click();
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
  const checks = await sandbox.count('payment-status');
  await page.goto('/');
  await page.waitForTimeout(2_500);
  await expect(page.getByText(CAME_THROUGH)).toHaveCount(0);
  expect(await sandbox.count('payment-status')).toBe(checks);
});

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

test('Back to a form that the browser let go of, after an ordinary success → asks before it pays again', async ({
  page,
  sandbox,
  console: _,
}) => {
  await goAndPay(page, RIDE);
  await payPageButton(page).click();
  await expect(page).toHaveURL('/bookingdetails');
  await page.goBack();
  await expect(page.getByText('Already paid')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your booking');
  await payButton(page).click();
  await expect(page.getByText(ALREADY_PAID)).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(1);

  // Told and asked, the rider may want more seats: one press of their own pays for those.
  await page.getByRole('button', { name: 'Book more tickets' }).click();
  await payButton(page).click();
  await expect(payPageButton(page)).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(2);
});

test('locks that the browser refuses → the rider pays all the same', async ({
  page,
  sandbox,
  console: _,
}) => {
  await refuseLocks(page);
  await goAndPay(page, RIDE);
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('a browser without locks → the rider pays all the same', async ({
  page,
  sandbox,
  console: _,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await goAndPay(page, RIDE);
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('a lock that another tab holds for ever → the rider pays after five seconds, not before', async ({
  page,
  sandbox,
  console: log,
}) => {
  const frozen = await newTab(page, log);
  await frozen.goto('/about');
  await frozen.evaluate((name) => {
    void navigator.locks.request(name, () => new Promise(() => {}));
  }, LOCK);
  await page.clock.install();
  await openFormOf(page, RIDE);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' }).first()).toBeVisible();
  await page.clock.runFor(4_900);
  expect(await sandbox.count('guest-book')).toBe(0);
  await page.clock.runFor(700);
  await page.clock.resume();
  await expect(payPageButton(page)).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(1);
});

test('a storage that takes no new keys → the payment kept in the one slot outlives two more', async ({
  page,
  sandbox,
  console: _,
}) => {
  await goAndPay(page, RIDE);
  const first = await orderOf(sandbox, RIDE);
  await page.goto('/mark.svg');
  // The payment record is evicted, and from now on nothing new is taken.
  await page.evaluate((id) => localStorage.removeItem(`paymentJournal.${id}`), first.id);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (this.getItem(key) === null)
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  for (const ride of [OTHER_RIDE, THIRD_RIDE]) {
    await goAndPay(page, ride);
    await payPageButton(page).click();
    await expect(verdict(page)).toHaveText('Payment successful');
    await page.getByRole('button', { name: 'View booking' }).click();
    await expect(page).toHaveURL('/bookingdetails');
  }
  await sandbox.settle(first.id, 'paid');
  const tab = await page.context().newPage();
  await tab.goto('/');
  await expect(tab.getByText(CAME_THROUGH)).toBeVisible();
  await expect(tab.getByText(/Coorg Coffee Trails/).first()).toBeVisible();
  await tab.getByRole('button', { name: 'View booking' }).click();
  await expect(tab.locator('main')).toContainText(first.id);
  await tab.close();
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

test('the same without locks → at most one request, and who does not pay is told', async ({
  page,
  sandbox,
  console: log,
}) => {
  const other = await newTab(page, log);
  for (const tab of [page, other]) {
    await refuseLocks(tab);
    await openFormOf(tab, RIDE);
  }
  await pressTogether([page, other]);
  const elsewhere = 'You are paying for this ride in another tab';
  const isTold = async (tab: Page) =>
    (await tab.getByText(elsewhere).or(tab.getByText(DO_NOT_PAY)).count()) > 0;
  await expect
    .poll(async () => {
      const told = await Promise.all([page, other].map(isTold));
      return told.filter(Boolean).length + (await sandbox.count('guest-book'));
    })
    .toBeGreaterThanOrEqual(2);
  await page.waitForTimeout(1_500);
  expect(await sandbox.count('guest-book')).toBeLessThanOrEqual(1);

  // Nobody is stuck: who looks again, and nothing was started meanwhile, pays.
  if ((await sandbox.count('guest-book')) === 0) {
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(payPageButton(page)).toBeVisible();
    await other.getByRole('button', { name: 'Check again' }).click();
    await expect(other.getByText(DO_NOT_PAY)).toBeVisible();
    expect(await sandbox.count('guest-book')).toBe(1);
  }
});

test('two tabs wait for a third whose request fails → one of them pays, the other is told', async ({
  page,
  sandbox,
  console: log,
}) => {
  log.expectFailedRequests();
  const others = [await newTab(page, log), await newTab(page, log)];
  for (const tab of [page, ...others]) await openFormOf(tab, RIDE);
  await sandbox.fault('guest-book', { status: 500, delayMs: 3_000, times: 1 });
  await payButton(page).click();
  await expect.poll(() => sandbox.count('guest-book')).toBe(1);
  await pressTogether(others);
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Error' })).toBeVisible();
  await expectOneOf(others, DO_NOT_PAY);
  expect(await sandbox.count('guest-book')).toBe(2);
});

/** One of two tabs is on the payment page, the other one is told, in these words, to stay away from it. */
async function expectOneOf(pages: readonly Page[], words: string): Promise<void> {
  const ends = pages.map((page) => payPageButton(page).or(page.getByText(words)));
  for (const end of ends) await expect(end).toBeVisible();
  const told = await Promise.all(pages.map((page) => page.getByText(words).count()));
  expect(told.filter((count) => count > 0)).toHaveLength(1);
}

test('a return address without an id → the payment of this very tab is verified', async ({
  page,
  sandbox,
  console: log,
}) => {
  await goAndPay(page, RIDE);
  const other = await newTab(page, log);
  await goAndPay(other, OTHER_RIDE);
  const order = await orderOf(sandbox, RIDE);
  await sandbox.settle(order.id, 'paid');
  await page.goto('/paymentsuccessandfailure');
  await expect(verdict(page)).toHaveText('Payment successful');
  await expect(page.locator('main')).toContainText(order.id);
  await page.getByRole('button', { name: 'View booking' }).click();
  await expect(page.locator('main')).toContainText('Coorg Coffee Trails');
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
