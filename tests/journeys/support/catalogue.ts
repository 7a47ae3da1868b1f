import type { Page } from '@playwright/test';
import { tripPath } from '../../fixtures/paths.ts';
import { holdScript } from './held-script.ts';
import { expect, test } from './journey.ts';

/** The ride that most journeys open. */
export const coorg = tripPath('coorg-coffee');

/** A trip as the platform sends it. */
export interface WireTrip {
  id?: string;
  _id?: string;
  [field: string]: unknown;
}

/** Whether a trip goes by an id. */
export const isTrip = (trip: WireTrip, id: string) => trip.id === id || trip._id === id;

/** What the platform answers to a read. */
export async function read<Answer>(baseURL: string | undefined, path: string): Promise<Answer> {
  const headers = { Authorization: 'Bearer sandbox-token' };
  const answer = await fetch(`${baseURL}/api/v1/${path}`, { headers });
  return (await answer.json()) as Answer;
}

/** An answer that the platform gives from now on. */
export const instead = (answer: unknown) => ({ status: 200, body: JSON.stringify(answer) });

/** The button that opens the ticket selector of a ride. */
export const bookNow = (page: Page) => page.getByRole('button', { name: 'Book Now' }).first();

/** The journey of a page that is opened before its script: what the build drew stands there still once the page is alive. */
export function isTakenOver(path: string): void {
  test(`${path} → its markup is taken over, not drawn again`, async ({
    page,
    sandbox: _s,
    console: log,
  }) => {
    if (!path.includes('details')) log.expectFailedRequests();
    const release = await holdScript(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const picture = page.locator('main img').nth(path === '/' ? 1 : 0);
    await picture.evaluate((element) => element.setAttribute('data-mark', ''));
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main img[data-mark]')).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  });
}
