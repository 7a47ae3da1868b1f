import { mix } from '../../kit/colour.ts';
import { Ground } from '../../kit/ground.ts';
import type { Page } from '../../kit/page.ts';
import { below, type Point, polygon, shifted } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { parapet, surface } from '../../parts/roadside.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { oak, pine, wood } from '../../parts/trees.ts';

/** A slate-roofed house of a hill village. */
function house(page: Page, x: number, y: number, s: number): void {
  page.fill(
    polygon(
      [
        [x, y],
        [x, y - s * 0.62],
        [x + s, y - s * 0.62],
        [x + s, y],
      ],
      0,
    ),
    '#f3d9b8',
  );
  page.fill(
    polygon(
      [
        [x + s * 0.62, y],
        [x + s * 0.62, y - s * 0.62],
        [x + s, y - s * 0.62],
        [x + s, y],
      ],
      0,
    ),
    '#c99a86',
  );
  page.fill(
    polygon(
      [
        [x - s * 0.1, y - s * 0.6],
        [x + s * 0.16, y - s * 1.02],
        [x + s * 0.84, y - s * 1.02],
        [x + s * 1.1, y - s * 0.6],
      ],
      0,
    ),
    '#5b5468',
  );
  page.fill(
    polygon(
      [
        [x + s * 0.14, y - s * 0.2],
        [x + s * 0.14, y - s * 0.46],
        [x + s * 0.3, y - s * 0.46],
        [x + s * 0.3, y - s * 0.2],
      ],
      0,
    ),
    '#3f6a8a',
  );
  page.fill(
    polygon(
      [
        [x + s * 0.42, y],
        [x + s * 0.42, y - s * 0.42],
        [x + s * 0.56, y - s * 0.42],
        [x + s * 0.56, y],
      ],
      0,
    ),
    '#4a3036',
  );
}

/** Fields in steps that follow a hill: each step a sunlit floor over a shaded riser. */
function terraces(
  page: Page,
  random: Random,
  top: readonly Point[],
  count: number,
  near: readonly [string, string],
  far: readonly [string, string],
): void {
  let line = [...top];
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const step = 13 + i * 4.4;
    const floor = mix(i % 3 === 1 ? far[1] : far[0], i % 3 === 1 ? near[1] : near[0], t);
    page.fill(below(line, 1000), mix(floor, '#2c3a34', 0.42));
    page.fill(below(shifted(line, 0, 4 + i * 0.8), 1000), floor);
    line = line.map(
      ([x, y], k): Point => [
        x,
        y + step * (1 + 0.22 * Math.sin(k * 0.42 + i * 0.9)) + random.signed() * 1.5,
      ],
    );
  }
}

/** Five white peaks at sunrise over terraced fields and a village of slate roofs. */
export const kumaonMunsiyari: Scene = {
  draw(page, random) {
    const air = '#ffd8b0';
    sky(page, ['#3a5c9a', '#8aa0c4', '#f0bfa6', air], 500);
    sun(page, [1400, 330], 34, '#fff6dc', '#ffc890', { opacity: 0.9 });
    streaks(page, random, 5, 80, 220, '#ffd3bc', 0.5);
    const peaks: Point[] = [
      [-40, 430],
      [90, 360],
      [190, 270],
      [270, 360],
      [330, 340],
      [430, 200],
      [520, 320],
      [570, 300],
      [690, 150],
      [790, 290],
      [850, 280],
      [950, 190],
      [1050, 330],
      [1110, 310],
      [1200, 240],
      [1300, 370],
      [1440, 420],
      [1640, 440],
    ];
    page.land(crag(random, peaks, 0.26), '#7287b4', air, 540, {
      lit: '#ffd2a4',
      light: 1,
      random,
      fade: 0.85,
      facet: { depth: 1.5, least: 30, zigzag: 0.12 },
    });
    for (const [colour, y, height] of [
      ['#7f8fb0', 470, 30],
      ['#5f7f9a', 520, 34],
    ] as const) {
      const line = roll(random, range(random, 4, y, height), 2);
      page.land(line, colour, '#f3c9ae', y + 110, { smooth: true, fade: 0.75 });
      page.fill(wood(random, line, 60, 10, 22, pine), colour);
      page.mist(random.between(400, 1200), y + 60, 900, 36, '#ffdfc0', 0.6);
    }
    const hill = roll(
      random,
      [
        [-40, 520],
        [160, 524],
        [360, 560],
        [560, 610],
        [760, 640],
        [980, 632],
        [1200, 600],
        [1420, 576],
        [1640, 570],
      ],
      1,
    );
    page.fill(wood(random, hill, 24, 20, 44, oak, { width: 0.6 }), '#4c7a72');
    terraces(page, random, hill, 13, ['#8fb552', '#e0b94e'], ['#9cbf86', '#e6cf94']);
    page.mist(1100, 600, 700, 36, '#ffe3c2', 0.5);
    for (const [x, y, s] of [
      [250, 588, 44],
      [318, 606, 54],
      [196, 630, 50],
      [410, 640, 58],
      [300, 668, 62],
    ] as const)
      house(page, x, y, s);
    let trees = '';
    for (const [x, y, h] of [
      [170, 600, 64],
      [378, 600, 70],
      [480, 660, 84],
      [150, 690, 96],
      [1210, 640, 60],
      [1290, 650, 74],
      [1120, 670, 70],
    ] as const)
      trees += oak(random, x, y, h, 0.5);
    page.fill(trees, '#3b6650');

    const ground = new Ground({ horizon: 500, centre: 800, eye: 3.6 });
    const road = ground.road(
      [
        [-160, 1060],
        [240, 930],
        [620, 856],
        [980, 806],
        [1260, 756],
        [1360, 716],
        [1300, 690],
        [1180, 676],
      ],
      2.2,
    );
    page.fill(
      road.strip(2.4, 40),
      page.vertical(690, 1000, [0, '#7fa452'], [0.45, '#41683f'], [1, '#16322c']),
    );
    surface(page, road, {
      base: '#33363c',
      far: '#8f8a84',
      shoulder: '#b08a5a',
      middle: '#ffe27a',
      sheen: '#e3c9a6',
    });
    parapet(page, road, -2.6, {
      from: 2,
      to: road.length * 0.86,
      step: 1.7,
      length: 0.9,
      height: 0.42,
    });
    const shot = onRoad(road, 13.2, -0.6, { size: 1.5 });
    place(
      page,
      ridden(classic({ roll: true }), { dress: { pack: false } }),
      shot,
      tones({ paint: '#2f5d4e', accent: '#f2c230', jacket: '#6b4630', cargo: '#8a6a44' }),
      {
        light: { from: [0.8, -0.5], rim: '#ffe6c0', shade: '#24304a' },
        sun: [-1, 0.1],
        shadow: '#14231f',
      },
    );
    trees = '';
    for (const [x, y, h] of [
      [1400, 1020, 420],
      [1480, 1030, 330],
      [1560, 1000, 520],
      [1620, 1010, 380],
    ] as const)
      trees += pine(random, x, y, h, 0.32);
    page.fill(trees, '#17352f');
  },
};
