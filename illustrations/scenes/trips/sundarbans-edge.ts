import { mix } from '../../kit/colour.ts';
import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { type Point, polygon } from '../../kit/path.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { oak, wood } from '../../parts/trees.ts';

/** Tea pickers: metres right and ahead, colour of the sari, heading, the row drawn after them. */
const PICKERS = [
  [4.3, 9.5, '#c2387a', 250, 1],
  [7.8, 14.5, '#e07a2e', 230, 3],
  [6, 21, '#2f6fa8', 120, 2],
  [-6, 18, '#b23a2e', 110, 2],
] as const;

/** Flat tea gardens of the Dooars in straight rows, the white range far behind. */
export const sundarbansEdge: Scene = {
  draw(page, random) {
    const air = '#fdeed2';
    sky(page, ['#4aa0b4', '#98cfcf', '#e3ecd0', air], 480);
    sun(page, [1290, 210], 36, '#fffdf0', '#fff3c4', { opacity: 0.85 });
    streaks(page, random, 4, 100, 240, '#fff', 0.55);
    page.land(
      crag(
        random,
        [
          [-40, 400],
          [140, 370],
          [280, 380],
          [420, 310],
          [520, 250],
          [590, 200],
          [680, 270],
          [760, 260],
          [880, 330],
          [1020, 380],
          [1220, 400],
          [1440, 390],
          [1640, 410],
        ],
        0.3,
      ),
      '#9dbcd0',
      air,
      470,
      { lit: '#ffffff', light: 1, random, fade: 0.9, facet: { depth: 1.6, least: 18 } },
    );
    page.land(roll(random, range(random, 4, 440, 26), 1.5), '#86b0b4', '#e6ecd0', 500, {
      smooth: true,
      fade: 0.8,
    });
    const forest = roll(
      random,
      [
        [-40, 490],
        [400, 484],
        [800, 488],
        [1200, 482],
        [1640, 490],
      ],
      1,
    );
    page.fill(wood(random, forest, 60, 22, 40, oak, { width: 0.7 }), '#5f9a86');
    page.mist(800, 494, 1000, 30, '#fff6dc', 0.8);

    const ground = new Ground({ horizon: 486, centre: 640, eye: 3.2 });
    page.rect(
      0,
      500,
      1600,
      500,
      page.vertical(500, 1000, [0, '#b7d07a'], [0.3, '#6a9a44'], [1, '#2c4a2a']),
    );
    const far = 120;
    const light = { from: [0.7, -0.7], rim: '#fffbe0', shade: '#183a34' } as const;
    const picker = (row: number) => {
      for (const [x, ahead, jacket, heading] of PICKERS.filter((one) => one[4] === row)) {
        const shot = Shot.on(ground, ground.screen(x, ahead), { heading, size: 1.2 });
        const colours = tones({ jacket, trousers: mix(jacket, '#201830', 0.4), cargo: '#d9b46a' });
        place(page, person('hold', { helmet: 'hat', pack: true }), shot, colours, {
          light,
          shadowOpacity: 0,
        });
      }
    };
    for (let k = 42; k >= 1; k--) {
      picker(k);
      for (const side of [-1, 1]) {
        const x = side * (3.4 + (k - 1) * 1.75);
        const near = Math.max(3.4, Math.abs(x) * 0.62);
        const at = (off: number, ahead: number, up: number): Point =>
          ground.screen(x + off, ahead, up);
        const tone = mix('#5fa03f', '#8cc258', (k % 3) / 2);
        const paint = page.vertical(
          500,
          940,
          [0, mix(tone, '#dbe8b0', 0.6)],
          [0.3, tone],
          [1, mix(tone, '#123a22', 0.5)],
        );
        const bumps: Point[] = [];
        for (let ahead = near; ahead < far; ahead *= 1.17)
          bumps.push(at(-0.62 * side, ahead, 0.84 + random.signed() * 0.06));
        page.fill(
          polygon(
            [at(-0.7 * side, near, 0), ...bumps, at(0, far, 0.8), at(-0.7 * side, far, 0)],
            0,
          ),
          '#2f6a34',
        );
        page.fill(
          polygon([...bumps, at(0.55 * side, far, 0.85), at(0.55 * side, near, 0.9)], 0),
          paint,
        );
      }
    }
    const road = ground.road(
      [
        [640, 1300],
        [640, 900],
        [640, 700],
        [640, 590],
        [640, 530],
        [640, 508],
        [640, 496],
      ],
      2.1,
    );
    page.fill(road.strip(-2.9, 2.9), page.vertical(490, 1000, [0, '#e9cf9c'], [1, '#9a6238']));
    surface(page, road, {
      base: '#3a3a3c',
      far: '#a8a692',
      middle: '#fff2c0',
      line: '',
      sheen: '#e8dcb8',
    });
    let shade = '';
    for (const [x, ahead, h] of [
      [-15, 20, 6.6],
      [9.6, 15, 6],
      [22, 26, 7],
      [-28, 36, 7],
      [14, 40, 7],
      [-10, 52, 7],
      [34, 48, 7],
      [26, 13, 6.4],
    ] as const) {
      const [u, v] = ground.screen(x, ahead);
      shade += oak(random, u, v, ground.scale(ahead) * h, 0.62);
    }
    page.fill(shade, page.vertical(300, 760, [0, '#5c9a5c'], [1, '#1f5a3c']));
    const staging = { light, sun: [-0.7, 0.1], shadow: '#14301e' } as const;
    place(
      page,
      ridden(classic({ cases: true, roll: true }), { passenger: { helmet: 'full' } }),
      onRoad(road, 6.6, -0.9, { size: 1.45, turn: 5 }),
      tones({ paint: '#f2c21c', jacket: '#2f4d5c', cargo: '#7a4a34' }),
      staging,
    );
  },
};
