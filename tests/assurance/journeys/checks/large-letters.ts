import type { Page } from '@playwright/test';
import { cutTexts, overflowOf } from '../../../journeys/support/accessible.ts';
import { expect } from '../../../journeys/support/journey.ts';
import { type OpenScreen, sizeOf } from './open-screen.ts';

/** Sets the letters of the browser itself, as its own settings do: media rules follow them. */
export async function setLetters(page: Page, px: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: px } });
}

/** In letters of 32 px all of a screen grows, nothing is cut, and nothing scrolls sideways. */
export async function checkLargeLetters({ page, windows }: OpenScreen): Promise<void> {
  await setLetters(page, 32);
  for (const window of windows) {
    await page.setViewportSize(window);
    expect
      .soft(await page.evaluate(() => getComputedStyle(document.body).fontSize), 'letters')
      .toBe('32px');
    expect
      .soft(await overflowOf(page), `px of horizontal scroll at ${sizeOf(window)}`)
      .toBeLessThanOrEqual(0);
    expect.soft(await cutTexts(page), `cut at ${sizeOf(window)}`).toEqual([]);
  }
  await setLetters(page, 16);
}
