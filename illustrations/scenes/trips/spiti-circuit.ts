import { Ground } from '../../kit/ground.ts';
import { crag } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { chorten, prayerFlags } from '../../parts/props/himalaya.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';

/** The violet valley from above: a braided river, and a road on the cliff with two riders. */
export const spitiCircuit: Scene = {
  draw(page, random) {
    const air = '#f3c9b8';
    sky(page, ['#2b3a74', '#6c6aa6', '#c892a6', '#ffd9a8'], 520);
    sun(page, [640, 400], 40, '#fff6dd', '#ffd08a', { opacity: 0.95 });
    streaks(page, random, 6, 110, 310, '#ffd9c2', 0.5);
    page.land(
      crag(
        random,
        [
          [-40, 360],
          [160, 280],
          [330, 380],
          [500, 420],
          [640, 440],
          [800, 400],
          [940, 350],
          [1080, 270],
          [1230, 350],
          [1420, 230],
          [1640, 340],
        ],
        0.32,
      ),
      '#a08ab4',
      air,
      540,
      { lit: '#f7dfd2', light: -1, random, fade: 0.9 },
    );
    page.land(
      crag(
        random,
        [
          [-40, 250],
          [100, 210],
          [240, 320],
          [380, 370],
          [520, 460],
          [660, 510],
          [800, 530],
        ],
        0.3,
      ),
      '#7b5f8e',
      air,
      600,
      { lit: '#e6a99a', light: 1, random, fade: 0.7 },
    );
    page.land(
      crag(
        random,
        [
          [640, 530],
          [840, 490],
          [1000, 390],
          [1120, 360],
          [1250, 250],
          [1400, 280],
          [1640, 160],
        ],
        0.3,
      ),
      '#6c5283',
      '#e9b7a6',
      600,
      { lit: '#dd9c92', light: -1, random, fade: 0.7 },
    );
    const valley = new Ground({ horizon: 490, centre: 700, eye: 14 });
    page.rect(
      0,
      528,
      1600,
      472,
      page.vertical(528, 880, [0, '#d8a897'], [0.5, '#8f6a7d'], [1, '#4d3d5c']),
    );
    const bed = valley.road(
      [
        [-160, 1010],
        [160, 860],
        [520, 770],
        [740, 706],
        [560, 648],
        [480, 612],
        [640, 578],
        [700, 552],
        [660, 534],
      ],
      18,
    );
    page.fill(bed.strip(-40, 40), '#c3a0a3', { opacity: 0.75 });
    page.fill(
      bed.strip(-18, 10),
      page.vertical(530, 900, [0, '#ffe6c0'], [0.3, '#9cc3cf'], [1, '#3d7796']),
    );
    page.fill(
      bed.strip(-33, -26, 30) + bed.strip(16, 22, 16) + bed.strip(27, 31, 60, bed.length * 0.8),
      '#8fb6c4',
      { opacity: 0.85 },
    );
    page.fill(bed.strip(-9, -7, 10) + bed.strip(2, 5, 30), '#f4f3ea', { opacity: 0.55 });
    page.land(
      crag(
        random,
        [
          [-40, 640],
          [60, 690],
          [180, 740],
          [260, 830],
          [340, 920],
          [380, 1010],
        ],
        0.18,
      ),
      '#4d3a5c',
      '#6b5470',
      950,
      { lit: '#a9767e', light: 1, random, fade: 0.4 },
    );

    const ground = new Ground({ horizon: 470, centre: 700, eye: 5 });
    const road = ground.road(
      [
        [820, 1120],
        [900, 960],
        [1020, 820],
        [1170, 720],
        [1290, 660],
        [1330, 620],
        [1270, 590],
        [1240, 572],
        [1280, 556],
      ],
      2.6,
    );
    page.fill(
      road.strip(4, 60),
      page.vertical(560, 1000, [0, '#a97f8c'], [0.4, '#6c4f66'], [1, '#3a2a45']),
    );
    page.fill(
      road.strip(-3.6, -3.9, 0, road.length, 0, -26),
      page.vertical(580, 1000, [0, '#8f6679'], [0.4, '#553f5f'], [1, '#251a33']),
    );
    for (const [up, opacity] of [
      [-1.8, 0.5],
      [-4.4, 0.4],
      [-8, 0.35],
      [-13, 0.3],
    ] as const) {
      page.fill(road.strip(-3.65, -3.65, 0, road.length, up, up - 0.5), '#e0a095', { opacity });
    }
    page.fill(road.strip(-3.6, 4.4), '#b5838a');
    surface(page, road, {
      base: '#2a2434',
      far: '#806678',
      middle: '#ffdf8a',
      line: '#f3dccb',
      sheen: '#c79aa0',
    });
    const cliff = crag(
      random,
      [
        [1010, 1010],
        [1110, 920],
        [1230, 800],
        [1330, 700],
        [1390, 640],
        [1460, 560],
        [1560, 450],
        [1640, 400],
      ],
      0.13,
    );
    page.land(cliff, '#5b4262', '#3b2c4a', 1000, {
      lit: '#c08a8c',
      light: -1,
      random,
      fade: 0.5,
      facet: { least: 16 },
    });
    const staging = {
      light: { from: [-0.4, -0.8], rim: '#ffd9a0', shade: '#241a38', depth: 0.3 },
      sun: [0.25, -0.8],
      shadow: '#1a1028',
    } as const;
    place(
      page,
      ridden(classic({ roll: true })),
      onRoad(road, 27, -1, { size: 1.5, turn: -6 }),
      tones({ paint: '#b23a2e', jacket: '#54443c' }),
      staging,
    );
    place(
      page,
      ridden(adventure({ cases: true, roll: true }), { dress: { helmet: 'peak' } }),
      onRoad(road, 10.5, -1.1, { size: 1.4, lean: 6, turn: -4 }),
      tones({ jacket: '#3a2c46' }),
      staging,
    );
    chorten(page, [1392, 668], 26, '#f3d9c6', '#a87f8e');
    prayerFlags(page, random, [1392, 590], [1660, 560], 26, { count: 12 });
  },
};
