import * as paths from '../../src/paths.ts';
import { coorg } from './support/catalogue.ts';
import { expect, test } from './support/journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a misspelled search and a month find the ride, and Back takes back one after the other', async ({
  page,
}) => {
  await page.goto(paths.lists.trips);
  const cards = page.getByRole('list', { name: 'Trips & Adventure' }).getByRole('listitem');
  await expect(cards).toHaveCount(24);
  await page.getByRole('searchbox').pressSequentially('laddakh');
  const count = page.locator('main p:not(.ks-hidden)', { hasText: '3 trips close to “laddakh”' });
  await expect(count).toBeVisible();
  await expect(page.getByRole('status')).toContainText('3 trips found');

  const months = page.getByRole('group', { name: 'Trips & Adventure by date' });
  const month = months.getByRole('button', { name: /^[A-Z][a-z]{2} /, disabled: false }).first();
  const rides = Number(await month.locator('span').textContent());
  await month.tap();
  await expect(month).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(rides);
  await expect(page).toHaveURL(/\?q=laddakh&month=\d{4}-\d\d$/);

  await page.goBack();
  await expect(page).toHaveURL(`${paths.lists.trips}?q=laddakh`);
  await expect(cards).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(paths.lists.trips);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(cards).toHaveCount(24);
});

test('words that another list has → its count leads there with the same search, by keyboard', async ({
  page,
}) => {
  await page.goto(paths.lists.trips);
  await page.getByRole('searchbox').pressSequentially('nandi');
  const results = page.getByRole('navigation', { name: 'Results in all lists' });
  await expect(results.getByRole('link')).toHaveText(['0 trips', '1 training', '1 event']);
  await results.getByRole('link', { name: '1 event' }).press('Enter');
  await expect(page).toHaveURL(`${paths.lists.events}?q=nandi`);
  await expect(page.getByRole('searchbox')).toHaveValue('nandi');
  await expect(page.getByRole('list', { name: 'Events' }).getByRole('listitem')).toHaveCount(1);
});

test('a link with tickets opens them for sale, says what cannot be had, and Back from the form restores them', async ({
  page,
  sandbox,
}) => {
  const option = 'bring-your-own-bike';
  await page.goto(`${coorg}&day=2&sel=${option}:2,vip:1`);
  const popup = page.getByRole('dialog', { name: 'Choose your tickets' });
  await expect(popup.getByText('(2 tickets)', { exact: true })).toBeVisible();
  await expect(
    popup.getByText('Some tickets of this link are not available.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`${coorg}&day=2&sel=${option}:2`);
  const message = await popup.getByRole('link', { name: /^Ask my group/ }).getAttribute('href');
  const question = new URL(message ?? '').searchParams.get('text') ?? '';
  expect(question.split('\n').at(-1)).toBe(new URL(`${coorg}&sel=${option}:2`, page.url()).href);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('details[open]').getByRole('heading')).toHaveText(/^Day 2/);

  await page.reload();
  await popup.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your booking');
  await page.goBack();
  await expect(popup.getByText('(2 tickets)', { exact: true })).toBeVisible();
  expect(await sandbox.count('guest-book')).toBe(0);
});
