import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { levelName } from '#machines/domain/catalogue/item-labels.ts';
import * as confirmation from '../../../machines/texts/en/confirmation.ts';
import * as details from '../../../machines/texts/en/details.ts';
import * as frame from '../../../machines/texts/en/layout.ts';
import * as myBookings from '../../../machines/texts/en/my-bookings.ts';
import * as rides from '../../../machines/texts/en/rides.ts';
import * as paths from '../../../src/paths.ts';
import { organisationFacts } from '../../../src/site/organisation-facts.ts';
import { accented } from '../../fixtures/accented.ts';
import { addPseudoLanguage, pseudo } from '../../fixtures/added-language.ts';
import { copyProject } from '../../fixtures/project-copy.ts';
import { LONG_LIMIT } from '../../fixtures/time-limits.ts';
import { cutTexts, overflowOf } from '../../journeys/support/accessible.ts';
import { settled } from '../../journeys/support/hydrated.ts';
import { unwatched as base, expect } from '../../journeys/support/journey.ts';
import { guest } from '../../journeys/support/rider.ts';
import { serveProject } from '../../journeys/support/serve-project.ts';

const test = base.extend<object, { address: { site: string; pay: string } }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const project = await copyProject('pseudo');
      await addPseudoLanguage(project);
      await serveProject(project, {}, use);
      await rm(project, { recursive: true });
    },
    { scope: 'worker', timeout: LONG_LIMIT },
  ],
});

// one project for all of them
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

const catalogue = join(import.meta.dirname, '../../../sandbox/catalogue');

/** The names of others' services. */
const NAMES = ['Play Store', 'App Store', 'Outlook', 'WhatsApp', 'Facebook'];

/** The words of the sandbox's payment provider; a page that opens next may still announce them. */
const PAID = 'Your payment is successful.';

/** Every text of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of organisers, of riders and of the site's own facts, which are in no language of the site; the longest first. */
const data = [
  ...readdirSync(catalogue)
    .filter((name) => name.endsWith('.json') && !name.includes('schema'))
    .flatMap((name) => textsIn(JSON.parse(readFileSync(join(catalogue, name), 'utf8'))))
    .flatMap((text) => [...text.split(/<[^>]*>/), levelName(text)]),
  ...textsIn(organisationFacts),
  ...textsIn(guest),
  ...NAMES,
  PAID,
]
  .map((text) => text.trim())
  .filter((text) => /[A-Za-z]{2}/.test(text))
  .sort((one, other) => other.length - one.length);

/** The texts of a page and of its attributes that hold a word without an accent; those in another language, and those not to be translated, may. */
function plainTexts(page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    const attributes = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title'];
    const isExcused = (element: Element) =>
      element.closest('script, style, template, noscript, [translate=no], body [lang]') !== null;
    const texts = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode;
      if (parentElement && !isExcused(parentElement)) texts.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*'))
      if (!isExcused(element))
        texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
    const rest = (text: string) => {
      // the clocks are of organisers
      const line = text.replace(/\s+/g, ' ').replace(/\d+:\d\d [AP]M/g, '');
      // a text of an organiser that is shortened
      const start = /^(.+)…$/.exec(line)?.[1];
      if (start !== undefined && known.some((each) => each.startsWith(start))) return '';
      return known.reduce((left, each) => left.replaceAll(each, ''), line);
    };
    return texts.filter((text) => /[A-Za-z]{2}/.test(rest(text)));
  }, data);
}

/** The words of the page for an English message. */
const words = (message: string) => String(accented(message));
const button = (page: Page | Locator, message: string) =>
  page
    .getByRole('button', { name: words(message) })
    .locator('visible=true')
    .first();

const at = (path: string) => async (page: Page) => {
  await page.goto(pseudo.base + path);
  await page.locator('h1').first().waitFor();
};

/** A way to a screen from the one before it. */
type Way = (page: Page) => Promise<void>;

const openMenu: Way = async (page) => {
  await button(page, frame.openMenu).click();
  await page.locator('dialog:modal').waitFor();
};

const choose: Way = async (page) => {
  await button(page, rides.bookNow).click();
  await page.getByRole('dialog').getByRole('button', { name: /^\[\+/ }).first().click();
};

const proceed: Way = async (page) => {
  await button(page, details.proceed).click();
  await page.locator('input[autocomplete=name]').waitFor();
};

const sendEmpty: Way = async (page) => {
  await button(page, confirmation.pay).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

const pay: Way = async (page) => {
  await page.locator('input[autocomplete=name]').fill(guest.name);
  await page.locator('input[type=email]').fill(guest.email);
  await page.locator('input[type=tel]').fill(guest.phone);
  await button(page, confirmation.pay).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL(pseudo.base + paths.bookingDetails);
};

const lookUp: Way = async (page) => {
  await at(paths.myBookings)(page);
  await page.locator('input[type=tel]').fill('9000000001');
  await button(page, myBookings.viewMyBookings).click();
  await page.getByRole('tabpanel').waitFor();
};

/** The screens by their names; those of one row are reached from one another, in their order. */
const ROWS: readonly Readonly<Record<string, Way>>[] = [
  { home: at('/'), menu: openMenu },
  { trips: at(paths.lists.trips) },
  { trainings: at(paths.lists.trainings) },
  { events: at(paths.lists.events) },
  {
    ride: at(`${paths.detailsOf('manali-leh')}?type=trip`),
    tickets: choose,
    form: proceed,
    'form with mistakes': sendEmpty,
    ticket: pay,
  },
  { event: at(paths.eventDetailsOf('independence-ride')) },
  { 'my bookings': lookUp },
  { saved: at(paths.saved) },
  { about: at(paths.about) },
  { corporate: at(paths.corporate) },
  { 'talent hunt': at(paths.talentHunt) },
  { contact: at(paths.contact) },
  { privacy: at(paths.privacy) },
  { 'not found': at('/no/such/page') },
];

for (const row of ROWS) {
  const names = Object.keys(row).join(', ');
  test(`${names} in a language made from English → every text is in it, nothing is cut, nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, open] of Object.entries(row)) {
      await open(page);
      await settled(page);
      expect.soft(await plainTexts(page), `texts of ${name} without an accent`).toEqual([]);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect
          .soft(await overflowOf(page), `px of horizontal scroll of ${name} at ${width} px`)
          .toBeLessThanOrEqual(0);
        expect.soft(await cutTexts(page), `cut on ${name} at ${width} px`).toEqual([]);
      }
    }
  });
}
