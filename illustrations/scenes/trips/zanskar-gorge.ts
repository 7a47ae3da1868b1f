import { Ground } from '../../kit/ground.ts';
import type { Point } from '../../kit/path.ts';
import { crag } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { rays, sky } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { stones } from '../../parts/terrain.ts';

/** A wall of the gorge: its crest, its colour, the colour of its sunlit planes and of the air at its foot. */
type Buttress = readonly [crest: readonly Point[], colour: string, lit: string, air: string];

const RIGHT: readonly Buttress[] = [
  [
    [
      [800, 560],
      [870, 500],
      [930, 470],
      [1000, 380],
      [1070, 350],
      [1150, 240],
      [1260, 200],
      [1640, 150],
    ],
    '#7d7a90',
    '#c2a493',
    '#e6c8a2',
  ],
  [
    [
      [930, 640],
      [980, 560],
      [1040, 530],
      [1090, 430],
      [1170, 380],
      [1220, 270],
      [1330, 230],
      [1400, 130],
      [1640, 80],
    ],
    '#5f5a70',
    '#a5847c',
    '#b79a8c',
  ],
  [
    [
      [1080, 720],
      [1130, 610],
      [1190, 560],
      [1230, 450],
      [1310, 400],
      [1370, 270],
      [1450, 220],
      [1500, 90],
      [1640, 20],
    ],
    '#453f54',
    '#8a6a6a',
    '#7d6a70',
  ],
  [
    [
      [1280, 860],
      [1340, 700],
      [1400, 640],
      [1440, 500],
      [1510, 430],
      [1560, 280],
      [1640, 200],
    ],
    '#2d2939',
    '#6d5058',
    '#4a4050',
  ],
];

const LEFT: readonly Buttress[] = [
  [
    [
      [-40, 120],
      [340, 150],
      [420, 230],
      [500, 280],
      [560, 380],
      [640, 430],
      [700, 510],
      [790, 556],
    ],
    '#7a6a76',
    '#efb98a',
    '#ecc79c',
  ],
  [
    [
      [-40, 40],
      [220, 60],
      [300, 150],
      [380, 190],
      [430, 310],
      [510, 370],
      [550, 470],
      [640, 540],
      [700, 580],
    ],
    '#544653',
    '#d99a70',
    '#c99a78',
  ],
  [
    [
      [-40, -20],
      [110, 20],
      [180, 120],
      [260, 180],
      [310, 320],
      [390, 400],
      [420, 520],
      [500, 620],
      [540, 700],
    ],
    '#383040',
    '#b57c5e',
    '#8f6c62',
  ],
  [
    [
      [-40, 180],
      [40, 260],
      [110, 420],
      [180, 520],
      [220, 690],
      [300, 800],
      [330, 1000],
    ],
    '#221e2b',
    '#7d5848',
    '#4a3a40',
  ],
];

/** A ledge road in a dark gorge above a turquoise river; morning comes in from the side. */
export const zanskarGorge: Scene = {
  draw(page, random) {
    const air = '#ffe2b4';
    sky(page, ['#3f7fae', '#9cc4d0', air], 430);
    page.glow(900, 330, 420, '#fff3cf', 0.9);
    page.land(
      crag(
        random,
        [
          [560, 440],
          [680, 310],
          [760, 350],
          [850, 230],
          [950, 310],
          [1060, 250],
          [1180, 380],
        ],
        0.3,
      ),
      '#8e9bb4',
      air,
      520,
      { lit: '#fff1dc', light: 1, random, fade: 0.85 },
    );
    const wall = ([crest, colour, lit, foot]: Buttress, light: -1 | 1) =>
      page.land(crag(random, crest, 0.2), colour, foot, 900, {
        lit,
        light,
        random,
        fade: 0.7,
        facet: { least: 16, depth: 2.4 },
      });
    for (const [i, buttress] of RIGHT.entries()) {
      wall(buttress, -1);
      page.mist(880 + i * 90, 590 + i * 60, 360, 50, '#ffe4bc', 0.3 - i * 0.07);
    }
    for (const buttress of LEFT.slice(0, 2)) wall(buttress, 1);
    page.mist(800, 556, 360, 60, '#ffe7be', 0.75);

    const gorge = new Ground({ horizon: 520, centre: 800, eye: 6 });
    const river = gorge.road(
      [
        [1420, 1180],
        [1200, 920],
        [1070, 790],
        [930, 706],
        [950, 640],
        [880, 596],
        [830, 568],
        [850, 548],
      ],
      8,
    );
    page.fill(
      river.strip(-60, 11),
      page.vertical(548, 1000, [0, '#d8b993'], [0.4, '#8a7468'], [1, '#3a3340']),
    );
    page.fill(river.strip(8, 11), '#e9cda6', { opacity: 0.5 });
    page.fill(
      river.strip(-8, 8),
      page.vertical(545, 1000, [0, '#e6f3dc'], [0.14, '#7cc8c0'], [0.4, '#27a0a6'], [1, '#0b5f72']),
    );
    page.fill(
      river.strip(-5.6, -4.8) +
        river.strip(-1, 0, 8) +
        river.strip(2.6, 3.6, 16) +
        river.strip(5.4, 6, 4),
      '#d9fbf0',
      { opacity: 0.55 },
    );
    stones(
      page,
      random,
      [
        [1010, 800, 16],
        [1060, 850, 22],
        [960, 742, 10],
        [1130, 930, 26],
        [1330, 960, 34],
        [1250, 880, 20],
      ],
      '#4c4048',
      '#c9a184',
      1,
    );

    for (const buttress of LEFT.slice(2, 3)) wall(buttress, 1);
    const shelf = new Ground({ horizon: 500, centre: 800, eye: 3.4 });
    const road = shelf.road(
      [
        [560, 1160],
        [600, 960],
        [660, 800],
        [700, 690],
        [690, 620],
        [740, 578],
        [780, 556],
        [770, 540],
      ],
      2.5,
    );
    page.fill(
      road.strip(2.7, 3.8, 0, road.length, 0, -9),
      page.vertical(540, 1000, [0, '#e6c096'], [0.3, '#a07f6c'], [1, '#3f3540']),
    );
    page.fill(
      road.strip(3, 3.2, 0, road.length, -1.4, -1.8) +
        road.strip(3.3, 3.5, 0, road.length, -4, -4.6),
      '#f6d2a6',
      { opacity: 0.35 },
    );
    page.fill(
      road.strip(-9, 3),
      page.vertical(540, 1000, [0, '#d9b48e'], [0.4, '#8f7062'], [1, '#46363c']),
    );
    surface(page, road, {
      base: '#34343e',
      far: '#a2978f',
      middle: '#ffe08a',
      line: '',
      sheen: '#f0d3a8',
    });
    for (const buttress of LEFT.slice(3)) wall(buttress, 1);
    stones(
      page,
      random,
      [
        [380, 900, 26],
        [430, 850, 16],
        [340, 960, 30],
        [520, 770, 9],
        [300, 880, 14],
      ],
      '#2f2733',
      '#a87a5e',
      1,
    );
    rays(page, random, [1520, -260], 9, 1.95, 2.6, 1350, '#ffe9bd', 0.3);
    place(
      page,
      ridden(adventure({ cases: true, roll: true }), { dress: { helmet: 'peak' } }),
      onRoad(road, 8.4, -0.5, { size: 1.3, lean: 5, turn: 6 }),
      tones({ jacket: '#c05a2e', trousers: '#2b2c38' }),
      {
        light: { from: [0.8, -0.6], rim: '#ffe9bd', shade: '#1c1a30', depth: 0.3 },
        sun: [-0.8, -0.1],
        shadow: '#14101c',
      },
    );
  },
};
