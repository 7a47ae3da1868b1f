import { at, type Point, spline } from './path.ts';
import type { Random } from './random.ts';

/** A craggy line: midpoint displacement between anchors placed by hand. */
export function crag(random: Random, anchors: readonly Point[], rough = 0.28, finest = 9): Point[] {
  const out: Point[] = [at(anchors, 0)];
  const cut = (a: Point, b: Point, amount: number): void => {
    const dx = b[0] - a[0];
    if (Math.abs(dx) < finest) {
      out.push(b);
      return;
    }
    const x = a[0] + dx * random.between(0.38, 0.62);
    const y = a[1] + (b[1] - a[1]) * ((x - a[0]) / dx) + random.signed() * dx * amount;
    cut(a, [x, y], amount * 0.92);
    cut([x, y], b, amount * 0.92);
  };
  for (let i = 1; i < anchors.length; i++) cut(at(anchors, i - 1), at(anchors, i), rough);
  return out;
}

/** A rolling line: a spline through anchors with a little slow noise. */
export function roll(random: Random, anchors: readonly Point[], wobble = 3, per = 7): Point[] {
  return spline(anchors, per).map(([x, y]) => [x, y + random.signed() * wobble]);
}

/** Anchors of a range with a number of peaks between two edges. */
export function range(
  random: Random,
  peaks: number,
  y: number,
  height: number,
  x0 = -40,
  x1 = 1640,
): Point[] {
  const step = (x1 - x0) / (peaks * 2);
  return Array.from({ length: peaks * 2 + 1 }, (_, i): Point => {
    const inside = i > 0 && i < peaks * 2;
    const x = x0 + i * step + (inside ? random.signed() * step * 0.35 : 0);
    const rise = i % 2 ? -height * random.between(0.55, 1) : height * random.between(0, 0.3);
    return [x, y + rise];
  });
}

/** How the lit planes of a ridge are cut. */
export interface FacetOptions {
  /** Least height in pixels of a peak that gets a plane. */
  least?: number;
  /** Length of the plane as a multiple of the peak's height. */
  depth?: number;
  zigzag?: number;
}

/** Planes below the main peaks that face the light: what makes a jagged line read as rock. */
export function facets(
  random: Random,
  ridge: readonly Point[],
  light: -1 | 1,
  { least = 26, depth = 1.7, zigzag = 0.16 }: FacetOptions = {},
): Point[][] {
  const planes: Point[][] = [];
  const line = light < 0 ? ridge : [...ridge].reverse();
  let last = 0;
  for (let i = 2; i < line.length - 1; i++) {
    const peak = at(line, i);
    let low = i;
    for (let k = i; k > last && k > i - 40; k--) if (at(line, k)[1] > at(line, low)[1]) low = k;
    const height = at(line, low)[1] - peak[1];
    const isPeak = peak[1] < at(line, i - 1)[1] && peak[1] <= at(line, i + 1)[1];
    const next = line.slice(i, i + 8).map(([, y]) => y);
    if (!isPeak || height < least || Math.min(...next) < peak[1] - 1) continue;
    const reach = height * depth;
    const steps = Math.max(3, Math.min(8, Math.round(reach / 24)));
    const back: Point[] = [];
    let x = 0;
    for (let s = 1; s <= steps; s++) {
      x += -light * height * zigzag * (s % 2 ? -0.55 : 1) * random.between(0.5, 1.3);
      back.push([peak[0] + x * 0.8, peak[1] + (reach * s) / steps]);
    }
    const foot: Point = [
      at(line, low)[0] - light * height * 0.12,
      at(line, low)[1] + height * 0.35,
    ];
    planes.push([...line.slice(low, i + 1), ...back, foot]);
    last = i;
  }
  return planes;
}
