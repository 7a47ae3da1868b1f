import { Ground } from '../../kit/ground.ts';
import { type Point, polygon } from '../../kit/path.ts';
import { crag } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { gompa, prayerFlags } from '../../parts/props/himalaya.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { beside, patches, plain, scatter, stones } from '../../parts/terrain.ts';

/** A monastery high on its rock over the ochre desert, under cobalt. */
export const ladakhMonasteries: Scene = {
  draw(page, random) {
    const air = '#f6d9b0';
    sky(page, ['#0f3a82', '#2667b0', '#79aad0', air], 600);
    sun(page, [300, 240], 32, '#fff8e2', '#ffe9b8', { opacity: 0.7 });
    streaks(page, random, 5, 120, 330, '#eaf2f5', 0.5);
    page.land(
      crag(
        random,
        [
          [-40, 420],
          [120, 350],
          [250, 420],
          [430, 290],
          [560, 400],
          [700, 350],
          [830, 430],
          [1000, 350],
          [1140, 440],
          [1330, 330],
          [1480, 420],
          [1640, 350],
        ],
        0.3,
      ),
      '#7f8fb4',
      air,
      620,
      { lit: '#f4ece0', light: -1, random, fade: 0.85 },
    );
    page.land(
      crag(
        random,
        [
          [-40, 430],
          [150, 460],
          [330, 500],
          [520, 440],
          [720, 520],
          [900, 470],
          [1100, 530],
          [1300, 430],
          [1460, 400],
          [1640, 470],
        ],
        0.26,
      ),
      '#a9788a',
      air,
      640,
      { lit: '#eab992', light: -1, random, fade: 0.7 },
    );
    page.land(
      crag(
        random,
        [
          [-40, 470],
          [90, 430],
          [240, 500],
          [420, 548],
          [620, 566],
          [900, 575],
          [1180, 560],
          [1400, 500],
          [1640, 520],
        ],
        0.2,
      ),
      '#b0643f',
      '#efc087',
      680,
      { lit: '#f0a860', light: -1, random, fade: 0.6 },
    );
    const rock = crag(
      random,
      [
        [640, 640],
        [760, 590],
        [860, 520],
        [930, 480],
        [990, 404],
        [1040, 380],
        [1090, 330],
        [1240, 326],
        [1300, 390],
        [1380, 440],
        [1440, 520],
        [1540, 570],
        [1640, 600],
      ],
      0.12,
    );
    page.land(rock, '#8a4a31', '#d99a60', 700, {
      lit: '#e08a4c',
      light: -1,
      random,
      fade: 0.5,
      facet: { least: 14 },
    });
    gompa(page, [1160, 334], 31, -1);
    gompa(page, [975, 436], 12, -1);

    const ground = new Ground({ horizon: 566, centre: 760, eye: 3 });
    plain(page, '#efbf85', '#a85b33', 582);
    patches(page, random, ground, 34, '#c47a45', 0.5);
    patches(page, random, ground, 30, '#f3c68d', 0.5, { bottom: 820 });
    const path: Point[] = [
      [420, 1120],
      [500, 960],
      [640, 820],
      [800, 730],
      [900, 680],
      [880, 645],
      [740, 620],
      [690, 606],
      [760, 595],
      [900, 589],
      [960, 585],
    ];
    const road = ground.road(path, 2.5);
    surface(page, road, {
      base: '#2d2a30',
      far: '#8f7a78',
      shoulder: '#d39a63',
      middle: '#ffd84a',
      sheen: '#e8b98a',
    });
    stones(
      page,
      random,
      scatter(
        random,
        ground,
        44,
        610,
        990,
        17,
        beside(path, (y) => (y - 560) * 1.25),
      ),
      '#6f3824',
      '#e09a5c',
      -1,
    );
    page.fill(
      polygon([
        [1296, 720],
        [1300, 540],
        [1306, 540],
        [1309, 720],
      ]),
      '#3b2a26',
    );
    prayerFlags(page, random, [1303, 546], [1700, 660], 34, { count: 15 });
    prayerFlags(page, random, [1303, 550], [1060, 660], 26, { count: 12 });
    stones(
      page,
      random,
      [
        [1270, 726, 34],
        [1338, 728, 38],
        [1304, 716, 34],
        [1305, 696, 24],
        [1306, 680, 16],
      ],
      '#7d4128',
      '#eaa868',
      -1,
    );
    const shot = onRoad(road, 8.6, -0.9, { size: 1.5, turn: 4 });
    place(
      page,
      ridden(classic({ cases: true, roll: true }), { dress: { pack: false } }),
      shot,
      tones({ paint: '#8f2f24', accent: '#f2c230', jacket: '#5a4232', cargo: '#6b5a3c' }),
      {
        light: { from: [-0.7, -0.7], rim: '#ffe9c0', shade: '#2e1c30' },
        sun: [0.9, 0.2],
        shadow: '#3a1a14',
      },
    );
    page.mist(800, 602, 900, 34, '#ffe7c2', 0.5);
    birds(page, random, [760, 240], 4, 13, '#1d2f4f');
  },
};
