import type { Page } from '../../kit/page.ts';
import { type Point, short } from '../../kit/path.ts';

/** A traffic cone of a height in pixels. */
export function cone(page: Page, [x, y]: Point, size: number, shadow = '#000'): void {
  const at = (dx: number, up: number) => `${short(x + dx * size)} ${short(y - up * size)}`;
  page.ellipse(x + size * 0.35, y + size * 0.03, size * 0.6, size * 0.1, shadow, { opacity: 0.25 });
  page.fill(
    `M${at(-0.42, -0.05)}L${at(-0.36, 0.06)}L${at(0.36, 0.06)}L${at(0.42, -0.05)}z`,
    '#7d2a12',
  );
  page.fill(`M${at(-0.27, 0.05)}L${at(-0.06, 1)}L${at(0.06, 1)}L${at(0.27, 0.05)}z`, '#f2622a');
  page.fill(`M${at(-0.19, 0.4)}L${at(-0.12, 0.7)}L${at(0.12, 0.7)}L${at(0.19, 0.4)}z`, '#fff3df');
  page.fill(`M${at(0.06, 0.05)}L${at(0.02, 1)}L${at(0.06, 1)}L${at(0.27, 0.05)}z`, '#7d1d0a', {
    opacity: 0.4,
  });
}
