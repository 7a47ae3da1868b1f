import { lighten, mix } from '../kit/colour.ts';
import type { Road } from '../kit/ground.ts';
import type { Page } from '../kit/page.ts';
import { polygon, short } from '../kit/path.ts';

/** How a road is surfaced and painted. */
export interface Surface {
  base: string;
  /** Colour that the asphalt takes far away. */
  far: string;
  shoulder?: string;
  /** Edge lines; left out when it is empty. */
  line?: string;
  /** Broken middle line; left out when it is empty. */
  middle?: string;
  opacity?: number;
  /** Breadth of each shoulder in metres. */
  verge?: number;
  /** Light that lies in the wheel tracks. */
  sheen?: string;
  phase?: number;
  on?: number;
  gap?: number;
}

/** Asphalt with shoulders, edge lines and a broken middle line. */
export function surface(page: Page, road: Road, options: Surface): void {
  const {
    base,
    far,
    shoulder,
    line = '#f3ead2',
    middle = line,
    opacity = 0.85,
    verge = 0.9,
    sheen,
  } = options;
  const { ground, half } = road;
  const paint = page.vertical(
    ground.horizon,
    page.height,
    [0, far],
    [0.3, mix(far, base, 0.6)],
    [1, base],
  );
  if (shoulder) page.fill(road.strip(-half - verge, half + verge), shoulder);
  page.fill(road.strip(-half, half), paint);
  if (sheen) {
    const tracks = road.strip(-half * 0.62, -half * 0.34) + road.strip(half * 0.34, half * 0.62);
    page.fill(tracks, sheen, { opacity: 0.13 });
  }
  if (line) {
    const edges = road.strip(-half + 0.18, -half + 0.32) + road.strip(half - 0.32, half - 0.18);
    page.fill(edges, line, { opacity: short(opacity * 0.8, 2) });
  }
  if (middle) {
    const { on = 3, gap = 4.5, phase = 0 } = options;
    page.fill(road.dashes({ on, gap, phase }), middle, { opacity });
  }
}

/** Where a row of things stands along a road, in metres. */
export interface Row {
  from?: number;
  to?: number;
  step?: number;
}

/** The painted parapet blocks of Indian ghat roads. */
export function parapet(
  page: Page,
  road: Road,
  offset: number,
  {
    from = 0,
    to = road.length,
    step = 2.4,
    length = 1.5,
    height = 0.62,
    depth = 0.34,
    white = '#f4efe2',
    black = '#16181b',
  }: Row & {
    length?: number;
    height?: number;
    depth?: number;
    white?: string;
    black?: string;
  } = {},
): void {
  const faces = ['', ''];
  const tops = ['', ''];
  const ends = ['', ''];
  const back = offset + Math.sign(offset) * depth;
  for (let s = from, i = 0; s < Math.min(to, road.length - length); s += step, i++) {
    faces[i % 2] = road.strip(offset, offset, s, s + length, 0, height) + faces[i % 2];
    const near = road.at(s);
    const corner = (across: number, up: number) => road.beside(near, across, up);
    ends[i % 2] += polygon([
      corner(offset, 0),
      corner(back, 0),
      corner(back, height),
      corner(offset, height),
    ]);
    tops[i % 2] += road.strip(offset, back, s, s + length, height, height);
  }
  page.fill(faces[0] ?? '', mix(white, '#20242c', 0.22)).fill(faces[1] ?? '', black);
  page.fill(ends[0] ?? '', mix(white, '#20242c', 0.12)).fill(ends[1] ?? '', lighten(black, 0.06));
  page.fill(tops[0] ?? '', white).fill(tops[1] ?? '', lighten(black, 0.14));
}

/** A steel guard rail on posts. */
export function guardRail(
  page: Page,
  road: Road,
  offset: number,
  post: string,
  band: string,
  { from = 0, to = road.length, step = 4 }: Row = {},
): void {
  let posts = '';
  road.along(
    offset,
    step,
    (x, y, k) => {
      posts += `M${short(x - k * 0.06)} ${short(y)}v${short(-k * 0.72)}h${short(k * 0.12)}v${short(k * 0.72)}z`;
    },
    from,
    to,
  );
  page.fill(posts, post).fill(road.strip(offset, offset, from, to, 0.46, 0.74), band);
  page.fill(road.strip(offset, offset, from, to, 0.58, 0.62), post, { opacity: 0.45 });
}

/** An Indian milestone: a rounded stone with a yellow head; k is pixels a metre. */
export function milestone(
  page: Page,
  x: number,
  y: number,
  k: number,
  face = '#f2ece0',
  head = '#f5c518',
): void {
  const [w, h] = [k * 0.42, k * 0.85];
  const s = (v: number) => short(v);
  page.fill(
    `M${s(x - w)} ${s(y)}V${s(y - h)}A${s(w)} ${s(w)} 0 0 1 ${s(x + w)} ${s(y - h)}V${s(y)}z`,
    face,
  );
  page.fill(
    `M${s(x - w)} ${s(y - h * 0.72)}V${s(y - h)}A${s(w)} ${s(w)} 0 0 1 ${s(x + w)} ${s(y - h)}V${s(y - h * 0.72)}z`,
    head,
  );
  page.fill(
    `M${s(x + w * 0.45)} ${s(y)}V${s(y - h * 1.36)}A${s(w)} ${s(w)} 0 0 1 ${s(x + w)} ${s(y - h)}V${s(y)}z`,
    '#000',
    { opacity: 0.18 },
  );
}
