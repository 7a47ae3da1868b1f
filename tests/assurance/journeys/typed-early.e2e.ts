import * as paths from '../../../src/paths.ts';
import { FIRST_SCRIPT, holdScript } from '../../journeys/support/held-script.ts';
import { hydrated } from '../../journeys/support/hydrated.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import {
  control,
  draftOf,
  fields,
  message,
  openLate,
  received,
  sendMessage,
  typeEarly,
  type Visit,
} from '../../journeys/support/typed-early.ts';

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

test('a number and Enter before any script is there → the number stays, a press looks it up once', async ({
  page,
  sandbox,
}) => {
  const release = await holdScript(page, FIRST_SCRIPT);
  await page.goto(paths.myBookings, { waitUntil: 'commit' });
  const field = control(page, 'Enter your phone number to view your bookings');
  await field.focus();
  await page.keyboard.type('+91 98765-43210');
  await page.keyboard.press('Enter');
  release();
  await hydrated(page, 'main form');
  await expect(field).toHaveValue('9876543210');
  await page.getByRole('button', { name: 'View My Bookings' }).click();
  await expect(page.getByText('For +91 98765 43210')).toBeVisible();
  await expect(page.getByRole('tablist')).toBeVisible();
  expect(await sandbox.count('my-bookings')).toBe(1);
});

test('a message sent before any script is there → it stays as typed, the next press sends it once', async ({
  page,
  sandbox,
}) => {
  const release = await holdScript(page, FIRST_SCRIPT);
  await page.goto(paths.contact, { waitUntil: 'commit' });
  await sendMessage(page);
  release();
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
  const page = await openLate(context, paths.contact, 250);
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
  const page = await openLate(context, paths.contact, 250);
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
  const page = await openLate(context, paths.contact, 250);
  await control(page, 'Name').evaluate((field: HTMLInputElement) => {
    field.value = 'Priya Nair';
  });
  await expect.poll(async () => (await draftOf(page)).name).toBe('Priya Nair');
  await expect(control(page, 'Name')).toHaveValue('Priya Nair');
});

test('typed on at once after a reload → the draft keeps the other fields, the new text stays', async ({
  page,
  sandbox: _,
}) => {
  await page.goto(paths.contact);
  await hydrated(page, 'main form');
  await control(page, 'Name').fill('Priya Nair');
  await control(page, 'Message').fill('An earlier text');
  const release = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await control(page, 'Message').focus();
  await page.keyboard.type('Hello, ');
  release();
  await page.keyboard.type('two riders please', { delay: 30 });
  await hydrated(page, 'main form');
  await expect(control(page, 'Name')).toHaveValue('Priya Nair');
  await expect(control(page, 'Message')).toHaveValue('Hello, two riders please');
  expect(await draftOf(page)).toMatchObject({
    name: 'Priya Nair',
    message: 'Hello, two riders please',
  });
});

test('a gallery turned before its own script is in → turned once', async ({
  context,
  sandbox: _,
}) => {
  const page = await openLate(context, paths.corporate, 400);
  await page.getByRole('button', { name: /^Picture 3/ }).click();
  await hydrated(page, '[aria-roledescription=carousel] button');
  await expect(page.getByRole('button', { name: /^Picture 3/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
