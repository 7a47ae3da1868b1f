import * as paths from '../../src/paths.ts';
import { expect, test } from './support/journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const path of Object.values(paths.lists))
  test(`${path} on a phone → date and price of the first ride stand on the first screen`, async ({
    page,
  }) => {
    await page.goto(path);
    const card = page.locator('main li').first();
    for (const line of await card.locator('p').all())
      await expect(line).toBeInViewport({ ratio: 1 });
    const months = page.getByRole('group', { name: /by date$/ }).getByRole('button');
    expect((await months.first().boundingBox())?.height).toBe(44);
  });
