import { Ground } from '../../kit/ground.ts';
import { roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { parapet, surface } from '../../parts/roadside.ts';
import { birds, cloud, sky, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { patches, ripples } from '../../parts/terrain.ts';
import { palm } from '../../parts/trees.ts';

/** Red laterite cliffs, a teal sea and palms; two on a classic take it slowly. */
export const konkanCoast: Scene = {
  draw(page, random) {
    const air = '#fdf0d2';
    sky(page, ['#2f9aa8', '#7cc8c4', '#d9ebcf', air], 440);
    sun(page, [1100, 230], 40, '#fffdf0', '#fff0b8', { opacity: 0.85 });
    cloud(page, random, [300, 290], 420, 60, '#fff', '#dff0e4', 0.9);
    cloud(page, random, [780, 200], 300, 40, '#fff', '#dff0e4', 0.7);
    page.rect(
      0,
      430,
      1600,
      570,
      page.vertical(430, 900, [0, '#a9e0d4'], [0.15, '#43b7b5'], [0.5, '#128a98'], [1, '#0b6479']),
    );
    ripples(page, random, 70, 440, 860, '#e4fff4', { opacity: 0.45 });
    ripples(page, random, 36, 436, 700, '#fff7d8', { opacity: 0.8, centre: 1100, spread: 130 });
    page.land(
      roll(
        random,
        [
          [880, 432],
          [1000, 404],
          [1140, 396],
          [1300, 380],
          [1460, 372],
          [1640, 360],
        ],
        1.5,
      ),
      '#79aea3',
      '#cfe6cf',
      440,
      { smooth: true, base: 432, fade: 0.6 },
    );
    page.fill(
      'M-40 500L140 494 260 512 330 540 380 600 430 612 470 700 520 740 470 790-40 840z',
      page.vertical(490, 820, [0, '#d2693f'], [0.5, '#a8442c'], [1, '#6d2a24']),
    );
    page.fill(
      'M260 512L330 540 380 600 430 612 470 700 520 740 430 730 390 650 330 620 290 560z',
      '#f0965c',
      { opacity: 0.8 },
    );
    page.stroke(
      'M-40 560L120 556 220 572 290 590M-40 620L100 618 240 640 350 660M-40 680L160 684 320 700 420 716',
      '#7f3024',
      5,
      { opacity: 0.4 },
    );
    page.fill('M-40 504C60 470 180 480 262 512L330 542C240 536 100 520-40 540z', '#4f9a58');
    let palms = '';
    for (const [x, y, h, l] of [
      [30, 500, 150, 0.1],
      [96, 494, 190, -0.08],
      [170, 500, 140, 0.14],
      [232, 508, 110, 0.2],
    ] as const)
      palms += palm(random, x, y, h, l);
    page.fill(palms, '#1d6b57');
    page.fill('M470 760C560 742 640 756 690 800C660 830 560 850 450 850z', '#fff4d8', {
      opacity: 0.9,
    });
    page.stroke('M500 738C580 726 670 742 720 796M480 720C600 704 710 726 770 790', '#fff', 4, {
      opacity: 0.55,
    });
    page.fill(
      'M740 470l26-46 4 46zm34 0v-56l30 56zm-44 6h84q-8 14-20 14h-46q-12 0-18-14z',
      '#f7f1df',
    );

    const ground = new Ground({ horizon: 440, centre: 700, eye: 4 });
    page.fill(
      'M-40 810C200 780 420 830 640 800C860 768 1000 660 1180 590C1320 540 1480 500 1640 486V1000H-40z',
      page.vertical(480, 1000, [0, '#8dbd62'], [0.3, '#c8733f'], [0.55, '#9c4429'], [1, '#4d1f1d']),
    );
    page.fill(
      'M640 800C860 768 1000 660 1180 590C1320 540 1480 500 1640 486V520C1480 530 1330 570 1200 624C1030 700 880 806 660 836z',
      '#6aa552',
      { opacity: 0.9 },
    );
    patches(page, random, ground, 26, '#d98a50', 0.35, { top: 800 });
    const road = ground.road(
      [
        [360, 1130],
        [560, 990],
        [820, 880],
        [1010, 780],
        [1130, 700],
        [1240, 640],
        [1370, 590],
        [1500, 552],
        [1660, 526],
      ],
      2.5,
    );
    surface(page, road, {
      base: '#2a2a30',
      far: '#7b7770',
      shoulder: '#c9764a',
      middle: '#ffe27a',
      sheen: '#d7b8a0',
    });
    parapet(page, road, -2.9, {
      from: 8,
      to: road.length * 0.8,
      step: 2,
      length: 1.1,
      height: 0.55,
    });
    const shot = onRoad(road, 10.2, 0.7, { coming: true, size: 1.4, lean: -4 });
    place(
      page,
      ridden(classic({ cases: true, steer: 4 }), {
        passenger: { helmet: 'open' },
        dress: { helmet: 'open' },
        look: [-16, 4],
      }),
      shot,
      tones({
        paint: '#1f6f78',
        accent: '#f2c21c',
        jacket: '#e8dcc0',
        trousers: '#3a4a5c',
        stripe: '#c2452f',
        cargo: '#8a5a34',
        helmet: '#FFD21F',
      }),
      {
        light: { from: [0.3, -0.9], rim: '#fff5cf', shade: '#12343c' },
        sun: [-0.2, -0.45],
        shadow: '#2c1416',
      },
    );
    palms = '';
    for (const [x, y, h, l] of [
      [1330, 880, 450, -0.16],
      [1430, 920, 580, 0.06],
      [1540, 900, 490, -0.1],
    ] as const)
      palms += palm(random, x, y, h, l);
    page.fill(palms, page.vertical(300, 900, [0, '#1f6b50'], [1, '#2d2320']));
    birds(page, random, [560, 230], 5, 13, '#17606b');
  },
};
