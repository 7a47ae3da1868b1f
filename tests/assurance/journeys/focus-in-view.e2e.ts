import type { Page } from '@playwright/test';
import { openScreen } from '../../journeys/support/accessible.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { screenOf } from '../../journeys/support/screens.ts';

const sizes = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** Walks through a page by Tab alone, from its beginning to its end: the number of stops, and those of them that a bar covers wholly. */
async function walk(page: Page): Promise<{ stops: number; covered: string[] }> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const covered: string[] = [];
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      const columns = [left + 1, (left + right) / 2, right - 1];
      const rows = [top + 1, (top + bottom) / 2, bottom - 1];
      // a point of it, or of what it holds, or of the label around it, is on the screen
      const isInView = columns.some((x) =>
        rows.some((y) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (focused.contains(hit) || hit.contains(focused));
        }),
      );
      const name = `${focused.tagName} ${focused.ariaLabel ?? focused.textContent ?? ''}`;
      return { name: name.slice(0, 60), isInView };
    });
    if (stop === null) return { stops, covered };
    if (!stop.isInView) covered.push(stop.name);
  }
  throw new Error('The page has no end.');
}

for (const name of ['details-trip', 'confirmation', 'confirmation-invalid', 'compare-bar'])
  for (const size of sizes)
    test(`${name} by Tab at ${size.width} × ${size.height} px → no stop lies wholly under a bar`, async ({
      page,
      address,
      sandbox,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await openScreen(screenOf(name), { page, address, sandbox });
      const { stops, covered } = await walk(page);
      expect(stops).toBeGreaterThan(10);
      expect(covered).toEqual([]);
    });
