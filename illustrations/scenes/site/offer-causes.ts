import { Ground } from '../../kit/ground.ts';
import { bar, both, hull, Shot } from '../../kit/model.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { person, tones } from '../../parts/riders.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';
import { pine, wood } from '../../parts/trees.ts';

/** A box in two hands, for someone who holds. */
const parcel = [
  hull(
    'cargo',
    [
      [28, 100, 18, 2],
      [28, 100, -18, 2],
      [28, 128, 18, 2],
      [28, 128, -18, 2],
      [56, 100, 18, 2],
      [56, 100, -18, 2],
      [56, 128, 18, 2],
      [56, 128, -18, 2],
    ],
    { lift: 12 },
  ),
  ...both(
    bar(
      'plate',
      3,
      [
        [58, 114, 0],
        [58, 114, 19],
        [28, 114, 20],
      ],
      { lift: 16 },
    ),
  ),
];

/** A school in the hills: riders bring the boxes to the door, the children run to meet them. */
export const offerCauses: Scene = {
  draw(page, random) {
    const air = '#e9f1ea';
    sky(page, ['#3f86b8', '#8dbfd6', '#d3e6e4', air], 480);
    sun(page, [1330, 170], 40, '#fffef4', '#fff7d0', { opacity: 0.9 });
    streaks(page, random, 5, 110, 260, '#ffffff', 0.6);
    page.land(crag(random, range(random, 4, 400, 150), 0.28), '#93aec4', air, 540, {
      lit: '#ffffff',
      light: 1,
      random,
      fade: 0.8,
    });
    const hill = roll(random, range(random, 3, 500, 60), 2);
    page.land(hill, '#5f8f78', '#c9dcc0', 620, { smooth: true, fade: 0.65 });
    page.fill(wood(random, hill, 64, 24, 60, pine), '#4a7d6c');
    page.mist(600, 580, 900, 34, '#f2f7ee', 0.6);
    page.rect(
      0,
      620,
      1600,
      380,
      page.vertical(620, 1000, [0, '#b3bf72'], [0.35, '#a08a56'], [1, '#5f4c38']),
    );

    page.rect(180, 440, 560, 240, page.slanted(180, 0, 740, 0, [0, '#d9e6e8'], [1, '#f9f4e2']));
    page.rect(180, 600, 560, 80, '#4f8fa8');
    page.fill('M146 446L220 350H704L776 446z', '#b34a38').fill('M146 446H776V460H146z', '#6d2a24');
    page.stroke('M240 380H690M200 412H730', '#8a3428', 4, { opacity: 0.5 });
    for (const x of [220, 330, 610]) {
      page.rect(x, 488, 84, 88, '#6d4c3a').rect(x + 8, 496, 68, 72, '#8fb8c4');
      page.stroke(`M${x + 42} 496v72M${x + 8} 532h68`, '#6d4c3a', 5);
    }
    page.rect(470, 490, 100, 190, '#6d4c3a').rect(480, 500, 80, 180, '#3f2f2a');
    page.rect(150, 678, 620, 14, '#c9b890');
    page.rect(846, 330, 8, 362, '#e9e4d6');
    page.fill('M854 338q34-12 62 2t56-2v20q-28 12-56 0t-62 0z', '#f28a2a');
    page.fill('M854 358q34-12 62 0t56 0v20q-28 12-56 0t-62 0z', '#fbf8ee');
    page.fill('M854 378q34-12 62 0t56 0v20q-28 12-56 0t-62 0z', '#2f8a4a');
    page.circle(914, 369, 7, 'none', { stroke: '#2f4a8a', 'stroke-width': 2.4 });

    const ground = new Ground({ horizon: 500, centre: 800, eye: 2, focal: 900 });
    patches(page, random, ground, 18, '#d9c48c', 0.45, { top: 690, bottom: 930, breadth: 1.2 });
    const staging = {
      light: { from: [0.7, -0.8], rim: '#fffbe6', shade: '#25384f' },
      sun: [-0.5, 0],
      shadow: '#33291f',
    } as const;
    const child = (
      x: number,
      y: number,
      pose: Parameters<typeof person>[0],
      heading: number,
      skin: string,
    ) =>
      place(
        page,
        person(pose),
        Shot.on(ground, [x, y], { heading, size: 0.86 }),
        tones({ jacket: '#f4f1e8', trousers: '#2f5a8a', skin }),
        staging,
      );
    child(420, 746, 'wave', 120, '#9a6444');
    child(520, 770, 'walk', 96, '#7a4a30');
    child(620, 792, 'cheer', 100, '#a06a48');
    place(
      page,
      adventure({ parked: true, roll: true, cases: true, steer: -14 }).parts,
      Shot.on(ground, [1290, 812], { heading: 232, lean: -6, size: 1.3 }),
      tones({ cargo: '#b58a54' }),
      staging,
    );
    for (const [x, y, heading, jacket] of [
      [1000, 796, 262, '#33506a'],
      [810, 850, 270, '#c9452f'],
    ] as const)
      place(
        page,
        [...person('hold', { helmet: 'none' }), ...parcel],
        Shot.on(ground, [x, y], { heading, size: 1.24 }),
        tones({ jacket, cargo: '#c99a5c', plate: '#f4ead0', skin: '#8a5638' }),
        staging,
      );
  },
};
