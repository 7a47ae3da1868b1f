import type { Page } from '../../kit/page.ts';
import { type Point, polygon, short } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';

const FLAGS = ['#2f6fb7', '#f4f1e6', '#d8433b', '#3f9a5b', '#f2c230'];

/** A string of prayer flags between two places; the sag is in pixels. */
export function prayerFlags(
  page: Page,
  random: Random,
  from: Point,
  to: Point,
  sag: number,
  { count = 16, opacity = 1, cord = 1.3 }: { count?: number; opacity?: number; cord?: number } = {},
): void {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const paths = FLAGS.map(() => '');
  for (let i = 0; i < count; i++) {
    const [a, b] = [at((i + 0.12) / count), at((i + 0.86) / count)];
    const height = Math.hypot(b[0] - a[0], b[1] - a[1]) * 1.12;
    const wind = random.signed() * height * 0.3 + height * 0.14;
    paths[i % 5] += polygon([
      a,
      b,
      [b[0] + wind, b[1] + height],
      [a[0] + wind * 0.8, a[1] + height * random.between(0.85, 1.1)],
    ]);
  }
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const line = [from, middle, to].map(([x, y]) => `${short(x, 0)} ${short(y, 0)}`);
  page.stroke(`M${line[0]}Q${line[1]} ${line[2]}`, '#3b3630', cord);
  paths.forEach((d, i) => {
    page.fill(d, FLAGS[i] ?? '#fff', opacity < 1 ? { opacity } : undefined);
  });
}

/** Colours of a monastery. */
export interface GompaTones {
  wall?: string;
  shade?: string;
  band?: string;
  window?: string;
  gold?: string;
}

/** A monastery: whitewashed blocks with a maroon band and dark windows, stepped up a crag. */
export function gompa(
  page: Page,
  [x, y]: Point,
  size: number,
  light: -1 | 1 = -1,
  colours: GompaTones = {},
): void {
  const {
    wall = '#f3e6cf',
    shade = '#c49f86',
    band = '#8a2f26',
    window = '#3a2420',
    gold = '#f0b93a',
  } = colours;
  const blocks = [
    [-3.2, 0, 1.7, 1.5],
    [3.5, 0.15, 1.2, 1.2],
    [-1.8, -0.5, 1.9, 2.2],
    [2.1, -0.3, 1.7, 2],
    [0.2, -0.9, 2.2, 2.9],
    [-0.9, -2.1, 1.5, 1.6],
    [0.7, -3, 1.4, 1.5],
  ] as const;
  let [walls, sides, bands, windows] = ['', '', '', ''];
  for (const [bx, by, bw, bh] of blocks) {
    const [u, v, w, h] = [x + bx * size, y + by * size, bw * size, bh * size];
    const t = w * 0.05;
    const foot = v + size * 1.5;
    walls += polygon([
      [u - w / 2 - t, foot],
      [u - w / 2 + t, v - h],
      [u + w / 2 - t, v - h],
      [u + w / 2 + t, foot],
    ]);
    const e = light < 0 ? 1 : -1;
    sides += polygon([
      [u + e * (w / 2 + t), foot],
      [u + e * (w / 2 - t), v - h],
      [u + e * w * 0.14, v - h],
      [u + e * w * 0.17, foot],
    ]);
    bands += polygon([
      [u - w / 2, v - h],
      [u + w / 2, v - h],
      [u + w / 2, v - h + size * 0.3],
      [u - w / 2, v - h + size * 0.3],
    ]);
    for (let row = 0; row < Math.floor(bh); row++) {
      const columns = Math.round(bw * 2);
      for (let c = 0; c < columns; c++) {
        const wx = u - w * 0.38 + (c * w * 0.8) / columns;
        windows += `M${short(wx)} ${short(v - h + size * (0.6 + row * 0.72))}h${short(size * 0.16)}v${short(size * 0.3)}h${short(-size * 0.16)}z`;
      }
    }
  }
  page
    .fill(walls, wall)
    .fill(sides, shade, { opacity: 0.75 })
    .fill(bands, band)
    .fill(windows, window);
  page.fill(
    polygon([
      [x + size * 0.45, y - size * 4.5],
      [x + size * 0.7, y - size * 5.2],
      [x + size * 0.95, y - size * 4.5],
    ]),
    gold,
  );
}

/** A chorten: steps, dome and gilded spire. */
export function chorten(
  page: Page,
  [x, y]: Point,
  size: number,
  wall = '#f6ecd9',
  shade = '#c9ab93',
  gold = '#efb637',
): void {
  for (const [half, up, height] of [
    [1.2, 0, 0.5],
    [1, 0.5, 0.35],
    [0.82, 0.85, 0.25],
  ] as const) {
    const top = y - (up + height) * size;
    page.rect(x - half * size, top, half * 2 * size, height * size, wall);
    page.rect(x + half * size * 0.25, top, half * size * 0.75, height * size, shade, {
      opacity: 0.7,
    });
  }
  const at = (dx: number, up: number) => `${short(x + dx * size)} ${short(y - up * size)}`;
  page.fill(
    `M${at(-0.55, 1.1)}Q${at(-0.9, 2)} ${at(0, 2.05)}Q${at(0.9, 2)} ${at(0.55, 1.1)}z`,
    wall,
  );
  page.fill(
    `M${at(0.15, 1.1)}Q${at(0.5, 1.8)} ${at(0, 2.05)}Q${at(0.9, 2)} ${at(0.55, 1.1)}z`,
    shade,
    { opacity: 0.7 },
  );
  page.rect(x - size * 0.22, y - size * 2.3, size * 0.44, size * 0.28, wall);
  page.fill(`M${at(-0.2, 2.3)}L${at(0, 3.4)}L${at(0.2, 2.3)}z`, gold);
  page.circle(x, y - size * 3.42, size * 0.1, gold);
}
