import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import type { BuiltScripts } from '../../journeys/support/built-scripts.ts';
import { coorg } from '../../journeys/support/catalogue.ts';
import { hydrated } from '../../journeys/support/hydrated.ts';
import { expect, unwatched as test } from '../../journeys/support/journey.ts';
import { guest } from '../../journeys/support/rider.ts';
import type { SandboxRemote } from '../../journeys/support/sandbox-remote.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

interface Failure {
  what: string;
  /** A line that what is copied holds. */
  tells: RegExp;
  fail: (page: Page, sandbox: SandboxRemote, scripts: BuiltScripts) => Promise<void>;
}

/** Goes to the lists from a page without data, so that they have none to show meanwhile. */
async function openLists(page: Page): Promise<void> {
  await page.goto('/aboutus');
  await hydrated(page, 'header a');
  await page.locator('header').getByRole('link', { name: 'Getaways' }).click();
}

const failures: readonly Failure[] = [
  {
    what: 'a list',
    tells: /catalogue "failed"/,
    fail: async (page, sandbox) => {
      await sandbox.fault('trainings-categories', { preset: 'http-500' });
      await openLists(page);
      await page.getByRole('link', { name: 'Trainings' }).click();
    },
  },
  {
    what: 'a part whose script is lost',
    tells: /^Build: [\w-]+\.js/,
    fail: async (page, _sandbox, scripts) => {
      await scripts.lose(page, 'CatalogueList');
      await openLists(page);
    },
  },
  {
    what: 'the ticket selector',
    tells: /ticket-selector "unreachable"/,
    fail: async (page, sandbox) => {
      await sandbox.fault('trip-detail', { preset: 'http-500' });
      await page.goto(coorg);
      await page.getByRole('button', { name: 'Book Now' }).locator('visible=true').click();
    },
  },
  {
    what: 'a lookup',
    tells: /my-bookings "failed"/,
    fail: async (page, sandbox) => {
      await sandbox.fault('my-bookings', { preset: 'http-500' });
      await page.goto(paths.myBookings);
      await hydrated(page, 'form');
      await page.getByLabel('Enter your phone number to view your bookings').fill(guest.phone);
      await page.getByRole('button', { name: 'View My Bookings' }).click();
    },
  },
];

for (const { what, tells, fail } of failures) {
  test(`${what} that fails offers to copy what happened, without what was typed`, async ({
    page,
    sandbox,
    scripts,
  }) => {
    await fail(page, sandbox, scripts);
    await page.getByRole('button', { name: 'Copy what happened' }).click();
    await expect(page.getByRole('main').getByText('What happened copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(tells);
    expect(copied).not.toContain(guest.phone);
    expect(copied).not.toContain(guest.phone.replaceAll(/\D/g, '').slice(-10));
  });
}
