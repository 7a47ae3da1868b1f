import type { Page } from '@playwright/test';
import { tripPath } from '../../fixtures/paths.ts';
import { read, type WireTrip } from '../../journeys/support/catalogue.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { SCREENS } from '../../journeys/support/screens.ts';

interface Itinerary extends WireTrip {
  description: string;
  itinerary: readonly { description: string }[];
}

/** The words that stand on the paper. */
const printed = (page: Page) => page.evaluate(() => document.body.innerText);

test('a ride on paper has the text of every day, its whole description and its price, and nothing to press', async ({
  page,
  address,
  baseURL,
}) => {
  const { data: trip } = await read<{ data: Itinerary }>(baseURL, 'trip/trips/manali-leh');
  await page.setViewportSize({ width: 718, height: 1040 });
  await SCREENS['details-trip'].open({ page, site: address.site });
  await expect(page.locator('details').first()).toHaveAttribute('open');
  const link = page.url();

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('details:not([open])')).toHaveCount(0);
  const words = await printed(page);
  expect(trip.itinerary.length).toBeGreaterThan(1);
  for (const { description } of trip.itinerary) expect(words).toContain(description);
  expect(words).toContain(trip.description);
  expect(words).toContain('30,799');
  await expect(page.locator('button:visible, .ks-screen:visible')).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Read More about/ })).toBeVisible();
  expect(page.url()).toBe(link);
});

test('a ride is whole by the time that the browser lays it out for the printer, and afterwards as it was', async ({
  page,
}) => {
  await page.goto(`${tripPath('manali-leh')}&day=2`);
  const days = page.locator('details');
  await expect(days.nth(1)).toHaveAttribute('open');
  const link = page.url();
  const open = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('details[open]').length;
  });
  expect(open).toBe(await days.count());
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(days.nth(1)).toHaveAttribute('open');
  expect(page.url()).toBe(link);
});
