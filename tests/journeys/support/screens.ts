import { expect, type Page } from '@playwright/test';
import { breakpoints } from '../../../src/app/breakpoints.ts';
import * as paths from '../../../src/paths.ts';
import { settled } from './hydrated.ts';

/** The ride that most screens show. */
const ridePath = `${paths.detailsOf('manali-leh')}?type=trip`;

/** The page that a screen is opened on. */
export interface Stage {
  page: Page;
  /** The site's origin. */
  site: string;
}

/** A screen in one state. */
export interface Screen {
  /** Leads the page there. */
  open: (stage: Stage) => Promise<void>;
  /** Narrower than so many px only: what wide screens do not have. */
  below?: number;
}

const at = (path: string) => async (stage: Stage) => {
  await stage.page.goto(stage.site + path);
  await stage.page.locator('h1').first().waitFor();
  await settle(stage.page);
};

/** Waits until nothing is on its way: no answer, no picture, no letter, and no part to its place. */
async function settle(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled([
      document.fonts.ready,
      ...Array.from(document.images, (picture) => picture.decode()),
      ...moving.map(({ finished }) => finished),
    ]);
  });
}

async function select({ page }: Stage, times = 1): Promise<void> {
  await page
    .getByRole('button', { name: /^(Book|Register) Now$/ })
    .locator('visible=true')
    .click();
  const selector = page.getByRole('dialog');
  await selector
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .click();
  for (let more = 1; more < times; more += 1) {
    await selector
      .getByRole('button', { name: /^Add one/ })
      .first()
      .click();
  }
}

async function confirm(stage: Stage, path = ridePath): Promise<void> {
  await at(path)(stage);
  await select(stage, 2);
  await stage.page.getByRole('button', { name: 'Proceed' }).click();
  await stage.page.getByLabel('Full Name').waitFor();
  await settle(stage.page);
}

async function fill({ page }: Stage): Promise<void> {
  await page.getByLabel('Full Name').fill('Arjun Nair');
  await page.getByLabel('Email Address').fill('arjun.nair@example.com');
  await page.getByLabel('Phone Number').fill('98450 11234');
}

async function submit({ page }: Stage): Promise<void> {
  await page
    .getByRole('button', { name: /^confirm & pay$/i })
    .locator('visible=true')
    .click();
}

async function goToPay(stage: Stage): Promise<void> {
  await confirm(stage);
  await fill(stage);
  await submit(stage);
  await stage.page.getByRole('button', { name: /^Pay ₹/ }).waitFor();
}

/** Lets a clock that stands still go on, a little at a time, until a heading is there. */
async function runClockUntil(page: Page, heading: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
}

async function lookUp(stage: Stage, phone: string): Promise<void> {
  await at(paths.myBookings)(stage);
  await stage.page.getByLabel(/Enter your phone number/).fill(phone);
  await stage.page.getByRole('button', { name: 'View My Bookings' }).click();
  await stage.page.getByRole('tabpanel').waitFor();
  await settle(stage.page);
}

async function saveThree(stage: Stage): Promise<void> {
  const { page } = stage;
  await at(paths.lists.trips)(stage);
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  for (const place of [0, 1, 2])
    await page
      .getByRole('button', { name: /^Save / })
      .nth(place)
      .click();
  await at(paths.saved)(stage);
  await page
    .getByLabel(/^Compare /)
    .first()
    .waitFor();
}

async function chooseToCompare(stage: Stage): Promise<void> {
  await saveThree(stage);
  for (const place of [0, 1])
    await stage.page
      .getByLabel(/^Compare /)
      .nth(place)
      .check();
}

/** The screens that a browser alone can judge: letters, lines, colours, pictures. Every other state has its story. */
export const SCREENS = {
  home: { open: at('/') },
  menu: {
    below: breakpoints.lg,
    open: async (stage) => {
      await at(paths.lists.trips)(stage);
      await stage.page.getByRole('button', { name: /menu/i }).click();
      await stage.page.locator('dialog:modal').waitFor();
      await settle(stage.page);
    },
  },
  'getaways-trips': { open: at(paths.lists.trips) },
  'details-trip': { open: at(ridePath) },
  'details-day-open': {
    open: async (stage) => {
      await at(ridePath)(stage);
      await stage.page.getByRole('heading', { name: /^Day 2/ }).click();
      await stage.page
        .locator('details[open]')
        .getByRole('heading', { name: /^Day 2/ })
        .waitFor();
      await settle(stage.page);
    },
  },
  'tickets-some': {
    open: async (stage) => {
      await at(ridePath)(stage);
      await select(stage, 2);
      await settle(stage.page);
    },
  },
  confirmation: { open: (stage) => confirm(stage) },
  'confirmation-invalid': {
    open: async (stage) => {
      await confirm(stage);
      await submit(stage);
    },
  },
  'payment-paid': {
    open: async (stage) => {
      const { clock } = stage.page;
      await clock.install();
      await goToPay(stage);
      // from now on it stands still, so that the ticket does not open
      await clock.pauseAt(Date.now() + 60_000);
      await stage.page.getByRole('button', { name: /^Pay ₹/ }).click();
      await runClockUntil(stage.page, 'Payment successful');
    },
  },
  'booking-details': {
    open: async (stage) => {
      await goToPay(stage);
      await stage.page.getByRole('button', { name: /^Pay ₹/ }).click();
      await stage.page.getByRole('button', { name: 'View booking' }).click();
      await stage.page.getByText('Booking Status').waitFor();
      await settle(stage.page);
    },
  },
  'saved-rides': {
    open: saveThree,
  },
  'compare-bar': {
    open: async (stage) => {
      await chooseToCompare(stage);
      await settle(stage.page);
    },
  },
  comparing: {
    open: async (stage) => {
      await chooseToCompare(stage);
      await stage.page.getByRole('button', { name: 'Compare', exact: true }).click();
      await stage.page.getByRole('table').waitFor();
      await settle(stage.page);
    },
  },
  'my-bookings-list': { open: (stage) => lookUp(stage, '9000000001') },
  corporate: { open: at(paths.corporate) },
  about: { open: at(paths.about) },
  'talent-hunt': { open: at(paths.talentHunt) },
  contact: { open: at(paths.contact) },
  privacy: { open: at(paths.privacy) },
} as const satisfies Record<string, Screen>;

/** The name of a screen. */
export type ScreenName = keyof typeof SCREENS;

/** The names of all screens. */
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];
