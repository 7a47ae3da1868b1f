import { axeFaults, overflowOf } from '../../../journeys/support/accessible.ts';
import { expect } from '../../../journeys/support/journey.ts';
import { type OpenScreen, sizeOf } from './open-screen.ts';

/** Axe finds nothing, and nothing stands out of the window. */
export async function checkAxe({ page, windows }: OpenScreen): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    expect.soft(await axeFaults(page), `axe at ${sizeOf(window)}`).toEqual([]);
    expect
      .soft(await overflowOf(page), `px of horizontal scroll at ${sizeOf(window)}`)
      .toBeLessThanOrEqual(0);
  }
}
