import { expect, test } from '../../journeys/support/journey.ts';
import { fillIn, openTrip, verdict } from '../../journeys/support/rider.ts';
import { SCREENS } from '../../journeys/support/screens.ts';
import { lowWindows } from './checks/little-height.ts';

for (const size of lowWindows)
  test(`a window of ${size.width} × ${size.height} px → a ride is chosen, booked and paid`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size);
    await openTrip(page, 'coorg-coffee');
    await page.getByRole('button', { name: 'Book Now' }).locator('visible=true').click();
    const selector = page.getByRole('dialog');
    const options = selector.getByRole('listitem');
    for (const option of [options.last(), options.first()]) {
      await option.scrollIntoViewIfNeeded();
      await expect(option.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(option.getByRole('button', { name: /^\+ Add/ })).toBeInViewport({ ratio: 1 });
    }
    await options
      .first()
      .getByRole('button', { name: /^\+ Add/ })
      .click();
    const proceed = selector.getByRole('button', { name: 'Proceed' });
    await proceed.scrollIntoViewIfNeeded();
    await expect(proceed).toBeInViewport({ ratio: 1 });
    await proceed.click();
    await fillIn(page);
    await page
      .getByRole('button', { name: /^confirm & pay$/i })
      .last()
      .click();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(verdict(page)).toHaveText('Payment successful');
    expect((await sandbox.order()).state).toBe('paid');
  });

test('a phone on its side → each first screen shows what it is for', async ({ page, address }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const stage = { page, site: address.site };
  await SCREENS.home.open(stage);
  const explore = page.getByRole('main').getByRole('link', { name: 'Explore Getaways' });
  await expect(explore.first()).toBeInViewport({ ratio: 1 });

  await SCREENS['details-trip'].open(stage);
  const bar = page.locator('[data-bottom-bar]');
  const fold = async () => (await bar.boundingBox())?.y ?? 0;
  const bottom = async (name: string | RegExp) => {
    const box = await page.getByRole('heading', { name }).boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? 0);
  };
  expect(await bottom(/^Manali to Leh/)).toBeLessThanOrEqual(await fold());

  await page.getByRole('button', { name: 'Book Now' }).locator('visible=true').click();
  for (const place of [0, 1]) {
    const add = page.getByRole('button', { name: /^\+ Add/ }).nth(place);
    await expect(add).toBeInViewport({ ratio: 1 });
  }

  await SCREENS.confirmation.open(stage);
  const field = await page.getByLabel('Full Name').boundingBox();
  expect((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThanOrEqual(await fold());
});
