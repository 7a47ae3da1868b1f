import * as paths from '../../../src/paths.ts';
import { tripPath } from '../../fixtures/paths.ts';
import { HeldLine } from '../../journeys/support/held-line.ts';
import { hydrated, settled } from '../../journeys/support/hydrated.ts';
import { expect, test } from '../../journeys/support/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const routes = [
  ['/', /Take the long/],
  [paths.about, /./],
  [paths.getaways, /Getaways/i],
  [paths.trips, /Getaways/i],
  [paths.trainings, /Getaways/i],
  [paths.events, /Getaways/i],
  [`${paths.getaways}/no-such-tab`, /Getaways/i],
  [paths.trainingHome, /Getaways/i],
  [tripPath('manali-leh'), /Manali to Leh/],
  [paths.detailsOf('dirt-basics'), /Dirt Skills Weekend/],
  [paths.eventDetailsOf('bike-festival'), /Kickstand Bike Festival/],
  [paths.corporate, /./],
  [paths.contact, /./],
  [paths.terms, /Terms/],
  [paths.privacy, /Privacy/],
  [paths.refund, /Refund/],
  [paths.talentHunt, /./],
  [paths.talentHuntInFooter, /./],
  [paths.talentHuntPopup, /./],
  [paths.paymentResult, /Payment Status/],
  [paths.myBookings, /My Bookings/],
  [paths.bookingDetails, /Booking Not Found/],
  [paths.bookingDetailsOf('KS-unknown'), /Booking Not Found/],
  ['/no/such/page', /./],
] as const;

for (const [path, heading] of routes) {
  test(`${path} opens directly`, async ({ page, sandbox: _s, console: log }) => {
    if (path === '/no/such/page') log.expectFailedRequests();
    await page.goto(path);
    await expect(page.locator('h1').first()).toHaveText(heading);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page).toHaveTitle(/Kickstand/);
    await settled(page);
  });
}

test('a link followed before the first page has come to life moves the focus too', async ({
  page,
  sandbox: _s,
  console: _,
}) => {
  const homePage = await HeldLine.of(page, /\/assets\/home-[^/]+\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await homePage.rings();
  // before its header is hydrated, a link loads its page as without a script
  await hydrated(page, 'header');
  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
  await link.click();
  await expect(page).toHaveURL(paths.about);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await homePage.pass();
  await expect(page.getByRole('heading', { level: 1, name: /Built by riders/ })).toBeFocused();
});
