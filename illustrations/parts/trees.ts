import type { Page } from '../kit/page.ts';
import { blob, heightAt, type Point, polygon, short } from '../kit/path.ts';
import type { Random } from '../kit/random.ts';

/** Draws one tree of a kind as path data, so that hundreds can share one element. */
export type Tree = (random: Random, x: number, y: number, height: number, width?: number) => string;

/** A conifer in tiers. */
export const pine: Tree = (random, x, y, height, width = 0.34) => {
  const tiers = height > 90 ? 7 : height > 40 ? 5 : 3;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const half = height * width * 0.5 * t ** 0.85 * random.between(0.82, 1.15);
    const level = y - height * (1 - t * 0.93);
    left.push([x - half, level + height * 0.025], [x - half * 0.42, level - height * 0.012]);
    right.push(
      [x + half * random.between(0.85, 1.1), level + height * 0.025],
      [x + half * 0.42, level - height * 0.012],
    );
  }
  const trunk = height * 0.02;
  const foot = y - height * 0.05;
  return polygon(
    [
      [x, y - height],
      ...left.slice(0, -1),
      [x - trunk, foot],
      [x - trunk, y],
      [x + trunk, y],
      [x + trunk, foot],
      ...right.slice(0, -1).reverse(),
    ],
    0,
  );
};

/** An upright oak or silver oak on a bare trunk. */
export const oak: Tree = (random, x, y, height, width = 0.3) => {
  const count = height > 90 ? 13 : 7;
  const crown = Array.from({ length: count }, (_, i): Point => {
    const a = (i / count) * 6.283 - 1.57;
    const k = random.between(0.8, 1.12);
    return [
      x + Math.cos(a) * height * width * 0.5 * k,
      y - height * 0.56 + Math.sin(a) * height * 0.44 * k,
    ];
  });
  const trunk: Point[] = [
    [x - height * 0.018, y - height * 0.3],
    [x - height * 0.024, y],
    [x + height * 0.024, y],
    [x + height * 0.018, y - height * 0.3],
  ];
  return blob(crown, height > 90 ? 1 : 0) + polygon(trunk, 1);
};

/** A round bush. */
export const bush: Tree = (random, x, y, width, height = 0.6) => {
  const count = width < 60 ? 5 : 8;
  const points: Point[] = [[x - width / 2, y + 2]];
  for (let i = 0; i <= count; i++) {
    const a = Math.PI * (1 + i / count);
    points.push([
      x + Math.cos(a) * width * 0.52 * random.between(0.88, 1.1),
      y + Math.sin(a) * width * height * random.between(0.82, 1.15),
    ]);
  }
  points.push([x + width / 2, y + 2]);
  return blob(points, 0);
};

/** A heap of leaves made of overlapping rounds. */
export function crown(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  count = 9,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 6.283;
    const k = i ? 0.31 : 0;
    const [cx, cy] = [x + Math.cos(a) * width * k, y + Math.sin(a) * height * k];
    const [rx, ry] = [width * random.between(0.24, 0.34), height * random.between(0.3, 0.42)];
    const points = Array.from({ length: 7 }, (_, j): Point => {
      const b = (j / 7) * 6.283;
      return [
        cx + Math.cos(b) * rx * random.between(0.85, 1.2),
        cy + Math.sin(b) * ry * random.between(0.85, 1.2),
      ];
    });
    d += blob(points, 0);
  }
  return d;
}

/** A rain tree or banyan: spreading crown in tones from shadow to light, forked trunk, hanging roots. */
export function banyan(
  page: Page,
  random: Random,
  x: number,
  y: number,
  height: number,
  tones: readonly [string, ...string[]],
  roots = 0,
): void {
  const width = height * 1.5;
  const at = (dx: number, dy: number) => `${short(x + dx)} ${short(y - dy)}`;
  let d = '';
  for (const k of height < 160 ? [-0.8, 0.7] : [-1, -0.45, 0.3, 0.9]) {
    d +=
      `M${at(-height * 0.06, 0)}C${at(-height * 0.02, height * 0.3)} ${at(k * width * 0.1, height * 0.4)} ${at(k * width * 0.36, height * 0.72)}` +
      `L${at(k * width * 0.36 + height * 0.03, height * 0.72)}C${at(k * width * 0.14 + height * 0.05, height * 0.38)} ${at(height * 0.05, height * 0.3)} ${at(height * 0.08, 0)}z`;
  }
  page.fill(d, tones[0]);
  tones.forEach((tone, i) => {
    const count = height < 160 ? 6 : 10 - i * 2;
    page.fill(
      crown(
        random,
        x - width * 0.05 * i,
        y - height * (0.74 + i * 0.06),
        width * (1 - i * 0.2),
        height * (0.56 - i * 0.12),
        count,
      ),
      tone,
    );
  });
  let hanging = '';
  for (let i = 0; i < roots; i++) {
    const [u, v] = [x + random.signed() * width * 0.42, y - height * random.between(0.45, 0.6)];
    hanging += `M${short(u, 0)} ${short(v, 0)}q${short(random.signed() * 4, 0)} ${short(height * 0.14, 0)} ${short(random.signed() * 5, 0)} ${short(height * random.between(0.14, 0.4), 0)}`;
  }
  page.stroke(hanging, tones[0], height * 0.008 + 0.6);
}

/** A coconut palm that leans by a share of its height. */
export const palm: Tree = (random, x, y, height, lean = 0.12) => {
  const [tx, ty] = [x + height * lean, y - height];
  const w = height * 0.02;
  let d = `M${short(x - w * 1.5)} ${short(y)}Q${short(x - w)} ${short(y - height * 0.6)} ${short(tx - w * 0.6)} ${short(ty)}h${short(w * 1.2)}Q${short(x + w * 1.4)} ${short(y - height * 0.55)} ${short(x + w * 1.7)} ${short(y)}z`;
  const heart: Point[] = [
    [-1.6, -0.6],
    [-0.7, -1.6],
    [0.7, -1.6],
    [1.6, -0.6],
    [1.5, 0.9],
    [0, 1.7],
    [-1.5, 0.9],
  ];
  d += polygon(heart.map(([u, v]): Point => [tx + u * height * 0.017, ty + v * height * 0.017]));
  const rises = [1.12, 0.78, 0.36, -0.1, -0.62];
  for (let k = 0; k < 10; k++) {
    const side = k % 2 ? 1 : -1;
    const rise = (rises[k >> 1] ?? 0) + random.signed() * 0.12;
    const length = height * random.between(0.36, 0.43) * (rise < -0.4 ? 0.8 : 1);
    const bend: Point = [
      tx + side * Math.cos(rise) * length * 0.6,
      ty - Math.sin(rise) * length * 0.62 - length * 0.1,
    ];
    const tip: Point = [
      tx + side * (Math.cos(rise) * 0.75 + 0.3) * length * 0.92,
      ty - Math.sin(rise) * length * 0.42 + length * 0.36,
    ];
    const rib: Point[] = [];
    const fringe: Point[] = [];
    const steps = height > 200 ? 11 : 7;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const u = 1 - t;
      const px = u * u * tx + 2 * u * t * bend[0] + t * t * tip[0];
      const py = u * u * ty + 2 * u * t * bend[1] + t * t * tip[1];
      const q =
        length * (k < 2 ? 0.13 : 0.18) * Math.sin(Math.PI * Math.min(1, t * 0.78 + 0.22)) ** 0.8;
      rib.push([px, py - q * 0.14]);
      if (i < steps)
        fringe.push(
          [px + side * q * 0.5, py + q * random.between(0.85, 1.2)],
          [px + side * q * 0.42, py + q * 0.38],
        );
    }
    const frond = [...rib, ...fringe.reverse()];
    d += polygon(side < 0 ? frond.reverse() : frond, 0);
  }
  return d;
};

/** How trees stand along a ridge. */
export interface WoodOptions {
  from?: number;
  to?: number;
  /** Share of the height that is hidden behind the ridge. */
  sink?: number;
  /** Width of each tree as its kind understands it. */
  width?: number;
}

/** Trees along a ridge. */
export function wood(
  random: Random,
  ridge: readonly Point[],
  count: number,
  low: number,
  high: number,
  kind: Tree = pine,
  { from = -20, to = 1620, sink = 0.06, width }: WoodOptions = {},
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * (i + random.signed() * 0.8)) / count;
    const height = random.between(low, high) * (random() < 0.12 ? 1.25 : 1);
    d += kind(random, x, heightAt(ridge, x) + height * sink + 2, height, width);
  }
  return d;
}

/** Tufts of grass: places with their heights. */
export function tufts(
  random: Random,
  list: readonly (readonly [x: number, y: number, size: number])[],
): string {
  let d = '';
  for (const [x, y, size] of list) {
    for (let i = 0; i < 5; i++) {
      const a = random.signed() * 0.6;
      const k = size * random.between(0.6, 1.1);
      const [sx, sy] = [Math.sin(a) * k, Math.cos(a) * k];
      d += `M${short(x + (i - 2) * size * 0.12)} ${short(y)}q${short(sx * 0.3)} ${short(-k * 0.6)} ${short(sx)} ${short(-sy)}q${short(-sx * 0.4)} ${short(k * 0.4)} ${short(-sx + size * 0.1)} ${short(sy)}z`;
    }
  }
  return d;
}
