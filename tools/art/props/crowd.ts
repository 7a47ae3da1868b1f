import type { Page } from '../page.ts';
import { type Point, polygon, short } from '../path.ts';
import type { Random } from '../random.ts';

/** One onlooker from the hips up as path data: foot of the figure, pixels of a metre. */
function onlooker(random: Random, [x, y]: Point, k: number, cheer: boolean): string {
  const tall = random.between(0.9, 1.05) * k;
  const tilt = random.signed() * 0.04 * k;
  const wide = random.between(0.9, 1.12) * k;
  const at = (dx: number, up: number) =>
    `${short(x + dx * wide + tilt * up)} ${short(y - up * tall)}`;
  let d = `M${at(-0.2, 0.5)}C${at(-0.19, 0.9)} ${at(-0.26, 1.1)} ${at(-0.25, 1.3)}Q${at(-0.22, 1.43)} ${at(-0.07, 1.45)}L${at(-0.06, 1.52)}H${short(x + 0.06 * wide + tilt * 1.5)}L${at(0.07, 1.45)}Q${at(0.22, 1.43)} ${at(0.25, 1.3)}C${at(0.26, 1.1)} ${at(0.19, 0.9)} ${at(0.2, 0.5)}z`;
  const [hx, hy, r] = [x + tilt * 1.6, y - 1.6 * tall, 0.125 * k];
  d += `M${short(hx - r * 0.88)} ${short(hy)}a${short(r * 0.88)} ${short(r * 1.12)} 0 1 1 ${short(r * 1.76)} 0a${short(r * 0.88)} ${short(r * 1.12)} 0 1 1 ${short(-r * 1.76)} 0z`;
  if (!cheer) return d;
  for (const side of random() < 0.5 ? [-1, 1] : [random() < 0.5 ? -1 : 1]) {
    const reach = random.between(0.26, 0.42) * side;
    const arm: Point[] = [
      [0.17 * side, 1.4],
      [reach - 0.02, 1.62],
      [reach * 0.9, 1.98],
      [reach * 0.9 + 0.08 * side, 2],
      [reach + 0.09 * side, 1.6],
      [0.25 * side, 1.28],
    ].map(([dx = 0, up = 0]): Point => [x + dx * wide, y - up * tall]);
    d += polygon(arm);
  }
  return d;
}

/** A row of onlookers. */
export interface Onlookers {
  from: number;
  to: number;
  /** Height of their feet on the page, in pixels, at both ends of the row. */
  foot: number | readonly [left: number, right: number];
  /** Pixels of a metre, at both ends of the row. */
  metre: number | readonly [left: number, right: number];
  /** Metres between two of them. */
  step?: number;
  /** Share of them with raised arms, 0 to 1. */
  cheer?: number;
}

/** People behind a barrier or before a stage, in a few tones, shown from the hips up. */
export function crowd(
  page: Page,
  random: Random,
  tones: readonly [string, ...string[]],
  { from, to, foot, metre, step = 0.5, cheer = 0.2 }: Onlookers,
): void {
  const layers = tones.map(() => '');
  const ends = (value: Onlookers['metre']) =>
    typeof value === 'number' ? ([value, value] as const) : value;
  const [f0, f1] = ends(foot);
  const [k0, k1] = ends(metre);
  for (let x = from; x < to; ) {
    const t = (x - from) / (to - from || 1);
    const k = k0 + (k1 - k0) * t;
    const y = f0 + (f1 - f0) * t + random.signed() * 0.06 * k;
    const tone = random.whole(0, tones.length - 1);
    layers[tone] += onlooker(random, [x, y], k, random() < cheer);
    x += k * step * random.between(0.8, 1.3);
  }
  layers.forEach((d, i) => {
    page.fill(d, tones[i] ?? tones[0]);
  });
}
