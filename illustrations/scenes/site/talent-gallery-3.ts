import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { strawWall } from '../../parts/props/circuit.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { guardRail, surface } from '../../parts/roadside.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { bush, oak, wood } from '../../parts/trees.ts';

/** Practice on a closed ghat road: a rider with a start number leans out of the bend between straw bales. */
export const talentGallery3: Scene = {
  draw(page, random) {
    const air = '#ffd9a0';
    sky(page, ['#51648c', '#a58f9c', '#f2b582', air], 430);
    sun(page, [1180, 300], 50, '#fff6d8', '#ffcb80', { opacity: 1 });
    streaks(page, random, 7, 90, 260, '#ffd0a6', 0.5);
    for (const [colour, y, height, peaks] of [
      ['#98908f', 380, 90, 3],
      ['#6f8078', 450, 80, 4],
      ['#4c6b60', 530, 60, 3],
    ] as const) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, '#f0bd86', y + 170, { smooth: true, fade: 0.7 });
      page.mist(random.between(600, 1200), y + 90, 900, 40, '#ffdca8', 0.5);
    }
    const slope = roll(
      random,
      [
        [-40, 250],
        [160, 300],
        [360, 380],
        [560, 476],
        [760, 548],
        [1000, 600],
        [1300, 640],
        [1640, 660],
      ],
      2,
    );
    page.land(slope, '#3f6b4a', '#3a5a3c', 900, { smooth: true, fade: 0.6 });
    page.fill(wood(random, slope, 26, 60, 130, oak, { from: -20, to: 620 }), '#2f5440');
    const ground = new Ground({ horizon: 450, centre: 700, eye: 2, focal: 900 });
    page.fill('M-40 700C300 640 700 620 1640 640V1000H-40z', '#4a6a3a');
    const road = ground.road(
      [
        [960, 1400],
        [950, 1000],
        [860, 800],
        [752, 706],
        [690, 650],
        [760, 614],
        [980, 594],
        [1300, 580],
        [1700, 566],
      ],
      3.4,
      18,
    );
    surface(page, road, {
      base: '#37343c',
      far: '#94837a',
      shoulder: '#b58a58',
      middle: '',
      sheen: '#ffd9a4',
    });
    guardRail(page, road, 4.2, '#5a4a48', '#f0dcc0', { from: 9, to: road.length * 0.9, step: 3 });
    const staging = {
      light: { from: [0.8, -0.5], rim: '#ffe6b0', shade: '#22263a' },
      sun: [-0.8, -0.2],
      shadow: '#1c1a20',
    } as const;
    for (const [x, y, pose, jacket, hat] of [
      [196, 628, 'cheer', '#d8573f', 'cap'],
      [300, 604, 'stand', '#e9dcc0', 'none'],
      [392, 586, 'point', '#3f6b86', 'hat'],
    ] as const)
      place(
        page,
        person(pose, { helmet: hat }),
        Shot.on(ground, [x, y], { heading: 92, size: 1.4 }),
        tones({ jacket, trousers: '#33343e' }),
        staging,
      );
    strawWall(page, random, road, -3.9, { from: 1.2, to: 15.5, lit: '#eec878', shade: '#c4923f' });
    place(
      page,
      ridden(adventure({ number: true, steer: -4 }), {
        hold: 'leaning',
        side: -1,
        dress: { helmet: 'peak', stripe: false },
      }),
      onRoad(road, 3.9, 0.4, { coming: true, lean: -26, size: 1.15, turn: -6 }),
      tones({ paint: '#2f7a6a', accent: '#f2e6c8', jacket: '#c9392c', trousers: '#22252e' }),
      staging,
    );
    let leaves = '';
    for (let i = 0; i < 7; i++) leaves += bush(random, 1360 + i * 48, 1010, 140, 0.35 + i * 0.09);
    page.fill(leaves, '#1f3328');
  },
};
