import { Ground } from '../../kit/ground.ts';
import { bar, hull, Shot } from '../../kit/model.ts';
import { below, heightAt, short } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat } from '../../kit/solids.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { tufts } from '../../parts/trees.ts';

/** Two riders and a week's luggage cross a plateau of wind wheels in the evening light. */
export const pillionTouring: Scene = {
  draw(page, random) {
    const air = '#ffc98f';
    sky(page, ['#5a3f7c', '#a8567c', '#ee8560', '#ffb968', '#ffdc94'], 600);
    sun(page, [1130, 470], 78, '#fff3cf', '#ffc46a', { opacity: 0.95, reach: 7 });
    streaks(page, random, 9, 90, 400, '#ffb48a', 0.5);
    streaks(page, random, 4, 60, 220, '#7a4a86', 0.45);
    const layers = [
      ['#c9707a', 530, 70, 3, 0.8],
      ['#9c4f74', 580, 60, 3, 0.6],
      ['#6f3a66', 640, 50, 2, 0.45],
    ] as const;
    for (const [i, [colour, y, height, peaks, fade]] of layers.entries()) {
      const line = roll(random, range(random, peaks, y, height), 1.5);
      if (i < 2) {
        let masts = '';
        let blades = '';
        for (const x of i ? [210, 520, 1420] : [90, 350, 690, 900, 1290, 1510]) {
          const tall = i ? 250 : 140;
          const foot = heightAt(line, x) + 6;
          const top = foot - tall;
          masts += `M${x - tall * 0.014} ${short(foot)}L${x - tall * 0.007} ${short(top)}h${short(tall * 0.014)}L${short(x + tall * 0.014)} ${short(foot)}z`;
          const turn = random.between(0, 2);
          for (const k of [0, 1, 2]) {
            const a = turn + (k * 2 * Math.PI) / 3;
            const [ux, uy] = [Math.cos(a), Math.sin(a)];
            const r = tall * 0.46;
            blades += `M${short(x)} ${short(top)}L${short(x + ux * r * 0.25 - uy * r * 0.06)} ${short(top + uy * r * 0.25 + ux * r * 0.06)}L${short(x + ux * r)} ${short(top + uy * r)}z`;
          }
        }
        page.fill(masts + blades, i ? '#8a4570' : '#c06a7c');
      }
      page.land(line, colour, air, y + 150, { smooth: true, fade });
    }
    const ground = new Ground({ horizon: 560, centre: 800, eye: 1.25, focal: 1500 });
    page.fill(
      below(roll(random, range(random, 3, 716, 10), 2), 1000),
      page.vertical(706, 1000, [0, '#7d4462'], [1, '#2b1838']),
    );
    const band = (near: number, far: number, paint: string, opacity = 1) =>
      page.fill(
        flat(ground, [
          [-30, near],
          [30, near],
          [30, far],
          [-30, far],
        ]),
        paint,
        { opacity },
      );
    band(4.2, 8.6, page.vertical(770, 1000, [0, '#7a5a72'], [1, '#3a2a46']));
    band(7.9, 8.05, '#ffe3bd', 0.8);
    let dashes = '';
    for (let x = -9; x < 9; x += 2.2)
      dashes += flat(ground, [
        [x, 5.02],
        [x + 1.2, 5.02],
        [x + 1.2, 5.12],
        [x, 5.12],
      ]);
    page.fill(dashes, '#FFD21F');
    const grassBehind: [number, number, number][] = Array.from({ length: 60 }, () => [
      random.between(-20, 1620),
      790,
      random.between(16, 50),
    ]);
    page.fill(tufts(random, grassBehind), '#55305a');
    const bike = adventure({ cases: true });
    const bag = [
      bar('dark', 4, [
        [-76, 92, 12],
        [-122, 99, 12],
      ]),
      bar('dark', 4, [
        [-76, 92, -12],
        [-122, 99, -12],
      ]),
      hull(
        'cargo',
        [
          [-116, 108, 17, 7],
          [-116, 108, -17, 7],
          [-94, 108, 17, 7],
          [-94, 108, -17, 7],
          [-114, 130, 15, 7],
          [-114, 130, -15, 7],
          [-96, 130, 15, 7],
          [-96, 130, -15, 7],
        ],
        { lift: 2 },
      ),
      hull(
        'accent',
        [
          [-105, 101, 24, 1.6],
          [-105, 134, 23, 1.6],
        ],
        { lift: 16 },
      ),
      hull(
        'cargo',
        [
          [16, 108, 10, 7],
          [16, 108, -10, 7],
          [30, 110, 9, 7],
          [30, 110, -9, 7],
        ],
        { lift: 8 },
      ),
    ];
    place(
      page,
      [...bag, ...ridden(bike, { passenger: { helmet: 'full', sleeves: 'cargo' } })],
      Shot.on(ground, [790, 842], { heading: 88, size: 1.34 }),
      tones({
        paint: '#2f8f8a',
        jacket: '#d9a441',
        trousers: '#3a3350',
        cargo: '#8a5a3c',
        helmet: '#f6eee0',
        accent: '#f6eee0',
        stripe: '#f6eee0',
      }),
      {
        light: { from: [0.85, -0.5], rim: '#ffe2a8', shade: '#3a1d4a', depth: 0.3 },
        sun: [-1.3, -0.35],
        shadow: '#1d0f2a',
        shadowOpacity: 0.45,
      },
    );
    birds(page, random, [420, 300], 7, 12, '#6f3a66');
    const grass: [number, number, number][] = Array.from({ length: 70 }, () => [
      random.between(-20, 1620),
      1012,
      random.between(30, 84),
    ]);
    page.fill(tufts(random, grass), '#1d0f2a');
  },
};
