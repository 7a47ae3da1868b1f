import { expect, type Page } from '@playwright/test';
import { tripPath } from '../../fixtures/paths.ts';
import { hydrated } from './hydrated.ts';

/** The rider who books in the journeys. */
export const guest = {
  name: 'Arjun Nair',
  email: 'arjun.nair@example.com',
  phone: '98450 11234',
  digits: '9845011234',
};

/** Opens a page with a form and waits until it is hydrated. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page, 'main form');
}

/** Opens a trip by its address. */
export async function openTrip(page: Page, id: string): Promise<void> {
  await page.goto(tripPath(id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Takes one ticket of the first kind that can be added, and proceeds to the confirmation page. */
export async function chooseOneTicket(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const selector = page.getByRole('dialog');
  await selector
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .click();
  await selector.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your booking');
}

/** Fills the contact information in. */
export async function fillIn(page: Page, who: typeof guest = guest): Promise<void> {
  await page.getByLabel('Full Name').fill(who.name);
  await page.getByLabel('Email Address').fill(who.email);
  await page.getByLabel('Phone Number').fill(who.phone);
}

/** The button that books, on a wide screen. */
export function payButton(page: Page) {
  return page.getByRole('button', { name: 'confirm & pay', exact: true });
}

/** From a trip's page to the payment page of the sandbox. */
export async function goAndPay(page: Page, id: string): Promise<void> {
  await openTrip(page, id);
  await chooseOneTicket(page);
  await fillIn(page);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
}

/** The word of the result page, once it has decided. */
export function verdict(page: Page) {
  return page.getByRole('heading', { level: 2 }).first();
}

/** The region of a page whose words people who listen hear at once. */
export function alertOf(page: Page) {
  return page.locator('[role=alert]:not(#unloaded)');
}

/** Has everything forgotten, by the privacy page. */
export async function forget(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('button', { name: 'Forget my details on this device' }).click();
  await page.getByRole('button', { name: 'Yes, forget them' }).click();
  await expect(
    page.getByRole('main').getByText('Your details are no longer kept on this device.'),
  ).toBeVisible();
}
