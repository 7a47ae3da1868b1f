import { Ground } from '../../ground.ts';
import { Shot } from '../../model.ts';
import { classic } from '../../motorcycles/classic.ts';
import { cruiser } from '../../motorcycles/cruiser.ts';
import { scooter } from '../../motorcycles/scooter.ts';
import { short } from '../../path.ts';
import { bunting } from '../../props/festive.ts';
import { person, tones } from '../../riders.ts';
import type { Scene } from '../../scene.ts';
import { cloud, sky } from '../../sky.ts';
import { flat } from '../../solids.ts';
import { place } from '../../stage.ts';
import { banyan, bush, oak } from '../../trees.ts';

/** Polished classics on a palace lawn in the long light of an afternoon. */
export const vintageShow: Scene = {
  draw(page, random) {
    const air = '#fbeccb';
    sky(page, ['#86b8c4', '#c3d9cc', '#f1e8cc', air], 460);
    cloud(page, random, [1060, 170], 420, 80, '#fffdf4', '#e9ead6', 0.9);
    // The palace: granite wings, battlements, two towers.
    const stone = page.vertical(180, 520, [0, '#d9c2a4'], [1, '#eedcbc']);
    const merlons = (x: number, w: number, y: number, k: number) => {
      let d = '';
      for (let u = x; u < x + w - k * 0.6; u += k)
        d += `M${short(u)} ${y + 2}v${-k * 0.7}h${k * 0.6}v${k * 0.7}z`;
      return d;
    };
    page.fill(`M420 330H1180V520H420z${merlons(420, 760, 330, 38)}`, stone);
    for (const [x, w, y] of [
      [372, 120, 236],
      [1108, 120, 236],
      [700, 200, 270],
    ] as const) {
      page.fill(`M${x} ${y}h${w}V520h${-w}z${merlons(x - 6, w + 12, y, 33)}`, '#e6cfae');
      page.rect(x + w * 0.7, y, w * 0.3, 520 - y, '#b99c84', { opacity: 0.5 });
    }
    let panes = '';
    for (let x = 520; x < 1090; x += 62) {
      if (x > 690 && x < 900) continue;
      panes += `M${x} 410v-26q11-16 22 0v26zM${x} 480v-32q11-14 22 0v32z`;
    }
    for (const x of [402, 442, 1138, 1178])
      panes += `M${x} 320v-30q10-14 20 0v30zM${x} 420v-34q10-14 20 0v34z`;
    panes +=
      'M760 520v-90q40-50 80 0v90zM744 370v-34q11-14 22 0v34zM789 370v-34q11-14 22 0v34zM834 370v-34q11-14 22 0v34z';
    page.fill(panes, '#6d5f68');
    page
      .stroke('M432 236v-70M1168 236v-70', '#8a7668', 4)
      .fill('M434 168l44 12l-44 14zM1170 168l44 12l-44 14z', '#c2452f');
    page.fill(
      bush(random, 330, 530, 220, 0.6) +
        bush(random, 1280, 530, 240, 0.6) +
        [470, 620, 980, 1120].map((x) => oak(random, x, 536, 130, 0.34)).join(''),
      '#7f9f6c',
    );
    banyan(page, random, 130, 570, 450, ['#3f6b4c', '#6f9f58']);
    banyan(page, random, 1500, 560, 420, ['#3f6b4c', '#6f9f58']);
    const ground = new Ground({ horizon: 420, centre: 800, eye: 1.75, focal: 1500 });
    page.rect(
      0,
      516,
      1600,
      484,
      page.vertical(516, 1000, [0, '#c6cf7c'], [0.35, '#94b45c'], [1, '#4a7a40']),
    );
    for (let i = -5; i < 6; i++)
      page.fill(
        flat(ground, [
          [i * 3, 4],
          [i * 3 + 1.5, 4],
          [i * 3 + 1.5, 27],
          [i * 3, 27],
        ]),
        '#b4cc70',
        { opacity: 0.3 },
      );
    page.fill(`${bush(random, 430, 566, 280, 0.2)}${bush(random, 1170, 566, 280, 0.2)}`, '#5f8a4c');
    let roses = '';
    for (let i = 0; i < 16; i++) {
      const x = i % 2 ? random.whole(300, 570) : random.whole(1040, 1310);
      roses += `M${x} ${random.whole(534, 562)}h0`;
    }
    page.stroke(roses, '#e06a5a', 8, { 'stroke-linecap': 'round' });
    bunting(page, [-20, 200], [700, 150], 60, ['#c2452f', '#f6ead0', '#2f6f78', '#e8b030'], {
      count: 15,
    });
    bunting(page, [700, 150], [1620, 210], 70, ['#c2452f', '#f6ead0', '#2f6f78', '#e8b030'], {
      count: 17,
    });
    const staging = {
      light: { from: [-0.8, -0.6], rim: '#fff3cc', shade: '#2a3a3c', depth: 0.22 },
      sun: [1.1, 0.2],
      shadow: '#2a4a2c',
      shadowOpacity: 0.34,
    } as const;
    const on = (x: number, y: number, heading: number, size = 1.2) =>
      Shot.on(ground, [x, y], { heading, size });
    place(
      page,
      person('hips', { helmet: 'hat' }),
      on(560, 640, 130),
      tones({ jacket: '#f2e8d4', trousers: '#8a6a4c', cargo: '#d9b070' }),
      staging,
    );
    place(
      page,
      person('stand', { helmet: 'none', longHair: true }),
      on(1010, 640, 250),
      tones({ jacket: '#a33a5c', trousers: '#f0e0c4' }),
      staging,
    );
    place(
      page,
      person('hips', { helmet: 'none' }),
      on(900, 650, 84),
      tones({ jacket: '#3d6f8f', trousers: '#d9c6a4' }),
      staging,
    );
    // Four classics; chrome and house colours of old.
    place(
      page,
      scooter({ parked: true, steer: 12 }).parts,
      on(1330, 706, 236, 1.12),
      tones({ paint: '#9fd0c0', accent: '#f6ead0', seat: '#7a3a2c' }),
      staging,
    );
    place(
      page,
      cruiser({ parked: true, steer: 12 }).parts,
      on(1080, 742, 236, 1.12),
      tones({ paint: '#2b3a55', seat: '#7a4a30', bright: '#e0e0d8' }),
      staging,
    );
    place(
      page,
      classic({ parked: true, steer: 12 }).parts,
      on(790, 786, 236, 1.12),
      tones({ paint: '#1f5a44', seat: '#6a3f2a', bright: '#e6e4d8', dark: '#2c2a2a' }),
      staging,
    );
    place(
      page,
      classic({ parked: true, steer: 12 }).parts,
      on(470, 838, 236, 1.14),
      tones({ paint: '#9f2a24', seat: '#3a2418', bright: '#ece8da', dark: '#2c2626' }),
      staging,
    );
    for (const [x, y, k] of [
      [690, 890, 1],
      [985, 834, 0.82],
    ] as const)
      page
        .rect(x - 3 * k, y - 70 * k, 6 * k, 70 * k, '#6a4a30')
        .rect(x - 44 * k, y - 118 * k, 88 * k, 54 * k, '#fbf3dc', { rx: 4 })
        .rect(x - 32 * k, y - 106 * k, 50 * k, 7 * k, '#c2452f')
        .rect(x - 32 * k, y - 92 * k, 64 * k, 5 * k, '#b9a58a')
        .rect(x - 32 * k, y - 80 * k, 40 * k, 5 * k, '#b9a58a');
  },
};
