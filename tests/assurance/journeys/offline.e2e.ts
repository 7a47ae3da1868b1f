import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { chooseOneTicket, fillIn, openTrip, payButton } from '../../journeys/support/rider.ts';
import { keptAddresses, watching, workerReady } from '../../journeys/support/worker.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The notice under the header, not its words for people who listen. */
const noConnection = (page: Page) => page.getByText('No connection.', { exact: true });

test('without a signal a list, a ride and a ticket open and say so; no payment is answered; forgotten, nothing is cached', async ({
  page,
  context,
  console: log,
}) => {
  log.expectFailedRequests();
  await page.clock.install();
  await page.goto(paths.eventDetailsOf('independence-ride'));
  await workerReady(page);
  await chooseOneTicket(page);
  await fillIn(page);
  await payButton(page).click();
  await expect(page).toHaveURL(paths.bookingDetails);
  await openTrip(page, 'manali-leh');
  await page.goto(paths.home);
  await page.goto(paths.lists.trips);
  await expect(page.getByRole('link', { name: /Manali/ }).first()).toBeVisible();
  const status = '/api/v1/order/payment/status/T2761248213';
  await page.evaluate((path) => fetch(path), status);
  await expect
    .poll(() => keptAddresses(page))
    .toEqual(expect.arrayContaining(['/api/v1/trip/trips/categories/all']));

  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByRole('main').getByText(/^You are offline. This list is from \d+:\d\d [AP]M today.$/),
  ).toBeVisible();
  // one notice: that of the list says more than that of the frame
  await watching(page);
  await expect(noConnection(page)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^You see this list as of /)).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${paths.detailsOf('manali-leh')}?sel=anything:1`);
  await expect(heading(page)).toHaveText(/Manali/);
  await expect(
    page.getByRole('main').getByText(/^You are offline. This ride is from/),
  ).toBeVisible();
  await watching(page);
  await expect(noConnection(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  const { y = Number.NaN } = (await heading(page).boundingBox()) ?? {};
  expect(y, 'the title of the ride on a phone').toBeLessThanOrEqual(500);
  await page.setViewportSize({ width: 1440, height: 900 });
  // what the device has cached is never sold
  await expect(
    page.getByRole('heading', { name: 'Booking is not possible right now' }),
  ).toBeVisible();

  await page.goto(paths.home);
  await expect(noConnection(page)).toBeVisible();

  await page.goto(paths.bookingDetails);
  await expect(heading(page)).toHaveText(/^Thank you, Arjun Nair\. /);
  // it asks nobody: the device's own word alone is no news
  await watching(page);
  await expect(noConnection(page)).toBeHidden();

  expect(
    await page.evaluate(
      (path) =>
        fetch(path).then(
          () => 'answered',
          () => 'failed',
        ),
      status,
    ),
  ).toBe('failed');
  await expect(
    page.goto(`${paths.paymentResult}?merchantTransactionId=T2761248213`),
  ).rejects.toThrow('ERR_INTERNET_DISCONNECTED');

  await context.setOffline(false);
  await page.goto(paths.privacy);
  const seen = async () =>
    (await keptAddresses(page)).filter((path) => !/^\/(assets|art|hero)\/|\.svg$/.test(path));
  const cached = (await seen()).join(' ');
  expect(cached).toContain(paths.detailsOf('manali-leh'));
  expect(cached).not.toMatch(/order|my-bookings|paymentsuccess|bookingdetails|T2761248213|[?]/i);
  await page.getByRole('button', { name: 'Forget my details on this device' }).click();
  await page.getByRole('button', { name: 'Yes, forget them' }).click();
  await expect(
    page.getByRole('main').getByText('Your details are no longer kept on this device.'),
  ).toBeVisible();
  expect(await seen()).toEqual([]);
});
