import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import {
  chooseOneTicket,
  fillIn,
  forget,
  goAndPay,
  guest,
  payButton,
} from '../../journeys/support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Whatever names the rider: a first name, the mail's, the digits of the phone. */
const personal = /arjun|nair|@example\.com|98450/i;

const person = (page: Page, term: 'Name' | 'Email' | 'Phone') =>
  page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('xpath=following-sibling::dd');

/** Everything that this page's history entry and this device's storage hold of the site. */
function heldHere(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
  );
}

/** Walks back through the tab's history and tells the state of each entry of the site, by its place and address. */
async function statesBehind(page: Page, site: string): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  const place = async () => (await devtools.send('Page.getNavigationHistory')).currentIndex;
  for (let step = await place(); ; step -= 1) {
    // Chromium refuses to answer while one process takes the page over from another
    await expect(async () => {
      expect(await place()).toBe(step);
      await page.waitForLoadState();
      const { url, state } = await page.evaluate(() => ({
        url: location.href,
        state: JSON.stringify(history.state),
      }));
      if (url.startsWith(site)) states.set(`${step} ${url.slice(site.length)}`, state);
    }).toPass();
    if (step === 0) return states;
    // in a moment, for another page's context ends with the call
    await page.evaluate(() => void setTimeout(() => history.back()));
  }
}

async function expectNobody(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you\. /);
  for (const term of ['Name', 'Email', 'Phone'] as const)
    await expect(person(page, term)).toHaveText('Not provided');
}

async function bookFree(page: Page): Promise<void> {
  await page.goto(paths.eventDetailsOf('independence-ride'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await chooseOneTicket(page);
  await fillIn(page);
  await payButton(page).click();
  await expect(page).toHaveURL(paths.bookingDetails);
}

test('a paid booking: the person outlives a reload and Back, and nothing in history once forgotten', async ({
  page,
  baseURL,
}) => {
  await goAndPay(page, 'coorg-coffee');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(paths.bookingDetails);
  await expect(person(page, 'Name')).toHaveText(guest.name);
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('Coorg');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(personal);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you, Arjun Nair\. /);
  await expect(person(page, 'Email')).toHaveText(guest.email);
  await page.getByRole('link', { name: 'Back to Getaways' }).click();
  await expect(page).toHaveURL(paths.lists.trips);
  await page.goBack();
  await expect(person(page, 'Phone')).toHaveText(guest.phone);

  await forget(page);
  await page.goBack();
  await expectNobody(page);
  await expect(page.getByRole('heading', { name: 'Coorg Coffee Trails' })).toBeVisible();
  await page.reload();
  await expectNobody(page);
  expect(await heldHere(page)).not.toMatch(personal);

  const states = await statesBehind(page, baseURL ?? '');
  const [ticket, form, ride, ...others] = [...states.keys()].map((key) =>
    key.replace(/^\d+ /, '').replace(/\?.*/, ''),
  );
  expect([ticket, ride, ...others]).toEqual([
    paths.bookingDetails,
    paths.detailsOf('coorg-coffee'),
  ]);
  // without its selection the form leads home, in its own place
  expect([paths.confirmation, paths.home]).toContain(form);
  for (const [entry, state] of states) expect(state, entry).not.toMatch(personal);
});

test('a free booking: forgotten, its ticket stays without the person', async ({
  page,
  baseURL,
}) => {
  await bookFree(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you, Arjun Nair\. /);
  await forget(page);
  await page.goBack();
  await expectNobody(page);
  expect(await heldHere(page)).not.toMatch(personal);
  for (const [entry, state] of await statesBehind(page, baseURL ?? ''))
    expect(state, entry).not.toMatch(personal);
});
