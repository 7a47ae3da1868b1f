import { Ground } from '../../ground.ts';
import { Shot } from '../../model.ts';
import { classic } from '../../motorcycles/classic.ts';
import { engineOnStand } from '../../props/engine.ts';
import { toolBoard } from '../../props/workshop.ts';
import { person, tones } from '../../riders.ts';
import type { Scene } from '../../scene.ts';
import { block, flat } from '../../solids.ts';
import { place } from '../../stage.ts';

/** A workshop evening: an engine on its stand under the lamp, the mechanic explains, two riders look. */
export const engineBasics: Scene = {
  draw(page) {
    const ground = new Ground({ horizon: 396, centre: 800, eye: 1.7, focal: 1500 });
    const wall = ground.screen(0, 9.4)[1];
    page.rect(0, 0, 1600, 1000, page.vertical(0, wall, [0, '#16323c'], [1, '#2f5f66']));
    page.rect(
      0,
      wall,
      1600,
      1000 - wall,
      page.vertical(wall, 1000, [0, '#6b5a54'], [0.5, '#4d4048'], [1, '#2b2632']),
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
    // The bench along the wall, with a vice.
    block(
      page,
      ground,
      { right: 3.9, ahead: 8.7, width: 4.4, depth: 0.9, height: 0.12, up: 0.82 },
      { lit: '#c98b50', shade: '#7d4f30', top: '#dca468' },
    );
    for (const x of [1.9, 3.9])
      block(
        page,
        ground,
        { right: x, ahead: 8.4, width: 0.14, depth: 0.14, height: 0.82 },
        { lit: '#7d4f30', shade: '#4a2f22', top: '#7d4f30' },
      );
    block(
      page,
      ground,
      { right: 3, ahead: 8.6, width: 0.9, depth: 0.6, height: 0.5 },
      { lit: '#a33a34', shade: '#5f2226', top: '#c24a3e' },
    );
    page.fill('M1218 536h70v-24h-20v-14h-34v14h-16z', '#4a5a60').rect(1200, 500, 110, 8, '#94a4a6');
    // The lamp.
    page.fill(
      'M690 250L320 1000H1290L910 250z',
      page.vertical(220, 1000, [0, '#ffe9b0', 0.4], [0.6, '#ffdf98', 0.16], [1, '#ffdf98', 0.02]),
    );
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
    const shadow = '#120e18';
    const staging = {
      light: { from: [0, -1], rim: '#ffe9b8', shade: '#14222e', depth: 0.26 },
      shadow,
      shadowOpacity: 0.5,
    } as const;
    const at = (right: number, ahead: number, heading: number, size = 1.2) =>
      Shot.on(ground, ground.screen(right, ahead), { heading, size });
    place(
      page,
      classic({ parked: true, steer: 16 }).parts,
      at(-2.5, 7.7, 118, 1.1),
      tones({ paint: '#2f7a66' }),
      staging,
    );
    place(
      page,
      person('hold', { helmet: 'none', longHair: true }),
      at(1.35, 6.4, 250, 1.2),
      tones({ jacket: '#c9a13a', trousers: '#2c3a55' }),
      staging,
    );
    place(
      page,
      engineOnStand(),
      at(0.02, 5.7, 70, 1.22),
      tones({ accent: '#c23b2c', metal: '#8b949a', bright: '#d5dadb', dark: '#2b3036' }),
      staging,
    );
    place(
      page,
      person('point', { helmet: 'cap' }),
      at(-1.3, 5.7, 84, 1.24),
      tones({ jacket: '#3d6f8f', trousers: '#2b3446', accent: '#FFD21F', boots: '#3a2a22' }),
      staging,
    );
    place(
      page,
      person('hips', { helmet: 'none' }),
      at(2.1, 5.7, 284, 1.24),
      tones({ jacket: '#8f3f3a', trousers: '#2a2a33' }),
      staging,
    );
    for (const [x, y, w, h] of [
      [0, 0, 240, 1000],
      [1360, 0, 240, 1000],
    ] as const)
      page.rect(
        x,
        y,
        w,
        h,
        page.slanted(x ? 1600 : 0, 0, x ? 1300 : 300, 0, [0, '#0b141c', 0.6], [1, '#0b141c', 0]),
      );
  },
};
