import * as paths from '../../src/paths.ts';
import { settled } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';

const item = '**/api/v1/trip/trips/manali-leh';

test('a card is pressed → the ride stands before the platform answers, and is sold after it has', async ({
  page,
}) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(item, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto(paths.lists.trips);
  await settled(page);
  await page.locator(`main a[href^="${paths.detailsOf('manali-leh')}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Manali');
  await page
    .getByRole('button', { name: /^Book Now/ })
    .locator('visible=true')
    .first()
    .click();
  const selector = page.getByRole('dialog');
  await expect(selector.locator('[aria-busy=true]').getByText('Loading tickets')).toBeAttached();
  answer();
  await expect(selector.getByRole('button', { name: /^\+ Add/ }).first()).toBeFocused();
});
