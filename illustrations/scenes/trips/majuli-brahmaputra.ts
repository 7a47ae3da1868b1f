import { Shot } from '../../kit/model.ts';
import { below, polygon } from '../../kit/path.ts';
import { roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { person, tones } from '../../parts/riders.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { ripples } from '../../parts/terrain.ts';
import { palm, tufts } from '../../parts/trees.ts';

/** A wooden ferry takes three machines over the wide river in a pink dawn. */
export const majuliBrahmaputra: Scene = {
  draw(page, random) {
    const water = 500;
    sky(page, ['#5b6ea8', '#a98fb4', '#f2a9a0', '#ffd6b4'], water);
    sun(page, [560, 430], 58, '#fff4da', '#ff9f86', { opacity: 0.95, reach: 8 });
    streaks(page, random, 9, 120, 380, '#ffc3b4', 0.5);
    page.land(
      roll(
        random,
        [
          [-40, 474],
          [200, 462],
          [420, 478],
          [640, 490],
          [900, 486],
          [1160, 470],
          [1400, 456],
          [1640, 468],
        ],
        1.5,
      ),
      '#a884a6',
      '#f6b9a8',
      water,
      { smooth: true, base: water, fade: 0.6 },
    );
    const trees = [
      [1180, 492, 66, 0.1],
      [1222, 492, 50, -0.14],
      [1420, 492, 74, 0.12],
      [1470, 492, 56, -0.1],
      [140, 492, 60, 0.12],
      [182, 492, 46, -0.08],
    ] as const;
    page.fill(trees.map(([x, y, h, l]) => palm(random, x, y, h, l)).join(''), '#8a6a94');
    page.rect(
      0,
      water,
      1600,
      500,
      page.vertical(
        water,
        1000,
        [0, '#ffd3bc'],
        [0.12, '#f0aca8'],
        [0.45, '#a687b0'],
        [1, '#4a5590'],
      ),
    );
    page.glow(560, water + 4, 620, '#fff0d8', 0.65, 60);
    page.fill(
      polygon([
        [520, water],
        [600, water],
        [700, 900],
        [420, 900],
      ]),
      page.vertical(water, 880, [0, '#fff0d0', 0.6], [1, '#ffd9c4', 0]),
    );
    ripples(page, random, 60, water + 6, 990, '#ffe6da', { opacity: 0.4 });
    ripples(page, random, 40, water + 4, 900, '#fff2dc', {
      opacity: 0.75,
      centre: 560,
      spread: 120,
    });
    const sand = roll(
      random,
      [
        [1000, 566],
        [1160, 556],
        [1340, 550],
        [1500, 548],
        [1640, 552],
      ],
      1,
    );
    page.fill(below(sand, 582), page.vertical(548, 582, [0, '#ffe0c4'], [1, '#d9a3a0']));
    page
      .fill('M150 560l60 6 46-8-10 16h-84z', '#7a5f8c')
      .fill('M196 560v-64l3-1v66zM199 496q34 10 40 44l-40 8z', '#8d7099');

    const light = { from: [-0.5, -0.7], rim: '#ffd9b8', shade: '#2c2450', depth: 0.36 } as const;
    const staging = { light, shadowOpacity: 0 } as const;
    const deck = 716;
    const load = page.symbol(() => {
      const canopy = 'M1010 540Q1170 496 1330 540L1320 562Q1170 522 1020 562z';
      page.fill('M1034 556h9v164h-9zM1300 556h9v164h-9zM1168 536h8v180h-8z', '#4a3552');
      page.fill(canopy, page.vertical(500, 566, [0, '#d98a6a'], [1, '#8f4f58']));
      place(
        page,
        person('stand', { helmet: 'cap' }),
        Shot.at([1236, deck + 2], 0.98, { heading: 250, above: 3 }),
        tones({ jacket: '#e8dcc4', accent: '#b5442f' }),
        staging,
      );
      page.fill('M1086 690h70v8h-8v22h-6v-22h-42v22h-6v-22h-8z', '#5a3a50');
      place(
        page,
        person('sit', { helmet: 'none' }),
        Shot.at([1120, deck - 26], 0.98, { heading: 250, above: 3 }),
        tones({ jacket: '#3f6a7a' }),
        staging,
      );
      place(
        page,
        adventure({ cases: true, roll: true, parked: true, steer: 14 }).parts,
        Shot.at([560, deck], 1.12, { heading: 282, above: 4 }),
        tones(),
        staging,
      );
      place(
        page,
        classic({ roll: true, parked: true, steer: -12 }).parts,
        Shot.at([770, deck], 1.12, { heading: 268, above: 4 }),
        tones({ paint: '#b23a2e', cargo: '#5f4a60' }),
        staging,
      );
      place(
        page,
        scooter({ steer: 14 }).parts,
        Shot.at([950, deck], 1.1, { heading: 286, above: 4 }),
        tones({ paint: '#3f8a94' }),
        staging,
      );
      place(
        page,
        person('talk', { helmet: 'none' }),
        Shot.at([664, deck + 2], 1.02, { heading: 300, above: 3 }),
        tones({ jacket: '#2c3350' }),
        staging,
      );
    });
    const hull =
      'M330 690C360 706 420 716 480 718H1300C1380 714 1440 700 1480 668L1500 664C1486 730 1440 778 1380 790H520C430 784 350 750 316 688z';
    const boat = page.symbol(() => {
      page.use(load, 'translate(0 0)');
      page.fill(hull, page.vertical(664, 790, [0, '#7d5058'], [0.35, '#5a3a50'], [1, '#2b2040']));
      page.stroke(
        'M330 700C400 724 460 728 520 728H1310C1390 724 1440 708 1482 680',
        '#ffcba0',
        4,
        { opacity: 0.8 },
      );
      page.stroke(
        'M350 734C420 752 480 756 540 756H1350C1400 752 1440 738 1468 716',
        '#2b1d36',
        4,
        { opacity: 0.5 },
      );
      for (const x of [420, 620, 820, 1020, 1220])
        page.circle(x, 760, 17, '#17131f').circle(x, 760, 8, '#4a3a58');
      page.stroke('M1452 690L1540 800', '#3a2a40', 8);
    });
    page.use(boat, 'matrix(1 0 0 -.6 0 1262)', { opacity: 0.32 });
    page.use(boat, 'translate(0 0)');
    page.mist(900, 800, 640, 20, '#ffe2d4', 0.5);
    birds(page, random, [900, 300], 8, 12, '#7a5a86');
    const grass: [number, number, number][] = Array.from({ length: 34 }, (_, i) => [
      i < 20 ? random.between(-20, 220) : random.between(1420, 1620),
      1008,
      random.between(60, 150),
    ]);
    page.fill(tufts(random, grass), '#2a2148');
  },
};
