import type { Locator } from '@playwright/test';
import * as paths from '../../src/paths.ts';
import { expect, test } from './support/journey.ts';
import {
  alertOf,
  chooseOneTicket,
  fillIn,
  goAndPay,
  guest,
  openForm,
  openTrip,
  payButton,
  verdict,
} from './support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('from home: find a trip, choose tickets, pay, see the booking, find it by phone', async ({
  page,
  sandbox,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Getaways' }).click();
  await expect(page).toHaveURL(paths.lists.trips);
  await page.getByRole('link', { name: /Coorg Coffee Trails/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coorg Coffee Trails');
  await chooseOneTicket(page);
  await fillIn(page);
  await payButton(page).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();

  await expect(verdict(page)).toHaveText('Payment successful');
  const order = await sandbox.order();
  expect(order).toMatchObject({ state: 'paid', seats: 1, guestPhone: guest.digits });
  await expect(page).toHaveURL(paths.bookingDetails);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you, Arjun Nair. Your booking is confirmed and your payment is processed.',
  );
  await page.reload();
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();

  await page.getByRole('link', { name: 'My Bookings' }).first().click();
  await page.getByLabel('Enter your phone number to view your bookings').fill(guest.phone);
  await page.getByRole('button', { name: 'View My Bookings' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Coorg Coffee Trails');
  expect(page.url()).not.toContain(guest.digits);
  await page.getByRole('button', { name: /View Details: Coorg/ }).click();
  await expect(page.getByRole('heading', { name: 'Coorg Coffee Trails' })).toBeVisible();
});

test('View booking is there at once and Back does not return to the verdict', async ({ page }) => {
  await goAndPay(page, 'coorg-coffee');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: 'View booking' }).click();
  await expect(page).toHaveURL(paths.bookingDetails);
  await page.goBack();
  await expect(page.getByText('Already paid')).toBeVisible();
});

test('the whole form stands above the bar of a phone, and the button of a wide screen in its upper part', async ({
  page,
}) => {
  const bottomOf = async (field: Locator) => {
    const box = await field.boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };
  await openTrip(page, 'manali-leh');
  await chooseOneTicket(page);
  expect(await bottomOf(payButton(page))).toBeLessThan(720 + 56);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('button', { name: 'Confirm & Pay', exact: true });
  const top = (await bar.boundingBox())?.y ?? 0;
  expect(await bottomOf(page.getByLabel('Phone Number'))).toBeLessThanOrEqual(top);
});

test('declined at the bank → the reason, and the way back', async ({ page, sandbox }) => {
  await goAndPay(page, 'coorg-coffee');
  await page.getByRole('button', { name: 'Decline at the bank' }).click();
  await expect(alertOf(page)).not.toBeEmpty();
  await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', paths.getaways);
  expect((await sandbox.order()).state).toBe('declined');
});

test('cancelled → no status call, and it can be checked again', async ({ page, sandbox }) => {
  await goAndPay(page, 'coorg-coffee');
  // the page left behind may have asked in the background as it went; what counts is each page load
  const before = await sandbox.count('payment-status');
  await page.getByRole('button', { name: /^Cancel and return/ }).click();
  await expect(alertOf(page)).toContainText('Payment was canceled or failed.');
  expect(await sandbox.count('payment-status')).toBe(before);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => sandbox.count('payment-status')).toBe(before + 1);
});

test('pending twice, then paid → the booking opens', async ({ page, sandbox }) => {
  await page.clock.install();
  await goAndPay(page, 'coorg-coffee');
  // the page left behind may have asked in the background as it went; what counts is each page load
  const before = await sandbox.count('payment-status');
  await page.getByRole('button', { name: 'Then confirm' }).click();
  for (const checks of [1, 2]) {
    await expect.poll(() => sandbox.count('payment-status')).toBe(before + checks);
    await expect(verdict(page)).toHaveText('Verifying payment, please wait...');
    await page.clock.fastForward(2_000);
  }
  await expect(verdict(page)).toHaveText('Payment successful');
  expect(await sandbox.count('payment-status')).toBe(before + 3);
});

test('paid, but the line broke on the way back → the banner leads to the booking', async ({
  page,
  sandbox,
}) => {
  await goAndPay(page, 'coorg-coffee');
  await page.getByRole('button', { name: 'Pay, never return' }).click();
  expect((await sandbox.order()).state).toBe('paid');
  await page.goto('/');
  await page.getByRole('button', { name: 'View booking' }).click();
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
});

test('a free ticket → booked without payment, stored on this device', async ({ page, sandbox }) => {
  await page.goto(paths.eventDetailsOf('bengaluru-night-ride'));
  await chooseOneTicket(page);
  await fillIn(page);
  await payButton(page).click();
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(0);
  await page.reload();
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
  await openForm(page, paths.myBookings);
  await page.getByLabel('Enter your phone number to view your bookings').fill(guest.phone);
  await page.getByRole('button', { name: 'View My Bookings' }).click();
  await expect(page.getByText('On this device')).toBeVisible();
});

test('Back from the payment page → not processing; the old payment is checked first', async ({
  page,
  sandbox,
}) => {
  await goAndPay(page, 'coorg-coffee');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(guest.name);
  await payButton(page).click();
  await expect(page.getByRole('main').getByText('Please do not pay again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(0);
  expect(await sandbox.count('guest-book')).toBe(1);
});
