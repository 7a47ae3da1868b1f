import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { MISSING_TRANSACTION, PAYMENT_CANCELED } from '#machines/domain/payment.ts';
import type { PaymentContext } from '#machines/payment.machine.ts';
import * as paths from '../../../../src/paths.ts';
import { stateName } from '../../../fixtures/explore-chart.ts';
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

const paid: Look = async (page, { outcome }) => {
  const result = page.getByRole('status').filter({ has: verdict(page) });
  await expect(verdict(page)).toHaveText('Payment successful');
  await expect(result).toContainText(`${outcome?.message} Redirecting to booking details page...`);
  await expect(button(page, 'View booking')).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
};

const failed =
  (advice: string, words: (context: PaymentContext) => string): Look =>
  async (page, context) => {
    const { pending, transactionId } = context;
    await expect(verdict(page)).toHaveText(words(context));
    await expect(page.getByRole('alert')).toContainText(advice);
    await expect(goBack(page)).toHaveAttribute('href', paths.getaways);
    await expect(button(page, 'Try again')).toHaveCount(pending === null ? 0 : 1);
    await expect(button(page, 'Check again')).toHaveCount(transactionId === null ? 0 : 1);
  };

const unverified =
  (news: string): Look =>
  async (page, { outcome }) => {
    const isUnclear = outcome?.kind === 'open' && outcome.cause === 'unclear';
    const message = outcome?.message ?? '';
    await expect(verdict(page)).toHaveText(isUnclear ? message : 'Not confirmed yet');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Please do not pay again.');
    await expect(alert).toContainText(
      isUnclear
        ? 'The answer does not settle this payment'
        : 'Your bank is still working on this payment',
    );
    if (!isUnclear) await expect(alert).toContainText(message);
    await expect(alert).not.toContainText('you can pay again');
    await expect(page.getByRole('status').filter({ hasText: news })).toBeVisible();
    await expect(button(page, 'Refresh Status')).toBeEnabled();
    await expect(goBack(page)).toHaveAttribute('href', paths.getaways);
  };

/** What the verification is at; whether the tab is seen changes nothing that is shown. */
export function stepOf(state: AnyMachineSnapshot): string {
  return stepIn(stateName(state));
}

/** The same, of a state's name. */
export function stepIn(name: string): string {
  return name.replace('verification.', '').replace(/ \+ visibility\..*/, '');
}

/** What the result page shows in each of the verification's states. */
export const looks: Readonly<Record<string, Look>> = {
  checking: verifying,
  waiting: verifying,
  'paid.seen': paid,
  'paid.unseen': paid,
  declined: failed(
    'The payment did not go through, so you can pay again.',
    ({ outcome }) => outcome?.message ?? '',
  ),
  refunded: failed('Nothing is booked with this payment.', ({ outcome }) => outcome?.message ?? ''),
  cancelled: failed('check again before you pay once more', () => PAYMENT_CANCELED),
  'unverified.waiting': unverified('We look again by ourselves while this page is open.'),
  'unverified.paused': unverified('We look again by ourselves while this page is open.'),
  'unverified.checking': unverified('Looking again...'),
  'unverified.exhausted': unverified('We have stopped looking by ourselves.'),
  missing: async (page) => {
    await expect(verdict(page)).toHaveText(MISSING_TRANSACTION);
    await expect(page.getByRole('alert')).toContainText('This address names no payment.');
    await expect(goBack(page)).toHaveAttribute('href', paths.getaways);
    const card = page.locator('section').filter({ has: verdict(page) });
    await expect(card.getByRole('link', { name: 'My Bookings' })).toBeVisible();
  },
  opened: async (page) => {
    await expect(page).toHaveURL(paths.bookingDetails);
    await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
  },
};
