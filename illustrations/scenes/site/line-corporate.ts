import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { pennant } from '../../parts/props/company.ts';
import { person, tones } from '../../parts/riders.ts';
import { parapet } from '../../parts/roadside.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';
import { oak, wood } from '../../parts/trees.ts';

/** A company's convoy has stopped at a viewpoint: flags at the tails, green ranges in the morning behind the parapet. */
export const lineCorporate: Scene = {
  draw(page, random) {
    const air = '#fbe8c2';
    sky(page, ['#5d93b8', '#a8c8cc', '#efe2c0', air], 470);
    sun(page, [1180, 250], 46, '#fffbe8', '#ffe2a0', { opacity: 0.95 });
    streaks(page, random, 7, 80, 260, '#fdf3dc', 0.55);
    for (const [colour, y, height, peaks] of [
      ['#b3c6bc', 360, 70, 3],
      ['#8db0a2', 420, 64, 4],
      ['#659583', 490, 60, 3],
      ['#447a67', 570, 50, 4],
    ] as const) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, air, y + 170, { smooth: true, fade: 0.75 });
      if (y > 480) page.fill(wood(random, line, 44, 16, 44, oak), colour);
      page.mist(random.between(300, 1200), y + 90, 900, 44, '#fdeecb', 0.65);
    }
    page.rect(
      0,
      690,
      1600,
      310,
      page.vertical(690, 1000, [0, '#c9ab74'], [0.4, '#a5865a'], [1, '#5f4c3c']),
    );
    const ground = new Ground({ horizon: 470, centre: 800, eye: 2.1, focal: 900 });
    patches(page, random, ground, 14, '#e0c792', 0.45, { top: 710, bottom: 940, breadth: 1.1 });
    const edge = ground.road(
      [
        [-300, 716],
        [300, 704],
        [800, 700],
        [1300, 704],
        [1900, 716],
      ],
      0.1,
      8,
    );
    parapet(page, edge, 0.1, { step: 1.7, length: 1.15, height: 0.5 });
    const staging = {
      light: { from: [0.7, -0.7], rim: '#fff4cc', shade: '#22394a' },
      sun: [-0.6, 0],
      shadow: '#33291f',
    } as const;
    for (const [x, y, bike, paint] of [
      [1330, 790, classic({ parked: true, steer: -14 }), '#f2ede0'],
      [870, 792, adventure({ cases: true, parked: true, steer: -14 }), '#FFD21F'],
      [390, 806, classic({ parked: true, steer: -14 }), '#f2ede0'],
    ] as const)
      place(
        page,
        [...pennant(-1), ...bike.parts],
        Shot.on(ground, [x, y], { heading: 140, lean: -6, size: 1.3 }),
        tones({ paint, plate: '#fbf6ea' }),
        staging,
      );
    for (const [x, y, pose, heading, jacket, skin] of [
      [610, 812, 'talk', 84, '#2f5f86', '#8a5638'],
      [1130, 826, 'hips', 262, '#c9452f', '#a06a48'],
    ] as const)
      place(
        page,
        person(pose, { helmet: 'none' }),
        Shot.on(ground, [x, y], { heading, size: 1.25 }),
        tones({ jacket, skin }),
        staging,
      );
    birds(page, random, [420, 250], 6, 13, '#4f7f78');
  },
};
