import type { Page } from '@playwright/test';
import { contrast } from '../../../../stories/foundations/contrast.ts';
import { hexOf, NEEDS, PAIRS } from '../../../../stories/foundations/pairs.ts';
import { expect } from '../../../journeys/support/journey.ts';
import type { OpenScreen } from './open-screen.ts';

/** A colour of text and its ground as a page has them, with an example. */
interface Seen {
  color: string;
  ground: string;
  isLarge: boolean;
  text: string;
}

/** The colours of all visible texts of a page with their grounds; those on a picture, whose ground is no colour, are left out. */
function textsOf(page: Page): Promise<Seen[]> {
  return page.evaluate(() => {
    const hex = (rgb: string) =>
      `#${(rgb.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`.toUpperCase();
    /** The ground of an element; null on a picture or where it is see-through. */
    const groundOf = (element: Element | null): string | null => {
      if (element === null) return '#FFFFFF';
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none' || element.matches('[class*=_scene]')) return null;
      const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? [];
      if (Number(alpha) === 0) return groundOf(element.parentElement);
      return Number(alpha) === 1 ? hex(backgroundColor) : null;
    };
    const seen = new Map<string, Seen>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim() ?? '';
      if (text === '' || holder === null || holder.closest('svg, noscript, [hidden]') !== null)
        continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // what is disabled may be faint, and the page behind a popup is
      if (holder.closest(':disabled') !== null) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(holder);
      const ground = groundOf(holder);
      if (ground === null) continue;
      const px = Number.parseFloat(fontSize);
      const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
      seen.set(`${color} ${ground} ${isLarge}`, { color: hex(color), ground, isLarge, text });
    }
    return [...seen.values()];
  });
}

const pairs = new Set(
  PAIRS.flatMap(([color, grounds, use]) =>
    use === 'text' ? grounds.map((ground) => `${hexOf(color)} on ${hexOf(ground)}`) : [],
  ),
);

/**
 * Each text and its ground is a pair of the table, where the device prefers light or dark; where it asks for more
 * contrast, each text is clear on its ground.
 */
export async function checkColours({ page }: OpenScreen): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const seen = await textsOf(page);
    expect.soft(seen.length, `texts in ${colorScheme}`).toBeGreaterThan(2);
    expect
      .soft(
        seen.filter(({ color, ground }) => !pairs.has(`${color} on ${ground}`)),
        `texts in ${colorScheme} whose colours are no pair of the table`,
      )
      .toEqual([]);
  }
  await page.emulateMedia({ contrast: 'more' });
  const faint = (await textsOf(page)).filter(
    ({ color, ground, isLarge }) =>
      contrast(color, ground) < (isLarge ? NEEDS.largeText : NEEDS.text),
  );
  expect.soft(faint, 'faint texts where the device asks for more contrast').toEqual([]);
}
