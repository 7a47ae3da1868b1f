import type { Page } from '@playwright/test';
import * as confirmation from '../../machines/texts/hi/confirmation.ts';
import * as payment from '../../machines/texts/hi/payment.ts';
import * as paths from '../../src/paths.ts';
import { expect, test } from './support/journey.ts';
import { goOnIn } from './support/language.ts';
import { chooseOneTicket, fillIn, guest, openTrip } from './support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const language = (page: Page) => page.locator('html').getAttribute('lang');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a rider goes on in Hindi in the middle of a form, pays, and comes back to Hindi pages', async ({
  page,
  sandbox,
}) => {
  await openTrip(page, 'coorg-coffee');
  await chooseOneTicket(page);
  await fillIn(page);
  await goOnIn(page, 'हिन्दी');

  await expect(page).toHaveURL(`/hi${paths.confirmation}`);
  await expect(heading(page)).toHaveText(confirmation.heading);
  expect(await language(page)).toBe('hi-IN');
  // nothing that was typed is lost on the way
  await expect(page.locator('input[autocomplete=name]')).toHaveValue(guest.name);
  await expect(page.locator('input[type=email]')).toHaveValue(guest.email);
  await page.getByRole('button', { name: confirmation.payOnWideButton }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();

  await expect(page).toHaveURL(/\/hi\/paymentsuccessandfailure\?/);
  await expect(page.getByRole('heading', { name: payment.paidTitle })).toBeVisible();
  expect(await sandbox.order()).toMatchObject({ state: 'paid', guestPhone: guest.digits });
  await expect(page).toHaveURL(`/hi${paths.bookingDetails}`);
  await expect(heading(page)).toContainText('धन्यवाद');
});
