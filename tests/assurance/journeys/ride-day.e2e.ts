import type { Page } from '@playwright/test';
import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import * as englishTicket from '../../../machines/texts/en/booking-details.ts';
import * as englishDocument from '../../../machines/texts/en/document.ts';
import * as englishList from '../../../machines/texts/en/my-bookings.ts';
import * as hindiTicket from '../../../machines/texts/hi/booking-details.ts';
import * as hindiDocument from '../../../machines/texts/hi/document.ts';
import * as hindiList from '../../../machines/texts/hi/my-bookings.ts';
import * as paths from '../../../src/paths.ts';
import type { Release } from '../../../src/worker/sw.ts';
import { settled } from '../../journeys/support/hydrated.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { goAndPay, guest } from '../../journeys/support/rider.ts';
import { readShifts, watchShifts } from '../../journeys/support/shifts.ts';

const PHONE = { width: 390, height: 844 };

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

const LANGUAGES = {
  English: { base: '', ticket: englishTicket, list: englishList, document: englishDocument },
  Hindi: { base: '/hi', ticket: hindiTicket, list: hindiList, document: hindiDocument },
} as const;

/** The files for tickets that the worker of a page has not cached in a language; null before it answers for the page. It runs in the page. */
async function missingFiles(base: string): Promise<readonly string[] | null> {
  if (navigator.serviceWorker.controller === null) return null;
  const script = await (await fetch('/sw.js')).text();
  const release: Release = JSON.parse(script.slice(script.indexOf('{'), script.indexOf(';\n')));
  const files = release.pages
    .filter((pages) => pages.base === base)
    .flatMap(({ core, ownPages }) => [...core, ...ownPages]);
  const copies = await Promise.all(files.map((file) => caches.match(file)));
  return files.filter((_, index) => copies[index] === undefined);
}

/** Waits until tickets open without a connection; the seconds before that is asked for pass by the page's clock. */
async function ticketsCached(page: Page, base: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    expect(await page.evaluate(missingFiles, base)).toEqual([]);
  }).toPass();
}

for (const [language, { base, ticket, list, document }] of Object.entries(LANGUAGES)) {
  test(`a paid ticket opens without a connection in ${language}, from My Bookings and by its address, on the day before the ride and after it`, async ({
    page,
    context,
    sandbox,
    console: log,
  }) => {
    log.expectFailedRequests();
    await context.clock.install();
    await goAndPay(page, 'coorg-coffee');
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await page.getByRole('button', { name: 'View booking' }).click();
    await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
    const [, start = ''] =
      /(\d+ \w+ \d+) to /.exec(await page.locator('main dl').first().innerText()) ?? [];
    const { id } = await sandbox.order();
    const address = base + paths.bookingDetailsOf(id);
    await page.goto(address);
    await ticketsCached(page, base);
    await page.close();

    // the browser was closed meanwhile: nothing of the tab is left
    const noon = Date.parse(`${start} 12:00 +0530`);
    await context.clock.setFixedTime(noon - DAY_MS);
    await context.setOffline(true);
    const later = await context.newPage();
    await later.setViewportSize(PHONE);
    await watchShifts(later);
    const main = later.getByRole('main');
    const code = main.locator('svg[role=img]');
    const expectRideDay = async () => {
      await expect(main.getByRole('heading', { name: ticket.rideIs.tomorrow })).toBeInViewport();
      await expect(main.getByText('7:00 AM', { exact: true })).toBeInViewport();
      await expect(main.getByText('Columbia Asia junction, Mysuru').first()).toBeInViewport();
      await expect(main.getByText(ticket.mapNeedsConnection)).toBeInViewport();
      await expect(code).toBeInViewport();
      await expect(main.getByText(id).first()).toBeVisible();
      await expect(main.getByText('Malnad Motorcycle Guides').first()).toBeVisible();
    };
    await later.goto(address);
    await expectRideDay();
    await expect(code).toBeInViewport({ ratio: 1 });
    await settled(later);
    const { score, shifts } = await readShifts(later);
    expect(score, shifts.join('\n')).toBeLessThanOrEqual(0.001);

    await later.goto(base + paths.myBookings);
    await later.getByRole('textbox').fill(guest.phone);
    await later.getByRole('button', { name: list.viewMyBookings }).click();
    await expect(main.getByRole('heading', { name: list.bookedHere })).toBeVisible();
    await main.getByRole('button', { name: list.viewDetails }).click();
    await expect(later).toHaveURL(address);
    await expectRideDay();

    await context.clock.setFixedTime(noon + 14 * DAY_MS);
    await later.reload();
    await expect(main.getByText(ticket.rideOver)).toBeVisible();
    await expect(main.getByRole('heading', { name: ticket.rideAgain })).toBeVisible();
    await expect(main.getByRole('link', { name: ticket.exploreGetaways })).toBeVisible();
    await settled(later);

    // a browser that lacks space may take the caches and leave the records
    await later.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    const devtools = await context.newCDPSession(later);
    await devtools.send('Network.clearBrowserCache');
    await later.reload();
    await expect(later.getByText(document.unloaded)).toBeVisible();
    await context.setOffline(false);
    await later.getByRole('link', { name: document.loadAgain }).click();
    await expect(main.getByRole('heading', { name: ticket.rideAgain })).toBeVisible();
  });
}
