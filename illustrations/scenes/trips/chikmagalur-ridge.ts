import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { below, curve, heightAt } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { campfire, tent } from '../../parts/props/camp.ts';
import { person, tones } from '../../parts/riders.ts';
import { sky, stars, streaks } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { tufts } from '../../parts/trees.ts';

/** Grass ridges going blue after sunset; tents, a fire and three machines on the crest. */
export const chikmagalurRidge: Scene = {
  draw(page, random) {
    const air = '#f0a98a';
    sky(page, ['#16285c', '#36528c', '#8a86a8', air], 520);
    page.glow(240, 500, 760, '#ffb884', 0.85, 260);
    stars(page, random, 130, 320);
    page
      .stroke('M520 150a44 44 0 1 0 40 62a36 36 0 1 1-40-62z', '#fff3d6', 0)
      .fill('M520 150a44 44 0 1 0 40 62a36 36 0 1 1-40-62z', '#fff3d6');
    page.glow(506, 190, 150, '#dfe2ff', 0.35);
    streaks(page, random, 6, 280, 450, '#f5b49a', 0.45);
    for (const [colour, y, height, peaks] of [
      ['#8c88ac', 480, 44, 4],
      ['#6a719c', 530, 50, 3],
      ['#4b5a88', 590, 56, 4],
      ['#344874', 660, 50, 3],
    ] as const) {
      const line = roll(random, range(random, peaks, y, height), 1.5);
      page.land(line, colour, '#d99a94', y + 150, { smooth: true, fade: 0.62 });
      page.mist(random.between(200, 1100), y + 80, 900, 40, '#eeb09c', 0.4);
    }
    const ridge = roll(
      random,
      [
        [-40, 800],
        [200, 792],
        [460, 770],
        [700, 736],
        [900, 690],
        [1080, 640],
        [1240, 612],
        [1400, 606],
        [1640, 640],
      ],
      1,
    );
    page.fill(
      below(ridge, 1000),
      page.slanted(300, 640, 900, 1000, [0, '#3f5a62'], [0.4, '#23404e'], [1, '#0b1a2c']),
    );
    page.stroke(curve(ridge, 0), '#e8a88e', 3, { opacity: 0.65 });
    page.fill(
      'M1240 612C1180 700 1260 780 1120 880C1060 930 1000 960 960 1000H1640V640C1560 620 1480 606 1400 606z',
      '#0a1a2e',
      { opacity: 0.4 },
    );
    for (const [x, s] of [
      [1290, 46],
      [1390, 54],
      [1180, 38],
    ] as const)
      tent(page, [x, heightAt(ridge, x) + 12], s, '#ffbe6a', '#8f5230', '#2a1c2e');
    const near = roll(
      random,
      [
        [-40, 850],
        [240, 836],
        [520, 828],
        [800, 822],
        [1080, 824],
        [1340, 838],
        [1640, 872],
      ],
      1,
    );
    page.fill(below(near, 1000), page.vertical(820, 1000, [0, '#2b4a50'], [1, '#081422']));
    page.glow(860, 850, 640, '#ff9a4a', 0.5, 150);
    const ground = new Ground({ horizon: 600, eye: 2.6 });
    const fireLight = (side: number) =>
      ({
        light: { from: [side, -0.15], rim: '#ffb46a', shade: '#0d1830', depth: 0.45 },
        shadow: '#040a16',
        shadowOpacity: 0.5,
      }) as const;
    for (const [bike, x, y, paint, heading] of [
      [classic({ roll: true, parked: true, steer: -16 }), 330, 842, '#8f2f24', 118],
      [adventure({ cases: true, roll: true, parked: true, steer: -12 }), 520, 846, '#e0aa18', 122],
      [classic({ cases: true, parked: true, steer: -14 }), 690, 838, '#2f5d6a', 126],
    ] as const) {
      place(
        page,
        bike.parts,
        Shot.on(ground, [x, y], { heading, lean: -8, size: 1.2 }),
        tones({ paint, bright: '#97a0aa' }),
        fireLight(0.9),
      );
    }
    campfire(page, random, [900, 840], 30);
    for (const [x, y, heading, jacket] of [
      [796, 838, 84, '#7a3a2e'],
      [1000, 836, 276, '#33506a'],
      [1064, 846, 284, '#6a5a2e'],
    ] as const) {
      place(
        page,
        person('sit', { helmet: 'none' }),
        Shot.on(ground, [x, y], { heading, size: 1.2 }),
        tones({ jacket, trousers: '#1c2434' }),
        fireLight(x < 900 ? 0.9 : -0.9),
      );
    }
    place(
      page,
      person('talk', { helmet: 'none' }),
      Shot.on(ground, [1130, 850], { heading: 270, size: 1.2 }),
      tones({ jacket: '#a8402e', trousers: '#1c2434' }),
      fireLight(-0.9),
    );
    const grass: [number, number, number][] = Array.from({ length: 40 }, (_, i) => [
      i * 41 + random.signed() * 20,
      1004,
      random.between(40, 110),
    ]);
    page.fill(tufts(random, grass), '#06101e');
  },
};
