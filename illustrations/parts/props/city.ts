import type { Page } from '../../kit/page.ts';
import { type Point, polygon, short } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';

/** A row of towers and how it is lit. */
export interface Skyline {
  foot: number;
  low: number;
  high: number;
  narrow?: number;
  wide?: number;
  colour: string;
  /** Colour the towers take at the foot. */
  haze: string;
  windows: string;
  /** Share of lit windows, 0 to 1. */
  lit?: number;
  cell?: number;
  gap?: number;
  from?: number;
  to?: number;
}

/** A row of towers with lit windows. */
export function skyline(page: Page, random: Random, row: Skyline): void {
  const {
    foot,
    low,
    high,
    narrow = 34,
    wide = 90,
    lit = 0.4,
    cell = 9,
    gap = 6,
    from = -20,
    to = 1620,
  } = row;
  let body = '';
  let windows = '';
  for (let x = from; x < to; ) {
    const w = random.between(narrow, wide);
    const h = random.between(low, high) * (random() < 0.15 ? 1.3 : 1);
    const kind = random();
    const top = foot - h;
    const outline: Point[] =
      kind < 0.2
        ? [
            [x, foot],
            [x, top],
            [x + w * 0.5, top - w * 0.3],
            [x + w, top],
            [x + w, foot],
          ]
        : kind < 0.4
          ? [
              [x, foot],
              [x, foot - h * 0.86],
              [x + w * 0.25, foot - h * 0.86],
              [x + w * 0.25, top],
              [x + w * 0.75, top],
              [x + w * 0.75, foot - h * 0.9],
              [x + w, foot - h * 0.9],
              [x + w, foot],
            ]
          : [
              [x, foot],
              [x, top],
              [x + w, top],
              [x + w, foot],
            ];
    body += polygon(outline, 0);
    if (random() < 0.3)
      body += `M${short(x + w / 2, 0)} ${short(top, 0)}v-${short(random.between(16, 44), 0)}h2v50z`;
    for (let v = foot - h * 0.84; lit && v < foot - 10; v += cell * 1.5) {
      for (let u = x + cell * 0.8; u < x + w - cell; u += cell * 1.2) {
        if (random() < lit * 0.5)
          windows += `M${short(u, 0)} ${short(v, 0)}h${short(cell * 0.55)}v${short(cell * 0.7)}h${short(-cell * 0.55)}z`;
      }
    }
    x += w + random.between(-gap, gap);
  }
  page.fill(body, page.vertical(foot - high, foot, [0, row.colour], [1, row.haze]));
  page.fill(windows, row.windows, { opacity: 0.85 });
}
