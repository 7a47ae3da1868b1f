import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { crag, range } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { tent } from '../../parts/props/camp.ts';
import { gompa, prayerFlags } from '../../parts/props/himalaya.ts';
import { person, tones } from '../../parts/riders.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches, scatter, stones } from '../../parts/terrain.ts';

/** The team photograph of an offsite in Ladakh: three stand, two crouch before them, machines at both sides, a monastery above. */
export const corporateGallery1: Scene = {
  draw(page, random) {
    const air = '#dbe6ea';
    sky(page, ['#0f4a96', '#2f7cc0', '#8cc0dc', air], 480);
    page.glow(300, 140, 420, '#ffffff', 0.4);
    cloud(page, random, [480, 230], 420, 60, '#fff', '#c9def0', 0.9);
    page.land(crag(random, range(random, 4, 420, 130), 0.26), '#b39684', air, 560, {
      lit: '#f0d2a8',
      light: -1,
      random,
      fade: 0.7,
    });
    page.land(
      crag(
        random,
        [
          [700, 620],
          [860, 480],
          [1020, 372],
          [1180, 330],
          [1320, 390],
          [1460, 480],
          [1640, 560],
        ],
        0.24,
      ),
      '#a8764e',
      '#c9a478',
      680,
      { lit: '#ecb97e', light: -1, random, fade: 0.6 },
    );
    gompa(page, [1170, 350], 34, -1);
    page.rect(
      0,
      612,
      1600,
      388,
      page.vertical(612, 1000, [0, '#d9b582'], [0.4, '#b88a58'], [1, '#6d4a34']),
    );
    const ground = new Ground({ horizon: 520, centre: 800, eye: 2.1, focal: 900 });
    patches(page, random, ground, 14, '#ecd0a0', 0.4, { top: 626, bottom: 760, breadth: 1.6 });
    for (const [x, y, s] of [
      [150, 668, 62],
      [330, 660, 56],
      [1420, 676, 62],
    ] as const)
      tent(page, [x, y], s, '#fff', '#f4efe0', '#b5a48c', false);
    prayerFlags(page, random, [-20, 360], [1090, 356], 74, { count: 36, cord: 2 });
    const staging = {
      light: { from: [-0.7, -0.8], rim: '#fff4d8', shade: '#2a3458' },
      sun: [0.5, 0],
      shadow: '#3a2820',
    } as const;
    for (const [x, y, paint, heading, lean] of [
      [400, 786, '#f4f1e8', 122, -5],
      [1210, 786, '#FFD21F', 238, -5],
    ] as const)
      place(
        page,
        adventure({ cases: true, parked: true, steer: -12 }).parts,
        Shot.on(ground, [x, y], { heading, lean, size: 1.3 }),
        tones({ paint }),
        staging,
      );
    for (const [x, y, pose, face, jacket, skin, dress] of [
      [652, 800, 'wave', 186, '#2f6f9a', '#8a5638', { helmet: 'none', longHair: true }],
      [790, 796, 'cheer', 180, '#e9dcc4', '#9a6444', { helmet: 'cap' }],
      [938, 800, 'hips', 172, '#3f6b4c', '#7a4a30', { helmet: 'hat' }],
      [716, 832, 'kneel', 168, '#c9452f', '#b07a54', { helmet: 'none' }],
      [876, 834, 'kneel', 196, '#6a4a7a', '#a06a48', { helmet: 'none', longHair: true }],
    ] as const)
      place(
        page,
        person(pose, dress),
        Shot.on(ground, [x, y], { heading: face, size: 1.26 }),
        tones({ jacket, skin, trousers: '#2b3242', accent: '#d8412f' }),
        staging,
      );
    stones(
      page,
      random,
      scatter(random, ground, 22, 860, 990, 9, () => true),
      '#8a5f44',
      '#f0cc98',
      -1,
    );
  },
};
