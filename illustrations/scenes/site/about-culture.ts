import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { teaStall } from '../../parts/props/street.ts';
import { person, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { sky, streaks } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';
import { banyan } from '../../parts/trees.ts';

/** A tea stall under a rain tree after the shower: the group waits for everybody and talks. */
export const aboutCulture: Scene = {
  draw(page, random) {
    const air = '#f9d9a8';
    sky(page, ['#5f6f8c', '#a89aa0', '#ecc09a', air], 500);
    page.glow(240, 440, 620, '#ffe6b0', 0.9, 260);
    streaks(page, random, 8, 80, 360, '#f4d0b0', 0.5);
    page.land(roll(random, range(random, 3, 440, 70), 2), '#93949a', air, 560, { smooth: true });
    page.land(roll(random, range(random, 4, 510, 50), 2), '#6d8478', '#e6c494', 620, {
      smooth: true,
    });
    page.mist(500, 570, 900, 36, '#fbe0b4', 0.7);
    page.rect(
      0,
      590,
      1600,
      410,
      page.vertical(590, 1000, [0, '#b09468'], [0.35, '#8a6a4c'], [1, '#4a3634']),
    );
    const ground = new Ground({ horizon: 510, centre: 800, eye: 2, focal: 900 });
    surface(
      page,
      ground.road(
        [
          [-1200, 690],
          [-300, 656],
          [300, 634],
          [900, 618],
          [1700, 604],
        ],
        2.8,
      ),
      { base: '#4a4a52', far: '#8d8680', shoulder: '#b59a6c', middle: '#ffe27a', sheen: '#ffe6bc' },
    );
    patches(page, random, ground, 18, '#c9a678', 0.4, { top: 700, bottom: 940, breadth: 1.2 });
    patches(page, random, ground, 7, '#f0d3ac', 0.55, { top: 720, breadth: 1 });
    banyan(page, random, 1300, 730, 470, ['#34503c', '#4a6b44', '#6f8a4c'], 20);
    const staging = {
      light: { from: [-0.8, -0.5], rim: '#ffe9be', shade: '#2a2a42' },
      sun: [0.8, -0.1],
      shadow: '#2c1f20',
    } as const;
    teaStall(page, [1030, 770], 1);
    place(
      page,
      person('hold', { helmet: 'none' }),
      Shot.on(ground, [1140, 772], { heading: 236, size: 1.14 }),
      tones({ jacket: '#e9e0c8', trousers: '#4a4a58', skin: '#8a5638' }),
      staging,
    );
    teaStall(page, [1030, 770], 1, true);
    place(
      page,
      scooter({ parked: true, steer: -10 }).parts,
      Shot.on(ground, [330, 792], { heading: 70, lean: -6, size: 1.2 }),
      tones({ paint: '#c9452f' }),
      staging,
    );
    for (const [x, y, pose, heading, jacket, skin, helmet] of [
      [530, 806, 'talk', 96, '#33506a', '#a06a48', 'none'],
      [650, 842, 'sit', 80, '#8f3a2e', '#8a5638', 'none'],
      [810, 846, 'sit', 286, '#d9b040', '#b07a54', 'none'],
      [930, 800, 'hold', 250, '#3f6b4c', '#9a6444', 'hat'],
    ] as const)
      place(
        page,
        person(pose, { helmet }),
        Shot.on(ground, [x, y], { heading, size: 1.18 }),
        tones({ jacket, skin, trousers: '#2a2c38' }),
        staging,
      );
    place(
      page,
      classic({ cases: true, parked: true, steer: -14 }).parts,
      Shot.on(ground, [1330, 866], { heading: 292, lean: -6, size: 1.16 }),
      tones({ paint: '#FFD21F', cargo: '#7a4a2c' }),
      staging,
    );
  },
};
