import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';

/** A field that a rider may type into before the page is hydrated. */
interface EarlyField {
  path: string;
  /** The control's accessible name. */
  label: string;
  typed: string;
  /** What the field holds in the end. */
  held: string;
}

const contactField = (label: string, typed: string): EarlyField => ({
  path: '/contact',
  label,
  typed,
  held: typed,
});

const fields: readonly EarlyField[] = [
  contactField('Message', 'Hello, two riders please'),
  contactField('Name', 'Priya Nair'),
  { ...contactField('Email', 'priya.nair@example.com'), path: '/corporateevent' },
  {
    path: '/booking',
    label: 'Enter your phone number to view your bookings',
    typed: '+91 98765-43210',
    held: '9876543210',
  },
];

/** How late each script is, in ms. */
const delays = [0, 120, 250, 400, 600, 900];

/** Time between two keys, in ms. */
const keyIntervals = [30, 70, 140];

interface Visit extends EarlyField {
  delay: number;
  keyInterval: number;
  /** How many times slower than this machine the page runs. */
  cpuSlowdown?: number;
}

/** Opens a page whose scripts, but the one that hydrates it, each arrive late. */
async function openLate(context: BrowserContext, path: string, delay: number): Promise<Page> {
  const page = await context.newPage();
  await page.route(/\/assets\/(?!index-)[^/]+\.js$/, async (route) => {
    await wait(delay);
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

const control = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The draft that the contact form's chart keeps of what it has heard. */
const draftOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('contactDraft') ?? '{}'));

/** What was typed and is not there, or was not heard; empty when nothing is wrong. */
async function typeEarly(context: BrowserContext, visit: Visit): Promise<string[]> {
  const { path, label, typed, held, delay, keyInterval, cpuSlowdown } = visit;
  const page = await openLate(context, path, delay);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${label}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${label}: ${error}`));
  if (cpuSlowdown !== undefined) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }
  const field = control(page, label);
  await field.focus();
  await page.keyboard.type(typed, { delay: keyInterval });
  const button = page.locator('main form button');
  const wrong: string[] = [];
  const check = async (what: string, read: () => Promise<unknown>, wanted: unknown) => {
    const visited = `${label}, scripts ${delay} ms late, a key every ${keyInterval} ms`;
    try {
      await expect.poll(read, { timeout: 8_000 }).toEqual(wanted);
    } catch {
      wrong.push(`${visited}: ${what} ${JSON.stringify(await read())}`);
    }
  };
  await hydrated(page, 'main form');
  await check('the field holds', () => field.inputValue(), held);
  if (path === '/booking') {
    await check('the button is', () => button.isEnabled(), true);
    await button.click();
    const shown = page.getByText('For +91 98765 43210');
    await check('the list of the number is shown', () => shown.isVisible(), true);
  } else {
    const name = label.toLowerCase();
    await check('the chart heard', async () => (await draftOf(page))[name], held);
    await button.click();
    const invalid = page.locator('main form [aria-invalid=true]');
    await check('fields that are wrong', () => invalid.count(), 3);
    await check('the field is wrong', () => field.getAttribute('aria-invalid'), null);
    await check('the field holds after sending', () => field.inputValue(), held);
  }
  await page.close();
  return [...wrong, ...errors];
}

for (const delay of delays) {
  test(`scripts ${delay} ms late → each key typed meanwhile is in its field and heard once`, async ({
    context,
    sandbox: _,
  }) => {
    const visits = keyIntervals.flatMap((keyInterval) =>
      fields.map((field): Visit => ({ ...field, delay, keyInterval })),
    );
    const wrong = await Promise.all(visits.map((visit) => typeEarly(context, visit)));
    expect(wrong.flat()).toEqual([]);
  });
}

test('a phone four times slower → each key is in its field and heard once', async ({
  context,
  sandbox: _,
}) => {
  const visits = fields.map(
    (field): Visit => ({ ...field, delay: 250, keyInterval: 70, cpuSlowdown: 4 }),
  );
  const wrong = await Promise.all(visits.map((visit) => typeEarly(context, visit)));
  expect(wrong.flat()).toEqual([]);
});
