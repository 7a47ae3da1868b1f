import { mix } from '../../kit/colour.ts';
import { Ground } from '../../kit/ground.ts';
import type { Page } from '../../kit/page.ts';
import { below, heightAt, type Point, spline } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { cloud, sky, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { oak } from '../../parts/trees.ts';

/** A round hill planted in rows: hedges with bumpy tops that follow its shape. */
function teaHill(
  page: Page,
  random: Random,
  crest: readonly Point[],
  rows: number,
  first: number,
  growth: number,
  top: string,
  foot: string,
): void {
  const line = spline(crest, 8);
  const left = line[0]?.[0] ?? 0;
  const right = line.at(-1)?.[0] ?? 1600;
  page.clipped(below(line, 1000), () => {
    page.fill(below(line, 1000), mix(top, '#0e3a34', 0.35));
    let y = 0;
    for (let i = 0; i < rows; i++) {
      const step = first + i * growth;
      const bump = Math.max(9, step * 1.1);
      const hedge: Point[] = [];
      const bow = 1 + (i / rows) * 0.5;
      for (let x = left - 10; x <= right + 10; x += bump) {
        const t = (x - left) / (right - left) - 0.5;
        const base =
          heightAt(line, x) * (1 / bow) + (1 - 1 / bow) * heightAt(line, (left + right) / 2);
        hedge.push([
          x + random.signed() * bump * 0.12,
          base + y + t * t * y * 0.7 - (hedge.length % 2 ? step * 0.24 : 0),
        ]);
      }
      page.fill(
        below(hedge, 1000),
        mix(mix(top, '#0e3a34', 0.35), mix(foot, '#082820', 0.4), i / rows),
      );
      page.fill(
        below(
          hedge.map(([x, v]): Point => [x, v + step * 0.2]),
          1000,
        ),
        mix(top, foot, i / rows),
      );
      y += step;
    }
    page.fill(
      below(line, 1000),
      page.slanted(
        left,
        480,
        right,
        760,
        [0, '#fff6b8', 0.34],
        [0.45, '#2c7a50', 0],
        [1, '#04262e', 0.55],
      ),
    );
  });
}

/** Round hills in plucked rows on a cool morning, a road that threads between them. */
export const munnarTea: Scene = {
  draw(page, random) {
    const air = '#eaf4ea';
    sky(page, ['#4f9bb4', '#93c9cc', '#d3e8dc', air], 440);
    sun(page, [300, 190], 38, '#fffef0', '#fff8d0', { opacity: 0.85 });
    cloud(page, random, [900, 210], 420, 56, '#fff', '#d9ece6', 0.85);
    page.land(roll(random, range(random, 3, 330, 70), 2), '#8fbac2', air, 480, {
      smooth: true,
      fade: 0.85,
    });
    page.land(roll(random, range(random, 4, 400, 50), 2), '#6fa5a6', air, 530, {
      smooth: true,
      fade: 0.8,
    });
    page.mist(900, 480, 900, 50, '#f6fbf0', 0.85);
    teaHill(
      page,
      random,
      [
        [760, 600],
        [900, 500],
        [1060, 430],
        [1200, 408],
        [1360, 430],
        [1500, 480],
        [1660, 540],
      ],
      16,
      8,
      0.9,
      '#8cc58a',
      '#4f9a68',
    );
    page.mist(760, 560, 560, 40, '#f4fbef', 0.8);
    teaHill(
      page,
      random,
      [
        [-60, 470],
        [80, 430],
        [230, 424],
        [400, 460],
        [560, 530],
        [700, 600],
        [800, 650],
      ],
      17,
      9,
      1,
      '#9ccb6e',
      '#3f9058',
    );
    let oaks = '';
    for (const [x, y, h] of [
      [150, 440, 120],
      [206, 436, 96],
      [470, 500, 90],
      [1130, 420, 84],
      [1180, 414, 110],
      [1420, 452, 80],
    ] as const)
      oaks += oak(random, x, y, h, 0.3);
    page.fill(oaks, '#3a7d5e');
    page.mist(640, 640, 500, 44, '#eef8e8', 0.75);

    const ground = new Ground({ horizon: 470, centre: 800, eye: 4.6 });
    page.fill(
      'M-40 690C260 650 520 640 800 640C1100 640 1400 640 1640 600V1000H-40z',
      page.vertical(600, 1000, [0, '#a9cf7e'], [0.3, '#5aa050'], [1, '#13432f']),
    );
    const road = ground.road(
      [
        [480, 1140],
        [640, 980],
        [900, 880],
        [1060, 810],
        [1020, 752],
        [860, 718],
        [740, 694],
        [720, 672],
        [800, 654],
        [880, 640],
        [850, 628],
        [800, 618],
      ],
      2.2,
    );
    page.fill(road.strip(-3.1, 3.1), '#c99a5a');
    surface(page, road, {
      base: '#33393f',
      far: '#84908a',
      middle: '#ffe27a',
      sheen: '#cfd9cf',
      opacity: 0.8,
    });
    teaHill(
      page,
      random,
      [
        [1060, 1010],
        [1120, 880],
        [1210, 780],
        [1330, 712],
        [1460, 690],
        [1660, 700],
      ],
      15,
      15,
      1.7,
      '#84c04e',
      '#1f6a40',
    );
    teaHill(
      page,
      random,
      [
        [-60, 740],
        [100, 730],
        [260, 770],
        [380, 840],
        [450, 920],
        [490, 1010],
      ],
      13,
      15,
      2,
      '#8fca56',
      '#22703f',
    );
    oaks = '';
    for (const [x, y, h] of [
      [1400, 740, 330],
      [1500, 760, 420],
      [1580, 760, 300],
    ] as const)
      oaks += oak(random, x, y, h, 0.26);
    page.fill(oaks, page.vertical(340, 780, [0, '#5aa070'], [1, '#164a38']));
    const staging = {
      light: { from: [-0.7, -0.7], rim: '#fffbe0', shade: '#12343a' },
      sun: [0.8, 0.2],
      shadow: '#0e2c28',
    } as const;
    place(
      page,
      ridden(adventure({ cases: true })),
      onRoad(road, 33, 0.8, { coming: true, size: 1.5 }),
      tones({ paint: '#d8432f', jacket: '#2b3c52' }),
      staging,
    );
    place(
      page,
      ridden(scooter({ steer: 4 }), {
        dress: { helmet: 'open', pack: true },
        passenger: { helmet: 'open' },
        look: [0, 4],
      }),
      onRoad(road, 13.6, -0.7, { size: 1.5, lean: 6, turn: 6 }),
      tones({ paint: '#FFD21F', accent: '#f6f2e6', jacket: '#b5442f', helmet: '#f6f2e6' }),
      staging,
    );
  },
};
