import { mix } from '../../kit/colour.ts';
import type { Page } from '../../kit/page.ts';
import { type Point, polygon, short } from '../../kit/path.ts';

/** A string of pennants between two places; the sag is in pixels. */
export function bunting(
  page: Page,
  from: Point,
  to: Point,
  sag: number,
  colours: readonly string[],
  { count = 14, cord = '#4a4038' }: { count?: number; cord?: string } = {},
): void {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const line = Array.from({ length: 13 }, (_, i) => at(i / 12));
  page.stroke(line.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join(''), cord, 2);
  const paths = colours.map(() => '');
  for (let i = 0; i < count; i++) {
    const [a, b] = [at((i + 0.14) / count), at((i + 0.86) / count)];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]);
    paths[i % colours.length] += polygon([
      a,
      b,
      [(a[0] + b[0]) / 2 + size * 0.06, (a[1] + b[1]) / 2 + size * 1.15],
    ]);
  }
  paths.forEach((d, i) => {
    page.fill(d, colours[i] ?? '#fff');
  });
}

/** A balloon on a string that ends at a hand or a rack. */
export function balloon(page: Page, [x, y]: Point, r: number, colour: string, tie: Point): void {
  const s = (v: number) => short(v);
  page.stroke(
    `M${s(x)} ${s(y + r * 1.2)}Q${s(x + r * 0.5)} ${s((y + tie[1]) / 2 + r)} ${s(tie[0])} ${s(tie[1])}`,
    mix(colour, '#4a4038', 0.6),
    1.4,
  );
  page.fill(
    `M${s(x)} ${s(y - r)}C${s(x + r * 1.05)} ${s(y - r)} ${s(x + r)} ${s(y + r * 0.5)} ${s(x + r * 0.1)} ${s(y + r * 1.12)}l${s(r * 0.12)} ${s(r * 0.16)}h${s(-r * 0.44)}l${s(r * 0.12)} ${s(-r * 0.16)}C${s(x - r)} ${s(y + r * 0.5)} ${s(x - r * 1.05)} ${s(y - r)} ${s(x)} ${s(y - r)}z`,
    colour,
  );
  page.fill(
    `M${s(x - r * 0.5)} ${s(y - r * 0.1)}Q${s(x - r * 0.55)} ${s(y - r * 0.7)} ${s(x - r * 0.05)} ${s(y - r * 0.78)}Q${s(x - r * 0.42)} ${s(y - r * 0.5)} ${s(x - r * 0.5)} ${s(y - r * 0.1)}z`,
    mix(colour, '#ffffff', 0.6),
    { opacity: 0.8 },
  );
}

/** How a flag hangs in the wind. */
export interface Flying {
  /** Breadth in pixels; the height is two thirds of it. */
  size: number;
  /** 1 flies to the right, -1 to the left. */
  wind?: 1 | -1;
  /** Moves the wave along the cloth, 0 to 1. */
  phase?: number;
  /** Colour of the folds. */
  fold?: string;
}

/** A flag of level bands from the top of its pole, rippling in the wind. */
export function flag(
  page: Page,
  [x, y]: Point,
  bands: readonly string[],
  { size, wind = 1, phase = 0, fold = '#2b2a44' }: Flying,
): void {
  const height = (size * 2) / 3;
  const steps = 10;
  const edge = (row: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = i / steps;
      const wave = Math.sin((t * 1.6 + phase) * 6.283) * size * 0.055 * Math.min(1, t * 2.2);
      return [x + wind * t * size * (1 - 0.04 * row), y + row * height + wave + t * size * 0.07];
    });
  bands.forEach((colour, i) => {
    const [top, bottom] = [edge(i / bands.length), edge((i + 1) / bands.length)];
    page.fill(polygon([...top, ...bottom.reverse()]), colour);
  });
  const [top, bottom] = [edge(0), edge(1)];
  let folds = '';
  for (let i = 0; i < steps; i++) {
    const t = (i + 0.5) / steps;
    if (Math.cos((t * 1.6 + phase) * 6.283) * wind > -0.25) continue;
    const corners = [top[i], top[i + 1], bottom[i + 1], bottom[i]];
    folds += polygon(corners.filter((corner) => corner !== undefined));
  }
  page.fill(folds, fold, { opacity: 0.2 });
}
