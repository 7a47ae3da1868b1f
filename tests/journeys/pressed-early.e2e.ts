import type { Locator, Page } from '@playwright/test';
import * as paths from '../../src/paths.ts';
import { tripPath } from '../fixtures/paths.ts';
import { hydrated, settled } from './support/hydrated.ts';
import { expect, unwatched as test } from './support/journey.ts';
import { addTranslator } from './support/translator.ts';
import {
  control,
  heardFromNow,
  message,
  openHeld,
  received,
  sendMessage,
} from './support/typed-early.ts';

const months = (page: Page) => page.locator('main button[name^=month]:enabled');

/** The address of a list in which a month was chosen by its button, and nothing else. */
async function chosenAt(path: string, month: Locator): Promise<string> {
  const name = (await month.getAttribute('name')) ?? '';
  return `${path}?q=ride&${name.replace('month-', 'month=')}`;
}

/** Searches in a list, and expects its address to be this one: by then every press from before has been heard. */
async function expectAfterSearch(page: Page, address: string): Promise<void> {
  await settled(page);
  await page.getByRole('searchbox').fill('ride');
  await expect(page).toHaveURL(address);
}

/**
 * Presses a button, or sends the form that it stands in, right after the commit that hydrates it: before the presses
 * from before are replayed, where a rider's hand meets the moment by chance alone.
 */
function pressOnceHydrated(page: Page, selector: string): Promise<unknown> {
  return page.addInitScript((wanted) => {
    document.addEventListener('hydrated', ({ target }) => {
      const button = document.querySelector<HTMLButtonElement>(wanted);
      if (button?.closest('[data-hydrated]') === target) queueMicrotask(() => button?.click());
    });
  }, selector);
}

/**
 * Focuses and presses a button right after the commit that hydrates what is around its part, where a rider's hand meets the moment by
 * chance alone. Returns the function that reads if its part was hydrated by then.
 */
async function pressInBetween(page: Page, selector: string): Promise<() => Promise<unknown>> {
  await page.addInitScript((wanted) => {
    document.addEventListener('hydrated', ({ target }) => {
      const button = document.querySelector<HTMLButtonElement>(wanted);
      const part = button?.closest<HTMLElement>('[data-hydrated]');
      if (part?.parentElement?.closest('[data-hydrated]') !== target) return;
      queueMicrotask(() => {
        Object.assign(window, { wasHydrated: part?.dataset.hydrated });
        button?.focus();
        button?.click();
      });
    });
  }, selector);
  return () => page.evaluate(() => Reflect.get(window, 'wasHydrated'));
}

test('filters opened twice and months pressed before their list is hydrated → open, and the month pressed last is chosen', async ({
  page,
  scripts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await scripts.hold(page, 'CatalogueList');
  await page.goto(paths.lists.trips, { waitUntil: 'commit' });
  await hydrated(page, 'main');
  const filters = page.locator('button[name=more-filters]');
  const [first, second] = [months(page).nth(0), months(page).nth(1)];
  for (const button of [filters, second, first, filters, second]) await button.click();
  expect(await page.locator('[data-hydrated=false]').count()).toBeGreaterThan(0);
  release();
  await expectAfterSearch(page, await chosenAt(paths.lists.trips, second));
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
});

for (const isTranslated of [false, true])
  test(`a month pressed before its list is ${isTranslated ? 'drawn anew in other words' : 'hydrated'}, and again before its turn → chosen, not given up`, async ({
    page,
    scripts,
  }) => {
    if (isTranslated) await addTranslator(page, 'at once');
    await pressOnceHydrated(page, 'main button[name^=month]:enabled');
    const release = await openHeld({ page, scripts }, paths.lists.trips);
    const served = await months(page).first().elementHandle();
    await months(page).first().click();
    release();
    await expectAfterSearch(page, await chosenAt(paths.lists.trips, months(page).first()));
    expect(await served?.evaluate((button) => button.isConnected)).toBe(!isTranslated);
  });

test('pressed in a gallery whose script is late → holds up no other press, and turns the picture in the end', async ({
  page,
  scripts,
}) => {
  // by itself no picture turns
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await scripts.hold(page);
  const releaseGallery = await scripts.hold(page, 'GalleryCarousel');
  await page.goto(paths.talentHunt, { waitUntil: 'commit' });
  await heardFromNow(page);
  await page.getByRole('button', { name: 'Picture 3' }).click();
  await page.getByRole('button', { name: 'Sponsorship details' }).click();
  release();
  await expect(page.locator('dialog:modal')).toBeVisible();
  releaseGallery();
  await expect(page.locator('button[name=picture-3]')).toHaveAttribute('aria-current', 'true');
});

test('a heart pressed on home before the script of its rides is there → the ride is saved', async ({
  page,
  scripts,
}) => {
  const release = await scripts.hold(page, 'Featured');
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page, 'main');
  const heart = page.locator('main button[name^=save-]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('the heart of a card far down, pressed when its list is hydrated and the card is not → the ride is saved', async ({
  page,
  console: log,
}) => {
  log.expectFailedRequests();
  const wasHydrated = await pressInBetween(page, 'main li:nth-child(20) button[name^=save-]');
  await page.goto(paths.lists.trips);
  await settled(page);
  expect(await wasHydrated()).toBe('false');
  const heart = page.locator('main li:nth-child(20) button[name^=save-]');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
});

test('Read more of a section, pressed when its page is hydrated and the section is not → all is read, and the focus stays', async ({
  page,
  console: _,
}) => {
  const more = 'main section button[name^=read-]';
  const wasHydrated = await pressInBetween(page, more);
  await page.goto(tripPath('manali-leh'));
  await expect(page.locator(more)).toHaveAttribute('aria-expanded', 'true');
  expect(await wasHydrated()).toBe('false');
  await expect(page.locator(more)).toBeFocused();
});

test('the heart of a card pressed before its translated list is drawn anew → the ride is saved', async ({
  page,
  scripts,
}) => {
  await addTranslator(page, 'at once');
  const release = await openHeld({ page, scripts }, paths.lists.trips);
  const heart = page.locator('main li:nth-child(8) button[name^=save-]');
  const served = await heart.elementHandle();
  await heart.click();
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await served?.evaluate((own) => own.isConnected)).toBe(false);
});

test('Book Now pressed before a translated page is drawn anew → its tickets open', async ({
  page,
  scripts,
}) => {
  await addTranslator(page, 'at once');
  const release = await openHeld({ page, scripts }, tripPath('manali-leh'));
  const button = page.locator('button[name=book]');
  const served = await button.elementHandle();
  await button.click();
  release();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Add/ }).first()).toBeVisible();
  expect(await served?.evaluate((own) => own.isConnected)).toBe(false);
});

test('a message sent before a translated page is drawn anew → arrives once, as it was typed', async ({
  page,
  sandbox,
  scripts,
}) => {
  await addTranslator(page, 'at once');
  const release = await openHeld({ page, scripts }, paths.contact);
  await sendMessage(page);
  release();
  await expect(page.getByRole('main').getByText(/^Thank you for contacting us!/)).toBeVisible();
  expect(await sandbox.messages()).toEqual([received]);
});

test('Enter between two lines, and to end a word of an input method, before the form is hydrated → nothing is sent', async ({
  page,
  sandbox,
  scripts,
}) => {
  const release = await openHeld({ page, scripts }, paths.contact);
  await control(page, 'Name').fill(message.Name);
  // as macOS reports it; no driver presses keys through an input method
  const isLeftAlone = await control(page, 'Name').evaluate((field) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        isComposing: true,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  expect(isLeftAlone).toBe(true);
  await control(page, 'Message').focus();
  await page.keyboard.type('Hello,\ntwo riders please');
  release();
  await settled(page);
  await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(0);
  await control(page, 'Email').fill(message.Email);
  await control(page, 'Phone').fill(message.Phone);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByText('Thank you for contacting us!')).toBeVisible();
  const sent = { name: message.Name, email: message.Email, message: 'Hello,\ntwo riders please' };
  expect(await sandbox.messages()).toEqual([expect.objectContaining(sent)]);
});
