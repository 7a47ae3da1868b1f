import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { plantedIn } from '../../fixtures/personal.ts';
import { copyProject } from '../../fixtures/project-copy.ts';
import { settled } from '../../journeys/support/hydrated.ts';
import { unwatched as base, expect, serveProject } from '../../journeys/support/journey.ts';
import { lose } from '../../journeys/support/lost-scripts.ts';
import { goAndPay, guest, openForm } from '../../journeys/support/rider.ts';
import type { SandboxRemote } from '../../journeys/support/sandbox-remote.ts';

/** A build of its own that sends reports to its sandbox, of every page load. */
const test = base.extend<object, { address: { site: string; pay: string } }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const project = await copyProject('reports');
      const settings = { VITE_REPORT_URL: '/sandbox/reports', VITE_REPORT_RATE: '1' };
      await serveProject(project, settings, use);
      await rm(project, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
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

test('an error that nobody caught, with the name and the e-mail of the rider in its words → its known words, and the steps before it', async ({
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
}) => {
  await lose(page, 'main');
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('did not load completely');
  expect(await reportsOf(sandbox, 'script')).toMatchObject([
    { file: expect.stringMatching(/^main-[\w-]{8}\.js$/), route: '/' },
  ]);
});

test('a page that is left to pay tells how fast it was, and keeps nobody waiting', async ({
  page,
  sandbox,
}) => {
  await goAndPay(page, 'coorg-coffee');
  const [vitals] = await reportsOf(sandbox, 'vitals');
  expect(vitals).toMatchObject({ route: paths.detailsPattern });
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
