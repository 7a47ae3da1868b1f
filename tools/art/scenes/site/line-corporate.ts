import { Ground } from '../../ground.ts';
import { adventure } from '../../motorcycles/adventure.ts';
import { classic } from '../../motorcycles/classic.ts';
import { pennant } from '../../props/company.ts';
import { ridden, tones } from '../../riders.ts';
import { range, roll } from '../../ridge.ts';
import { guardRail, surface } from '../../roadside.ts';
import type { Scene } from '../../scene.ts';
import { sky, streaks, sun } from '../../sky.ts';
import { onRoad, place } from '../../stage.ts';
import { bush, oak, wood } from '../../trees.ts';

/** A company's convoy with flags climbs past a viewpoint over morning hills. */
export const lineCorporate: Scene = {
  draw(page, random) {
    const air = '#fbe6bd';
    sky(page, ['#5d93b8', '#a8c8cc', '#efe2c0', air], 470);
    sun(page, [480, 300], 46, '#fffbe8', '#ffe2a0', { opacity: 0.95 });
    streaks(page, random, 7, 90, 280, '#fdf3dc', 0.55);
    for (const [colour, y, height, peaks] of [
      ['#a9bdb6', 390, 60, 4],
      ['#84a89c', 450, 56, 3],
      ['#5f9080', 520, 60, 4],
      ['#3f7764', 600, 50, 3],
    ] as const) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, air, y + 160, { smooth: true, fade: 0.75 });
      page.mist(random.between(300, 1200), y + 90, 900, 44, '#fdeecb', 0.65);
    }
    const shelf = roll(
      random,
      [
        [-40, 700],
        [260, 690],
        [520, 672],
        [760, 640],
        [980, 600],
        [1200, 560],
        [1400, 510],
        [1640, 440],
      ],
      2,
    );
    page.land(shelf, '#6f9a54', '#3d5f3c', 900, { smooth: true, fade: 0.8 });
    page.fill(wood(random, shelf, 22, 40, 110, oak, { from: 1080, to: 1620 }), '#355f45');
    const ground = new Ground({ horizon: 470, centre: 760, eye: 3, focal: 900 });
    const road = ground.road(
      [
        [630, 1300],
        [630, 1000],
        [635, 850],
        [680, 750],
        [800, 680],
        [970, 630],
        [1180, 592],
        [1420, 556],
        [1700, 530],
      ],
      3.3,
      16,
    );
    surface(page, road, {
      base: '#3a3d42',
      far: '#8d918a',
      shoulder: '#b79a64',
      middle: '#ffe27a',
      sheen: '#f3dcae',
    });
    guardRail(page, road, -4.4, '#5a6460', '#e9e2cf', { from: 1, to: road.length * 0.75, step: 3 });
    const staging = {
      light: { from: [-0.8, -0.6], rim: '#fff0c4', shade: '#22394a' },
      sun: [0.7, -0.2],
      shadow: '#1d2a26',
    } as const;
    const fleet = [
      [21, 1.5, adventure({ cases: true }), '#f2ede0', '#5a6a34'],
      [13.6, 1, classic({}), '#f2ede0', '#7a3a2e'],
      [7.6, 1, adventure({ cases: true }), '#FFD21F', '#2c3a4a'],
    ] as const;
    for (const [s, offset, bike, paint, jacket] of fleet) {
      place(
        page,
        [...pennant(1), ...ridden(bike)],
        onRoad(road, s, offset, { coming: true, size: 1.75 }),
        tones({ paint, jacket, accent: '#d8412f', plate: '#fbf6ea' }),
        staging,
      );
    }
    let leaves = '';
    for (let i = 0; i < 9; i++) leaves += bush(random, -10 + i * 52, 1010, 130, 0.75 - i * 0.05);
    page.fill(leaves, '#23452f');
  },
};
