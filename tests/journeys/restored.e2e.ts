import { wholeChromium } from '../../tools/check/browsers.ts';
import { expect, test } from './support/journey.ts';
import { goAndPay, guest, payButton } from './support/rider.ts';

// Playwright turns the browser's memory of pages off; riders have it.
test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    ...wholeChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back from the payment page restores the page as it was → never stuck, nothing typed is lost', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await goAndPay(page, 'coorg-coffee');
  const checks = await sandbox.count('payment-status');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.getByRole('main').getByText('Please do not pay again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue(guest.name);
  expect(await sandbox.count('payment-status')).toBe(checks + 1);
  expect(await sandbox.count('guest-book')).toBe(1);

  // The bank declines after all: one look clears the way, and one press pays anew.
  await sandbox.settle((await sandbox.order()).id, 'declined');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(
    page.getByRole('main').getByText('Your earlier payment did not go through'),
  ).toBeVisible();
  await payButton(page).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(2);
});
