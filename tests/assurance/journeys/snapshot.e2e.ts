import * as paths from '../../../src/paths.ts';
import { bookNow, coorg, instead, read, type WireTrip } from '../../journeys/support/catalogue.ts';
import { HeldLine } from '../../journeys/support/held-line.ts';
import { expect, test } from '../../journeys/support/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a ride that is sold at another price since the build → shown, and sold, at that', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const answer = await read<{ data: WireTrip }>(baseURL, 'trip/trips/coorg-coffee');
  const trip = { ...answer.data, starting_market_price: 7_777, booking_types: [] };
  await sandbox.fault('trip-detail', instead({ ...answer, data: trip }));
  await sandbox.fault('trips-categories', instead({ data: [] }));
  const line = await HeldLine.of(page, /trip\/trips\/coorg-coffee$/);
  await page.goto(coorg);
  await line.rings();
  await expect(page.getByRole('complementary', { name: 'Price and booking' })).toContainText(
    '₹6,999',
  );
  await bookNow(page).click();
  const selector = page.getByRole('dialog');
  await expect(selector.locator('[aria-busy=true]')).toBeVisible();
  await expect(selector.getByRole('button', { name: /Add/ })).toHaveCount(0);
  await line.pass();
  // the note of the sandbox is one, too
  await expect(page.locator('aside').first()).toContainText('₹7,777');
  await selector.getByRole('button', { name: /^\+ Add/ }).click();
  await expect(selector.getByRole('status')).toContainText('₹7,777.00');
});

test('weeks after the build, offline → what has left since says so, without a word in the console', async ({
  page,
  console: log,
}) => {
  log.expectFailedRequests();
  await page.clock.setFixedTime(Date.now() + 60 * 86_400_000);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(coorg);
  await expect(page.getByRole('button', { name: 'Departed' }).first()).toBeDisabled();
  await page.goto(paths.lists.trips);
  await expect(page.getByText('Departed').first()).toBeVisible();
});
