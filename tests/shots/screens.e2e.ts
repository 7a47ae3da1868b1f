import { expect, unwatched as test } from '../journeys/support/journey.ts';
import { SCREENS, type Screen } from '../journeys/support/screens.ts';

/** The tag of screens that a desk does not have, such as the menu. */
const NARROW = '@narrow';

for (const [name, screen] of Object.entries<Screen>(SCREENS)) {
  const tag = screen.below === undefined ? [] : NARROW;
  test(`screen ${name}`, { tag }, async ({ page, address }) => {
    await screen.open({ page, site: address.site });
    const isOverlay = (await page.getByRole('dialog').count()) > 0;
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: !isOverlay });
  });
}
