import type { Page } from '../../kit/page.ts';
import { type Point, polygon, short } from '../../kit/path.ts';

/** Colours of a fort: its walls and their foot in the haze, the side to the sun, the side away from it, openings. */
export interface FortTones {
  wall: string;
  foot: string;
  lit: string;
  shade: string;
  dark: string;
}

/** A hall of the palace in units of the fort: middle, half its breadth, height of its roof, rows of windows. */
type Hall = readonly [u: number, half: number, top: number, rows: number];

const HALLS: readonly Hall[] = [
  [-4.1, 1.2, 2.7, 1],
  [4.6, 1.3, 2.6, 1],
  [2.3, 1.5, 3.3, 2],
  [-2.2, 1.4, 3.5, 2],
  [0.1, 1.5, 4.3, 3],
];

/** Domed kiosks on the roofs: across, up, radius. */
const KIOSKS = [
  [-5, 2.7, 0.27],
  [-3.3, 2.7, 0.2],
  [-3.2, 3.5, 0.28],
  [-1.5, 3.5, 0.22],
  [-1, 4.3, 0.3],
  [0.1, 4.3, 0.52],
  [1.2, 4.3, 0.3],
  [2.2, 3.3, 0.24],
  [3.5, 3.3, 0.3],
  [5.6, 2.6, 0.28],
] as const;

/** Round towers of a wall: across, half their breadth, top, foot. */
const KEEP = [
  [-6.2, 0.78, 2, -1.6],
  [-4.5, 0.5, 1.5, -1.6],
  [-2.9, 0.56, 1.6, -1.6],
  [-1.2, 0.5, 1.5, -1.6],
  [0.6, 0.62, 1.8, -1.6],
  [2.4, 0.5, 1.5, -1.6],
  [4.2, 0.56, 1.6, -1.6],
  [6.1, 0.84, 2.2, -1.6],
] as const;

const RAMPART = [
  [-9.4, 0.5, -1.9, -4],
  [-7.7, 0.52, -1.1, -3.6],
  [-5.6, 0.56, -0.6, -3.4],
  [-1.9, 0.56, -0.7, -3.4],
  [0.3, 0.5, -0.75, -3.4],
  [2.8, 0.58, -0.6, -3.4],
  [5.2, 0.5, -0.7, -3.4],
  [7.6, 0.62, -1, -3.6],
  [9.2, 0.5, -1.9, -4],
] as const;

/** A Rajput hill fort: palace halls under kiosks, a keep wall of round bastions, a rampart with a gate down the slope. */
export function hillFort(page: Page, [x, y]: Point, size: number, tones: FortTones): void {
  let paths = { body: '', lit: '', shade: '', dark: '' };
  const at = (u: number, v: number): Point => [x + u * size, y - v * size];
  const shape = (...list: readonly Point[]) => polygon(list.map(([u, v]) => at(u, v)));
  const box = (left: number, right: number, foot: number, top: number) =>
    shape([left, foot], [left, top], [right, top], [right, foot]);
  const merlons = (left: number, right: number, from: number, to = from) => {
    const [w, h] = [size * 0.13, size * 0.2];
    const count = Math.max(2, Math.round((right - left) / 0.25));
    let d = '';
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const [px, py] = at(left + (right - left - 0.13) * t, from + (to - from) * t - 0.03);
      d += `M${short(px)} ${short(py)}v${short(-h)}q${short(w / 2)} ${short(-w)} ${short(w)} 0v${short(h)}z`;
    }
    return d;
  };
  const arch = (u: number, v: number, w: number, h: number) => {
    const [px, py] = at(u - w / 2, v);
    return `M${short(px)} ${short(py)}v${short(-h * size)}q${short(w * size * 0.1)} ${short(-w * size * 0.45)} ${short((w / 2) * size)} ${short(-w * size * 0.6)}q${short(w * size * 0.4)} ${short(w * size * 0.15)} ${short((w / 2) * size)} ${short(w * size * 0.6)}v${short(h * size)}z`;
  };
  const tower = (u: number, half: number, top: number, foot: number) => {
    const low = half + 0.2;
    paths.body +=
      shape([u - low, foot], [u - half, top], [u + half, top], [u + low, foot]) +
      box(u - half * 1.14, u + half * 1.14, top - 0.3, top) +
      merlons(u - half * 1.14, u + half * 1.14, top);
    paths.lit += shape(
      [u - low, foot],
      [u - half, top - 0.3],
      [u - half * 1.14, top - 0.3],
      [u - half * 1.14, top],
      [u - half * 0.4, top],
      [u - half * 0.5, foot],
    );
    paths.shade += shape(
      [u + low, foot],
      [u + half, top - 0.3],
      [u + half * 1.14, top - 0.3],
      [u + half * 1.14, top],
      [u + half * 0.3, top],
      [u + half * 0.4, foot],
    );
    paths.dark +=
      box(u - half, u + half, top - 0.36, top - 0.3) +
      box(u - 0.06, u + 0.06, top - 0.95, top - 0.6);
  };
  const wall = (u0: number, top0: number, u1: number, top1: number, foot: number) => {
    const [t0, t1] = [top0 - 0.35, top1 - 0.35];
    paths.body += shape([u0, foot], [u0, t0], [u1, t1], [u1, foot]) + merlons(u0, u1, t0, t1);
    paths.dark += shape([u0, t0 - 0.24], [u0, t0 - 0.18], [u1, t1 - 0.18], [u1, t1 - 0.24]);
  };
  const kiosk = (u: number, v: number, r: number) => {
    const eave = v + r * 1.1;
    const dome = (side: number) => {
      const [px, py] = at(u, eave);
      const p = (dx: number, up: number) =>
        `${short(px + dx * side * r * size)} ${short(py - up * r * size)}`;
      return `M${p(0, 0)}L${p(-1, 0)}C${p(-1.15, 0.9)} ${p(-0.35, 1.05)} ${p(0, 1.6)}z`;
    };
    paths.body += dome(-1) + box(u - r * 1.3, u + r * 1.3, eave - r * 0.16, eave + r * 0.06);
    paths.lit += dome(1);
    paths.body += box(u - 0.025, u + 0.025, eave + r * 1.4, eave + r * 2.2);
    for (const k of [-0.9, -0.3, 0.3, 0.9])
      paths.body += box(u + k * r - 0.03, u + k * r + 0.03, v - 0.05, eave);
  };
  const hall = ([u, half, top, rows]: Hall) => {
    paths.body +=
      box(u - half, u + half, 0, top) + box(u - half - 0.1, u + half + 0.1, top - 0.14, top);
    paths.lit +=
      box(u - half, u - half * 0.62, 0, top - 0.14) +
      box(u - half - 0.1, u + half + 0.1, top - 0.04, top);
    paths.shade +=
      box(u + half * 0.72, u + half, 0, top - 0.14) +
      box(u - half, u + half, top - 0.22, top - 0.14);
    for (let row = 0; row < rows; row++) {
      const v = top - 0.72 - row * 0.78;
      paths.shade += box(u - half * 0.56, u + half * 0.66, v - 0.1, v - 0.03);
      for (let k = 0; k < 4; k++)
        paths.dark += arch(u - half * 0.42 + k * half * 0.31, v, 0.2, 0.22);
    }
  };
  const gate = () => {
    const [left, right, foot, top] = [-4.6, -2.9, -3.4, -0.2];
    paths.body += box(left, right, foot, top) + merlons(left - 0.1, right + 0.1, top);
    paths.lit += box(left, left + 0.4, foot, top) + box(left - 0.1, right + 0.1, top - 0.14, top);
    paths.shade += box(right - 0.3, right, foot, top - 0.14);
    paths.dark += arch(-3.75, foot, 0.74, 1.7) + box(left, right, top - 0.22, top - 0.14);
  };
  const flush = (top: number, foot: number, fade: number) => {
    const paint = page.vertical(
      at(0, top)[1],
      at(0, foot)[1],
      [0, tones.wall],
      [fade, tones.wall],
      [1, tones.foot],
    );
    page
      .fill(paths.body, paint)
      .fill(paths.lit, tones.lit, { opacity: 0.8 })
      .fill(paths.shade, tones.shade, { opacity: 0.6 })
      .fill(paths.dark, tones.dark, { opacity: 0.85 });
    paths = { body: '', lit: '', shade: '', dark: '' };
  };
  for (const one of HALLS) {
    for (const [u, v, r] of KIOSKS) if (v === one[2]) kiosk(u, v, r);
    hall(one);
    flush(4.3, 0, 0.3);
  }
  for (const [towers, drop] of [
    [KEEP, 0],
    [RAMPART, 0.1],
  ] as const) {
    const [high, low] = towers === KEEP ? [2, -1.8] : [-0.2, -4];
    towers.slice(1).forEach(([u, , top, foot], i) => {
      const [before, , last] = towers[i] ?? [u, 0, top];
      wall(before, last - drop, u, top - drop, foot);
    });
    flush(high, low, 0.35);
    for (const [u, half, top, foot] of towers) tower(u, half, top, foot);
    if (towers === RAMPART) gate();
    flush(high, low, 0.35);
  }
}
