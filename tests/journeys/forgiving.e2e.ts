import { expect, test } from './support/journey.ts';
import { chooseOneTicket, openTrip, payButton } from './support/rider.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('a pasted line finds its fields, a slip in the address is put right by one press, and a name in Tamil arrives whole', async ({
  page,
  sandbox,
}) => {
  await openTrip(page, 'coorg-coffee');
  await chooseOneTicket(page);
  const name = page.getByLabel('Full Name');
  const email = page.getByLabel('Email Address');
  const phone = page.getByLabel('Phone Number');
  const line = 'க்ரிஷ்ணமூர்த்தி, asha@gmial.com, +91 98450 11223';
  await page.evaluate((text) => navigator.clipboard.writeText(text), line);
  await name.focus();
  await page.keyboard.press('Control+V');
  await expect(name).toHaveValue('க்ரிஷ்ணமூர்த்தி');
  await expect(email).toHaveValue('asha@gmial.com');
  await expect(phone).toHaveValue('+91 98450 11223');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue(line);
  await expect(email).toHaveValue('');
  await name.fill('');
  await name.focus();
  await page.keyboard.press('Control+V');
  await expect(phone).toHaveValue('+91 98450 11223');

  await email.focus();
  const suggestion = page.getByRole('button', { name: 'asha@gmail.com' });
  await expect(suggestion).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(suggestion).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toHaveValue('asha@gmail.com');
  await expect(email).toBeFocused();

  await payButton(page).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  expect(await sandbox.order()).toMatchObject({
    guestName: 'க்ரிஷ்ணமூர்த்தி',
    guestPhone: '9845011223',
  });
});
