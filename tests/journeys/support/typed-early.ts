import type { BrowserContext, Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import type { BuiltScripts } from './built-scripts.ts';
import { hydrated } from './hydrated.ts';
import { expect } from './journey.ts';

/** A field that a rider may type into before the page is hydrated. */
interface EarlyField {
  path: string;
  /** The control's accessible name. */
  label: string;
  typed: string;
  /** The text in the field in the end. */
  held: string;
}

const contactField = (label: string, typed: string): EarlyField => ({
  path: paths.contact,
  label,
  typed,
  held: typed,
});

/** One field of each form. */
const fields: readonly EarlyField[] = [
  contactField('Message', 'Hello, two riders please'),
  contactField('Name', 'Priya Nair'),
  { ...contactField('Email', 'priya.nair@example.com'), path: paths.corporate },
  {
    path: paths.myBookings,
    label: 'Enter your phone number to view your bookings',
    typed: '+91 98765-43210',
    held: '9876543210',
  },
];

/** The delay of each script, in ms. */
export const delay = 250;

/** Time between two keys, in ms: one pace a field, round and round. */
const keyIntervals = [140, 30, 70];

/** The way in which a field is typed into. */
interface Visit extends EarlyField {
  keyInterval: number;
}

/** What a page is opened with whose scripts arrive late. */
interface EarlyStage {
  readonly context: BrowserContext;
  readonly scripts: BuiltScripts;
}

/** Opens a page on which the later scripts each arrive late. */
export async function openLate({ context, scripts }: EarlyStage, path: string): Promise<Page> {
  const page = await context.newPage();
  await scripts.delay(page, delay);
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

/** Opens the page with its first script run, which hears what is sent; the others have not arrived. */
export const heardFromNow = (page: Page) => page.waitForLoadState('domcontentloaded');

/** Opens a page whose later scripts wait until the result is called; its first one hears what is pressed. */
export async function openHeld(
  { page, scripts }: { readonly page: Page; readonly scripts: BuiltScripts },
  path: string,
): Promise<() => void> {
  const release = await scripts.hold(page);
  await page.goto(path, { waitUntil: 'commit' });
  await heardFromNow(page);
  return release;
}

/** A control by its accessible name. */
export const control = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The draft that the contact form's chart stores of what it has heard. */
export const draftOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('contactDraft') ?? '{}'));

/** The keys that are not in the field, or were not heard; empty when nothing is wrong. */
export async function typeEarly(stage: EarlyStage, visit: Visit): Promise<string[]> {
  const { path, label, typed, held, keyInterval } = visit;
  const page = await openLate(stage, path);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${label}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${label}: ${error}`));
  const field = control(page, label);
  await field.focus();
  await page.keyboard.type(typed, { delay: keyInterval });
  const button = page.locator('main form button');
  const wrong: string[] = [];
  const check = async (what: string, read: () => Promise<unknown>, wanted: unknown) => {
    const visited = `${label}, scripts ${delay} ms late, a key every ${keyInterval} ms`;
    try {
      await expect.poll(read).toEqual(wanted);
    } catch {
      wrong.push(`${visited}: ${what} ${JSON.stringify(await read())}`);
    }
  };
  await hydrated(page, 'main form');
  await check('the field holds', () => field.inputValue(), held);
  if (path === paths.myBookings) {
    await check('the button is', () => button.isEnabled(), true);
    await button.click();
    const hint = page.getByText('For +91 98765 43210');
    await check('the list of the number is shown', () => hint.isVisible(), true);
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

/** A message as it is typed, by its fields. */
export const message = {
  Name: 'Priya Nair',
  Email: 'priya.nair@example.com',
  Phone: '+91 98765-43210',
  Message: 'Hello, two riders please',
};
/** The same as the sandbox receives it. */
export const received = expect.objectContaining({
  name: message.Name,
  email: message.Email,
  mobile: '9876543210',
  message: message.Message,
});

/** Types the message field by field and sends it. */
export async function sendMessage(page: Page) {
  for (const [label, text] of Object.entries(message)) {
    // behind its own words a label may have a translator's mark
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).focus();
    await page.keyboard.type(text);
  }
  await page.getByRole('button', { name: /^Send message/ }).click();
}

/** Each field with its pace of typing. */
export const visits: readonly Visit[] = fields.map((field, column) => ({
  ...field,
  keyInterval: keyIntervals[column % keyIntervals.length] ?? 0,
}));
