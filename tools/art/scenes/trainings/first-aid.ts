import { Ground } from '../../ground.ts';
import { Shot } from '../../model.ts';
import { adventure } from '../../motorcycles/adventure.ts';
import { scooter } from '../../motorcycles/scooter.ts';
import { person, tones } from '../../riders.ts';
import { range, roll } from '../../ridge.ts';
import type { Scene } from '../../scene.ts';
import { cloud, sky } from '../../sky.ts';
import { block, flat, spotted } from '../../solids.ts';
import { place } from '../../stage.ts';
import { patches, plain } from '../../terrain.ts';
import { bush, oak, wood } from '../../trees.ts';

/** First aid on the grass: two riders care for a third on a blanket, the kit open beside them. */
export const firstAid: Scene = {
  draw(page, random) {
    const air = '#f4f6dc';
    sky(page, ['#6fb7d6', '#aed9de', '#e2efd8', air], 430);
    cloud(page, random, [160, 190], 460, 90, '#ffffff', '#d3eae8', 0.95);
    cloud(page, random, [1010, 150], 420, 76, '#ffffff', '#d3eae8', 0.85);
    const hills = roll(random, range(random, 4, 400, 70), 2);
    page.land(hills, '#96c2b4', air, 470, { smooth: true, fade: 0.7 });
    const line = roll(random, range(random, 2, 446, 12), 1);
    page.fill(wood(random, line, 24, 80, 170, oak, { width: 0.75, sink: 0.1 }), '#7db98d');
    page.fill(wood(random, line, 40, 30, 64, bush, { width: 0.65, sink: 0.2 }), '#5fa57b');
    const ground = new Ground({ horizon: 376, centre: 800, eye: 1.75, focal: 1600 });
    plain(page, '#b5d884', '#3f8a55', 446);
    patches(page, random, ground, 24, '#d3e995', 0.4, { breadth: 3, bottom: 760 });
    patches(page, random, ground, 14, '#3f8a55', 0.25, { breadth: 2, bottom: 720 });
    page.fill(
      flat(ground, [
        [-30, 13],
        [30, 13],
        [30, 17],
        [-30, 17],
      ]),
      page.vertical(560, 640, [0, '#c4beb4'], [1, '#a39d98']),
    );
    page.fill(
      flat(ground, [
        [-30, 12.8],
        [30, 12.8],
        [30, 13.05],
        [-30, 13.05],
      ]),
      '#f2ecdc',
    );
    const shadow = '#1f4a38';
    const staging = {
      light: { from: [-0.6, -0.8], rim: '#fffbe4', shade: '#22344e', depth: 0.22 },
      sun: [0.6, 0.2],
      shadow,
      shadowOpacity: 0.3,
    } as const;
    const at = (right: number, ahead: number, heading: number, size = 1.2) =>
      Shot.on(ground, ground.screen(right, ahead), { heading, size });
    place(
      page,
      adventure({ cases: true, roll: true, parked: true, steer: 14 }).parts,
      at(-3.9, 11.4, 116, 1.3),
      tones(),
      staging,
    );
    place(
      page,
      scooter({ parked: true, steer: -10 }).parts,
      at(3.8, 11.6, 250, 1.3),
      tones({ paint: '#e8573d' }),
      staging,
    );
    place(
      page,
      person('talk', { helmet: 'cap' }),
      at(-1.95, 8.1, 118),
      tones({ jacket: '#1f8a5f', trousers: '#2f3b46', accent: '#f4f1e6' }),
      staging,
    );
    place(
      page,
      person('hips', { helmet: 'none', longHair: true }),
      at(2.15, 8.6, 236),
      tones({ jacket: '#6a4c93', trousers: '#31405a' }),
      staging,
    );
    const cloth = flat(ground, [
      [-1.75, 6.15],
      [1.6, 6.15],
      [1.75, 7.5],
      [-1.7, 7.5],
    ]);
    page.fill(cloth, '#e9ecee');
    page.fill(
      flat(ground, [
        [-1.75, 6.15],
        [1.6, 6.15],
        [1.62, 6.27],
        [-1.75, 6.27],
      ]),
      '#2f6fa8',
    );
    place(
      page,
      person('kneel', { helmet: 'none', longHair: true }),
      at(0.1, 7.62, 196),
      tones({ jacket: '#f0b429', trousers: '#33405c' }),
      staging,
    );
    place(
      page,
      person('lie', { helmet: 'none' }),
      at(0.35, 6.75, 90),
      tones({ jacket: '#3d6f8f', trousers: '#3a3f4c', boots: '#2b2b30' }),
      { ...staging, sun: [0.3, 0.1] },
    );
    place(
      page,
      person('kneel', { helmet: 'cap' }),
      at(1.42, 6.7, 272),
      tones({ jacket: '#d8433b', trousers: '#2c3340', accent: '#2b3a4a' }),
      staging,
    );
    // The kit: a green case with a white cross, its lid open.
    const [kx, kz] = [-1.15, 5.75];
    page.fill(
      flat(ground, [
        [kx - 0.3, kz - 0.15],
        [kx + 0.9, kz - 0.05],
        [kx + 0.9, kz + 0.2],
        [kx + 0.3, kz + 0.2],
      ]),
      shadow,
      { opacity: 0.3 },
    );
    const lid = (u: number, v: number) => [kx + u, kz + 0.2 + v * 0.1, 0.3 + v * 0.34] as const;
    page.fill(flat(ground, [lid(-0.32, 0), lid(0.32, 0), lid(0.32, 1), lid(-0.32, 1)]), '#12704a');
    page.fill(
      flat(ground, [lid(-0.27, 0.1), lid(0.27, 0.1), lid(0.27, 0.9), lid(-0.27, 0.9)]),
      '#0f5a3c',
    );
    block(
      page,
      ground,
      { right: kx, ahead: kz, width: 0.64, depth: 0.4, height: 0.3 },
      { lit: '#24a36c', shade: '#157a50', top: '#0f5a3c' },
    );
    for (const [u, w, colour] of [
      [-0.2, 0.14, '#ffffff'],
      [-0.02, 0.16, '#e9ecee'],
      [0.16, 0.12, '#f2d0b8'],
    ] as const)
      block(
        page,
        ground,
        { right: kx + u, ahead: kz, width: w, depth: 0.2, height: 0.1, up: 0.26 },
        { lit: colour, shade: colour, top: '#ffffff' },
      );
    const [[cx = 0, cy = 0] = [], [dx = 0] = []] = spotted(ground, [
      [kx, kz - 0.2, 0.15],
      [kx + 0.05, kz - 0.2, 0.15],
    ]);
    const u = dx - cx;
    page.fill(
      `M${cx - u * 0.8} ${cy - u * 2.2}h${u * 1.6}v${u * 1.4}h${u * 1.4}v${u * 1.6}h${-u * 1.4}v${u * 1.4}h${-u * 1.6}v${-u * 1.4}h${-u * 1.4}v${-u * 1.6}h${u * 1.4}z`,
      '#ffffff',
    );
    const [roll1] = spotted(ground, [[-0.45, 5.75, 0]]);
    if (roll1)
      page
        .ellipse(roll1[0], roll1[1] - 12, 26, 20, '#cfd6d8')
        .ellipse(roll1[0] - 6, roll1[1] - 13, 20, 19, '#ffffff')
        .ellipse(roll1[0] - 6, roll1[1] - 13, 7, 7, '#b9c4c8');
  },
};
