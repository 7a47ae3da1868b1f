import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat } from '../../kit/solids.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { floweringTree } from '../../parts/props/street.ts';
import { cone } from '../../parts/props/yard.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';
import { bush, wood } from '../../parts/trees.ts';

/** A first lesson in a quiet yard: the learner at the bars, the instructor beside, a flame tree in bloom. */
export const firstRide: Scene = {
  draw(page, random) {
    const air = '#fdeee0';
    sky(page, ['#7fc0cc', '#bfdcd2', '#f6e8cc', air], 480);
    cloud(page, random, [820, 150], 440, 70, '#fffaf0', '#ece4d0', 0.9);
    const hills = roll(random, range(random, 3, 440, 50), 2);
    page.land(hills, '#9fc7b8', air, 500, { smooth: true, fade: 0.6 });
    page.fill(wood(random, hills, 40, 26, 56, bush, { width: 0.7, sink: 0.25 }), '#86b5a0');
    const ground = new Ground({ horizon: 452, centre: 800, eye: 1.75, focal: 1700 });
    page.rect(
      0,
      500,
      1600,
      500,
      page.vertical(500, 1000, [0, '#f3d9c4'], [0.4, '#e3bfa8'], [1, '#c3907f']),
    );
    // A long school building with a veranda.
    page.fill('M860 372h760v150H860z', '#f8e6cf');
    page.rect(860, 374, 760, 90, page.vertical(374, 464, [0, '#7a4a40', 0.5], [1, '#7a4a40', 0]));
    page
      .fill(
        'M836 348L882 300H1640V372H836z',
        page.slanted(840, 0, 1600, 0, [0, '#dd7c58'], [1, '#a94f40']),
      )
      .fill('M836 348h804v26H836z', '#a94f40');
    for (let x = 884; x < 1600; x += 118) {
      page.rect(x, 410, 62, 66, '#5f8f8c').rect(x, 440, 62, 5, '#f8e6cf');
      page.rect(x - 34, 374, 11, 148, '#fff4e2').rect(x - 26, 374, 4, 148, '#d9b79c');
    }
    page.rect(860, 516, 760, 10, '#d2a58c');
    page.fill('M-20 512H860V526H-20z', '#e9c9ae').fill('M-20 470H860v44H-20z', '#f6e3cd');
    page.fill('M-20 464H860v9H-20z', '#d98a6c');
    patches(page, random, ground, 16, '#fbe8d4', 0.5, { breadth: 2, bottom: 800 });
    floweringTree(page, random, [230, 588], 500, ['#6a4a3c', '#4c7a52', '#cf4430', '#f57c4c']);
    page.ellipse(360, 590, 470, 34, '#8a4a4a', { opacity: 0.28 });
    let petals = '';
    for (let i = 0; i < 60; i++)
      petals += `M${random.whole(20, 720)} ${random.whole(570, 720)}h${random.whole(2, 6)}`;
    page.stroke(petals, '#e05a38', 4, { 'stroke-linecap': 'round', opacity: 0.75 });
    const mark = (spots: readonly (readonly [number, number])[]) =>
      page.fill(flat(ground, spots), '#fff8ea', { opacity: 0.85 });
    mark([
      [-3.4, 7.1],
      [3.8, 7.1],
      [3.8, 7],
      [-3.4, 7],
    ]);
    mark([
      [-4.4, 12],
      [5.4, 12],
      [5.4, 11.8],
      [-4.4, 11.8],
    ]);
    const shadow = '#6b3a3c';
    const staging = {
      light: { from: [-0.6, -0.8], rim: '#fff8e2', shade: '#3d3054', depth: 0.22 },
      sun: [0.6, 0.2],
      shadow,
      shadowOpacity: 0.28,
    } as const;
    const on = (x: number, y: number, heading: number, size: number, lean = 0) =>
      Shot.on(ground, [x, y], { heading, size, lean });
    place(
      page,
      scooter({ parked: true, steer: 10 }).parts,
      on(1330, 640, 246, 1.05),
      tones({ paint: '#f0f0e4', accent: '#3f8a94' }),
      staging,
    );
    for (const [x, y, size] of [
      [1130, 646, 50],
      [590, 650, 52],
      [440, 760, 80],
    ] as const)
      cone(page, [x, y], size, shadow);
    place(
      page,
      ridden(classic({ steer: 6 }), {
        halted: true,
        dress: { helmet: 'open', sleeves: 'jacket' },
        look: [-24, 6],
      }),
      on(850, 800, 240, 1.24),
      tones({ paint: '#2f8f8a', jacket: '#f0b429', trousers: '#40506b', helmet: '#e8573d' }),
      staging,
    );
    place(
      page,
      person('point', { helmet: 'cap', shortSleeves: true }),
      on(516, 790, 78, 1.16),
      tones({ jacket: '#2c4a6e', trousers: '#d9c6a8', accent: '#FFD21F' }),
      staging,
    );
    cone(page, [1260, 880], 116, shadow);
  },
};
