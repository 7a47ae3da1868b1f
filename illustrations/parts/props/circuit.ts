import { mix } from '../../kit/colour.ts';
import type { Road } from '../../kit/ground.ts';
import type { Page } from '../../kit/page.ts';
import { type Point, polygon, polyline, short } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';
import { parapet, surface } from '../roadside.ts';

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

/** A wall of straw bales along a road, tied with twine, loose stalks at its foot; distances in metres. */
export function strawWall(
  page: Page,
  random: Random,
  road: Road,
  offset: number,
  {
    from,
    to,
    lit = '#f4d790',
    shade = '#d3a555',
  }: { from: number; to: number; lit?: string; shade?: string },
): void {
  const size = { step: 1.3, length: 1.26, height: 0.6, depth: 0.5 };
  parapet(page, road, offset, { ...size, from, to, white: lit, black: shade });
  const back = offset + Math.sign(offset) * size.depth;
  const foot = offset - Math.sign(offset) * 0.04;
  let stalks = '';
  let twine = '';
  const end = Math.min(to, road.length - size.length);
  for (let s = from; s < end; s += size.step / 2) {
    const [x, y] = road.beside(road.at(s + random() * 0.4), foot);
    const k = road.ground.scaleAt(y);
    stalks += `M${short(x, 0)} ${short(y + k * 0.02, 0)}l${short(random.signed() * k * 0.26, 0)} ${short(-k * random.between(0.04, 0.2), 0)}m${short(k * 0.1, 0)} ${short(-k * 0.5, 0)}l${short(random.signed() * k * 0.2, 0)} ${short(-k * 0.1, 0)}`;
    const band = road.at(s + 0.32);
    twine += polyline(
      [
        road.beside(band, offset),
        road.beside(band, offset, size.height),
        road.beside(band, back, size.height),
      ],
      0,
    );
  }
  page.stroke(twine, '#8a5c2a', 1.6, { opacity: 0.7 });
  page.stroke(stalks, mix(lit, '#ffffff', 0.3), 2);
}
