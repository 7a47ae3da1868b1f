import { openScreen } from '../journeys/support/accessible.ts';
import { expect, test } from '../journeys/support/journey.ts';
import { screens } from '../journeys/support/screens.ts';

for (const screen of screens) {
  test(`screen ${screen.name}`, async ({ page, address, sandbox, viewport }) => {
    test.skip((viewport?.width ?? 0) >= (screen.below ?? Infinity), 'narrower screens alone');
    await openScreen(screen, { page, address, sandbox });
    const isOverlay = (await page.getByRole('dialog').count()) > 0;
    await expect(page).toHaveScreenshot(`${screen.name}.png`, { fullPage: !isOverlay });
  });
}
