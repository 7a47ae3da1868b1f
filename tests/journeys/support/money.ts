import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { type Console, expect, listenTo, test } from './journey.ts';
import { chooseOneTicket, fillIn, goAndPay, openTrip, payButton } from './rider.ts';
import type { SandboxRemote } from './sandbox-remote.ts';

/** The ride that is booked. */
export const RIDE = 'coorg-coffee';
/** Another one. */
export const OTHER_RIDE = 'munnar-tea';
/** And a third. */
export const THIRD_RIDE = 'hampi-boulders';
/** The lock under which a payment for the ride is started. */
export const LOCK = `booking.trip.${RIDE}`;
/** More than the background check leaves between two questions, in milliseconds. */
const CHECK_INTERVAL = 61_000;

/** What keeps a rider from paying twice. */
export const DO_NOT_PAY = 'Please do not pay again.';
/** What is said of a ride that this rider has paid for. */
export const ALREADY_PAID = 'You have already paid for this ride';
/** What the banner says of a payment that was found. */
export const CAME_THROUGH = 'Your payment came through';

/** From a trip's page to its form, filled in. */
export async function openFormOf(page: Page, ride: string): Promise<void> {
  await openTrip(page, ride);
  await chooseOneTicket(page);
  await fillIn(page);
}

/** Another tab of the same rider, whose console counts too. */
export async function newTab(page: Page, log: Console): Promise<Page> {
  const tab = await page.context().newPage();
  listenTo(tab, log.faults);
  return tab;
}

/** What the payment page offers as soon as it is there. */
export function payPageButton(page: Page) {
  return page.getByRole('button', { name: /^Pay ₹/ });
}

/** A browser without a screen shows every tab, so that the tab is told that it lies behind another. */
export async function openBehind(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
}

/** The rider turns to another app and comes back to the tab. */
export async function turnAwayAndBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

/** Presses a button in several tabs in the same millisecond of the machine's clock. */
export async function pressTogether(pages: readonly Page[]): Promise<void> {
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

/** From now on the page's storage that lasts takes nothing under a key that is not there. */
export async function refuseNewKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (this === localStorage && this.getItem(key) === null)
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
}

/** A browser that has locks and gives none. */
export async function refuseLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request } });
  });
}

/** A browser that denies both storages: whoever only looks at one throws. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const deny = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', deny);
    Object.defineProperty(window, 'sessionStorage', deny);
  });
}

/** The orders of the sandbox by ride. */
export async function orderOf(sandbox: SandboxRemote, ride: string) {
  const order = (await sandbox.orders()).find(({ itemId }) => itemId === ride);
  if (order === undefined) throw new Error(`Nobody ordered ${ride}.`);
  return order;
}

const json = (body: object) => ({ body: JSON.stringify(body), contentType: 'application/json' });

/** Answers that settle nothing, and what they are. */
export const openAnswers: readonly [says: string, fault: object][] = [
  [
    'the order is only initiated',
    json({ success: true, local_status: { payment_status: 'initiated', order_status: 'created' } }),
  ],
  [
    'local success with an empty provider',
    json({ success: true, local_status: { payment_status: 'success' }, phonepe_status: {} }),
  ],
  ['the word DONE alone', json({ success: true, local_status: { payment_status: 'DONE' } })],
  [
    'the provider is asked too often',
    json({
      success: false,
      phonepe_status: { success: false, code: 'TOO_MANY_REQUESTS', message: 'Slow down.' },
    }),
  ],
  [
    'the provider knows no such transaction',
    json({
      success: false,
      phonepe_status: { success: false, code: 'TRANSACTION_NOT_FOUND', message: 'Not found.' },
    }),
  ],
  ['no success, with words', json({ success: false, message: 'We could not read the order.' })],
  ['an empty object', json({})],
  ['a page of a hotel', { preset: 'html-200' }],
];

/** The answer that stands for the others where time is short. */
export const usualAnswer = 'no success, with words';

/** The journey of a payment that an answer leaves open: never paid twice by one press, and found once it is paid. */
export function paysOnce([says, fault]: (typeof openAnswers)[number]): void {
  test(`${says} → never "pay again", one press never pays twice, and paid is found later`, async ({
    page,
    sandbox,
    console: _,
  }) => {
    await page.clock.install();
    await goAndPay(page, RIDE);
    const { id } = await sandbox.order();
    await sandbox.fault('payment-status', fault);
    await page.goto(`${paths.paymentResult}?merchantTransactionId=${id}&status=SUCCESS`);
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
    await sandbox.clearFaults();
    await page.clock.fastForward(CHECK_INTERVAL);
    await page.goto('/');
    await expect(page.getByText(CAME_THROUGH)).toBeVisible();
    await page.getByRole('button', { name: 'View booking' }).click();
    await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
    await expect(page.locator('main')).toContainText(id);
  });
}

/** One of two tabs is on the payment page, the other one is told, in these words, to stay away from it. */
export async function expectOneOf(pages: readonly Page[], words: string): Promise<void> {
  const ends = pages.map((page) => payPageButton(page).or(page.getByText(words)));
  for (const end of ends) await expect(end).toBeVisible();
  const told = await Promise.all(pages.map((page) => page.getByText(words).count()));
  expect(told.filter((count) => count > 0)).toHaveLength(1);
}
