import type { Page } from '../../kit/page.ts';
import { blob, type Point, short } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';

/** How dust trails behind a wheel. */
export interface Trail {
  count?: number;
  /** Radius of the last puff in pixels. */
  size?: number;
  opacity?: number;
}

/** A trail of dust between two places, near the wheel first: puffs that grow and thin out. */
export function dust(
  page: Page,
  random: Random,
  from: Point,
  to: Point,
  colour: string,
  { count = 14, size = 90, opacity = 0.3 }: Trail = {},
): void {
  const layers = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const t = (i + random() * 0.7) / count;
    const r = size * (0.14 + 0.86 * t) * random.between(0.7, 1.15);
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t - r * random.between(0.3, 0.75);
    const puff = Array.from({ length: 9 }, (_, k): Point => {
      const a = (k / 9) * 6.283;
      const reach = r * random.between(0.84, 1.16);
      return [x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.74];
    });
    layers[i % 3] += blob(puff, 0);
  }
  layers.forEach((d, i) => {
    page.fill(d, colour, { opacity: short(opacity * (1 - i * 0.2), 2) });
  });
}

/** How a wheel throws up water or mud. */
export interface Fan {
  /** Length of the longest tongue in pixels. */
  reach: number;
  /** Bounds of the fan in degrees: 0 to the right, 90 up, 180 to the left. */
  from: number;
  to: number;
  count?: number;
  drops?: number;
  opacity?: number;
  /** Breadth of a tongue's foot as a share of its length. */
  breadth?: number;
}

/** A fan of water or mud: pointed tongues that fall over at the tip, and drops beyond them. */
export function splash(
  page: Page,
  random: Random,
  [x, y]: Point,
  colour: string,
  { reach, from, to, count = 14, drops = 24, opacity = 0.85, breadth = 0.1 }: Fan,
): void {
  const s = (v: number) => short(v, 0);
  let tongues = '';
  for (let i = 0; i < count; i++) {
    const angle = ((from + ((to - from) * (i + random())) / count) * Math.PI) / 180;
    const length = reach * random.between(0.55, 1);
    const [foot, w] = [x + random.signed() * reach * 0.1, length * breadth];
    const [dx, dy] = [Math.cos(angle) * length, -Math.sin(angle) * length];
    const tip: Point = [foot + dx, Math.min(y, y + dy + length * random.between(0.12, 0.34))];
    const bend = (side: number) =>
      `${s(foot + dx * 0.5 - side * w * Math.sin(angle))} ${s(y + dy * 0.62 - side * w * Math.abs(Math.cos(angle)))}`;
    tongues += `M${s(foot - w)} ${s(y)}Q${bend(1)} ${s(tip[0])} ${s(tip[1])}Q${bend(-1)} ${s(foot + w)} ${s(y)}z`;
  }
  page.fill(tongues, colour, { opacity });
  const sizes = ['', ''];
  for (let i = 0; i < drops; i++) {
    const angle = ((from + (to - from) * random()) * Math.PI) / 180;
    const length = reach * random.between(0.55, 1.3);
    sizes[i % 2] +=
      `M${s(x + Math.cos(angle) * length)} ${s(y - Math.sin(angle) * length * 0.92)}l${s(random.signed() * 4)} ${s(random.between(1, 5))}`;
  }
  const round = { 'stroke-linecap': 'round', opacity } as const;
  page.stroke(sizes[0] ?? '', colour, reach * 0.022 + 1, round);
  page.stroke(sizes[1] ?? '', colour, reach * 0.042 + 1, round);
}
