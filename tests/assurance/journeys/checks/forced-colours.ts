import type { Page } from '@playwright/test';
import { expect } from '../../../journeys/support/journey.ts';
import { desk, type OpenScreen, sizeOf } from './open-screen.ts';

/** The elements that are chosen, and of them those whose lines look like those of one that is not: colours and grounds are gone. */
function chosen(page: Page): Promise<{ count: number; alike: string[] }> {
  return page.evaluate(() => {
    const states = '[aria-current], [aria-pressed="true"], [aria-selected="true"]';
    const lines = (element: Element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return [
          part === null ? style.outlineStyle : '',
          style.borderWidth,
          style.borderStyle,
          style.textDecorationLine,
        ].join();
      });
    const all = [...document.querySelectorAll('main *, header *, dialog[open] *')];
    const seen = all.filter((element) => element.matches(states) && element.checkVisibility());
    const alike = seen.filter((element) =>
      all.some(
        (other) =>
          other.tagName === element.tagName &&
          other.className === element.className &&
          other.parentElement?.tagName === element.parentElement?.tagName &&
          !other.matches(states) &&
          String(lines(other)) === String(lines(element)),
      ),
    );
    return { count: seen.length, alike: alike.map(({ textContent }) => textContent ?? '') };
  });
}

/** In forced colours, each thing that is chosen has a line that those beside it have not. */
export async function checkChosen({ page, windows }: OpenScreen): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const window of windows) {
    await page.setViewportSize(window);
    const { count, alike } = await chosen(page);
    expect.soft(count, `chosen things at ${sizeOf(window)}`).toBeGreaterThan(0);
    expect.soft(alike, `chosen things without a line at ${sizeOf(window)}`).toEqual([]);
  }
}

/** The same of what phones do not have. */
export async function checkChosenOnDesk({ page }: OpenScreen): Promise<void> {
  await checkChosen({ page, windows: [desk] });
}

/** The same of a month of a list, once it is pressed. */
export async function checkChosenMonth({ page }: OpenScreen): Promise<void> {
  await page.locator('main fieldset button:not(:disabled)').first().click();
  await checkChosen({ page, windows: [desk] });
}

/** In forced colours, an icon takes the colour of the words beside it. */
export async function checkIcons({ page }: OpenScreen): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const strokes = await page
    .locator('main .ks-icon')
    .evaluateAll((all) =>
      all.map((icon) => [
        getComputedStyle(icon).stroke,
        getComputedStyle(icon.parentElement ?? icon).color,
      ]),
    );
  expect.soft(strokes.length, 'icons').toBeGreaterThan(0);
  for (const [stroke, colour] of strokes)
    expect.soft(stroke, 'colour of an icon beside words').toBe(colour);
}

/** In forced colours, each card and popup has an edge on all sides. */
export async function checkEdges({ page }: OpenScreen): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = await page
    .locator('main .ks-paper:visible, dialog:modal')
    .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).borderStyle));
  expect.soft(edges.length, 'cards and popups').toBeGreaterThan(0);
  expect.soft(new Set(edges), 'edges of cards and popups').toEqual(new Set(['solid']));
}
