import type { Page } from '@playwright/test';
import { type Console, expect, listenTo } from './journey.ts';
import { chooseOneTicket, fillIn, openTrip, payButton } from './rider.ts';

/** The ride that is booked. */
export const RIDE = 'coorg-coffee';
/** The lock under which a payment for the ride is started. */
export const LOCK = `booking.trip.${RIDE}`;
/** The sentence that warns a rider who would pay twice. */
export const DO_NOT_PAY = 'Please do not pay again.';
/** The sentence about a ride that this rider has paid for. */
export const ALREADY_PAID = 'You have already paid for this ride';
/** The banner's sentence about a payment that was found. */
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

/** The button that the payment page has as soon as it is there. */
export function payPageButton(page: Page) {
  return page.getByRole('button', { name: /^Pay ₹/ });
}

/** A browser without a screen shows every tab, so that the tab receives the event of one that lies behind another. */
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

/** One of two tabs is on the payment page, the other one says, in these words, to stay away from it. */
export async function expectOneOf(pages: readonly Page[], words: string): Promise<void> {
  const ends = pages.map((page) => payPageButton(page).or(page.getByText(words).first()));
  for (const end of ends) await expect(end).toBeVisible();
  const counts = await Promise.all(pages.map((page) => page.getByText(words).count()));
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
}
