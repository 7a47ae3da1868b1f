import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { chooseOneTicket, fillIn, guest, openTrip, payButton } from './rider.ts';
import type { SandboxRemote } from './sandbox-remote.ts';

/** The alert that stands for the others where time is short. */
export const usualAlert = 'Payment Error';

/** How a payment fails to start, and what the form then says. */
export const paymentAlerts = [
  {
    fault: { preset: 'http-401' },
    title: 'Authentication Error',
    texts: [
      'Authentication failed. Please log in again or contact support.',
      'Please log in or check your API configuration.',
    ],
  },
  {
    fault: { preset: 'http-404' },
    title: 'Item Not Found',
    texts: [
      'The item you are trying to book was not found. It may have been removed or is no longer available.',
    ],
  },
  {
    fault: { status: 500, body: '{"detail":"Gateway asleep"}' },
    title: 'Payment Error',
    texts: [
      'Gateway asleep (Status: 500)',
      'If this issue persists, please contact our support team.',
    ],
  },
] as const;

/** Confirms a form whose payment cannot start: it says why, keeps what was typed, and one more press pays. */
export async function expectPaymentAlert(
  page: Page,
  sandbox: SandboxRemote,
  { fault, title, texts }: (typeof paymentAlerts)[number],
): Promise<void> {
  await openTrip(page, 'coorg-coffee');
  await chooseOneTicket(page);
  await fillIn(page);
  await sandbox.fault('guest-book', fault);
  await payButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: title });
  for (const text of texts) await expect(alert).toContainText(text);
  await expect(page.getByLabel('Full Name')).toHaveValue(guest.name);
  expect(await sandbox.count('guest-book')).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBeNull();

  await sandbox.clearFaults();
  await payButton(page).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(2);
}
