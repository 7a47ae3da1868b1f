import { Ground } from '../../kit/ground.ts';
import { bar, Shot, wheel } from '../../kit/model.ts';
import { type Point, short } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat } from '../../kit/solids.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { person, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { plain } from '../../parts/terrain.ts';
import { banyan, bush, tufts, wood } from '../../parts/trees.ts';

/** A puncture mended at the roadside: the wheel is out, the tools lie on a cloth, a second rider learns. */
export const roadsideRepair: Scene = {
  draw(page, random) {
    const air = '#ffe3b8';
    sky(page, ['#7d8fc4', '#c3b0c8', '#f6cbb0', air], 440);
    sun(page, [640, 330], 40, '#fff9e2', '#ffd796', { opacity: 0.9 });
    streaks(page, random, 8, 70, 300, '#fff0e0', 0.5);
    const hills = roll(random, range(random, 4, 420, 60), 2);
    page.land(hills, '#a993a8', air, 480, { smooth: true, fade: 0.7 });
    const trees = roll(random, range(random, 2, 448, 10), 1);
    page.fill(wood(random, trees, 36, 20, 44, bush, { width: 0.6, sink: 0.2 }), '#93915e');
    const ground = new Ground({ horizon: 430, centre: 980, eye: 1.6, focal: 1500 });
    plain(page, '#ecc468', '#b5762c', 452);
    let rows = '';
    for (let i = -30; i < 26; i++)
      rows += flat(ground, [
        [i * 2.2, 9],
        [i * 2.2 + 0.5, 9],
        [i * 2.2 + 0.5, 90],
        [i * 2.2, 90],
      ]);
    page.fill(rows, '#c98f34', { opacity: 0.45 });
    banyan(page, random, 240, 520, 250, ['#5f6f45', '#7f8a4c', '#a3a556']);
    page.ellipse(330, 526, 330, 14, '#6d4a1f', { opacity: 0.35 });
    const stalks: [number, number, number][] = Array.from({ length: 40 }, () => [
      random.between(-20, 1100),
      random.between(600, 640),
      random.between(30, 60),
    ]);
    page.fill(tufts(random, stalks), '#a8742a');
    const road = ground.road(
      [
        [2833, 1120],
        [1974, 800],
        [1437, 600],
        [1130, 486],
        [1010, 441],
      ],
      2.7,
    );
    page.fill(
      'M-20 640Q500 618 1050 626L1620 640V1000H-20z',
      page.vertical(620, 1000, [0, '#e2b780'], [0.4, '#cc9862'], [1, '#8f5d3c']),
    );
    surface(page, road, { base: '#5d5560', far: '#b9a2a0', shoulder: '#d3a674', line: '#fff2d8' });
    const shadow = '#4d2a22';
    const staging = {
      light: { from: [-0.75, -0.65], rim: '#fff0c6', shade: '#33224a', depth: 0.24 },
      sun: [1, 0.15],
      shadow,
      shadowOpacity: 0.32,
    } as const;
    const on = (x: number, y: number, heading: number, size = 1.2) =>
      Shot.on(ground, [x, y], { heading, size });
    place(
      page,
      classic({ parked: true, steer: -14 }).parts,
      on(360, 690, 64, 1.08),
      tones({ paint: '#2f6f78' }),
      staging,
    );
    place(
      page,
      person('hips', { helmet: 'none', longHair: true }),
      on(1215, 716, 250, 1.2),
      tones({ jacket: '#7a3a5c', trousers: '#2f3348' }),
      staging,
    );
    const bike = adventure({ cases: false, steer: 10 });
    const parts = bike.parts.filter((part) => part.kind !== 'wheel' || part.centre[0] > 0);
    const stand = [-16, 16].map((z) =>
      bar('dark', 3.4, [
        [-16, 34, z],
        [-26, 0, z * 1.5],
      ]),
    );
    place(page, [...stand, ...parts], on(890, 800, 84, 1.24), tones(), staging);
    // The cloth with the tools.
    const near = ground.metres([560, 900])[1];
    const cloth = flat(ground, [
      [-2.7, near - 0.05],
      [-0.7, near - 0.2],
      [-0.45, near + 0.55],
      [-2.4, near + 0.65],
    ]);
    page.fill(cloth, '#2f6fa8').stroke(cloth, '#dbe9f2', 3, { opacity: 0.6 });
    const spot = (u: number, v: number): Point => ground.screen(-2.45 + u, near + v);
    const tool = (from: Point, to: Point, colour: string, width: number) =>
      page.stroke(
        `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`,
        colour,
        width,
        { 'stroke-linecap': 'round' },
      );
    for (const [i, length] of [0.34, 0.3, 0.26].entries()) {
      const [a, b] = [spot(0.2 + i * 0.14, 0.12), spot(0.26 + i * 0.14, 0.12 + length)];
      tool(a, b, '#e3e8ea', 8);
      page.circle(a[0], a[1], 8, '#e3e8ea').circle(a[0], a[1], 3.4, '#2f6fa8');
    }
    tool(spot(0.72, 0.1), spot(0.86, 0.3), '#f0b429', 11);
    tool(spot(0.86, 0.3), spot(0.95, 0.44), '#e3e8ea', 6);
    tool(spot(0.98, 0.06), spot(1.12, 0.28), '#d8433b', 11);
    tool(spot(1.12, 0.28), spot(1.2, 0.4), '#e3e8ea', 6);
    const [px, py] = spot(1.5, 0.1);
    page
      .rect(px - 30, py - 42, 62, 40, '#3a3f46', { rx: 6 })
      .rect(px - 30, py - 42, 62, 12, '#FFD21F', { rx: 5 });
    tool([px + 32, py - 18], [px + 92, py - 2], '#22252b', 6);
    place(
      page,
      [
        ...person('kneel', { helmet: 'cap' }),
        wheel([66, 33, 2], 33, { width: 7, tyre: 8.5, disc: 11, turn: 16 }),
      ],
      on(420, 832, 78, 1.3),
      tones({ jacket: '#d8572f', trousers: '#33405c', accent: '#f4f1e6' }),
      staging,
    );
    const grass: [number, number, number][] = Array.from({ length: 22 }, (_, i) => [
      i % 3 ? random.between(-20, 260) : random.between(1180, 1320),
      1006,
      random.between(40, 90),
    ]);
    page.fill(tufts(random, grass), '#6d4420');
  },
};
