import { Ground } from '../../kit/ground.ts';
import { polygon } from '../../kit/path.ts';
import { crag } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { prayerFlags } from '../../parts/props/himalaya.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { cloud, sky, sun } from '../../parts/sky.ts';
import { headlight, onRoad, place } from '../../parts/stage.ts';
import { patches, plain } from '../../parts/terrain.ts';

/** The highest road: a lane cut through snow, flags across it, a rider with the hand up. */
export const umlingLa: Scene = {
  draw(page, random) {
    const air = '#e9f1fb';
    sky(page, ['#0f4f9e', '#3f8bd0', '#a5d0ec', air], 520);
    sun(page, [1230, 170], 34, '#fffef5', '#fff7d8');
    cloud(page, random, [180, 330], 420, 64, '#fff', '#dcebf7', 0.9);
    cloud(page, random, [1180, 380], 460, 60, '#fff', '#dcebf7', 0.8);
    page.land(
      crag(
        random,
        [
          [-40, 360],
          [180, 280],
          [330, 380],
          [520, 250],
          [660, 330],
          [800, 430],
          [960, 340],
          [1130, 230],
          [1290, 330],
          [1460, 270],
          [1640, 380],
        ],
        0.32,
      ),
      '#7fa3cf',
      air,
      600,
      { lit: '#ffffff', light: 1, random, fade: 0.85, facet: { depth: 1.8 } },
    );
    page.land(
      crag(
        random,
        [
          [-40, 270],
          [90, 230],
          [230, 380],
          [420, 470],
          [640, 556],
          [820, 580],
        ],
        0.28,
      ),
      '#5a7fb4',
      '#d7e6f6',
      660,
      { lit: '#fbfdff', light: 1, random, fade: 0.7 },
    );
    page.land(
      crag(
        random,
        [
          [800, 580],
          [1000, 520],
          [1180, 410],
          [1320, 340],
          [1460, 250],
          [1640, 300],
        ],
        0.28,
      ),
      '#5175ab',
      '#d7e6f6',
      660,
      { lit: '#f4f9ff', light: 1, random, fade: 0.7 },
    );
    const ground = new Ground({ horizon: 545, eye: 2.7 });
    plain(page, '#eaf3fc', '#c3d7ee', 565);
    patches(page, random, ground, 24, '#9bb9de', 0.35);
    const road = ground.road(
      [
        [760, 2300],
        [768, 1300],
        [800, 900],
        [868, 760],
        [880, 690],
        [820, 640],
        [770, 608],
        [800, 585],
        [840, 572],
        [830, 563],
      ],
      2.6,
    );
    const wall = (side: number, top: number, colours: readonly [string, string], line: string) => {
      page.fill(
        road.strip(side, side * 9, 0, road.length, top, top + 1.2),
        page.vertical(560, 1000, [0, '#ffffff'], [1, side < 0 ? '#dbe8f7' : '#e9f1fb']),
      );
      page.fill(
        road.strip(side, side, 0, road.length, 0, top),
        page.vertical(560, 1000, [0, colours[0]], [1, colours[1]]),
      );
      for (const up of [0.5, 1.05, 1.7, 2.3]) {
        if (up < top)
          page.fill(road.strip(side, side, 0, road.length, up, up + 0.12), line, { opacity: 0.4 });
      }
    };
    surface(page, road, {
      base: '#39404c',
      far: '#8ea0b8',
      shoulder: '#c9d9ec',
      middle: '#ffd84a',
      sheen: '#b9d6f2',
    });
    wall(-3.2, 2.5, ['#dbe8f7', '#a3bfe3'], '#7f9fcb');
    wall(3.2, 2.2, ['#b3cbe9', '#6485b8'], '#4f72a8');
    for (const [x, foot, top] of [
      [1250, 660, 400],
      [350, 650, 420],
    ] as const) {
      page.fill(
        polygon([
          [x - 7, foot],
          [x - 3, top],
          [x + 4, top],
          [x + 8, foot],
        ]),
        '#3d4656',
      );
    }
    prayerFlags(page, random, [1250, 408], [350, 428], 66, { count: 30, cord: 1.6 });
    prayerFlags(page, random, [1250, 420], [1660, 560], 40, { count: 16, cord: 1.6 });
    prayerFlags(page, random, [350, 436], [-60, 590], 34, { count: 15, cord: 1.6 });
    const shot = onRoad(road, 12, 0.2, { coming: true, size: 1.5 });
    place(
      page,
      ridden(adventure({ cases: true, roll: true }), {
        dress: { helmet: 'peak' },
        wave: true,
        look: [0, 2],
      }),
      shot,
      tones({ jacket: '#c0392b', trousers: '#2a2f3b' }),
      {
        light: { from: [0.6, -0.8], rim: '#ffffff', shade: '#24406e' },
        sun: [-0.5, 0.2],
        shadow: '#1b2c4a',
      },
    );
    headlight(page, shot, 99, '#fffbe6', 0.8);
  },
};
