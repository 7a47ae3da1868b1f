import type { BrowserContext, Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import type { BuiltScripts } from '../../journeys/support/built-scripts.ts';
import { hydrated } from '../../journeys/support/hydrated.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import {
  goBackRestored,
  noteRestoring,
  withPageMemory,
} from '../../journeys/support/page-memory.ts';
import { fillIn, forget, goAndPay, guest, openForm } from '../../journeys/support/rider.ts';

test.use(withPageMemory);

const personal = /arjun|nair|98450/i;

/** Has everything forgotten in another tab of the same device. */
async function forgetElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto(paths.home);
  await forget(other);
  await other.close();
}

/** Everything of the rider that this page displays, holds in its fields, or has stored. */
function everythingOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      document.body.innerText,
      [...document.querySelectorAll('input, textarea')].map((field) =>
        'value' in field ? field.value : '',
      ),
      { ...localStorage },
      { ...sessionStorage },
      history.state,
    ]),
  );
}

test('a form that Back restores after everything was forgotten is empty, and one more letter writes nothing of before down', async ({
  page,
  context,
}) => {
  await noteRestoring(page);
  await goAndPay(page, 'coorg-coffee');
  await forgetElsewhere(context);
  await goBackRestored(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByLabel('Full Name').pressSequentially('B');
  await expect(page.getByLabel('Full Name')).toHaveValue('B');
  expect(await everythingOf(page)).not.toMatch(personal);
  // The order of before is not over: it is asked about before another one is made.
  await fillIn(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(guest.name);
});

test('forms, bookings and tickets in other tabs go at once when everything is forgotten', async ({
  page,
  context,
}) => {
  await goAndPay(page, 'coorg-coffee');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(paths.bookingDetails);
  await expect(page.getByText(guest.email)).toBeVisible();

  const contact = await context.newPage();
  await openForm(contact, paths.contact);
  await contact.getByLabel('Name').fill(guest.name);
  await contact.getByLabel('Email').fill(guest.email);

  const lookup = await context.newPage();
  await openForm(lookup, paths.myBookings);
  await lookup.getByLabel('Enter your phone number to view your bookings').fill(guest.phone);
  await lookup.getByRole('button', { name: 'View My Bookings' }).click();
  await expect(lookup.getByRole('button', { name: 'View Details' }).first()).toBeVisible();

  await forgetElsewhere(context);

  await expect(page.getByText(guest.email)).toHaveCount(0);
  await expect(contact.getByLabel('Name')).toHaveValue('');
  await expect(lookup.getByLabel('Enter your phone number to view your bookings')).toHaveValue('');
  await expect(lookup.getByRole('button', { name: 'View Details' })).toHaveCount(0);
  for (const tab of [page, contact, lookup]) expect(await everythingOf(tab)).not.toMatch(personal);
});

test('a form that the browser fills again by itself after everything was forgotten → is empty, and its tab stores nobody', async ({
  page,
  context,
  scripts,
}) => {
  await openForm(page, paths.contact);
  await page.getByLabel('Name').fill(guest.name);
  await page.getByLabel('Message').fill('We are twelve');
  await page.goto('about:blank');
  await forgetElsewhere(context);
  const release = await scripts.hold(page);
  await page.goto(paths.contact, { waitUntil: 'commit' });
  await page.getByLabel('Name').evaluate((field: HTMLInputElement, name) => {
    field.value = name;
  }, guest.name);
  release();
  await hydrated(page, 'main form');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.getByLabel('Name').pressSequentially('B');
  await expect(page.getByLabel('Name')).toHaveValue('B');
  expect(await everythingOf(page)).not.toMatch(/arjun|nair|twelve/i);
});

/** Opens the contact form, types into it before the scripts have come, and does something meanwhile. */
async function typeEarly(
  page: Page,
  scripts: BuiltScripts,
  open: () => Promise<unknown>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const release = await scripts.hold(page);
  await open();
  // the first script is there: it notes what is typed from now on
  await expect(page.locator('#unloaded')).toHaveAttribute('hidden');
  await page.getByLabel('Name').pressSequentially(guest.name);
  await page.getByLabel('Message').pressSequentially('We are twelve');
  await meanwhile();
  release();
  await hydrated(page, 'main form');
}

test('a message typed before the scripts came, everything forgotten in another tab meanwhile → the form is empty', async ({
  page,
  context,
  scripts,
}) => {
  const open = () => page.goto(paths.contact, { waitUntil: 'commit' });
  await typeEarly(page, scripts, open, () => forgetElsewhere(context));
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(await everythingOf(page)).not.toMatch(personal);
});

test('a message typed before the scripts of a reloaded page came, on a device that forgot before → it stays', async ({
  page,
  context,
  scripts,
}) => {
  await forgetElsewhere(context);
  await openForm(page, paths.contact);
  const open = () => page.reload({ waitUntil: 'commit' });
  await typeEarly(page, scripts, open, async () => {});
  await expect(page.getByLabel('Name')).toHaveValue(guest.name);
  await expect(page.getByLabel('Message')).toHaveValue('We are twelve');
});

test('the line goes once the privacy page is there → everything is forgotten nevertheless', async ({
  page,
  context,
  console: log,
}) => {
  log.expectFailedRequests();
  await openForm(page, paths.contact);
  await page.getByLabel('Name').fill(guest.name);
  await page.goto(paths.privacy, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Forget my details on this device' }).click();
  await page.getByRole('button', { name: 'Yes, forget them' }).click();
  await expect(
    page.getByRole('main').getByText('Your details are no longer kept on this device.'),
  ).toBeVisible();
  expect(await everythingOf(page)).not.toMatch(personal);
});
