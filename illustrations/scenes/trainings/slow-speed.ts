import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat, type Spot } from '../../kit/solids.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { cone } from '../../parts/props/yard.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { place } from '../../parts/stage.ts';
import { crown } from '../../parts/trees.ts';

const LONG = 5.4;
const WIDE = 2.6;

/** A place on the figure of eight, in metres; a turn is once around. */
function onEight(turn: number): readonly [right: number, ahead: number] {
  const a = turn * 2 * Math.PI;
  return [LONG * Math.sin(a), 19.4 + WIDE * Math.sin(2 * a) * 1.05];
}

/** The direction of travel on the figure of eight, in degrees to the right of straight ahead. */
function headingOn(turn: number): number {
  const [a, b] = [onEight(turn - 0.002), onEight(turn + 0.002)];
  return (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI;
}

/** A figure of eight between cones seen from a tower: one rider turns at full lock, another follows. */
export const slowSpeed: Scene = {
  draw(page, random) {
    page.rect(
      0,
      0,
      1600,
      1000,
      page.slanted(0, 0, 1600, 1000, [0, '#6f9aa6'], [0.5, '#4f7c8c'], [1, '#345a6e']),
    );
    const ground = new Ground({ horizon: -620, centre: 800, eye: 15.5, focal: 1450 });
    const bay = (right: number, ahead: number) =>
      flat(ground, [
        [right, ahead],
        [right + 0.12, ahead],
        [right + 0.12, ahead + 3.2],
        [right, ahead + 3.2],
      ]);
    let bays = '';
    for (let i = -8; i < 9; i++) bays += bay(i * 2.2, 26.4);
    bays += flat(ground, [
      [-40, 29.6],
      [40, 29.6],
      [40, 29.74],
      [-40, 29.74],
    ]);
    page.fill(bays, '#dcebe6', { opacity: 0.55 });
    page.fill(
      flat(ground, [
        [-40, 31.4],
        [40, 31.4],
        [40, 60],
        [-40, 60],
      ]),
      page.vertical(0, 160, [0, '#7fb77e'], [1, '#a3cf88']),
    );
    page.fill(
      flat(ground, [
        [-40, 31.1],
        [40, 31.1],
        [40, 31.5],
        [-40, 31.5],
      ]),
      '#f2ecd8',
    );
    let cracks = '';
    for (let i = -2; i < 3; i++)
      cracks += flat(ground, [
        [i * 7.3 + 2, 10],
        [i * 7.3 + 2.05, 10],
        [i * 7.3 + 2.05, 31.1],
        [i * 7.3 + 2, 31.1],
      ]);
    page.fill(cracks, '#2f5568', { opacity: 0.3 });
    // The line to ride, painted on the asphalt, and the tyres' marks along it.
    const band = (half: number, from = 0, to = 1): string => {
      const steps = Math.max(6, Math.round(90 * (to - from)));
      const edge = (side: number): Spot[] =>
        Array.from({ length: steps + 1 }, (_, i): Spot => {
          const turn = from + ((to - from) * i) / steps;
          const [x, z] = onEight(turn);
          const h = (headingOn(turn) * Math.PI) / 180;
          return [x + Math.cos(h) * half * side, z - Math.sin(h) * half * side];
        });
      return flat(ground, [...edge(1), ...edge(-1).reverse()]);
    };
    page.fill(band(0.95), '#2f5568', { opacity: 0.28 });
    let dashes = '';
    for (let i = 0; i < 40; i++) dashes += band(0.085, i / 40, (i + 0.55) / 40);
    page.fill(dashes, '#FFD21F');
    const staging = {
      light: { from: [-0.8, -0.6], rim: '#fff6da', shade: '#16304a', depth: 0.2 },
      sun: [0.9, 0.35],
      shadow: '#0f2a3c',
      shadowOpacity: 0.42,
    } as const;
    const cones: (readonly [number, number])[] = [];
    for (const side of [-1, 1]) {
      for (let i = 0; i < 9; i++) {
        const a = (i / 9) * 6.283 + 0.35;
        if (Math.cos(a) * side < -0.72) continue;
        cones.push([side * 3.7 + Math.cos(a) * 3.5, 19.4 + Math.sin(a) * 4.35]);
      }
      cones.push([side * 3.5, 19.4], [side * 2.8, 18.9], [side * 4.2, 19.9]);
    }
    cones.sort((a, b) => b[1] - a[1]);
    const riderAt = (turn: number) => {
      const [x, z] = onEight(turn);
      return ground.screen(x, z);
    };
    const rider = (turn: number, lean: number, size: number) =>
      Shot.on(ground, riderAt(turn), { heading: headingOn(turn), lean, size });
    const put = (near: number, far: number) => {
      for (const [x, z] of cones) {
        if (z <= near || z > far) continue;
        const point = ground.screen(x, z);
        const k = ground.scale(z);
        page.fill(
          flat(ground, [
            [x - 0.15, z],
            [x + 0.15, z],
            [x + 0.75, z + 0.26],
          ]),
          '#0f2a3c',
          { opacity: 0.4 },
        );
        cone(page, point, k * 0.66, '#0f2a3c');
      }
    };
    put(21, 40);
    place(
      page,
      ridden(classic({ steer: -14 }), { dress: { helmet: 'open' }, look: [-30, 6] }),
      rider(0.63, -12, 1.35),
      tones({ paint: '#d8433b', jacket: '#f2ece0', trousers: '#33415c', helmet: '#2b3a55' }),
      staging,
    );
    put(18.2, 21);
    place(
      page,
      person('point', { helmet: 'cap' }),
      Shot.on(ground, ground.screen(8.2, 20.4), { heading: 262, size: 1.45 }),
      tones({ jacket: '#FFD21F', trousers: '#2b3a4a', accent: '#f4f1e6' }),
      staging,
    );
    put(16.4, 18.2);
    place(
      page,
      ridden(adventure({ steer: 22 }), { dress: { helmet: 'peak' }, look: [44, 4] }),
      rider(0.335, 15, 1.6),
      tones({ jacket: '#26303f' }),
      staging,
    );
    put(0, 16.4);
    for (const [x, y, w, h] of [
      [60, 30, 300, 130],
      [1520, 20, 360, 150],
    ] as const) {
      page.fill(crown(random, x + 40, y + 46, w, h * 0.8), '#0f2a3c', { opacity: 0.35 });
      page.fill(crown(random, x, y, w, h), '#2f7350');
      page.fill(crown(random, x - 22, y - 18, w * 0.74, h * 0.7), '#4f9a63');
      page.fill(crown(random, x - 50, y - 30, w * 0.4, h * 0.4), '#86c27a');
    }
  },
};
