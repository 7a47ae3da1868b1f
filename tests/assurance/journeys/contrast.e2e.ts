import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { contrast } from '../../../stories/foundations/contrast.ts';
import { hexOf, NEEDS, PAIRS } from '../../../stories/foundations/pairs.ts';
import { openScreen } from '../../journeys/support/accessible.ts';
import { settled } from '../../journeys/support/hydrated.ts';
import { expect, unwatched as test } from '../../journeys/support/journey.ts';
import { screens } from '../../journeys/support/screens.ts';

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

const known = new Set(
  PAIRS.flatMap(([color, grounds, use]) =>
    use === 'text' ? grounds.map((ground) => `${hexOf(color)} on ${hexOf(ground)}`) : [],
  ),
);

for (const screen of screens)
  test(`${screen.name} → each text and its ground is a pair of the table, where the device prefers light or dark, and clearer where it asks for more contrast`, async ({
    page,
    address,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: screen.below === undefined ? 1440 : 390, height: 900 });
    await openScreen(screen, { page, address, sandbox });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const seen = await textsOf(page);
      expect(seen.length).toBeGreaterThan(2);
      expect(seen.filter(({ color, ground }) => !known.has(`${color} on ${ground}`))).toEqual([]);
    }
    await page.emulateMedia({ contrast: 'more' });
    const faint = (await textsOf(page)).filter(
      ({ color, ground, isLarge }) =>
        contrast(color, ground) < (isLarge ? NEEDS.largeText : NEEDS.text),
    );
    expect(faint).toEqual([]);
  });

test('a device that prefers dark, in a browser that makes pages dark by itself → the same picture, point for point', async ({
  page,
}) => {
  const picture = async (path: string) => {
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot();
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const before = { ours: await picture(paths.contact), plain: await plainPicture(page) };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await picture(paths.contact)).equals(before.ours)).toBe(true);
  expect((await plainPicture(page)).equals(before.plain)).toBe(false);
});

/** The picture of a page that says nothing of dark. */
async function plainPicture(page: Page): Promise<Buffer> {
  await page.goto('data:text/html,<p>A page');
  return page.screenshot();
}
