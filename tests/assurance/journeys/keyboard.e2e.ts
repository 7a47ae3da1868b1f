import * as paths from '../../../src/paths.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { openForm, openTrip } from '../../journeys/support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the itinerary opens one day at a time', async ({ page, sandbox: _s, console: _ }) => {
  await openTrip(page, 'manali-leh');
  const day = (number: number) =>
    page.locator('details').filter({ hasText: new RegExp(`Day ${number}\\b`) });
  await day(2).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(day(2)).toHaveAttribute('open');
  await day(3).locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(day(3)).toHaveAttribute('open');
  await expect(day(2)).not.toHaveAttribute('open');
});

test('the tabs of My Bookings follow the arrow keys', async ({ page, sandbox: _s, console: _ }) => {
  await openForm(page, paths.myBookings);
  await page.getByLabel(/Enter your phone number/).fill('9000000001');
  await expect(page.getByRole('button', { name: 'View My Bookings' })).toBeEnabled();
  await page.keyboard.press('Enter');
  const upcoming = page.getByRole('tab', { name: 'Upcoming' });
  await upcoming.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Completed' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: 'Completed' })).toBeFocused();
});

test('the gallery is paused, moved and picked by keyboard', async ({
  page,
  sandbox: _s,
  console: _,
}) => {
  await page.goto(paths.corporate);
  const pause = page.getByRole('button', { name: 'Pause the gallery' });
  await pause.scrollIntoViewIfNeeded();
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play the gallery' })).toBeVisible();
  await page.getByRole('button', { name: /next/i }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /next/i })).toBeFocused();
});
