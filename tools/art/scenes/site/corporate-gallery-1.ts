import { Ground } from '../../ground.ts';
import { Shot } from '../../model.ts';
import { adventure } from '../../motorcycles/adventure.ts';
import { tent } from '../../props/camp.ts';
import { gompa, prayerFlags } from '../../props/himalaya.ts';
import { person, tones } from '../../riders.ts';
import { crag, range } from '../../ridge.ts';
import type { Scene } from '../../scene.ts';
import { cloud, sky } from '../../sky.ts';
import { place } from '../../stage.ts';
import { patches, scatter, stones } from '../../terrain.ts';

/** The team photograph of an offsite in Ladakh: five people, their machines, a monastery above. */
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
    patches(page, random, ground, 22, '#ecd0a0', 0.5, { top: 640, bottom: 940, breadth: 1.3 });
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
    for (const [x, y, paint, heading] of [
      [330, 792, '#f4f1e8', 118],
      [1290, 792, '#FFD21F', 242],
    ] as const)
      place(
        page,
        adventure({ cases: true, parked: true, steer: -12 }).parts,
        Shot.on(ground, [x, y], { heading, lean: -6, size: 1.25 }),
        tones({ paint }),
        staging,
      );
    for (const [x, y, pose, jacket, skin, helmet] of [
      [560, 808, 'wave', '#2f6f9a', '#8a5638', 'none'],
      [680, 812, 'hips', '#c9452f', '#b07a54', 'cap'],
      [800, 816, 'cheer', '#f2ead6', '#9a6444', 'none'],
      [920, 812, 'stand', '#3f6b4c', '#7a4a30', 'hat'],
      [1040, 808, 'wave', '#6a4a7a', '#a06a48', 'none'],
    ] as const)
      place(
        page,
        person(pose, { helmet }),
        Shot.on(ground, [x, y], { heading: 180 + (800 - x) / 20, size: 1.2 }),
        tones({ jacket, skin, trousers: '#2b3242', accent: '#FFD21F' }),
        staging,
      );
    stones(
      page,
      random,
      scatter(random, ground, 18, 840, 980, 8, () => true),
      '#8a5f44',
      '#f0cc98',
      -1,
    );
  },
};
