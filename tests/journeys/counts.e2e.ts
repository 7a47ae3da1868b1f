import type { Page, Request } from '@playwright/test';
import * as paths from '../../src/paths.ts';
import { desktopChromiumOptions } from '../../tools/check/browsers.ts';
import { tripPath } from '../fixtures/paths.ts';
import { turnOffCache } from './support/devtools.ts';
import { settled } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { chooseOneTicket, openTrip } from './support/rider.ts';
import { readShifts, watchShifts } from './support/shifts.ts';

test.use({
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  launchOptions: desktopChromiumOptions(),
});

/** The most that may move by itself while a page loads, as Cumulative Layout Shift. */
const mostShift = 0.001;

/** The most script files that a page asks for until it is idle: on a plain host each costs a kilobyte of headers. */
const mostScripts = 15;

/** The most that the load of a page asks for beside, as counted when this was written: the page, the platform's answers, pictures and fonts. */
const most = [
  { path: '/', requests: 14 },
  { path: paths.lists.trips, requests: 12 },
  { path: tripPath('manali-leh'), requests: 8 },
  { path: paths.confirmation, requests: 7 },
  { path: paths.terms, requests: 6 },
];

/** Opens a page of the table anew, as a rider without its files does: the confirmation with one ticket. */
async function openFresh(page: Page, path: string): Promise<() => Promise<unknown>> {
  await turnOffCache(page);
  if (path !== paths.confirmation) return () => page.goto(path);
  await openTrip(page, 'manali-leh');
  await chooseOneTicket(page);
  return () => page.reload();
}

/** Lets no task begin that a page leaves for when it is idle, a second or later after it stands. */
const holdIdleTasks = (page: Page) =>
  page.addInitScript(() => {
    const soon = window.setTimeout.bind(window);
    const setTimeout = (run: TimerHandler, delay = 0, ...rest: unknown[]) =>
      delay < 1_000 ? soon(run, delay, ...rest) : 0;
    Object.assign(window, { setTimeout });
  });

/** Listens to the requests of the document that opens next, from its own on: those of the page before may come late. */
function listenToNext(page: Page, listener: (request: Request) => void): void {
  let isOpening = false;
  page.on('request', (request) => {
    isOpening ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isOpening) listener(request);
  });
}

for (const { path } of most) {
  test(`${path} asks for at most ${mostScripts} script files before it is idle`, async ({
    page,
  }) => {
    await holdIdleTasks(page);
    const open = await openFresh(page, path);
    const requested = new Set<string>();
    listenToNext(page, (request) => {
      if (request.resourceType() === 'script') requested.add(new URL(request.url()).pathname);
    });
    await open();
    await settled(page);
    expect(requested.size, [...requested].join('\n')).toBeLessThanOrEqual(mostScripts);
  });
}

for (const { path, requests } of most) {
  test(`${path} asks for at most ${requests} answers, pictures and fonts, and nothing of it moves`, async ({
    page,
  }) => {
    await watchShifts(page);
    const openPage = await openFresh(page, path);
    const requested: string[] = [];
    const open = new Set<Request>();
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    listenToNext(page, (request) => {
      open.add(request);
      const { pathname } = new URL(request.url());
      // the placeholder stands for a picture that is counted already
      if (
        pathname !== '/art/placeholder.svg' &&
        !['media', 'script', 'stylesheet'].includes(request.resourceType())
      )
        requested.push(pathname);
    });
    await openPage();
    await settled(page);
    // it comes last, together with the background check of payments
    await expect(page.getByRole('complementary', { name: 'Sandbox' })).toBeVisible();
    await expect.poll(() => open.size).toBe(0);
    expect.soft(requested.length, requested.join('\n')).toBeLessThanOrEqual(requests);
    const { score, shifts } = await readShifts(page);
    expect.soft(score, `moved: ${shifts.join(', ')}`).toBeLessThanOrEqual(mostShift);
  });
}

test('the tickets open over a ride → the rest of the page stays where it is, and is there again when they close', async ({
  page,
}) => {
  await openTrip(page, 'manali-leh');
  await settled(page);
  const places = () =>
    page.locator('main :is(section, h1, h2):not(dialog *), footer').evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return `${one.textContent.slice(0, 20)} ${top} ${height}`;
      }),
    );
  const footer = page.getByRole('contentinfo', { includeHidden: true });
  const before = await places();
  await page.getByRole('button', { name: 'Book Now' }).last().tap();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^\+ Add/ })).not.toHaveCount(
    0,
  );
  await expect(footer).toHaveCSS('content-visibility', 'hidden');
  await page.emulateMedia({ media: 'print' });
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await page.emulateMedia({ media: null });
  // what opens for paper alone closes in a later task
  await expect.poll(places).toEqual(before);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  expect(await places()).toEqual(before);
});
