import type { Page } from '../kit/page.ts';
import { blob, type Point, polygon, short } from '../kit/path.ts';
import type { Random } from '../kit/random.ts';

/** Colours of an umbrella thorn: bark and shadow, leaves, the leaves' upper side in the light, the shadow on the ground. */
export interface AcaciaTones {
  bark: string;
  leaf: string;
  lit: string;
  shadow: string;
}

/** How one tree differs from the next. */
export interface AcaciaForm {
  /** Shift of the crown's middle, as a share of the height. */
  lean?: number;
  /** Leaf pads of the crown: across and up as shares of the height, half their breadth. */
  pads: readonly (readonly [across: number, up: number, half: number])[];
  /** Height of the fork as a share of the tree's. */
  fork?: number;
}

/** A pad of leaves: domed and ragged above, nearly flat below. */
function pad(random: Random, [x, y]: Point, half: number, thick: number, count: number): string {
  const points: Point[] = [];
  for (let i = 0; i <= count; i++) {
    const a = Math.PI * (1 - (i + random.signed() * 0.24) / count);
    const k = random.between(0.84, 1.16);
    points.push([x + Math.cos(a) * half, y - Math.max(0.04, Math.sin(a)) ** 0.7 * thick * k]);
  }
  points.push([x + half * 1.04, y + thick * 0.1]);
  for (let i = count - 1; i > 0; i--) {
    const across = (i + random.signed() * 0.3) / count - 0.5;
    points.push([x + across * 1.9 * half, y + thick * random.between(-0.04, 0.26)]);
  }
  points.push([x - half * 1.04, y + thick * 0.1]);
  return blob(points, half > 60 ? 0 : 1);
}

/** Tufts of leaves side by side on a pad: each a low dome. */
function puffs(random: Random, [x, y]: Point, half: number, thick: number, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const across = ((i + 0.5 + random.signed() * 0.3) / count - 0.5) * 2;
    const w = (half / count) * random.between(1.4, 2);
    const t = thick * (1 - across * across * 0.45) * random.between(0.75, 1.25);
    const cx = x + across * half * 0.9;
    const cy = y + thick * (across * across * 1.1 + random.between(-0.2, 0.2));
    d += blob(
      [
        [cx - w, cy],
        [cx - w * 0.8, cy - t * 0.7],
        [cx - w * 0.1, cy - t * 1.15],
        [cx + w * 0.75, cy - t * 0.75],
        [cx + w, cy],
        [cx + w * 0.2, cy + t * 0.25],
      ],
      half > 60 ? 0 : 1,
    );
  }
  return d;
}

/** An umbrella thorn: a forked trunk, boughs that fan out, flat pads of leaves lit from the upper left. */
export function acacia(
  page: Page,
  random: Random,
  [x, y]: Point,
  height: number,
  tones: AcaciaTones,
  { lean = 0, pads, fork = 0.34 }: AcaciaForm,
): void {
  const h = height;
  const at = (u: number, v: number): Point => [x + u * h, y - v * h];
  const s = ([px, py]: Point) => `${short(px)} ${short(py)}`;
  page.fill(
    polygon([at(0.5, -0.016), at(0.5, -0.036), at(0.03, -0.014), at(-0.03, 0)]) +
      blob([
        at(0.1, -0.02),
        at(0.4, 0.012),
        at(0.9, 0.004),
        at(1.3, -0.03),
        at(1, -0.056),
        at(0.4, -0.05),
      ]),
    tones.shadow,
    { opacity: 0.34 },
  );
  const node = at(lean * 0.2 - 0.05, fork);
  const crest = at(lean * 0.5 + 0.03, fork * 1.5);
  let wood = '';
  let bright = '';
  // A bough from one place to another: it rises first, then bends outwards, and tapers.
  const bough = (from: Point, to: Point, w0: number, w1: number) => {
    const bend: Point = [from[0] + (to[0] - from[0]) * 0.3, from[1] + (to[1] - from[1]) * 0.62];
    const side = (p: Point, w: number): Point => [p[0] + w * h, p[1]];
    const m = (w0 + w1) / 2;
    wood += `M${s(side(from, -w0))}Q${s(side(bend, -m))} ${s(side(to, -w1))}L${s(side(to, w1))}Q${s(side(bend, m))} ${s(side(from, w0))}z`;
    if (w0 > 0.018)
      bright += `M${s(side(from, -w0))}Q${s(side(bend, -m))} ${s(side(to, -w1))}Q${s(side(bend, m * 0.1))} ${s(side(from, -w0))}z`;
    return bend;
  };
  bough(at(0.01, -0.008), node, 0.048, 0.033);
  wood += `M${s(at(-0.1, -0.014))}Q${s(at(-0.05, 0))} ${s(at(-0.035, 0.09))}L${s(at(0.045, 0.07))}Q${s(at(0.06, 0.01))} ${s(at(0.11, -0.012))}z`;
  bough(node, crest, 0.033, 0.02);
  for (const [u, v, half] of pads) {
    const inner = Math.abs(u) < 0.34;
    const from: Point = inner
      ? [crest[0], crest[1] + 0.03 * h]
      : [node[0] + 0.008 * h, node[1] + (0.06 - 0.09 * Math.abs(u)) * h];
    const tip = at(u + lean, v);
    const bend = bough(from, tip, inner ? 0.018 : 0.024, 0.006);
    const split = (i: 0 | 1) => from[i] * 0.16 + bend[i] * 0.48 + tip[i] * 0.36;
    const middle: Point = [split(0), split(1)];
    for (const k of [-0.62, 0.5]) bough(middle, at(u + lean + k * half, v + 0.02), 0.008, 0.003);
  }
  page.fill(wood, tones.bark).fill(bright, tones.lit, { opacity: 0.55 });
  const [count, tufts] = h > 200 ? [14, 8] : h > 90 ? [9, 5] : [6, 3];
  for (const [u, v, half] of pads) {
    const [px, py] = at(u + lean, v);
    const [w, t] = [half * h, (0.05 + half * 0.2) * h];
    page.fill(pad(random, [px, py], w, t * 0.86, count), tones.bark);
    page.fill(pad(random, [px - w * 0.04, py - t * 0.26], w * 0.94, t * 0.72, count), tones.leaf);
    page.fill(puffs(random, [px - w * 0.14, py - t * 0.7], w * 0.8, t * 0.3, tufts), tones.lit);
  }
}
