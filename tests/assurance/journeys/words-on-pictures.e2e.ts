import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { NEEDS } from '../../../stories/foundations/pairs.ts';
import { hydrated, settled } from '../../journeys/support/hydrated.ts';
import { expect, unwatched as test } from '../../journeys/support/journey.ts';

/** The pages that begin with words on a picture. */
const SCENES = {
  home: paths.home,
  about: paths.about,
  'events for companies': paths.corporate,
  'Talent Hunt': paths.talentHunt,
  'an unknown address': '/no-such-page',
} as const;

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

// the measured scene has no words, no button for its film, and nothing over it
const WITHOUT_WORDS = `
  main section:first-of-type :is(h1, p) { color: transparent !important; }
  main section:first-of-type :is(a, video, button) { visibility: hidden !important; }`;
const WITHOUT_SCRIM = `
  main section:first-of-type::before { background: none !important; }
  main section:first-of-type :is(img, picture) { mask-image: none !important; }`;

/** Adds styles that the policy of the page lets a script add. */
const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

const scene = (page: Page) => page.locator('main section').first();

/** A box within the scene, in px. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of each line of the scene's words, and of its action. */
function boxesOf(page: Page) {
  return scene(page).evaluate((section) => {
    const { left, top } = section.getBoundingClientRect();
    const fromScene = (box: DOMRect): Box => ({
      left: Math.ceil(box.left - left),
      right: Math.floor(box.right - left),
      top: Math.ceil(box.top - top),
      bottom: Math.floor(box.bottom - top),
    });
    const lines = [...section.querySelectorAll('h1, p')].flatMap((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const isLarge = Number.parseFloat(getComputedStyle(words).fontSize) >= 24;
      const text = words.textContent ?? '';
      return [...range.getClientRects()].map((box) => ({ box: fromScene(box), isLarge, text }));
    });
    const actions = [...section.querySelectorAll('a')].map((link) =>
      fromScene(link.getBoundingClientRect()),
    );
    return { lines, actions };
  });
}

/** Measures pictures of the scene, as it is and as it was drawn: the lightest point of each box, from 0 to 1, and the points of its sun, those of them that are grey, and those that the actions cover. */
function measured(
  reader: Page,
  pictures: { dimmed: string; drawn: string; boxes: readonly Box[]; actions: readonly Box[] },
) {
  return reader.evaluate(async ({ dimmed, drawn, boxes, actions }) => {
    const linear = Float64Array.from({ length: 256 }, (_, part) => {
      const share = part / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const read = async (picture: string) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const parts = context?.getImageData(0, 0, width, height).data ?? [];
      const light = (at: number) => linear[parts[at] ?? 0] ?? 0;
      const luminances = new Float32Array(width * height);
      for (let at = 0; at < luminances.length; at += 1)
        luminances[at] =
          0.2126 * light(4 * at) + 0.7152 * light(4 * at + 1) + 0.0722 * light(4 * at + 2);
      return { width, luminances };
    };
    const as = { dimmed: await read(dimmed), drawn: await read(drawn) };
    const pointsIn = ({ left, right, top, bottom }: Box) => {
      const points: number[] = [];
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) points.push(y * as.drawn.width + x);
      return points;
    };
    // suns alone are drawn in nearly white
    const isSun = (at: number) => (as.drawn.luminances[at] ?? 0) > 0.9;
    const sun = Array.from(as.drawn.luminances.keys()).filter(isSun);
    return {
      lightest: boxes.map((box) =>
        pointsIn(box).reduce((most, at) => Math.max(most, as.dimmed.luminances[at] ?? 0), 0),
      ),
      sun: sun.length,
      grey: sun.filter((at) => (as.dimmed.luminances[at] ?? 0) < 0.85).length,
      covered: actions.flatMap(pointsIn).filter(isSun).length,
    };
  }, pictures);
}

for (const [name, path] of Object.entries(SCENES))
  for (const window of WINDOWS)
    test(`${name} at ${window.width} × ${window.height} px → words are clear on the picture, and its sun is as light as it was drawn`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(window);
      await page.goto(path);
      await hydrated(page, 'h1');
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      const { lines, actions } = await boxesOf(page);
      expect(lines.length).toBeGreaterThan(1);

      const pictureOf = async (styles: string) => {
        await addStyles(page, styles);
        return (await scene(page).screenshot()).toString('base64');
      };
      const { lightest, sun, grey, covered } = await measured(await context.newPage(), {
        dimmed: await pictureOf(WITHOUT_WORDS),
        drawn: await pictureOf(WITHOUT_SCRIM),
        boxes: lines.map(({ box }) => box),
        actions,
      });

      // the letters are white
      const faint = lines.filter(({ isLarge }, index) => {
        const need = isLarge ? NEEDS.largeText : NEEDS.text;
        return 1.05 / ((lightest[index] ?? 1) + 0.05) < need;
      });
      expect(faint.map(({ text }) => text)).toEqual([]);
      expect(sun, 'points of the sun').toBeGreaterThan(100);
      // a helmet has a point or two of its white
      expect(grey / sun, 'share of the sun that is grey').toBeLessThan(0.01);
      expect(covered, 'points of the sun under an action').toBe(0);
    });
