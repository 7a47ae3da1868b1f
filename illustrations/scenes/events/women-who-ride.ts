import { Ground } from '../../kit/ground.ts';
import { bar, hull, type Part, Shot } from '../../kit/model.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { bunting } from '../../parts/props/festive.ts';
import { floweringTree } from '../../parts/props/street.ts';
import { person, tones } from '../../parts/riders.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { bush } from '../../parts/trees.ts';

/** A round café table with two cups. */
const table: Part[] = [
  bar('dark', 5, [
    [0, 72, 0],
    [0, 3, 0],
  ]),
  hull('dark', [
    [20, 2, 0, 2],
    [-20, 2, 0, 2],
    [0, 2, 20, 2],
    [0, 2, -20, 2],
  ]),
  hull('plate', [
    [34, 74, 0, 2.4],
    [24, 74, 24, 2.4],
    [0, 74, 34, 2.4],
    [-24, 74, 24, 2.4],
    [-34, 74, 0, 2.4],
    [-24, 74, -24, 2.4],
    [0, 74, -34, 2.4],
    [24, 74, -24, 2.4],
  ]),
  hull(
    'accent',
    [
      [14, 80, 8, 4],
      [14, 84, 8, 4.4],
    ],
    { lift: 30 },
  ),
  hull(
    'accent',
    [
      [-14, 80, 2, 4],
      [-14, 84, 2, 4.4],
    ],
    { lift: 30 },
  ),
];

/** A café chair, facing forward. */
const chair: Part[] = [
  ...[-15, 15].flatMap((z) => [
    bar('dark', 3, [
      [-16, 88, z],
      [-16, 0, z],
    ]),
    bar('dark', 3, [
      [16, 44, z],
      [18, 0, z],
    ]),
  ]),
  hull('seat', [
    [-14, 44, 14, 3],
    [-14, 44, -14, 3],
    [16, 44, 14, 3],
    [16, 44, -14, 3],
  ]),
  hull('seat', [
    [-17, 84, 14, 3],
    [-17, 84, -14, 3],
    [-16, 66, 14, 3],
    [-16, 66, -14, 3],
  ]),
];

/** A morning meet before a café: two women talk by the kerb, two sit over coffee, their machines in the low sun. */
export const womenWhoRide: Scene = {
  draw(page, random) {
    sky(page, ['#7fbfd6', '#c5dfd6', '#fdebc8'], 460);
    cloud(page, random, [1120, 124], 420, 60, '#fffaf0', '#f0e4cc', 0.9);
    page.fill([-30, 90, 1430, 1560].map((x) => bush(random, x, 640, 300, 1.1)).join(''), '#9cbf94');
    // The café: cream front, arched windows, tiled roof, striped awning.
    page.fill(
      'M220 210H1380V640H220z',
      page.slanted(220, 0, 1380, 0, [0, '#fff1d6'], [1, '#ecd0ac']),
    );
    page.rect(220, 230, 1160, 60, page.vertical(230, 290, [0, '#8a5a4a', 0.4], [1, '#8a5a4a', 0]));
    page
      .fill(
        'M180 214L236 140H1364L1420 214z',
        page.slanted(220, 0, 1400, 0, [0, '#e58a62'], [1, '#bf5a48']),
      )
      .fill('M180 214H1420v16H180z', '#a94f40');
    let tiles = '';
    for (let x = 206; x < 1400; x += 34) tiles += `M${x} 212L${236 + (x - 180) * 0.91} 142`;
    page.stroke(tiles, '#b85a48', 3, { opacity: 0.6 });
    for (const x of [270, 1130]) {
      page.fill(`M${x} 560V400a100 84 0 0 1 200 0V560z`, '#8f5a48');
      page.fill(
        `M${x + 12} 552V402a88 74 0 0 1 176 0V552z`,
        page.vertical(320, 552, [0, '#5fa6ae'], [0.6, '#9fd0cc'], [1, '#f0d9a8']),
      );
      page.rect(x + 96, 328, 8, 224, '#8f5a48').rect(x + 12, 440, 176, 8, '#8f5a48');
      page.rect(x - 14, 556, 228, 22, '#c98f6a');
      page.fill(
        bush(random, x + 50, 558, 90, 0.4) + bush(random, x + 140, 558, 100, 0.4),
        '#4f9a6a',
      );
      let blooms = '';
      for (let i = 0; i < 16; i++)
        blooms += `M${random.whole(x + 6, x + 194)} ${random.whole(522, 552)}h0`;
      page.stroke(blooms, '#f0607a', 11, { 'stroke-linecap': 'round' });
    }
    page
      .rect(540, 370, 520, 270, '#2f5a60')
      .rect(556, 384, 236, 256, page.vertical(384, 640, [0, '#274a52'], [1, '#e8b878']))
      .rect(808, 384, 236, 256, page.vertical(384, 640, [0, '#274a52'], [1, '#e8b878']));
    for (const x of [610, 690, 870, 960])
      page
        .stroke(`M${x} 384v44`, '#14282e', 3)
        .fill(`M${x - 22} 446q0-22 22-22t22 22z`, '#f5c24a')
        .glow(x, 452, 50, '#ffe0a0', 0.7);
    page.rect(556, 540, 488, 100, '#b5744a').rect(548, 528, 504, 16, '#8a5234');
    page.rect(540, 402, 520, 80, page.vertical(420, 482, [0, '#14282e', 0.5], [1, '#14282e', 0]));
    page.fill('M500 330H1100L1140 402H460z', '#f7f1e4');
    for (let i = 0; i < 7; i++) {
      const [a, b] = [500 + i * 85.7, 460 + i * 97.1];
      page.fill(`M${a} 330h43L${b + 48.5} 402v18q-24 18-48.5 0v-18z`, '#1f9a94');
      page.fill(`M${b + 48.5} 402v18q24 18 48.5 0v-18z`, '#e4dccb');
    }
    page.circle(800, 268, 46, '#2f5a60').circle(800, 268, 38, '#fbeedb');
    page
      .fill('M778 258h38v16q0 18-19 18t-19-18z', '#d9573f')
      .stroke('M816 262q14 0 12 10t-14 8M790 250q-5-6 0-12M802 250q-5-6 0-12', '#d9573f', 4);
    floweringTree(page, random, [120, 656], 560, ['#6a4a3c', '#4f8a5a', '#d83f78', '#ff86a4']);
    page.rect(
      0,
      636,
      1600,
      364,
      page.vertical(636, 1000, [0, '#f0dcc4'], [0.5, '#e0c0a4'], [1, '#c29a84']),
    );
    const ground = new Ground({ horizon: 400, centre: 800, eye: 1.75, focal: 1650 });
    let slabs = '';
    for (let i = -12; i < 13; i++) {
      const [[x0, y0], [x1, y1]] = [ground.screen(i * 1.1, 12), ground.screen(i * 1.1, 8.1)];
      slabs += `M${Math.round(x0)} ${Math.round(y0)}L${Math.round(x1)} ${Math.round(y1)}`;
    }
    for (const y of [664, 700]) slabs += `M0 ${y}H1600`;
    page.stroke(slabs, '#caa78e', 2, { opacity: 0.5 });
    page.rect(0, 756, 1600, 14, '#f4ead8').rect(0, 768, 1600, 14, '#a5887c');
    page.rect(0, 782, 1600, 218, page.vertical(782, 1000, [0, '#8d8a94'], [1, '#5f5c6c']));
    bunting(page, [1060, 330], [1378, 236], 26, ['#f0607a', '#FFD21F', '#1f9a94', '#f7f1e4'], {
      count: 11,
    });
    const staging = {
      light: { from: [-0.7, -0.7], rim: '#fff0c8', shade: '#4a3350', depth: 0.2 },
      sun: [0.9, 0.2],
      shadow: '#5a3844',
      shadowOpacity: 0.3,
    } as const;
    const on = (x: number, y: number, heading: number, size = 1.16) =>
      Shot.on(ground, [x, y], { heading, size });
    const woman = { helmet: 'none', longHair: true } as const;
    const cafe = tones({ dark: '#3a4a50', plate: '#fbf6ea', accent: '#d9573f', seat: '#8f5a48' });
    place(page, chair, on(1100, 704, 270), cafe, staging);
    place(
      page,
      person('chair', { ...woman, shortSleeves: true }),
      on(1100, 704, 270),
      tones({ jacket: '#e0a02f', trousers: '#3a4666', skin: '#8a5638' }),
      staging,
    );
    place(page, chair, on(890, 704, 90), cafe, staging);
    place(
      page,
      person('chair', { helmet: 'none' }),
      on(890, 704, 90),
      tones({ jacket: '#7a3f8f', trousers: '#2f3444', seat: '#3a2018', skin: '#b07a54' }),
      staging,
    );
    place(page, table, on(995, 716, 90), cafe, staging);
    place(
      page,
      scooter({ parked: true, steer: 10 }).parts,
      on(330, 842, 132, 1.06),
      tones({ paint: '#8fd0bc', accent: '#f7f1e4', seat: '#7a3f30' }),
      staging,
    );
    place(
      page,
      person('hips', woman),
      on(566, 792, 96, 1.08),
      tones({ jacket: '#d8433b', trousers: '#2b3448', skin: '#a86d48' }),
      staging,
    );
    place(
      page,
      person('talk', { ...woman, kurta: true }),
      on(722, 798, 262, 1.06),
      tones({ jacket: '#1f8f8a', trousers: '#f0e6d4', skin: '#8a5638' }),
      staging,
    );
    place(
      page,
      classic({ parked: true, steer: 12 }).parts,
      on(1170, 846, 226, 1.04),
      tones({ paint: '#FFD21F', seat: '#4a2f22' }),
      staging,
    );
  },
};
