import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { hydrated, settled } from '../../journeys/support/hydrated.ts';
import { expect, isRedrawn, listenTo, unwatched as test } from '../../journeys/support/journey.ts';
import { fillIn } from '../../journeys/support/rider.ts';
import { addTranslator, MARK, untranslated } from '../../journeys/support/translator.ts';
import { message, received } from '../../journeys/support/typed-early.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'default' });

/** The texts of a page and its dialogs, less the marks of a translator, what is another in each booking, and spaces that nobody sees. */
const visibleText = async (page: Page) =>
  untranslated(await page.evaluate(displayedText))
    .replaceAll(/MT\w{20}/g, 'an id')
    .replaceAll(/\s*\n\s*/g, '\n');

/** The text of a page's content without that for people who listen alone, which comes and goes. */
function displayedText(): string {
  const regions = document.querySelectorAll<HTMLElement>('main :is([role=status], [role=alert])');
  for (const region of regions) region.hidden = true;
  const text = document.querySelector('main')?.innerText ?? '';
  for (const region of regions) region.hidden = false;
  return text;
}

/** Amounts and ids that the translator has taken. */
const takenFigures = (page: Page) =>
  page
    .locator('font > font')
    .evaluateAll((texts) =>
      texts
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => /^\W*(₹[\d,.]+|MT\w{20})\W*$/.test(text)),
    );

/** Finds a ride, books and pays it, writes to the site; says after each step that its page has come to rest. */
async function bookAndWrite(page: Page, rest: (step: string) => Promise<void>): Promise<void> {
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  const heading = (words: RegExp) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(words);

  await page.goto('/');
  await rest('home');
  await page.getByRole('link', { name: /Explore Getaways/ }).click();
  await heading(/^Getaways/);
  await page.getByRole('searchbox').fill('coorg');
  await expect(page.getByRole('main').getByText(/^1 trip found/)).toHaveCount(1);
  // the counts of the other lists come later than the list
  await expect(page.getByRole('main').getByText(/^0 trainings/)).toBeVisible();
  await rest('the list');
  await page
    .getByRole('link', { name: /Coorg Coffee Trails/ })
    .first()
    .click();
  await heading(/^Coorg Coffee Trails/);
  // requested once they are in view
  await expect(page.getByRole('heading', { name: /^Rides by this organiser/ })).toBeVisible();
  await press(/^Book Now/);
  const selector = page.getByRole('dialog');
  await selector
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .click();
  await rest('one ticket');
  await press(/^Add one/);
  await press(/^Add one/);
  await expect(selector.getByText(/3 tickets/).first()).toBeVisible();
  await rest('three tickets');
  await press(/^Remove one/);
  await rest('two tickets');
  await press(/^Proceed/);
  await heading(/^Confirm your booking/);
  await press(/^confirm & pay/i);
  await rest('an empty form');
  await fillIn(page);
  await rest('a filled-in form');
  await press(/^confirm & pay/i);
  await press(/^Pay ₹/);
  await expect(page.getByRole('main').getByText(/^Payment successful/)).toBeVisible();
  await heading(/^Thank you, /);
  await rest('the ticket');
  await page.goto(paths.contact);
  await hydrated(page, 'main form');
  for (const [label, text] of Object.entries(message))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  await press(/^Send message/);
  await expect(page.getByRole('main').getByText(/^Thank you for contacting us!/)).toBeVisible();
  await rest('the message is sent');
}

/** The texts of the page as it is, by step. */
const plainly: Record<string, string> = {};

for (const start of ['at once', 'once hydrated'] as const) {
  test(`translated ${start} → a ride is booked and paid, a message sent, each text is that of the page as it is`, async ({
    page,
    browser,
    sandbox,
    baseURL,
  }) => {
    if (Object.keys(plainly).length === 0) {
      const plain = await browser.newPage({ baseURL, serviceWorkers: 'block' });
      await bookAndWrite(plain, async (step) => {
        await settled(plain);
        plainly[step] = await visibleText(plain);
      });
      await plain.close();
      await sandbox.reset();
    }

    const errors: string[] = [];
    listenTo(page, errors);
    await addTranslator(page, start);
    await bookAndWrite(page, async (step) => {
      await settled(page);
      await expect.poll(() => visibleText(page), { message: step }).toBe(plainly[step]);
      expect(await page.locator('body').innerText()).toContain(MARK);
      expect(await takenFigures(page)).toEqual([]);
    });
    expect((await sandbox.order()).state).toBe('paid');
    expect(await sandbox.messages()).toEqual([received]);
    expect(errors.filter((line) => !isRedrawn(line))).toEqual([]);
  });
}
