import type { Road } from '../ground.ts';
import type { Page } from '../page.ts';
import { type Point, polygon, short } from '../path.ts';
import type { Random } from '../random.ts';
import { surface } from '../roadside.ts';

/** Red and white kerb stones beside a race track, from one distance to another in metres. */
export function kerb(
  page: Page,
  road: Road,
  side: 1 | -1,
  {
    from = 0,
    to = road.length,
    step = 1.6,
    width = 1,
    red = '#c9392c',
    white = '#f5efe2',
  }: {
    from?: number;
    to?: number;
    step?: number;
    width?: number;
    red?: string;
    white?: string;
  } = {},
): void {
  const near = side * road.half;
  const far = side * (road.half + width);
  page.fill(road.strip(near, far, from, to), white);
  let d = '';
  for (let s = from; s < to - step; s += step * 2) d += road.strip(near, far, s, s + step);
  page.fill(d, red);
}

/** A race track: asphalt without a middle line, worn dark where the riders brake. */
export function raceTrack(
  page: Page,
  road: Road,
  base: string,
  far: string,
  line = '#f4efe2',
): void {
  surface(page, road, { base, far, line, middle: '', verge: 0 });
  page.fill(road.strip(-road.half * 0.3, road.half * 0.12), '#000', { opacity: 0.08 });
}

/** A wall of stacked tyres along a track, its top row painted. */
export function tyreWall(
  page: Page,
  road: Road,
  offset: number,
  { from = 0, to = road.length }: { from?: number; to?: number } = {},
): void {
  page.fill(road.strip(offset, offset, from, to, 0, 1.1), '#23252b');
  page.fill(road.strip(offset, offset, from, to, 0.72, 1.1), '#f0eadc');
  let seams = '';
  let red = '';
  for (let s = from; s < to - 1.2; s += 1.2) {
    const at = road.at(s);
    const [a, b] = [road.beside(at, offset), road.beside(at, offset, 1.1)];
    seams += `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`;
    if (Math.round(s / 1.2) % 4 < 2) red += road.strip(offset, offset, s, s + 1.2, 0.72, 1.1);
  }
  page.fill(red, '#c9392c').stroke(seams, '#0e0f12', 1.4, { opacity: 0.5 });
}

/** A covered stand full of people, seen from across the track. */
export function grandstand(
  page: Page,
  random: Random,
  [x, y]: Point,
  width: number,
  height: number,
  { wall, roof, crowd }: { wall: string; roof: string; crowd: readonly [string, ...string[]] },
): void {
  page.fill(
    polygon(
      [
        [x, y],
        [x, y - height * 0.28],
        [x + width * 0.03, y - height * 0.72],
        [x + width * 0.97, y - height * 0.72],
        [x + width, y - height * 0.28],
        [x + width, y],
      ],
      0,
    ),
    wall,
  );
  const heads = crowd.map(() => '');
  const rows = 6;
  for (let row = 0; row < rows; row++) {
    const level = y - height * (0.3 + (row / rows) * 0.4);
    for (let u = x + 12; u < x + width - 12; u += height * 0.052) {
      if (random() < 0.82) {
        heads[random.whole(0, crowd.length - 1)] +=
          `M${short(u + random.signed() * 2, 0)} ${short(level + random.signed() * 2, 0)}v${short(height * 0.035, 0)}`;
      }
    }
  }
  heads.forEach((d, i) => {
    page.stroke(d, crowd[i] ?? '#fff', height * 0.04, { 'stroke-linecap': 'round' });
  });
  page.fill(
    polygon(
      [
        [x - width * 0.02, y - height * 0.86],
        [x + width * 0.01, y - height],
        [x + width * 0.99, y - height],
        [x + width * 1.02, y - height * 0.86],
      ],
      0,
    ),
    roof,
  );
  let posts = '';
  for (let i = 0; i <= 6; i++) {
    const u = x + width * (0.02 + (i / 6) * 0.96);
    posts += `M${short(u, 0)} ${short(y - height * 0.86, 0)}V${short(y - height * 0.3, 0)}`;
  }
  page.stroke(posts, roof, Math.max(2, height * 0.018));
}

/** A straw bale of a height in pixels. */
export function strawBale(page: Page, [x, y]: Point, size: number): void {
  const w = size * 1.7;
  page.ellipse(x + size * 0.2, y, w * 0.62, size * 0.16, '#000', { opacity: 0.25 });
  page.rect(x - w / 2, y - size, w, size, '#c99a45', { rx: size * 0.14 });
  page.rect(x - w / 2, y - size, w, size * 0.34, '#ecc878', { rx: size * 0.14 });
  let d = '';
  for (const k of [-0.22, 0.22]) d += `M${short(x + w * k)} ${short(y - size)}v${short(size)}`;
  page.stroke(d, '#7d5522', size * 0.05);
}
