import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Listening, listen } from '../../../sandbox/listen.ts';
import { openSandbox } from '../../../sandbox/server.ts';
import { invalidReportReason } from '../../../src/app/reporting/report-schema.ts';
import * as paths from '../../../src/paths.ts';
import { removeOtherLanguages } from '../../fixtures/added-language.ts';
import { plantedIn } from '../../fixtures/personal.ts';
import { copyProject } from '../../fixtures/project-copy.ts';
import { LONG_LIMIT } from '../../fixtures/time-limits.ts';
import { settled } from '../../journeys/support/hydrated.ts';
import { unwatched as base, expect } from '../../journeys/support/journey.ts';
import { goAndPay, guest, openForm, verdict } from '../../journeys/support/rider.ts';
import { SandboxRemote } from '../../journeys/support/sandbox-remote.ts';
import { serveProject } from '../../journeys/support/serve-project.ts';
import { keptAddresses, workerReady } from '../../journeys/support/worker.ts';

/** Where pictures come from that are on neither the site's nor the API's origin. */
const PICTURES = 'https://pictures.example.com';

/** The parts of a deployment on other origins than the site's, and the requests that arrived there. */
interface Elsewhere {
  /** The API, half of the pictures, the contact call, the receiver of reports. */
  readonly api: string;
  readonly pay: string;
  /** 'METHOD /path' of what arrived, oldest first. */
  readonly requests: string[];
}

/** Starts an API and a payment page, each on a port of its own; some pictures are on a third host. */
async function startElsewhere(use: (elsewhere: Elsewhere) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kickstand-elsewhere-'));
  const disk = openSandbox({ dataDir, checkReport: invalidReportReason });
  const requests: string[] = [];
  const api = await listen(
    async (request, env) => {
      const { pathname } = new URL(request.url);
      requests.push(`${request.method} ${pathname}`);
      const isRead = request.method === 'GET' && pathname.startsWith('/api/v1/');
      // uncompressed, so that its text can be changed
      const answer = await (isRead
        ? disk.fetch(new Request(request.url, { headers: plainHeaders(request) }), env)
        : disk.fetch(request, env));
      if (pathname.startsWith('/media/')) return withoutCors(answer);
      if (!isRead) return answer;
      const text = await answer.text();
      return new Response(
        text.replaceAll(/"[^"]*(\/media\/([\w-]+)\.\w+)"/g, (whole, path, name) =>
          isOnThirdHost(name) ? JSON.stringify(PICTURES + path) : whole,
        ),
        answer,
      );
    },
    { port: 0 },
  );
  const pay = await listen((request) => disk.payFetch(request), { port: 0 });
  disk.sandbox.config.payPort = pay.port;
  const urlOf = ({ port }: Listening) => `http://localhost:${port}`;
  await use({ api: urlOf(api), pay: urlOf(pay), requests });
  await Promise.all([api, pay].map((server) => server.close()));
  disk.close();
  await rm(dataDir, { recursive: true, force: true });
}

const isOnThirdHost = (picture: string) => picture.length % 2 === 0;

function plainHeaders({ headers }: Request): Headers {
  const plain = new Headers(headers);
  plain.delete('accept-encoding');
  return plain;
}

function withoutCors(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('Access-Control-Allow-Origin');
  return new Response(answer.body, { status: answer.status, headers });
}

/** A deployment that has everything elsewhere but its pages, and sends reports of every page load. */
const test = base.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => startElsewhere(use),
    { scope: 'worker' },
  ],
  address: [
    async ({ elsewhere }, use) => {
      const project = await copyProject('other-hosts');
      await removeOtherLanguages(project);
      const settings = {
        VITE_API_BASE_URL: elsewhere.api,
        VITE_PAYMENT_ORIGINS: elsewhere.pay,
        VITE_REPORT_URL: `${elsewhere.api}/sandbox/reports`,
        VITE_REPORT_RATE: '1',
      };
      await serveProject(project, settings, use);
      await rm(project, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: LONG_LIMIT },
  ],
  sandbox: async ({ elsewhere }, use) => {
    const sandbox = new SandboxRemote(elsewhere.api);
    await sandbox.reset();
    await use(sandbox);
  },
});

// one build for all: a second worker would make one of its own
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

/** The pictures of the list on the screen once each has come or become its placeholder, by where they are. */
async function seenPictures(page: Page): Promise<Record<string, number>> {
  // not only the cards that are in view at first
  await expect(page.locator('main li a[href*="/details/"]')).toHaveCount(24);
  await settled(page);
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main img')];
    // a placeholder is another element, and its file is not in a copied project
    for (const picture of all) picture.loading = 'eager';
    return all.every(
      ({ complete, naturalWidth, src }) => complete && (naturalWidth > 0 || src.includes('/art/')),
    );
  });
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main img')];
    const hosts = all.map(({ currentSrc }) => new URL(currentSrc).host);
    return Object.fromEntries(
      [...new Set(hosts)].map((host) => [host, hosts.filter((other) => other === host).length]),
    );
  });
}

/** The cached addresses of other origins. */
const keptOfOthers = async (page: Page) =>
  (await keptAddresses(page)).filter((address) => !address.startsWith('/'));

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('everything that is elsewhere works on the second visit as on the first, and nothing of it is cached but the catalogue', async ({
    page,
    context,
    elsewhere,
    console: log,
  }) => {
    log.expectFailedRequests();
    // with CORS and large, as a picture service sends them; the one of Coorg is not there
    await page.route(`${PICTURES}/**`, (route) =>
      /coorg/.test(route.request().url())
        ? route.fulfill({ status: 404, body: 'Not found' })
        : route.fulfill({
            headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'image/svg+xml' },
            body: `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"><!--${'x'.repeat(3_000_000)}--></svg>`,
          }),
    );
    await page.clock.install();
    await page.goto(paths.lists.trips);
    const first = await seenPictures(page);
    const [site] = [new URL(page.url()).host];
    expect(first['pictures.example.com']).toBeGreaterThan(3);
    expect(first[new URL(elsewhere.api).host]).toBeGreaterThan(3);
    // the placeholder of the picture that is gone
    expect(first[site]).toBeGreaterThan(0);
    await workerReady(page);

    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await seenPictures(page)).toEqual(first);
    const api = `${elsewhere.api}/api/v1/`;
    for (const address of await keptOfOthers(page)) expect(address.slice(0, api.length)).toBe(api);
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    expect(usage).toBeLessThan(10_000_000);

    await context.setOffline(true);
    await page.reload();
    await expect(
      page.getByRole('main').getByText(/^You are offline. This list is from/),
    ).toBeVisible();
    await seenPictures(page);
    await context.setOffline(false);

    await openForm(page, paths.contact);
    await page.getByLabel('Name').fill(guest.name);
    await page.getByLabel('Email').fill(guest.email);
    await page.getByLabel(/Phone|Mobile/).fill(guest.phone);
    await page.getByLabel('Message').fill('Is the road open in June?');
    elsewhere.requests.length = 0;
    await page.getByRole('button', { name: /Send message/i }).click();
    await expect.poll(() => elsewhere.requests).toContain('POST /api/v1/user/contact-us');
    await goAndPay(page, 'coorg-coffee');
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page).toHaveURL(new RegExp(paths.paymentResult));
    await expect(verdict(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(paths.bookingDetails));
    await expect.poll(() => elsewhere.requests).toContain('POST /sandbox/reports');
    for (const address of await keptOfOthers(page)) expect(address.slice(0, api.length)).toBe(api);
  });
});

/** The parts of the rider's data that must be in no report. */
const secrets = [
  ...guest.name.split(' '),
  guest.email,
  'arjun.nair',
  'example.com',
  guest.phone,
  guest.digits,
  '11234',
];

/** The reports of a kind once they arrived, all of them taken by the receiver and none of them about a person. */
async function reportsOf(sandbox: SandboxRemote, kind: string, count = 1) {
  const ofKind = async () =>
    (await sandbox.reports()).filter(({ report }) => report.kind === kind).map((got) => got.report);
  await expect.poll(async () => (await ofKind()).length).toBe(count);
  const all = await sandbox.reports();
  expect(all.filter(({ complaint }) => complaint !== null)).toEqual([]);
  expect(plantedIn(JSON.stringify(all), secrets)).toEqual([]);
  return ofKind();
}

/** A script of the page fails with what was typed in its words, and nobody catches it. */
const failWith = (page: Page, words: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(`Cannot read properties of undefined (reading '${text}')`);
    });
  }, words);

test('an error that nobody caught, with the name and the e-mail of the rider in its words → its listed words, and the steps before it', async ({
  page,
  sandbox,
}) => {
  await openForm(page, `${paths.contact}?name=${guest.digits}`);
  await page.getByLabel('Name').fill(guest.name);
  await page.getByLabel('Email').fill(guest.email);
  await settled(page);
  await failWith(page, `${guest.name} ${guest.email}`);
  expect(await reportsOf(sandbox, 'error')).toEqual([
    {
      version: 1,
      kind: 'error',
      route: paths.contact,
      build: expect.stringMatching(/^index-[\w-]{8}\.js$/),
      name: 'TypeError',
      message: 'cannot read properties of undefined reading …',
      frames: [],
      steps: expect.arrayContaining(['contact "filling" < field.changed']),
    },
  ]);
});

test('the site’s own script never comes → it is reported all the same', async ({
  page,
  sandbox,
  scripts,
}) => {
  await scripts.lose(page, 'start');
  await page.goto('/');
  await expect(page.locator('#unloaded')).toContainText('did not load completely');
  await expect(page.locator('#unloaded')).toBeVisible();
  expect(await reportsOf(sandbox, 'script')).toMatchObject([
    { file: expect.stringMatching(/^start-[\w-]{8}\.js$/), route: '/' },
  ]);
});

test('a page that is left to pay reports how fast it was, and makes nobody wait', async ({
  page,
  sandbox,
}) => {
  await goAndPay(page, 'coorg-coffee');
  const [vitals] = await reportsOf(sandbox, 'vitals');
  expect(vitals).toMatchObject({ route: paths.detailsOf(':id') });
  const { inp, ...figures } = vitals ?? {};
  expect(figures).toMatchObject({
    lcp: expect.any(Number),
    ttfb: expect.any(Number),
    cls: expect.any(Number),
  });
  // a tap that is answered at once is no figure
  expect(inp === null || typeof inp === 'number').toBe(true);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('the privacy page says what is reported', async ({ page }) => {
  await page.goto(paths.privacy);
  await expect(page.getByRole('heading', { name: 'Reports from your browser' })).toBeVisible();
});
