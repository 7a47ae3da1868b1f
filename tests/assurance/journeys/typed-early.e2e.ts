import * as paths from '../../../src/paths.ts';
import { hydrated } from '../../journeys/support/hydrated.ts';
import { expect, unwatched as test } from '../../journeys/support/journey.ts';
import { control, draftOf, openLate } from '../../journeys/support/typed-early.ts';

test('an input method composes while the form is hydrated → the word is whole', async ({
  context,
  scripts,
}) => {
  const page = await openLate({ context, scripts }, paths.contact);
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
  scripts,
}) => {
  const page = await openLate({ context, scripts }, paths.contact);
  await control(page, 'Name').evaluate((field: HTMLInputElement) => {
    field.value = 'Priya Nair';
  });
  await expect.poll(async () => (await draftOf(page)).name).toBe('Priya Nair');
  await expect(control(page, 'Name')).toHaveValue('Priya Nair');
});

test('typed on at once after a reload → the draft keeps the other fields, the new text stays', async ({
  page,
  scripts,
}) => {
  await page.goto(paths.contact);
  await hydrated(page, 'main form');
  await control(page, 'Name').fill('Priya Nair');
  await control(page, 'Message').fill('An earlier text');
  const release = await scripts.hold(page);
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
