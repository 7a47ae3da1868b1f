import { Ground } from '../../kit/ground.ts';
import { below } from '../../kit/path.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { guardRail, surface } from '../../parts/roadside.ts';
import { rays, sky, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { bush, oak, tufts, wood } from '../../parts/trees.ts';

/** A ghat bend in early light: the rider looks through the corner along a line drawn on the road. */
export const wheelieFreeCornering: Scene = {
  draw(page, random) {
    const air = '#f7efc6';
    sky(page, ['#9cc5b0', '#cfe0b4', '#f6ecbc', air], 470);
    sun(page, [1250, 210], 44, '#fffdea', '#fff2b0', { opacity: 1 });
    rays(page, random, [1250, 210], 9, 1.7, 3.05, 1250, '#fffbe0', 0.3);
    for (const [i, [colour, y, height, peaks]] of (
      [
        ['#a5c4a2', 400, 170, 3],
        ['#7fae8c', 470, 100, 3],
        ['#578e74', 530, 90, 3],
      ] as const
    ).entries()) {
      const line =
        i === 0
          ? crag(random, range(random, peaks, y, height), 0.12)
          : roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, air, y + 130, { smooth: i > 0, fade: 0.8 });
      if (i)
        page.fill(
          wood(random, line, 70, 14 + i * 6, 26 + i * 10, bush, { width: 0.7, sink: 0.3 }),
          colour,
        );
      page.mist(500 + i * 320, y + 90, 900, 46, '#fdf8da', 0.75);
    }
    const ground = new Ground({ horizon: 470, centre: 800, eye: 2.9, focal: 1200 });
    // The hillside the road is cut into, on the left.
    const bank = roll(
      random,
      [
        [-40, 120],
        [110, 190],
        [260, 330],
        [400, 470],
        [520, 560],
        [640, 612],
        [820, 640],
        [1640, 660],
      ],
      3,
    );
    page.fill(wood(random, bank, 16, 60, 130, oak, { from: -20, to: 470, width: 0.8 }), '#2c6b50');
    page.fill(
      wood(random, bank, 24, 50, 90, bush, { from: -20, to: 560, width: 0.7, sink: 0.1 }),
      '#3a7a56',
    );
    page.fill(
      below(bank, 1000),
      page.slanted(0, 200, 700, 760, [0, '#1f5a48'], [0.6, '#4b8a5a'], [1, '#6ea35c']),
    );
    const edge = roll(
      random,
      [
        [-40, 640],
        [600, 640],
        [1000, 634],
        [1300, 640],
        [1640, 690],
      ],
      2,
    );
    page.fill(
      below(edge, 1000),
      page.vertical(630, 1000, [0, '#86b067'], [0.5, '#568a4c'], [1, '#2a5a3c']),
    );
    const road = ground.road(
      [
        [880, 1180],
        [1010, 930],
        [1060, 810],
        [950, 728],
        [700, 680],
        [470, 650],
        [380, 628],
        [420, 606],
        [520, 592],
      ],
      3,
    );
    surface(page, road, {
      base: '#4a5358',
      far: '#b8bfa6',
      shoulder: '#c9b98a',
      middle: '',
      line: '#f8f2dc',
      verge: 1,
    });
    guardRail(page, road, 4.3, '#7d8a80', '#eef0dc', { from: 3, to: road.length * 0.62, step: 3 });
    // The line of the lesson: wide in, late apex, wide out.
    const offsetAt = (s: number) => 1.9 - 1.2 * Math.sin((Math.min(s, 34) / 34) * Math.PI);
    let line = '';
    for (let s = 1.2; s < 32; s += 1.5) {
      const o = offsetAt(s);
      line += road.strip(o - 0.11, o + 0.11, s, s + 0.85);
    }
    page.fill(line, '#FFD21F');
    const staging = {
      light: { from: [0.8, -0.6], rim: '#fff7cf', shade: '#173a34', depth: 0.26 },
      sun: [-0.8, -0.2],
      shadow: '#15332c',
    } as const;
    place(
      page,
      ridden(adventure({ cases: true, steer: 4 }), { hold: 'leaning', side: 1, look: [30, 2] }),
      onRoad(road, 8.6, offsetAt(8.6), { coming: true, lean: 25, size: 1.95 }),
      tones({ paint: '#e8562f', jacket: '#f0ece0', trousers: '#2b3540', stripe: '#e8562f' }),
      staging,
    );
    const grass: [number, number, number][] = Array.from({ length: 46 }, (_, i) => [
      i < 26 ? random.between(-20, 620) : random.between(1280, 1620),
      1006,
      random.between(40, 110),
    ]);
    page.fill(tufts(random, grass), '#174434');
  },
};
