import type { Page } from '@playwright/test';
import type { PaymentContext } from '#machines/payment.machine.ts';
import { expect } from '../journey.ts';
import { verdict } from '../rider.ts';

/** What a visitor sees in a state. */
type Look = (page: Page, context: PaymentContext) => Promise<void>;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const goBack = (page: Page) => page.getByRole('link', { name: 'Go Back' });

const verifying: Look = async (page) => {
  await expect(page.getByRole('status').filter({ has: verdict(page) })).toContainText(
    'Verifying payment, please wait...',
  );
  await expect(page.locator('section[aria-busy=true]')).toBeVisible();
  await expect(button(page, 'Refresh Status')).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
};

const paid: Look = async (page, { message }) => {
  const result = page.getByRole('status').filter({ has: verdict(page) });
  await expect(verdict(page)).toHaveText('Payment successful');
  await expect(result).toContainText(`${message} Redirecting to booking details page...`);
  await expect(page.getByRole('alert')).toHaveCount(0);
};

const failed =
  (advice: string): Look =>
  async (page, { message, pending, transactionId }) => {
    await expect(verdict(page)).toHaveText(message);
    await expect(page.getByRole('alert')).toContainText(advice);
    await expect(goBack(page)).toHaveAttribute('href', '/getaways');
    await expect(button(page, 'Try again')).toHaveCount(pending === null ? 0 : 1);
    await expect(button(page, 'Check again')).toHaveCount(transactionId === null ? 0 : 1);
  };

const unverified =
  (news: string): Look =>
  async (page, { message, isAnswered }) => {
    await expect(verdict(page)).toHaveText('Not confirmed yet');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Please do not pay again.');
    await expect(alert).toContainText(
      isAnswered ? 'Your bank is still working on this payment' : 'We could not find out whether',
    );
    await expect(alert).toContainText(message);
    await expect(page.getByRole('status').filter({ hasText: news })).toBeVisible();
    await expect(button(page, 'Refresh Status')).toBeEnabled();
    await expect(goBack(page)).toHaveAttribute('href', '/getaways');
  };

/** What the result page shows in each of the verification's states. */
export const looks: Readonly<Record<string, Look>> = {
  checking: verifying,
  waiting: verifying,
  'paid.storing': paid,
  'paid.redirecting': async (page, context) => {
    await paid(page, context);
    await expect(button(page, 'View booking')).toBeEnabled();
  },
  declined: failed('The payment did not go through, so you can pay again.'),
  cancelled: failed('check again before you pay once more'),
  'unverified.waiting': unverified('We look again by ourselves while this page is open.'),
  'unverified.paused': unverified('We look again by ourselves while this page is open.'),
  'unverified.checking': unverified('Looking again...'),
  'unverified.resting': unverified('We have stopped looking by ourselves.'),
  missing: async (page, { message }) => {
    await expect(verdict(page)).toHaveText(message);
    await expect(page.getByRole('alert')).toContainText('This address names no payment.');
    await expect(goBack(page)).toHaveAttribute('href', '/getaways');
    const card = page.locator('section').filter({ has: verdict(page) });
    await expect(card.getByRole('link', { name: 'My Bookings' })).toBeVisible();
  },
  opened: async (page) => {
    await expect(page).toHaveURL('/bookingdetails');
    await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
  },
};
