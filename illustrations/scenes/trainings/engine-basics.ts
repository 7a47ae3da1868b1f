import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat } from '../../kit/solids.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { engineOnTrolley } from '../../parts/props/engine.ts';
import { toolBoard } from '../../parts/props/workshop.ts';
import { person, tones } from '../../parts/riders.ts';
import { place } from '../../parts/stage.ts';

/** A workshop evening: an engine on its trolley under the lamp, the mechanic explains, two riders look. */
export const engineBasics: Scene = {
  draw(page) {
    const ground = new Ground({ horizon: 396, centre: 800, eye: 1.7, focal: 1500 });
    const wall = ground.screen(0, 9.4)[1];
    page.rect(0, 0, 1600, 1000, page.vertical(0, wall, [0, '#1d3a42'], [1, '#3f7070']));
    page.rect(
      0,
      wall,
      1600,
      1000 - wall,
      page.vertical(wall, 1000, [0, '#8a6a54'], [0.5, '#5d4646'], [1, '#2f2632']),
    );
    page.rect(0, wall - 26, 1600, 26, '#1b3c46').rect(0, wall - 28, 1600, 4, '#6f9a98');
    let tiles = '';
    for (let i = -9; i < 10; i++)
      tiles += flat(ground, [
        [i * 0.9, 3],
        [i * 0.9 + 0.02, 3],
        [i * 0.9 + 0.02, 9.4],
        [i * 0.9, 9.4],
      ]);
    for (const z of [4.4, 5, 5.7, 6.5, 7.4, 8.4])
      tiles += flat(ground, [
        [-9, z],
        [9, z],
        [9, z + 0.03],
        [-9, z + 0.03],
      ]);
    page.fill(tiles, '#221d28', { opacity: 0.5 });
    // A window on the blue evening.
    page
      .rect(96, 150, 300, 250, '#0f2730')
      .rect(
        110,
        164,
        272,
        222,
        page.vertical(164, 386, [0, '#3d6fa8'], [0.7, '#8fa6c4'], [1, '#f0b592']),
      );
    page.fill('M110 360q60-50 120-24t152-16v66H110z', '#35506b');
    page.rect(240, 164, 12, 222, '#0f2730').rect(110, 268, 272, 10, '#0f2730');
    toolBoard(page, [1050, 128], 440, { board: '#3b6a6c', tool: '#cfd8d4', grip: '#e0532f' });
    page.rect(500, 214, 470, 12, '#a8703f').rect(500, 226, 470, 6, '#5a3820');
    for (const [x, w, h, colour] of [
      [520, 50, 62, '#d8433b'],
      [580, 40, 84, '#e9dcc0'],
      [628, 60, 50, '#3f8a94'],
      [840, 54, 70, '#e9dcc0'],
      [902, 44, 92, '#f0b429'],
    ] as const) {
      page.rect(x, 214 - h, w, h, colour, { rx: 5 });
      page.rect(x, 214 - h + 14, w, 14, '#16323c', { opacity: 0.35 });
    }
    page
      .rect(706, 132, 108, 82, '#24444c')
      .circle(760, 173, 32, '#e9dcc0')
      .circle(760, 173, 25, '#2b3238');
    // The bench along the wall: drawers, a vice, a can of oil.
    page.rect(1070, 560, 560, 190, page.slanted(1070, 0, 1500, 0, [0, '#a8483a'], [1, '#5f2a2c']));
    page.stroke('M1070 622H1600M1070 686H1600M1250 560V750M1430 560V750', '#4a2024', 4);
    page.stroke(
      'M1130 592h60M1310 592h60M1130 654h60M1310 654h60M1130 718h60M1310 718h60',
      '#e8b98a',
      7,
      {
        'stroke-linecap': 'round',
      },
    );
    page
      .rect(1050, 536, 560, 26, page.slanted(1050, 0, 1500, 0, [0, '#d99a5c'], [1, '#7a5034']))
      .fill('M1430 536v-30h-16v-16h30v-10h22v10h50v16h-20v30z', '#50626a')
      .fill('M1330 536v-52q0-12 14-14l6-22h14l6 22q14 2 14 14v52z', '#e0a93a')
      .rect(1330, 494, 54, 20, '#8f2f22');
    // The lamp.
    page.fill(
      'M690 250L320 1000H1290L910 250z',
      page.vertical(220, 900, [0, '#ffe9b0', 0.3], [0.5, '#ffdf98', 0.1], [1, '#ffdf98', 0]),
    );
    page.glow(800, 420, 760, '#ffcf80', 0.5, 520);
    page.stroke('M800 0V186', '#0f2027', 5);
    page.fill('M764 182h72l62 62H702z', '#e0532f').fill('M702 244h196l-8 10H710z', '#8f2f22');
    page.ellipse(800, 252, 86, 10, '#fff6d6').glow(800, 262, 260, '#ffe9b0', 0.7, 160);
    const floor = ground.screen(0, 5.6)[1];
    page.ellipse(
      800,
      floor,
      620,
      110,
      page.radial([0, '#ffe2a6', 0.5], [0.6, '#ffd48a', 0.22], [1, '#ffd48a', 0]),
    );
    const staging = {
      light: { from: [0, -1], rim: '#ffe2a4', shade: '#182230', depth: 0.22 },
      shadow: '#120e18',
      shadowOpacity: 0.5,
    } as const;
    const at = (right: number, ahead: number, heading: number, size = 1.2) =>
      Shot.on(ground, ground.screen(right, ahead), { heading, size });
    place(
      page,
      classic({ parked: true, steer: 16 }).parts,
      at(-3.3, 7.9, 112, 1.16),
      tones({ paint: '#2f8a70', seat: '#6a3f2a' }),
      staging,
    );
    place(
      page,
      person('hold', { helmet: 'none', longHair: true }),
      at(1.5, 6.6, 246, 1.2),
      tones({ jacket: '#d9a83a', trousers: '#2c3a55', skin: '#a86d48' }),
      staging,
    );
    place(
      page,
      engineOnTrolley(),
      at(0.1, 5.9, 78, 1.16),
      tones({
        accent: '#c2412f',
        metal: '#8f9498',
        bright: '#dcd9cf',
        dark: '#2b3036',
        cargo: '#b97a45',
      }),
      staging,
    );
    place(
      page,
      person('point', { helmet: 'cap', shortSleeves: true }),
      at(-1.36, 5.7, 80, 1.24),
      tones({ jacket: '#3d7590', trousers: '#2b3446', accent: '#FFD21F', boots: '#3a2a22' }),
      staging,
    );
    place(
      page,
      person('hips', { helmet: 'none' }),
      at(2.2, 5.6, 280, 1.24),
      tones({ jacket: '#9f3f38', trousers: '#2a2a33', skin: '#7a4a30', boots: '#3a2a22' }),
      staging,
    );
    page.rect(
      0,
      0,
      1600,
      1000,
      page.radialAt(800, 480, 1000, [0, '#0b141c', 0], [0.55, '#0b141c', 0], [1, '#0b141c', 0.62]),
    );
  },
};
