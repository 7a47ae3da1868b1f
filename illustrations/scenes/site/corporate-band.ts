import { Ground } from '../../kit/ground.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { pennant } from '../../parts/props/company.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { headlight, onRoad, place } from '../../parts/stage.ts';
import { patches, ripples } from '../../parts/terrain.ts';
import { pine, wood } from '../../parts/trees.ts';

/** A company's convoy along a lake at sunrise. The left third is quiet, for words. */
export const corporateBand: Scene = {
  draw(page, random) {
    const air = '#ffd894';
    sky(page, ['#1d3a4a', '#3f6a70', '#c9a878', air], 500);
    sun(page, [1330, 392], 56, '#fff8dc', '#ffd07a', { opacity: 1 });
    streaks(page, random, 6, 110, 330, '#f2c890', 0.4);
    page.land(crag(random, range(random, 4, 450, 130), 0.28), '#5d7a7c', air, 540, {
      lit: '#f6cf94',
      light: 1,
      random,
      fade: 0.8,
    });
    const shore = roll(random, range(random, 3, 500, 30), 1);
    page.land(shore, '#3f6460', '#c9b07c', 560, { smooth: true, fade: 0.6 });
    page.fill(wood(random, shore, 70, 14, 34, pine), '#345854');
    page.rect(
      0,
      536,
      1600,
      200,
      page.vertical(536, 720, [0, '#f6cf8c'], [0.3, '#8aa090'], [1, '#2a5058']),
    );
    ripples(page, random, 60, 542, 720, '#fff0c4', { opacity: 0.5, centre: 1260, spread: 320 });
    ripples(page, random, 30, 546, 720, '#1d4450', { opacity: 0.35 });
    page.mist(1100, 540, 1000, 22, '#ffe2a8', 0.7);
    page.fill(
      'M-40 660C300 650 620 640 860 624C1100 606 1300 588 1640 580V1000H-40z',
      page.vertical(590, 1000, [0, '#a98c54'], [0.3, '#6f6a48'], [1, '#1d2a2c']),
    );
    const ground = new Ground({ horizon: 490, centre: 900, eye: 2.4, focal: 900 });
    patches(page, random, ground, 16, '#d9b878', 0.25, { top: 660, bottom: 900, breadth: 1.4 });
    const road = ground.road(
      [
        [590, 1300],
        [650, 1000],
        [735, 830],
        [880, 730],
        [1060, 670],
        [1230, 634],
        [1400, 608],
        [1640, 590],
      ],
      3.1,
      16,
    );
    surface(page, road, {
      base: '#25292e',
      far: '#a09070',
      shoulder: '#a58a58',
      middle: '#ffe27a',
      sheen: '#ffdf9c',
    });
    const staging = {
      light: { from: [0.8, -0.5], rim: '#ffe9b0', shade: '#14303a', depth: 0.28 },
      sun: [-0.8, -0.6],
      shadow: '#0c1618',
    } as const;
    for (const [s, offset, bike, paint, jacket, flag] of [
      [20, 1.6, adventure({}), '#f2ead6', '#7a3a2e', 0],
      [12.6, 0.9, classic({}), '#f2ead6', '#3f5f80', 1],
      [6.3, 0.9, adventure({ cases: true }), '#FFD21F', '#26303a', 1],
    ] as const) {
      const shot = onRoad(road, s, offset, { coming: true, size: 1.45, lean: -3 });
      place(
        page,
        [...(flag ? pennant(1) : []), ...ridden(bike)],
        shot,
        tones({ paint, jacket, plate: '#fbf6ea' }),
        staging,
      );
      headlight(page, shot, 92, '#fff3cf', 0.5);
    }
  },
};
