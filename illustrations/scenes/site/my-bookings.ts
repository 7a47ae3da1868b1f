import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { floweringTree } from '../../parts/props/street.ts';
import { person, tones } from '../../parts/riders.ts';
import { sky, stars, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { bush } from '../../parts/trees.ts';

/** Before the ride: a loaded machine at the gate at daybreak, its rider checks the phone, the kitchen light still on. */
export const myBookings: Scene = {
  draw(page, random) {
    const air = '#ffd2a2';
    sky(page, ['#2c3d6e', '#6f6f98', '#d89a90', air], 560);
    stars(page, random, 60, 240);
    sun(page, [360, 500], 46, '#fff4d8', '#ffc68a', { opacity: 0.95 });
    streaks(page, random, 7, 200, 420, '#f0a998', 0.45);
    page.land(roll(random, range(random, 3, 500, 60), 2), '#8f7a94', air, 600, { smooth: true });
    page.land(roll(random, range(random, 4, 560, 40), 2), '#65607f', '#dba08c', 660, {
      smooth: true,
    });
    page.mist(500, 620, 800, 34, '#ffd3a6', 0.6);
    page.rect(
      0,
      650,
      1600,
      350,
      page.vertical(650, 1000, [0, '#93786f'], [0.4, '#5f4d56'], [1, '#2a2536']),
    );
    page.fill(
      'M930 260H1640V760H930z',
      page.slanted(930, 0, 1640, 0, [0, '#d0a48c'], [0.5, '#8d7284'], [1, '#5c5474']),
    );
    page.rect(930, 280, 710, 90, page.vertical(280, 370, [0, '#2c2238', 0.6], [1, '#2c2238', 0]));
    page
      .fill(
        'M880 262L1000 170H1640V262z',
        page.slanted(900, 0, 1600, 0, [0, '#8a5450'], [1, '#3f3044']),
      )
      .fill('M880 262H1640V280H880z', '#3a2c3c');
    page.rect(1060, 380, 170, 160, '#3a2c3c').rect(1072, 392, 146, 136, '#ffd98a');
    page.glow(1145, 460, 280, '#ffd28a', 0.5);
    page.stroke('M1145 392V528M1072 460H1218', '#3a2c3c', 8);
    page.rect(1050, 536, 190, 14, '#8a6a72');
    page.rect(1310, 400, 150, 360, '#3a2c3c').rect(1322, 412, 126, 348, '#6a4a4c');
    page.stroke('M1340 436h90v120h-90zM1340 590h90v140h-90z', '#54393f', 5);
    page.circle(1438, 580, 7, '#e8c88a');
    page.rect(1290, 744, 190, 16, '#7d6878');
    page.fill('M-40 690H560V760H-40z', '#7a6270').fill('M-40 676H570V694H-40z', '#b58f8a');
    page.rect(556, 620, 44, 150, '#8d7078').rect(548, 606, 60, 18, '#b58f8a');
    page.rect(884, 620, 44, 150, '#8d7078').rect(876, 606, 60, 18, '#b58f8a');
    page.circle(578, 594, 16, '#ffe3a0').circle(906, 594, 16, '#ffe3a0');
    page.glow(578, 594, 110, '#ffd890', 0.6).glow(906, 594, 110, '#ffd890', 0.6);
    let bars = '';
    for (let i = 0; i < 7; i++) bars += `M${612 + i * 9} ${650 - i * 2}V${776 + i * 7}`;
    page.stroke(bars, '#2c2436', 5).stroke('M606 656L672 640M606 770L672 812', '#2c2436', 6);
    floweringTree(page, random, [120, 740], 540, ['#3a2c38', '#4a4a60', '#5d5a78', '#86708a']);
    let leaves = '';
    for (const [x, w] of [
      [980, 120],
      [1080, 150],
      [1200, 120],
      [1540, 150],
    ] as const)
      leaves += bush(random, x, 764, w, 0.45);
    page.fill(leaves, '#45445a');
    page.fill(
      'M600 770H884L1180 1000H380z',
      page.vertical(770, 1000, [0, '#b08d80'], [1, '#5a4854']),
    );
    page.stroke('M560 810H940M500 862H1006M430 924H1084', '#4a3a48', 3, { opacity: 0.4 });
    const ground = new Ground({ horizon: 560, centre: 760, eye: 1.9, focal: 900 });
    const staging = {
      light: { from: [-0.8, -0.5], rim: '#ffdcae', shade: '#231d3c', depth: 0.3 },
      sun: [0.8, -0.1],
      shadow: '#1a1524',
    } as const;
    place(
      page,
      adventure({ cases: true, roll: true, parked: true, steer: 14 }).parts,
      Shot.on(ground, [730, 884], { heading: 222, lean: -5, size: 1.25 }),
      tones({ cargo: '#8a5638' }),
      staging,
    );
    place(
      page,
      person('hold', { helmet: 'none' }),
      Shot.on(ground, [1000, 890], { heading: 250, size: 1.16 }),
      tones({ jacket: '#2f6f78', trousers: '#2a2c3c', skin: '#a06a48' }),
      staging,
    );
  },
};
