import type { Page } from '@playwright/test';
import { expect } from '../../../journeys/support/journey.ts';
import { type OpenScreen, sizeOf } from './open-screen.ts';

/** Windows of little height: a desk at 400 %, a small phone on its side, a large one. */
export const lowWindows = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 844, height: 390 },
] as const;

/** The controls of the page, or of its open dialog, over which something lies wherever the page is scrolled. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    const covered = [...controls].filter((control) => {
      const isVisible = control.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
      // what is clipped to a point is for listeners, or stands for the control beside it
      const isClipped = getComputedStyle(control).clipPath !== 'none';
      if (!isVisible || isClipped || control.matches(':disabled, [inert] *')) return false;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // of a link that breaks into two lines the first one: between them lies the sentence around it
      const [line = control.getBoundingClientRect()] = control.getClientRects();
      const { left, top, width, height } = line;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit === null || !(control.contains(hit) || hit.contains(control));
    });
    scrollTo(0, 0);
    return covered.map((control) => control.ariaLabel ?? control.textContent ?? control.tagName);
  });
}

/** The share of the window's height, from 0 to 1, that bars cover while the page scrolls under them. */
function pinnedShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 3);
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const pinned = [...scope.querySelectorAll('*')].filter((element) => {
      const { position, pointerEvents, left } = getComputedStyle(element);
      const isBar = position === 'fixed' || (position === 'sticky' && left === 'auto');
      return (
        isBar && pointerEvents !== 'none' && element.checkVisibility({ visibilityProperty: true })
      );
    });
    const heights = pinned.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    scrollTo(0, 0);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** In little height every control can be scrolled to, and bars leave two thirds of the window free. */
export async function checkLittleHeight({ page }: OpenScreen): Promise<void> {
  for (const window of lowWindows) {
    await page.setViewportSize(window);
    expect.soft(await coveredControls(page), `covered at ${sizeOf(window)}`).toEqual([]);
    expect
      .soft(await pinnedShare(page), `share of the window under bars at ${sizeOf(window)}`)
      .toBeLessThanOrEqual(1 / 3);
  }
}

/** In a wide window of little height nothing stays in place that is higher than the window. */
export async function checkWideLowWindow({ page }: OpenScreen): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 256 });
  const tooHigh = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .filter((element) => element.getBoundingClientRect().height > innerHeight)
      .map(({ textContent }) => textContent),
  );
  expect.soft(tooHigh, 'higher than the window').toEqual([]);
}
