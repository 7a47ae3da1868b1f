import type { Page } from '@playwright/test';
import { CALL_NAMES } from '../../../sandbox/calls/calls.ts';
import * as paths from '../../../src/paths.ts';
import { cutTexts, overflowOf } from '../../journeys/support/accessible.ts';
import { coorg } from '../../journeys/support/catalogue.ts';
import { hydrated, settled } from '../../journeys/support/hydrated.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { goOnIn } from '../../journeys/support/language.ts';
import {
  chooseOneTicket,
  fillIn,
  guest,
  openForm,
  payButton,
} from '../../journeys/support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The words at the end of what the platform puts into each of its texts; its elements, written with entities or without, are no words. */
const WORDS = '{{7*7}}';

/** A script, as an address may carry it. */
const SCRIPT = '<script>document.title="broken in"</script>';

/** The words stand there to be read, and nothing of the markup came alive. */
async function staysText(page: Page): Promise<void> {
  await expect(page.getByText(WORDS).first()).toBeAttached();
  await staysDead(page);
}

async function staysDead(page: Page): Promise<void> {
  expect(await page.title()).not.toBe('broken in');
  const alive = await page.evaluate(
    () => document.querySelectorAll('script:not([src]), img[src="x"], [onerror]').length,
  );
  expect(alive).toBe(0);
}

test('a platform that answers with markup everywhere → text on every page, no script runs', async ({
  page,
  sandbox,
}) => {
  for (const call of CALL_NAMES) await sandbox.fault(call, { preset: 'hostile-text' });
  for (const path of [
    '/',
    paths.lists.trips,
    paths.lists.trainings,
    paths.lists.events,
    `${paths.detailsOf('trail-braking')}?type=training`,
    paths.eventDetailsOf('bike-festival'),
    coorg,
  ]) {
    await page.goto(path);
    await staysText(page);
  }
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await staysText(page);
  await page.getByRole('button', { name: 'Close' }).first().click();

  await chooseOneTicket(page);
  await staysText(page);
  await fillIn(page);
  await payButton(page).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await staysText(page);
  await expect(page).toHaveURL(paths.bookingDetails);
  await staysText(page);

  await openForm(page, paths.myBookings);
  await page.getByLabel('Enter your phone number to view your bookings').fill(guest.phone);
  await page.getByRole('button', { name: 'View My Bookings' }).click();
  await staysText(page);
});

/** Texts of 120 letters without a blank, as links to a map are; the second is in Urdu, and ends in a mark that belongs to its left. */
const longTexts = {
  Latin: 'https://maps.example/'.padEnd(120, 'AbcdefghijW'),
  Urdu: `${'سفرکیکہانی'.repeat(12)}!`,
};

/** The texts in Urdu that take their direction from what stands around them. */
const strayed = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const foreignTexts: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: holder, textContent } = texts.currentNode;
      if (!holder?.checkVisibility() || holder.closest('.ks-hidden') !== null) continue;
      const bare = textContent?.replaceAll(/\u2068[^\u2069]*\u2069/g, '') ?? '';
      if (!/\p{Script=Arabic}/u.test(bare)) continue;
      const [first] = holder.closest('bdi, [dir="auto"]')?.textContent?.match(/\p{L}/u) ?? [];
      if (!/\p{Script=Arabic}/u.test(first ?? ''))
        foreignTexts.push(`${holder.tagName} ${textContent?.slice(0, 30)}`);
    }
    return foreignTexts;
  });

for (const [script, long] of Object.entries(longTexts)) {
  test(`a platform whose every text is 120 letters without a blank, in ${script} → nothing scrolls sideways or is cut at 320 px, nor in print`, async ({
    page,
    sandbox,
  }) => {
    test.slow();
    for (const call of CALL_NAMES) await sandbox.fault(call, { preset: 'hostile-text' });
    await page.route('**/api/v1/**', async (route) => {
      const response = await route.fetch();
      // the whole of each text that the preset made hostile
      const body = (await response.text()).replaceAll(
        /"(?:[^"\\]|\\.)*<script>(?:[^"\\]|\\.)*"/g,
        JSON.stringify(long),
      );
      await route.fulfill({ response, body });
    });
    await page.setViewportSize({ width: 320, height: 640 });
    const fits = async (what: string) => {
      await expect(page.getByText(long.slice(0, 12)).first()).toBeAttached();
      await settled(page);
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        expect.soft(await overflowOf(page), `${what} on ${media}`).toBeLessThanOrEqual(0);
        expect.soft(await cutTexts(page), `${what} on ${media}`).toEqual([]);
      }
      await page.emulateMedia({ media: 'screen' });
      expect.soft(await strayed(page), what).toEqual([]);
    };
    for (const path of [
      '/',
      paths.lists.trips,
      paths.lists.events,
      paths.eventDetailsOf('bike-festival'),
      coorg,
    ]) {
      await page.goto(path);
      await fits(path);
    }
    await page.getByRole('button', { name: 'Book Now' }).locator('visible=true').click();
    await fits('the ticket selector');
    const selector = page.getByRole('dialog');
    await selector
      .getByRole('button', { name: /^\+ Add/ })
      .first()
      .click();
    await selector.getByRole('button', { name: 'Proceed' }).click();
    await fillIn(page, {
      ...guest,
      name: long.replaceAll(/\P{L}/gu, '').slice(0, 100),
      email: `${'a'.repeat(60)}@${'b'.repeat(50)}.example`,
    });
    await fits('the confirmation page');
    await page
      .getByRole('button', { name: 'Confirm & Pay', exact: true })
      .locator('visible=true')
      .click();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await fits('the result');
    await expect(page).toHaveURL(paths.bookingDetails);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
    await fits('the ticket');
    await openForm(page, paths.myBookings);
    await page.getByLabel('Enter your phone number to view your bookings').fill(guest.phone);
    await page.getByRole('button', { name: 'View My Bookings' }).click();
    await fits('My Bookings');
    await page.goto(paths.lists.trips);
    await settled(page);
    for (const place of [100, 120]) await page.mouse.move(place, place);
    for (const place of [0, 1])
      await page
        .getByRole('button', { name: /^Save / })
        .nth(place)
        .click();
    await page.goto(paths.saved);
    await fits('saved rides');
    for (const choice of await page.getByLabel(/^Compare /).all()) await choice.check();
    await page.getByRole('button', { name: /^Compare/ }).click();
    await fits('the comparison');
  });
}

test('an address that carries markup → it is nowhere on the page', async ({
  page,
  console: log,
}) => {
  log.expectFailedRequests();
  const markup = encodeURIComponent(SCRIPT);
  for (const path of [
    `${paths.detailsOf(markup)}?type=${markup}`,
    paths.bookingDetailsOf(markup),
    `${paths.paymentResult}?merchantTransactionId=${markup}&status=${markup}&code=${markup}`,
    `/${markup}`,
  ]) {
    await page.goto(path);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    // an address that is not there is reported by the scripts
    await settled(page);
    await expect(page.getByText(SCRIPT)).toHaveCount(0);
    await staysDead(page);
  }
});

for (const path of [
  '/hi//evil.example/login',
  '/hi/%5Cevil.example',
  '/hi//evil.example%2Flogin?q=//evil.example',
]) {
  test(`a link of ours to ${path} → its link to English stays on the site`, async ({
    page,
    console: log,
  }) => {
    log.expectFailedRequests();
    await page.goto(path);
    await hydrated(page, 'header');
    const { origin } = new URL(page.url());
    const links = page.locator('a[hreflang="en-IN"]');
    await expect(links).toHaveCount(2);
    for (const link of await links.all())
      expect(await link.evaluate((one: HTMLAnchorElement) => one.origin)).toBe(origin);
    await goOnIn(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    expect(new URL(page.url()).origin).toBe(origin);
  });
}

test('a ticket whose id holds a percent sign → its page in another language is that of the same id', async ({
  page,
}) => {
  await page.goto('/bookingdetails/A%2541');
  await hydrated(page, 'header');
  await goOnIn(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi/bookingdetails/A%2541');
});
