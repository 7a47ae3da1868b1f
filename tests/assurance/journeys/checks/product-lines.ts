import * as paths from '../../../../src/paths.ts';
import { expect } from '../../../journeys/support/journey.ts';
import type { OpenScreen } from './open-screen.ts';

/** The names of product lines in one row stand on one line. */
export async function checkProductLines({ page }: OpenScreen): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tiles = page.locator(`main a[href^="${paths.about}#"]`);
    await expect.soft(tiles).toHaveCount(4);
    const tops = await tiles.evaluateAll((links) =>
      links.map((link) => ({
        row: Math.round(link.getBoundingClientRect().top),
        name: Math.round(link.querySelector('h3')?.getBoundingClientRect().top ?? Number.NaN),
      })),
    );
    for (const { row, name } of tops)
      for (const other of tops.filter((tile) => tile.row === row))
        expect.soft(other.name, `a name at ${width} px`).toBe(name);
  }
}
