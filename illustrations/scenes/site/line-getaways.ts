import { Ground } from '../../kit/ground.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { parapet, surface } from '../../parts/roadside.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';
import { pine, tufts, wood } from '../../parts/trees.ts';

/** Two friends come along a ridge road at the end of the day; blue ranges behind them. */
export const lineGetaways: Scene = {
  draw(page, random) {
    const air = '#ffd39a';
    sky(page, ['#3a5488', '#8d86a8', '#f0ab86', air], 430);
    sun(page, [560, 318], 56, '#fff8dc', '#ffcc86', { opacity: 1 });
    streaks(page, random, 8, 80, 270, '#ffc9a4', 0.5);
    page.land(crag(random, range(random, 4, 400, 90), 0.26), '#a48aa0', air, 520, {
      lit: '#ffcfa6',
      light: -1,
      random,
      fade: 0.85,
    });
    for (const [colour, y, height, peaks] of [
      ['#7f7b9c', 450, 60, 3],
      ['#5b668c', 520, 56, 4],
      ['#3f5676', 600, 50, 3],
    ] as const) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, '#f2b48e', y + 170, { smooth: true, fade: 0.75 });
      page.mist(random.between(200, 1000), y + 90, 900, 42, '#ffd3a2', 0.55);
    }
    const ridge = roll(
      random,
      [
        [-40, 880],
        [240, 800],
        [520, 730],
        [760, 640],
        [920, 566],
        [1080, 500],
        [1260, 420],
        [1440, 372],
        [1640, 330],
      ],
      2,
    );
    page.land(ridge, '#b58a4a', '#5a4034', 1000, { smooth: true, fade: 0.75 });
    page.fill(wood(random, ridge, 20, 50, 120, pine, { from: 1120, to: 1620 }), '#4a4648');
    const ground = new Ground({ horizon: 440, centre: 800, eye: 2.6, focal: 900 });
    patches(page, random, ground, 20, '#e0b468', 0.35, { top: 700, left: 800 });
    const road = ground.road(
      [
        [520, 1300],
        [570, 1000],
        [625, 860],
        [722, 750],
        [880, 664],
        [1050, 606],
        [1190, 562],
        [1230, 530],
        [1210, 506],
        [1220, 490],
      ],
      2.9,
      16,
    );
    surface(page, road, {
      base: '#38323e',
      far: '#a08078',
      shoulder: '#c59a62',
      middle: '#ffdf70',
      sheen: '#ffd3a0',
    });
    parapet(page, road, -3.4, { from: 0.6, to: road.length * 0.7, step: 2.2, height: 0.5 });
    const staging = {
      light: { from: [-0.8, -0.5], rim: '#ffe6b4', shade: '#2a2344' },
      sun: [0.8, -0.25],
      shadow: '#221826',
    } as const;
    place(
      page,
      ridden(classic({ roll: true })),
      onRoad(road, 17, 1.3, { coming: true, size: 1.7, lean: -4 }),
      tones({ paint: '#8f2f24', jacket: '#d9c9a8', cargo: '#6d4a30' }),
      staging,
    );
    place(
      page,
      ridden(adventure({ cases: true }), { dress: { helmet: 'peak' } }),
      onRoad(road, 6.2, 0.9, { coming: true, size: 1.7, lean: -5 }),
      tones({ jacket: '#31506e' }),
      staging,
    );
    const grass: [number, number, number][] = Array.from({ length: 26 }, (_, i) => [
      1080 + i * 22,
      1004,
      random.between(30, 90) + i * 2,
    ]);
    page.fill(tufts(random, grass), '#33262c');
    birds(page, random, [900, 210], 6, 13, '#4a4668');
  },
};
