import { mix } from '../kit/colour.ts';
import type { Ground } from '../kit/ground.ts';
import type { Page } from '../kit/page.ts';
import { at, blob, type Point, polygon, short } from '../kit/path.ts';
import type { Random } from '../kit/random.ts';

/** A level plain from the horizon to the foot of the page. */
export function plain(page: Page, far: string, near: string, top: number): void {
  const paint = page.vertical(top, page.height, [0, far], [0.25, mix(far, near, 0.45)], [1, near]);
  page.rect(0, top, page.width, page.height - top, paint);
}

/** The part of the page where patches may lie, and their breadth in metres. */
export interface PatchOptions {
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
  breadth?: number;
}

/** Patches of another colour that lie flat on the ground. */
export function patches(
  page: Page,
  random: Random,
  ground: Ground,
  count: number,
  colour: string,
  opacity = 0.5,
  {
    top = ground.horizon + 6,
    bottom = 1000,
    left = -200,
    right = 1800,
    breadth = 2.2,
  }: PatchOptions = {},
): void {
  let d = '';
  for (let i = 0; i < count; i++) {
    const y = top + (bottom - top) * random() ** 1.5;
    const x = random.between(left, right);
    const rx = ground.scaleAt(y) * breadth * random.between(0.4, 1.6);
    const ry = (rx * (y - ground.horizon)) / 2600 + 0.6;
    const points: Point[] = [
      [x - rx, y],
      [x - rx * 0.4, y - ry],
      [x + rx * 0.5, y - ry * 0.7],
      [x + rx, y + ry * 0.2],
      [x + rx * 0.2, y + ry],
      [x - rx * 0.6, y + ry * 0.7],
    ];
    d += blob(points);
  }
  page.fill(d, colour, { opacity });
}

/** A stone: its foot and its size in pixels. */
export type Stone = readonly [x: number, y: number, size: number];

/** Places for stones on the ground, far to near, kept where a test allows. */
export function scatter(
  random: Random,
  ground: Ground,
  count: number,
  top: number,
  bottom: number,
  size: number,
  keep: (x: number, y: number) => boolean,
): Stone[] {
  const out: Stone[] = [];
  for (let tries = 0; out.length < count && tries < count * 60; tries++) {
    const x = random.between(-40, 1640);
    const y = top + (bottom - top) * random() ** 1.2;
    if (keep(x, y))
      out.push([x, y, size * ((y - ground.horizon) / 200) * random.between(0.4, 1.3)]);
  }
  return out.sort((a, b) => a[1] - b[1]);
}

/** Whether a place is farther from a road's screen points than a width that depends on the height. */
export const beside =
  (road: readonly Point[], width: (y: number) => number) =>
  (x: number, y: number): boolean => {
    let near = at(road, 0);
    for (const point of road) if (Math.abs(point[1] - y) < Math.abs(near[1] - y)) near = point;
    return Math.abs(x - near[0]) > width(y);
  };

/** Angular stones with a lit side. */
export function stones(
  page: Page,
  random: Random,
  list: readonly Stone[],
  colour: string,
  lit: string,
  light: -1 | 1 = -1,
): void {
  let body = '';
  let bright = '';
  for (const [x, y, s] of list) {
    const a: Point = [x - s, y];
    const b: Point = [x - s * random.between(0.7, 0.95), y - s * random.between(0.3, 0.6)];
    const c: Point = [x - s * 0.2, y - s * random.between(0.7, 1)];
    const d: Point = [x + s * 0.5, y - s * random.between(0.5, 0.8)];
    const e: Point = [x + s, y];
    const digits = s > 12 ? 0 : 1;
    body += polygon([a, b, c, d, e], digits);
    bright +=
      light < 0
        ? polygon([a, b, c, [x - s * 0.05, y - s * 0.35]], digits)
        : polygon([e, d, c, [x + s * 0.1, y - s * 0.35]], digits);
  }
  page.fill(body, colour).fill(bright, lit);
}

/** Boulders: rounded granite with a shadow on the side away from the light and a lit cap. */
export function boulders(
  page: Page,
  random: Random,
  list: readonly Stone[],
  colour: string,
  lit: string,
  dark: string,
  light: -1 | 1 = -1,
): void {
  for (const [x, y, s] of list) {
    const count = s > 40 ? 10 : 7;
    const squash = random.between(0.64, 0.84);
    const tilt = random.signed() * 0.24;
    const reach = Array.from({ length: count }, () => random.between(0.9, 1.12));
    const point = (turn: number, shrink: number): Point => {
      const place = (((turn % 1) + 1) % 1) * count;
      const [k, next] = [at(reach, Math.floor(place)), reach[(Math.floor(place) + 1) % count] ?? 1];
      const r = s * shrink * (k + (next - k) * (place % 1));
      const a = turn * 2 * Math.PI;
      const [u, v] = [Math.cos(a) * r, Math.sin(a) * r * squash];
      return [
        x + u * Math.cos(tilt) - v * Math.sin(tilt),
        y - s * squash * 0.72 + u * Math.sin(tilt) + v * Math.cos(tilt),
      ];
    };
    const crescent = (middle: number, spread: number, depth: number) => {
      const turns = [-1, -0.5, 0, 0.5, 1].map((k) => middle + k * spread);
      const inner = turns.slice(1, -1).reverse();
      return blob([...turns.map((t) => point(t, 1)), ...inner.map((t) => point(t, depth))], 0);
    };
    const towards = light < 0 ? 0.63 : 0.87;
    page.fill(
      blob(
        Array.from({ length: count }, (_, i) => point(i / count, 1)),
        0,
      ),
      colour,
    );
    page.fill(crescent(towards + 0.5, 0.3, 0.5), dark);
    page.fill(crescent(towards, 0.2, 0.74), lit, { opacity: 0.85 });
  }
}

/** A stack of boulders: rows that narrow upwards, each row resting on the one below. */
export function pile(
  random: Random,
  [x, y]: Point,
  width: number,
  rows: number,
  size: number,
): Stone[] {
  const list: Stone[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    const s = size * (1 - row * 0.12);
    const half = (width / 2) * (1 - row / rows) ** 0.9;
    const count = Math.max(1, Math.round((half * 2) / (s * 1.5)));
    for (let i = 0; i < count; i++) {
      const across = count > 1 ? (i / (count - 1)) * 2 - 1 : random.signed() * 0.3;
      const shift = random.signed() * s * 0.3;
      list.push([x + across * half + shift, y - row * size * 0.92, s * random.between(0.75, 1.12)]);
    }
  }
  return list;
}

/** Ripples of water or sand: thin lenses that grow towards the eye. */
export function ripples(
  page: Page,
  random: Random,
  count: number,
  top: number,
  bottom: number,
  colour: string,
  {
    opacity = 0.5,
    centre = 800,
    spread = 900,
  }: { opacity?: number; centre?: number; spread?: number } = {},
): void {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = random() ** 1.3;
    const y = top + (bottom - top) * t;
    const width = (20 + 190 * t) * random.between(0.4, 1.3);
    const height = 0.8 + 3.6 * t;
    const x = centre + random.signed() * spread * (spread < 400 ? 0.35 + t * 0.8 : 1);
    d += `M${short(x - width / 2, 0)} ${short(y, 0)}q${short(width / 2, 0)} ${short(-height)} ${short(width, 0)} 0q${short(-width / 2, 0)} ${short(height)} ${short(-width, 0)} 0z`;
  }
  page.fill(d, colour, { opacity });
}

/** A waterfall with spray at its foot. */
export function waterfall(
  page: Page,
  x: number,
  top: number,
  foot: number,
  width: number,
  opacity = 0.9,
): void {
  const height = foot - top;
  let d = '';
  for (const i of [-0.5, 0, 0.5]) {
    const o = x + i * width;
    d +=
      `M${short(o)} ${short(top)}C${short(o + width)} ${short(top + height * 0.4)} ${short(o - width)} ${short(top + height * 0.6)} ${short(o + i * width)} ${short(foot)}` +
      `h${short(width * 0.9)}C${short(o + width * 0.3)} ${short(top + height * 0.6)} ${short(o + width * 1.5)} ${short(top + height * 0.4)} ${short(o + width * 0.5)} ${short(top)}z`;
  }
  page.fill(
    d,
    page.vertical(
      top,
      foot,
      [0, '#fff', opacity],
      [0.7, '#f0faf8', opacity * 0.75],
      [1, '#eef8f5', 0],
    ),
  );
  page.mist(x, foot - 4, width * 7, width * 2.6, '#f2faf7', 0.75);
}
