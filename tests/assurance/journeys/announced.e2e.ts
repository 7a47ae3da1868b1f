import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { tripPath } from '../../fixtures/paths.ts';
import { coorg } from '../../journeys/support/catalogue.ts';
import { hydrated } from '../../journeys/support/hydrated.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { alertOf, chooseOneTicket, openForm, openTrip } from '../../journeys/support/rider.ts';

/** Notes each live region that enters the page together with words; a screen reader does not read these. */
const watchRegions = (page: Page) =>
  page.addInitScript(() => {
    const live = '[role=alert], [role=status], [aria-live]:not([aria-live=off])';
    const entered: string[] = [];
    Object.assign(window, { entered });
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement)
            for (const region of [node, ...node.querySelectorAll('*')])
              if (region.matches(live) && region.textContent?.trim())
                entered.push(region.textContent);
    });
    // what the served page holds stands before all that enters
    document.addEventListener('DOMContentLoaded', () =>
      observer.observe(document, { childList: true, subtree: true }),
    );
  });

const enteredWithWords = (page: Page) =>
  page.evaluate(() => (window as unknown as { entered: string[] }).entered);

test.beforeEach(({ page }) => watchRegions(page));
test.afterEach(async ({ page }) => expect(await enteredWithWords(page)).toEqual([]));

const status = (page: Page) => page.getByRole('status');

test('a ride that cannot be had → its failure is announced in a region that stood before', async ({
  page,
  sandbox,
  console,
}) => {
  console.expectFailedRequests();
  await sandbox.fault('trip-detail', { status: 503 });
  await page.goto(tripPath('nowhere'));
  const region = await alertOf(page).elementHandle();
  await expect(alertOf(page)).toContainText('could not load this ride');
  expect(await region?.textContent()).toContain('could not load this ride');
});

test('a form with errors → its summary is announced', async ({ page }) => {
  await openTrip(page, 'coorg-coffee');
  await chooseOneTicket(page);
  await page
    .getByRole('button', { name: /^confirm & pay$/i })
    .first()
    .click();
  await expect(alertOf(page)).toContainText('There is a problem');
  await expect(alertOf(page)).toContainText('Phone number is required');
});

test('a phone number looked up → the count of its bookings is announced', async ({ page }) => {
  await openForm(page, paths.myBookings);
  await page.getByLabel(/Enter your phone number/).fill('9000000001');
  await page.getByRole('button', { name: 'View My Bookings' }).click();
  await expect(status(page)).toContainText(/\d+ booking/);
});

test('a link to tickets that are gone, and a total that changes → announced in the popup', async ({
  page,
}) => {
  await page.goto(`${coorg}&sel=gone:2`);
  const selector = page.getByRole('dialog');
  await expect(selector.getByRole('status')).toContainText(
    'The tickets of this link are not available.',
  );
  await selector
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .click();
  await expect(selector.getByRole('status')).toContainText('(1 ticket)');
});

test('a ride that is saved → the message is announced, and what is compared too', async ({
  page,
}) => {
  await page.goto(paths.lists.trips);
  await hydrated(page, 'main');
  const hearts = page.getByRole('button', { name: /^Save / });
  await hearts.nth(0).click();
  await expect(status(page)).toContainText('Saved on this device');
  await hearts.nth(1).click();
  await page.getByRole('link', { name: 'Saved rides' }).first().click();
  const choices = page.getByLabel(/^Compare /);
  await choices.nth(0).check();
  await choices.nth(1).check();
  await expect(status(page)).toContainText('2 rides chosen');
});
