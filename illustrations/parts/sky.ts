import { mix } from '../kit/colour.ts';
import type { Page, Stop } from '../kit/page.ts';
import { type Point, polygon, short } from '../kit/path.ts';
import type { Random } from '../kit/random.ts';

/** The whole page in the colours of the sky, top to horizon. */
export function sky(page: Page, colours: readonly string[], horizon = 640): void {
  const stops = colours.map((colour, i): Stop => [i / (colours.length - 1), colour]);
  page.rect(0, 0, page.width, page.height, page.vertical(0, horizon, ...stops));
}

/** How far the light of the sun carries. */
export interface SunOptions {
  opacity?: number;
  /** Reach of the halo in radii. */
  reach?: number;
}

export function sun(
  page: Page,
  [x, y]: Point,
  r: number,
  core: string,
  halo: string,
  { opacity = 0.8, reach = 9 }: SunOptions = {},
): void {
  page.glow(x, y, r * reach, halo, opacity);
  page.glow(x, y, r * 2.6, core, opacity * 0.8);
  page.circle(x, y, r, core);
}

/** A full moon with its seas. */
export function moon(
  page: Page,
  [x, y]: Point,
  r: number,
  face = '#fdf6df',
  halo = '#cfdcff',
  opacity = 0.5,
): void {
  page.glow(x, y, r * 8, halo, opacity);
  page.circle(x, y, r, face);
  page.group({ fill: mix(face, '#8d93a8', 0.35), opacity: 0.45 }, () => {
    for (const [dx, dy, size] of [
      [-0.3, -0.2, 0.26],
      [0.32, 0.3, 0.18],
      [0.28, -0.42, 0.13],
      [-0.2, 0.5, 0.14],
    ] as const) {
      page.add(
        `<circle cx="${short(x + r * dx)}" cy="${short(y + r * dy)}" r="${short(r * size)}"/>`,
      );
    }
  });
}

/** Stars down to a height; a band gathers most of them along a line. */
export function stars(
  page: Page,
  random: Random,
  count: number,
  lowest: number,
  { colour = '#fff', band }: { colour?: string; band?: readonly [Point, Point] } = {},
): void {
  const sizes = ['', '', ''];
  for (let i = 0; i < count; i++) {
    let [x, y] = [random.between(0, page.width), random() ** 1.4 * lowest];
    if (band && random() < 0.6) {
      const t = random();
      const [a, b] = band;
      x = a[0] + (b[0] - a[0]) * t + random.signed() * random() * 150;
      y = a[1] + (b[1] - a[1]) * t + random.signed() * random() * 90;
    }
    const size = i % 7 ? (i % 3 ? 0 : 1) : 2;
    if (y < lowest) sizes[size] += `M${short(x, 0)} ${short(y, 0)}h0`;
  }
  page.group({ stroke: colour, 'stroke-linecap': 'round', fill: 'none' }, () => {
    const [small = '', middle = '', large = ''] = sizes;
    page.add(`<path d="${small}" stroke-width="1.8" opacity=".5"/>`);
    page.add(`<path d="${middle}" stroke-width="2.6" opacity=".75"/>`);
    page.add(`<path d="${large}" stroke-width="4"/>`);
  });
}

/** A heaped cloud on a flat base. */
export function cloud(
  page: Page,
  random: Random,
  [x, y]: Point,
  width: number,
  height: number,
  top: string,
  foot: string,
  opacity = 1,
): void {
  const count = Math.max(4, Math.round(width / (height * 0.85)));
  let d = `M${short(x, 0)} ${short(y, 0)}`;
  let last: Point = [0, 0];
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const nx = width * Math.min(1, t + (i < count ? random.signed() * 0.04 : 0));
    const ny =
      i === count ? 0 : -height * Math.sin(Math.PI * t) ** 0.75 * random.between(0.55, 1.05);
    const [dx, dy] = [nx - last[0], ny - last[1]];
    const r = Math.hypot(dx, dy) * random.between(0.54, 0.62);
    d += `a${short(r, 0)} ${short(r, 0)} 0 0 1 ${short(dx, 0)} ${short(dy, 0)}`;
    last = [nx, ny];
  }
  const paint = page.vertical(
    y - height * 1.2,
    y,
    [0, top, opacity],
    [0.5, mix(top, foot, 0.6), opacity * 0.85],
    [1, foot, 0],
  );
  page.fill(`${d}z`, paint);
}

/** A stratus: a long lens with a shorter one riding on it and one trailing below. */
export function streak(
  page: Page,
  random: Random,
  [x, y]: Point,
  width: number,
  height: number,
  colour: string,
  opacity = 0.7,
): void {
  const lens = (u: number, v: number, w: number, h: number) => {
    const k = random.between(0.3, 0.65);
    const at = (dx: number, dy: number) => `${short(u + w * dx, 0)} ${short(v + h * dy, 0)}`;
    return `M${at(0, 0)}C${at(0.22, -0.7)} ${at(k, -1)} ${at(1, 0)}C${at(0.8, 0.34)} ${at(0.3, 0.3)} ${at(0, 0)}z`;
  };
  const d =
    lens(x, y, width, height * 0.8) +
    lens(
      x + width * random.between(0.12, 0.4),
      y - height * 0.42,
      width * random.between(0.3, 0.5),
      height * 0.75,
    ) +
    lens(
      x + width * random.between(0.3, 0.7),
      y + height * 0.3,
      width * random.between(0.4, 0.6),
      height * 0.5,
    );
  page.fill(d, colour, { opacity: short(opacity, 2) });
}

/** Stratus clouds between two heights. */
export function streaks(
  page: Page,
  random: Random,
  count: number,
  top: number,
  bottom: number,
  colour: string,
  opacity = 0.5,
): void {
  for (let i = 0; i < count; i++) {
    const width = random.between(260, 760);
    const y = top + ((bottom - top) * i) / count + random.signed() * 10;
    streak(
      page,
      random,
      [random.between(-200, page.width - 100), y],
      width,
      width * random.between(0.02, 0.05),
      colour,
      opacity * random.between(0.5, 1),
    );
  }
}

/** Sunbeams in a fan between two angles, in radians clockwise from the right. */
export function rays(
  page: Page,
  random: Random,
  [x, y]: Point,
  count: number,
  from: number,
  to: number,
  length: number,
  colour: string,
  opacity = 0.2,
): void {
  const paint = page.radialAt(
    x,
    y,
    length,
    [0, colour, opacity],
    [0.5, colour, opacity * 0.6],
    [1, colour, 0],
  );
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = from + ((to - from) * (i + random.between(0.1, 0.7))) / count;
    const b = a + random.between(0.02, 0.07);
    const end = (angle: number): Point => [
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length,
    ];
    d += polygon([[x, y], end(a), end(b)], 0);
  }
  page.fill(d, paint);
}

/** Slanting rain over the page. */
export function rain(
  page: Page,
  random: Random,
  count: number,
  colour = '#dfeaf0',
  opacity = 0.35,
  slant = -0.22,
): void {
  const layers = ['', ''];
  for (let i = 0; i < count; i++) {
    const length = random.between(18, 70);
    layers[i % 2] +=
      `M${random.whole(-40, page.width + 100)} ${random.whole(-40, page.height)}l${short(length * slant, 0)} ${short(length, 0)}`;
  }
  const [fine = '', broad = ''] = layers;
  page
    .stroke(fine, colour, 1.2, { opacity })
    .stroke(broad, colour, 2, { opacity: short(opacity * 0.6, 2) });
}

/** A loose flock. */
export function birds(
  page: Page,
  random: Random,
  [x, y]: Point,
  count: number,
  size: number,
  colour: string,
): void {
  let d = '';
  for (let i = 0; i < count; i++) {
    const u = x + random.signed() * size * 9;
    const v = y + random.signed() * size * 3;
    const k = size * random.between(0.6, 1.1);
    d += `M${short(u - k)} ${short(v - k * 0.35)}Q${short(u - k * 0.4)} ${short(v - k * 0.5)} ${short(u)} ${short(v)}Q${short(u + k * 0.4)} ${short(v - k * 0.5)} ${short(u + k)} ${short(v - k * 0.3)}`;
  }
  page.stroke(d, colour, size * 0.16, { 'stroke-linecap': 'round' });
}
