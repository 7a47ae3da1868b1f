import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import * as paths from '../../src/paths.ts';
import { expect, test } from './support/journey.ts';
import { goAndPay } from './support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-write'] });

test('a ticket prints on one A4 page, has its code on the first screen of a phone, and leads to a message that names it', async ({
  page,
  sandbox,
}) => {
  await goAndPay(page, 'coorg-coffee');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: 'View booking' }).click();
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code of booking/ })).toBeVisible();
  const { id } = await sandbox.order();

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.getByRole('button', { name: 'Copy Booking ID' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Booking ID copied' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print ticket' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  const code = page.getByRole('img', { name: /^QR code of booking/ });
  await expect(code).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Print ticket' })).toBeHidden();

  // from the day before, the time and the place stand over the code, which stays on the first screen
  const [, start = ''] =
    /(\d+ \w+ \d+) to /.exec(await page.locator('main dl').first().innerText()) ?? [];
  await page.clock.setFixedTime(Date.parse(`${start} 12:00 +0530`) - DAY_MS);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your ride is tomorrow' })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Open in Maps/ })).toBeInViewport();
  await expect(code).toBeInViewport({ ratio: 1 });

  // two weeks later other rides stand under it
  await page.clock.setFixedTime(Date.parse(`${start} 12:00 +0530`) + 14 * DAY_MS);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ride again' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);

  await page.getByRole('link', { name: 'Ask about this booking' }).click();
  await expect(page).toHaveURL(paths.contact);
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(`Booking ID: ${id}\n`);
  await page.getByLabel('Name').fill('Arjun Nair');
  await page.reload();
  await expect(message).toHaveValue(`Booking ID: ${id}\n`);
});
