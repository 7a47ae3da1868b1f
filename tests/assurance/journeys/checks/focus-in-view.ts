import type { Page } from '@playwright/test';
import { expect } from '../../../journeys/support/journey.ts';
import { type OpenScreen, phone, sizeOf } from './open-screen.ts';

const walkedWindows = [{ width: 320, height: 256 }, phone, { width: 844, height: 390 }] as const;

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

/** No stop of Tab lies wholly under a bar. */
export async function checkFocusInView({ page }: OpenScreen): Promise<void> {
  for (const window of walkedWindows) {
    await page.setViewportSize(window);
    const { stops, covered } = await walk(page);
    expect.soft(stops, `stops at ${sizeOf(window)}`).toBeGreaterThan(10);
    expect.soft(covered, `stops under a bar at ${sizeOf(window)}`).toEqual([]);
  }
}
