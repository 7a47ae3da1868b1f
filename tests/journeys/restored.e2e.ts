import { expect, test } from './support/journey.ts';
import { goBackRestored, noteRestoring, withPageMemory } from './support/page-memory.ts';
import { goAndPay, guest, payButton } from './support/rider.ts';

test.use(withPageMemory);

test('Back from the payment page restores the page as it was → never stuck, nothing typed is lost', async ({
  page,
  sandbox,
}) => {
  await noteRestoring(page);
  await goAndPay(page, 'coorg-coffee');
  const checks = await sandbox.count('payment-status');
  await goBackRestored(page);
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
