import * as paths from '../../src/paths.ts';
import { tripPath } from '../fixtures/paths.ts';
import { hydrated, settled } from './support/hydrated.ts';
import { expect, unwatched as test } from './support/journey.ts';
import { addTranslator } from './support/translator.ts';
import {
  control,
  delay,
  heardFromNow,
  openHeld,
  openLate,
  received,
  sendMessage,
  typeEarly,
  visits,
} from './support/typed-early.ts';

test(`scripts ${delay} ms late → each key typed meanwhile is in its field and heard once`, async ({
  context,
  scripts,
}) => {
  const wrong = await Promise.all(visits.map((visit) => typeEarly({ context, scripts }, visit)));
  expect(wrong.flat()).toEqual([]);
});

test('a number and Enter before My Bookings is hydrated → its bookings are looked up once', async ({
  page,
  sandbox,
  scripts,
}) => {
  const release = await openHeld({ page, scripts }, paths.myBookings);
  await control(page, 'Enter your phone number to view your bookings').focus();
  await page.keyboard.type('+91 98765-43210');
  await page.keyboard.press('Enter');
  expect(await page.locator('[data-hydrated=false] form').count()).toBe(1);
  release();
  await expect(page.getByText('For +91 98765 43210')).toBeVisible();
  await expect(page.getByRole('tablist')).toBeVisible();
  expect(await sandbox.count('my-bookings')).toBe(1);
  expect(new URL(page.url()).search).toBe('');
});

test('a message sent before the form is hydrated → sent once, as it was typed', async ({
  page,
  sandbox,
  scripts,
}) => {
  const release = await openHeld({ page, scripts }, paths.contact);
  await sendMessage(page);
  expect(await page.locator('[data-hydrated=false] form').count()).toBe(1);
  release();
  await expect(page.getByRole('main').getByText('Thank you for contacting us!')).toBeVisible();
  expect(await sandbox.messages()).toEqual([received]);
});

test('searched as soon as the list is there → each key is in the field and in the address, beside its filters', async ({
  context,
  scripts,
}) => {
  const page = await openLate({ context, scripts }, `${paths.lists.trips}?price=above`);
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('coffee and hills', { delay: 30 });
  await expect(field).toHaveValue('coffee and hills');
  await expect.poll(() => new URL(page.url()).search).toBe('?q=coffee+and+hills&price=above');
  await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('above');
});

test('Book Now pressed while React is still on its way → the tickets open once it is in', async ({
  page,
  scripts,
}) => {
  const release = await scripts.hold(page, 'vendor');
  await page.goto(tripPath('manali-leh'), { waitUntil: 'commit' });
  await heardFromNow(page);
  const first = page.locator('head link[rel=modulepreload], head link[rel=stylesheet]').first();
  await expect(first).toHaveAttribute('href', /\/assets\/index-/);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  release();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Add/ }).first()).toBeVisible();
});

test('More riders pressed twice before its ride is hydrated → three riders', async ({
  page,
  scripts,
}) => {
  const release = await openHeld({ page, scripts }, tripPath('manali-leh'));
  const more = page.getByRole('button', { name: 'One rider more' }).locator('visible=true');
  await more.click();
  await more.click();
  expect(
    await page.locator('[data-hydrated=false] button[name=more-riders]').count(),
  ).toBeGreaterThan(0);
  release();
  await expect(
    page.getByRole('group', { name: 'How many are you?' }).locator('visible=true'),
  ).toHaveText('3');
});

test('a day of the itinerary opens before its script is there, and stays open', async ({
  page,
  scripts,
}) => {
  const release = await scripts.hold(page);
  await page.goto(tripPath('manali-leh'), { waitUntil: 'commit' });
  const opened = page.locator('details[open]').getByRole('heading');
  await page.getByRole('heading', { name: /^Day 3/ }).click();
  await expect(opened).toHaveText(/^Day 3/);
  expect(await page.locator('[data-hydrated=false] details[open]').count()).toBe(1);
  release();
  await expect(page).toHaveURL(/day=3/);
  await expect(opened).toHaveText(/^Day 3/);
  await page.getByRole('heading', { name: /^Day 4/ }).click();
  await expect(opened).toHaveText(/^Day 4/);
  await expect(page).toHaveURL(/day=4/);
});

test('a header link pressed before its own page is in → the next page alone stands in the head', async ({
  page,
  scripts,
}) => {
  await scripts.hold(page, 'HomePage');
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page, 'header');
  await expect(page.locator('[data-hydrated=false]').first()).toBeAttached();
  const description = page.locator('head meta[name=description]');
  const before = (await description.getAttribute('content')) ?? '';
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(paths.about);
  await expect(page).toHaveTitle(/^About us/);
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(description).toHaveCount(1);
  await expect(description).not.toHaveAttribute('content', before);
});

test('a field that is left before its form is drawn anew in other words → its text stays, and it stays left', async ({
  page,
  scripts,
}) => {
  await addTranslator(page, 'at once');
  const release = await scripts.hold(page);
  await page.goto(paths.contact, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: /^Message/ });
  const served = await field.elementHandle();
  await field.focus();
  await page.keyboard.type('Two riders');
  await field.blur();
  release();
  await settled(page);
  expect(await served?.evaluate((own) => own.isConnected)).toBe(false);
  await expect(field).toHaveValue('Two riders');
  await expect(page.locator('body')).toBeFocused();
});
