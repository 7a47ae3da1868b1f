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
import { unwatched as base, expect, serveProject } from '../../journeys/support/journey.ts';
import { guest } from '../../journeys/support/rider.ts';

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

const ride = at(`${paths.detailsOf('manali-leh')}?type=trip`);

async function choose(page: Page) {
  await ride(page);
  await button(page, rides.bookNow).click();
  await page.getByRole('dialog').getByRole('button', { name: /^\[\+/ }).first().click();
}

async function confirm(page: Page) {
  await choose(page);
  await button(page, details.proceed).click();
  await page.locator('input[autocomplete=name]').waitFor();
}

async function pay(page: Page) {
  await confirm(page);
  await page.locator('input[autocomplete=name]').fill(guest.name);
  await page.locator('input[type=email]').fill(guest.email);
  await page.locator('input[type=tel]').fill(guest.phone);
  await button(page, confirmation.pay).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL(pseudo.base + paths.bookingDetails);
}

const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: at('/'),
  menu: async (page) => {
    await at('/')(page);
    await button(page, frame.openMenu).click();
    await page.locator('dialog:modal').waitFor();
  },
  trips: at(paths.trips),
  trainings: at(paths.trainings),
  events: at(paths.events),
  ride,
  event: at(paths.eventDetailsOf('independence-ride')),
  tickets: choose,
  form: confirm,
  'form with mistakes': async (page) => {
    await confirm(page);
    await button(page, confirmation.pay).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  },
  ticket: pay,
  'my bookings': async (page) => {
    await at(paths.myBookings)(page);
    await page.locator('input[type=tel]').fill('9000000001');
    await button(page, myBookings.viewMyBookings).click();
    await page.getByRole('tabpanel').waitFor();
  },
  saved: at(paths.saved),
  about: at(paths.about),
  corporate: at(paths.corporate),
  'talent hunt': at(paths.talentHunt),
  contact: at(paths.contact),
  privacy: at(paths.privacy),
  'not found': at('/no/such/page'),
};

for (const [name, open] of Object.entries(screens)) {
  test(`${name} in a language made from English → every text is in it, nothing is cut, nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await settled(page);
    expect(await plainTexts(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflowOf(page), `px of horizontal scroll at ${width} px`).toBeLessThanOrEqual(
        0,
      );
      expect(await cutTexts(page), `cut at ${width} px`).toEqual([]);
    }
  });
}
