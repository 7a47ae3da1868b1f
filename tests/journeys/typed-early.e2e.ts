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

/** The scripts that a page's first one asks for. */
const LATER_SCRIPTS = /\/assets\/(?!index-)[^/]+\.js$/;
const FIRST_SCRIPT = /\/assets\/index-[^/]+\.js$/;

/** Opens a page on which the named scripts each arrive late, by a delay in ms. */
async function openLate(
  context: BrowserContext,
  path: string,
  delay: number,
  scripts: RegExp = LATER_SCRIPTS,
): Promise<Page> {
  const page = await context.newPage();
  await page.route(scripts, async (route) => {
    await wait(delay);
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

/** What is sent is heard from the first script on; it has run by DOMContentLoaded, the others have not arrived. */
const heardFromNow = (page: Page) => page.waitForLoadState('domcontentloaded');

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

// Each field meets each delay, each delay each pace of typing.
const visits = delays.map((delay, row) =>
  fields.map((field, column): Visit => {
    const keyInterval = keyIntervals[(row + column) % keyIntervals.length] ?? 0;
    return { ...field, delay, keyInterval };
  }),
);

for (const row of visits) {
  test(`scripts ${row[0]?.delay} ms late → each key typed meanwhile is in its field and heard once`, async ({
    context,
    sandbox: _,
  }) => {
    const wrong = await Promise.all(row.map((visit) => typeEarly(context, visit)));
    expect(wrong.flat()).toEqual([]);
  });
}

test('a phone four times slower → each key is in its field and heard once', async ({
  context,
  sandbox: _,
}) => {
  const slow = fields.map(
    (field): Visit => ({ ...field, delay: 250, keyInterval: 70, cpuSlowdown: 4 }),
  );
  const wrong = await Promise.all(slow.map((visit) => typeEarly(context, visit)));
  expect(wrong.flat()).toEqual([]);
});

test('a number and Enter before My Bookings is hydrated → its bookings are looked up once', async ({
  context,
  sandbox,
}) => {
  const page = await openLate(context, '/booking', 600);
  await heardFromNow(page);
  expect(await page.locator('[data-hydrated=false] form').count()).toBe(1);
  await control(page, 'Enter your phone number to view your bookings').focus();
  await page.keyboard.type('+91 98765-43210');
  await page.keyboard.press('Enter');
  await expect(page.getByText('For +91 98765 43210')).toBeVisible();
  await expect(page.getByRole('tablist')).toBeVisible();
  expect(await sandbox.count('my-bookings')).toBe(1);
  expect(new URL(page.url()).search).toBe('');
});

test('a number and Enter before any script is there → the number stays, a press looks it up once', async ({
  context,
  sandbox,
}) => {
  const page = await openLate(context, '/booking', 900, FIRST_SCRIPT);
  const field = control(page, 'Enter your phone number to view your bookings');
  await field.focus();
  await page.keyboard.type('+91 98765-43210');
  await page.keyboard.press('Enter');
  await hydrated(page, 'main form');
  await expect(field).toHaveValue('9876543210');
  await page.getByRole('button', { name: 'View My Bookings' }).click();
  await expect(page.getByText('For +91 98765 43210')).toBeVisible();
  await expect(page.getByRole('tablist')).toBeVisible();
  expect(await sandbox.count('my-bookings')).toBe(1);
});

const message = {
  Name: 'Priya Nair',
  Email: 'priya.nair@example.com',
  Phone: '+91 98765-43210',
  Message: 'Hello, two riders please',
};
const received = expect.objectContaining({
  name: message.Name,
  email: message.Email,
  mobile: '9876543210',
  message: message.Message,
});

/** Types the message field by field and sends it. */
async function sendMessage(page: Page) {
  for (const [label, text] of Object.entries(message)) {
    await control(page, label).focus();
    await page.keyboard.type(text);
  }
  await page.getByRole('button', { name: 'Send message' }).click();
}

test('a message sent before the form is hydrated → sent once, as it was typed', async ({
  context,
  sandbox,
}) => {
  const page = await openLate(context, '/contact', 600);
  await heardFromNow(page);
  await sendMessage(page);
  await expect(page.getByText('Thank you for contacting us!')).toBeVisible();
  expect(await sandbox.messages()).toEqual([received]);
});

test('a message sent before any script is there → it stays as typed, the next press sends it once', async ({
  context,
  sandbox,
}) => {
  const page = await openLate(context, '/contact', 1_500, FIRST_SCRIPT);
  await sendMessage(page);
  await hydrated(page, 'main form');
  await expect(control(page, 'Message')).toHaveValue(message.Message);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you for contacting us!')).toBeVisible();
  expect(await sandbox.messages()).toEqual([received]);
});

test('text in the middle of a text while the form is hydrated → the caret stays', async ({
  context,
  sandbox: _,
}) => {
  const page = await openLate(context, '/contact', 250);
  const field = control(page, 'Message');
  await field.focus();
  await page.keyboard.type('Hello please');
  for (let step = 0; step < ' please'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(', two riders', { delay: 100 });
  await hydrated(page, 'main form');
  await expect(field).toHaveValue('Hello, two riders please');
});

test('an input method composes while the form is hydrated → the word is whole', async ({
  context,
  sandbox: _,
}) => {
  const page = await openLate(context, '/contact', 250);
  const field = control(page, 'Message');
  await field.focus();
  const keyboard = await context.newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('न');
  await compose('नम');
  await hydrated(page, 'main form');
  await expect(field).toHaveValue('नम');
  await compose('नमस्ते');
  await keyboard.send('Input.insertText', { text: 'नमस्ते' });
  await expect(field).toHaveValue('नमस्ते');
  await expect.poll(async () => (await draftOf(page)).message).toBe('नमस्ते');
});

test('a field filled in without an event before the form is hydrated → heard', async ({
  context,
  sandbox: _,
}) => {
  const page = await openLate(context, '/contact', 250);
  await control(page, 'Name').evaluate((field: HTMLInputElement) => {
    field.value = 'Priya Nair';
  });
  await expect.poll(async () => (await draftOf(page)).name).toBe('Priya Nair');
  await expect(control(page, 'Name')).toHaveValue('Priya Nair');
});

test('typed on at once after a reload → the draft keeps the other fields, the new text stays', async ({
  context,
  sandbox: _,
}) => {
  const page = await openLate(context, '/contact', 250);
  await hydrated(page, 'main form');
  await control(page, 'Name').fill('Priya Nair');
  await control(page, 'Message').fill('An earlier text');
  await page.reload({ waitUntil: 'commit' });
  await control(page, 'Message').focus();
  await page.keyboard.type('Hello, two riders please', { delay: 30 });
  await hydrated(page, 'main form');
  await expect(control(page, 'Name')).toHaveValue('Priya Nair');
  await expect(control(page, 'Message')).toHaveValue('Hello, two riders please');
  expect(await draftOf(page)).toMatchObject({
    name: 'Priya Nair',
    message: 'Hello, two riders please',
  });
});

test('searched as soon as the list is there → each key is in the field and in the address', async ({
  context,
  sandbox: _,
}) => {
  const page = await openLate(context, '/getaways/adventure-tours', 250);
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('coffee and hills', { delay: 30 });
  await expect(field).toHaveValue('coffee and hills');
  await expect.poll(() => new URL(page.url()).search).toContain('coffee');
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/coffee.and.hills$/);
});

test('a gallery turned before its own script is in → turned once', async ({
  context,
  sandbox: _,
}) => {
  const page = await openLate(context, '/corporateevent', 400);
  await page.getByRole('button', { name: /^Picture 3/ }).click();
  await hydrated(page, '[aria-roledescription=carousel] button');
  await expect(page.getByRole('button', { name: /^Picture 3/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
