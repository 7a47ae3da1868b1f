import { expect, test } from './support/journey.ts';
import { chooseOneTicket, openTrip } from './support/rider.ts';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

/** How long a page may ask for more after its last request, in ms: the background check of payments comes last. */
const restMs = 2_000;

/**
 * The most that the load of a page asks for, its film aside, and the most elements that it comes to. They are
 * what was counted when this was written: where a page comes to need less, its figures go down with it.
 */
const most = [
  { path: '/', requests: 24, elements: 390 },
  { path: '/getaways/adventure-tours', requests: 22, elements: 815 },
  { path: '/details/manali-leh?type=trip', requests: 22, elements: 535 },
  { path: '/confirmationpage', requests: 24, elements: 288 },
  { path: '/termsconditions', requests: 12, elements: 300 },
];

for (const { path, requests, elements } of most) {
  test(`${path} asks for at most ${requests} files and answers, and has at most ${elements} elements`, async ({
    page,
    sandbox: _s,
    console: _,
  }) => {
    if (path === '/confirmationpage') {
      await openTrip(page, 'manali-leh');
      await chooseOneTicket(page);
    } else {
      await page.goto('/robots.txt');
    }
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'media') asked.push(new URL(request.url()).pathname);
    });
    await (path === '/confirmationpage' ? page.reload() : page.goto(path));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForTimeout(restMs);
    expect.soft(asked.length, asked.join('\n')).toBeLessThanOrEqual(requests);
    expect.soft(await page.locator('*').count(), 'elements').toBeLessThanOrEqual(elements);
  });
}
