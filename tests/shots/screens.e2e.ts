import { openScreen } from '../journeys/support/accessible.ts';
import { expect, unwatched as test } from '../journeys/support/journey.ts';
import { screens } from '../journeys/support/screens.ts';

/** The tag of screens that a desk does not have, such as the menu. */
const NARROW = '@narrow';

for (const screen of screens) {
  const tag = screen.below === undefined ? [] : NARROW;
  test(`screen ${screen.name}`, { tag }, async ({ page, address, sandbox }) => {
    await openScreen(screen, { page, address, sandbox });
    const isOverlay = (await page.getByRole('dialog').count()) > 0;
    await expect(page).toHaveScreenshot(`${screen.name}.png`, { fullPage: !isOverlay });
  });
}
