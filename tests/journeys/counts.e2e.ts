import * as paths from '../../src/paths.ts';
import { tripPath } from '../fixtures/paths.ts';
import { expect, test } from './support/journey.ts';
import { chooseOneTicket, openTrip } from './support/rider.ts';
import { readShifts, watchShifts } from './support/shifts.ts';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

/** The time that a page may ask for more after its last request, in ms: the background check of payments comes last. */
const restMs = 2_000;

/** The most that may move by itself while a page loads, as Cumulative Layout Shift. */
const mostShift = 0.001;

/**
 * The most that the load of a page asks for, its film aside, then what it fetches ahead for the pages behind its links, and
 * the most elements that it comes to. They are what was counted when this was written: where a page comes to need less, its figures go down with it.
 */
const most = [
  { path: '/', requests: 24, ahead: 3, elements: 414 },
  { path: paths.trips, requests: 21, ahead: 6, elements: 876 },
  { path: tripPath('manali-leh'), requests: 21, ahead: 3, elements: 553 },
  { path: paths.confirmation, requests: 24, ahead: 5, elements: 280 },
  { path: paths.terms, requests: 12, ahead: 0, elements: 352 },
];

for (const { path, requests, ahead, elements } of most) {
  test(`${path} asks for at most ${requests} files and answers and ${ahead} ahead, has at most ${elements} elements, and nothing of it moves`, async ({
    page,
    sandbox: _s,
    console: _,
  }) => {
    await watchShifts(page);
    if (path === paths.confirmation) {
      await openTrip(page, 'manali-leh');
      await chooseOneTicket(page);
    } else {
      await page.goto('/robots.txt');
    }
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'media') asked.push(new URL(request.url()).pathname);
    });
    const load = path === paths.confirmation ? page.reload() : page.goto(path);
    const markup = (await (await load)?.text()) ?? '';
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForTimeout(restMs);
    const [named, unnamed] = [true, false].map((isNamed) =>
      asked.filter((file) => (!/\.(js|css)$/.test(file) || markup.includes(file)) === isNamed),
    ) as [string[], string[]];
    expect.soft(named.length, named.join('\n')).toBeLessThanOrEqual(requests);
    expect.soft(unnamed.length, unnamed.join('\n')).toBeLessThanOrEqual(ahead);
    expect.soft(await page.locator('*').count(), 'elements').toBeLessThanOrEqual(elements);
    const { score, shifts } = await readShifts(page);
    expect.soft(score, `moved: ${shifts.join(', ')}`).toBeLessThanOrEqual(mostShift);
  });
}
