import { Ground } from '../../kit/ground.ts';
import { polygon, short } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { moon, sky, stars } from '../../parts/sky.ts';
import { headlight, onRoad, place } from '../../parts/stage.ts';
import { plain } from '../../parts/terrain.ts';
import { bush, tufts, wood } from '../../parts/trees.ts';

/** A dark bend: the headlight opens the road, posts and boards throw it back. */
export const nightRiding: Scene = {
  draw(page, random) {
    const air = '#2c4674';
    sky(page, ['#060a1c', '#0d1838', '#1b2f5c', air], 470);
    stars(page, random, 170, 400, { colour: '#dfe8ff' });
    moon(page, [1270, 170], 34, '#f4f0dc', '#8fa9e0', 0.35);
    for (const [colour, y, height, peaks] of [
      ['#1d3560', 440, 110, 3],
      ['#142749', 478, 60, 4],
    ] as const) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, air, y + 70, { smooth: true, fade: 0.5 });
      page.fill(wood(random, line, 50, 16, 36, bush, { width: 0.7, sink: 0.3 }), colour);
    }
    const ground = new Ground({ horizon: 476, centre: 800, eye: 2.2, focal: 1400 });
    plain(page, '#1a3050', '#070c1a', 500);
    const road = ground.road(
      [
        [150, 1180],
        [330, 900],
        [560, 760],
        [880, 670],
        [1200, 610],
        [1400, 560],
        [1360, 528],
        [1200, 510],
      ],
      3.3,
    );
    surface(page, road, {
      base: '#151d30',
      far: '#2b3f66',
      shoulder: '#1d2a40',
      line: '#9fb4d8',
      middle: '#c9a13a',
      opacity: 0.5,
    });
    const shot = onRoad(road, 11.6, 1.5, { coming: true, size: 1.95, lean: -8 });
    const lamp = shot.see([60, 99, 0]);
    // The light on the road ahead of the wheel.
    const pool = road.strip(-3.2, 3.2, 0, 13);
    page.clipped(pool, () => {
      const [px, py] = road.beside(road.at(4.9), 0.9);
      page.ellipse(
        px,
        py,
        470,
        165,
        page.radial([0, '#fff3c8', 0.95], [0.45, '#ffe7a4', 0.55], [1, '#ffe7a4', 0]),
      );
      page.fill(road.dashes({ to: 11 }), '#ffe27a');
      page.fill(road.strip(-3.12, -2.98, 0, 11) + road.strip(2.98, 3.12, 0, 11), '#fffbe8', {
        opacity: 0.85,
      });
    });
    page.glow(330, 900, 420, '#ffe7a4', 0.28, 130);
    const [bx, by] = road.beside(road.at(2.6), -2.6);
    const [ex, ey] = road.beside(road.at(2.2), 3.6);
    page.fill(
      polygon([
        [lamp.x, lamp.y - 8],
        [bx - 200, by - 150],
        [ex - 120, ey + 40],
        [lamp.x + 4, lamp.y + 10],
      ]),
      page.radialAt(
        lamp.x,
        lamp.y,
        620,
        [0, '#fff3cf', 0.62],
        [0.4, '#ffedb8', 0.24],
        [1, '#ffedb8', 0],
      ),
    );
    // Posts with reflectors; boards that point around the bend.
    const post = (x: number, y: number, k: number, bright: number) => {
      page.fill(
        `M${short(x - k * 0.07)} ${short(y)}v${short(-k * 0.95)}l${short(k * 0.14)} ${short(-k * 0.06)}v${short(k * 1.01)}z`,
        bright > 0.5 ? '#f2ecd8' : '#5d6c8c',
      );
      page.rect(x - k * 0.07, y - k * 0.86, k * 0.14, k * 0.2, '#16181f');
      page.rect(x - k * 0.04, y - k * 0.83, k * 0.08, k * 0.14, '#ff9a3d');
      page.glow(x, y - k * 0.76, k * 0.5 * (0.5 + bright), '#ffa04a', 0.5 + bright * 0.4);
    };
    road.along(-4, 5, (x, y, k, s) => post(x, y, k, s < 12 ? 1 : 0.3), 3.5, 52);
    road.along(
      4,
      6,
      (x, y, k, s) => {
        if (s > 22) post(x, y, k, 0.25);
      },
      3.5,
      52,
    );
    for (const s of [25, 29, 33.5]) {
      const [x, y] = road.beside(road.at(s), -5);
      const k = ground.scale(road.at(s).ahead) * 1.25;
      page.rect(x - k * 0.04, y - k * 1.3, k * 0.08, k * 1.3, '#3a4660');
      page.rect(x - k * 0.42, y - k * 1.75, k * 0.84, k * 0.8, '#f5c518', { rx: k * 0.06 });
      page.fill(
        `M${short(x + k * 0.22)} ${short(y - k * 1.68)}h${short(-k * 0.24)}l${short(-k * 0.24)} ${short(k * 0.33)}l${short(k * 0.24)} ${short(k * 0.33)}h${short(k * 0.24)}l${short(-k * 0.24)} ${short(-k * 0.33)}z`,
        '#14161c',
      );
      page.glow(x, y - k * 1.35, k * 1.1, '#ffdf7a', 0.4);
    }
    let studs = '';
    road.along(
      0,
      7.5,
      (x, y) => {
        studs += `M${short(x)} ${short(y)}h0`;
      },
      17,
      60,
    );
    page.stroke(studs, '#ffe9b0', 6, { 'stroke-linecap': 'round', opacity: 0.9 });
    const staging = {
      light: { from: [0.6, -0.8], rim: '#bcd0ff', shade: '#0c1530', depth: 0.5 },
      shadow: '#03060f',
      shadowOpacity: 0.6,
    } as const;
    const second = onRoad(road, 30, 1.5, { coming: true, size: 1.5, lean: -6 });
    place(
      page,
      ridden(classic(), {}),
      second,
      tones({ paint: '#7a2f3a', jacket: '#27304a' }),
      staging,
    );
    headlight(page, second, 90, '#fff0c4', 0.9);
    place(
      page,
      ridden(adventure({ cases: true }), { look: [-10, 6] }),
      shot,
      tones({ jacket: '#3a4668', trousers: '#2a3350', helmet: '#eef0f4' }),
      staging,
    );
    // Reflective bands on the sleeve and the case.
    for (const [from, to] of [
      [
        [10, 124, -24],
        [0, 132, -27],
      ],
      [
        [-28, 70, -45],
        [-28, 60, -44],
      ],
    ] as const) {
      const [a, b] = [shot.see(from), shot.see(to)];
      page.stroke(`M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`, '#eaffc0', 5, {
        'stroke-linecap': 'round',
      });
    }
    headlight(page, shot, 99, '#fff3cf', 1);
    const grass: [number, number, number][] = Array.from({ length: 40 }, () => [
      random.between(760, 1620),
      1006,
      random.between(40, 120),
    ]);
    page.fill(tufts(random, grass), '#050914');
  },
};
