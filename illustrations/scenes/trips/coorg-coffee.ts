import { mix } from '../../kit/colour.ts';
import { Ground } from '../../kit/ground.ts';
import { short } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { rays, sky, sun } from '../../parts/sky.ts';
import { headlight, onRoad, place } from '../../parts/stage.ts';
import { bush, oak, wood } from '../../parts/trees.ts';

/** Coffee under silver oaks, red berries in wet green, the sun just through the mist. */
export const coorgCoffee: Scene = {
  draw(page, random) {
    const air = '#f4f3dc';
    sky(page, ['#a8c9bd', '#cfe0c4', '#f3f0cf', air], 520);
    sun(page, [620, 290], 50, '#fffdec', '#fff3bd', { opacity: 1 });
    for (const [i, [colour, y, height, peaks, low, high]] of (
      [
        ['#a9c8b2', 360, 34, 4, 8, 16],
        ['#86b39a', 430, 40, 3, 12, 24],
        ['#5f987c', 510, 44, 3, 20, 38],
      ] as const
    ).entries()) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, air, y + 130, { smooth: true, fade: 0.85 });
      page.fill(
        wood(random, line, 30 + i * 3, low, high, oak, { sink: 0.04, width: 0.42 }),
        colour,
      );
      page.mist(random.between(300, 1300), y + 84, 900, 50, '#fdfbe8', 0.75);
    }
    rays(page, random, [620, 290], 13, 0.15, 3, 900, '#fff8cf', 0.4);
    const ground = new Ground({ horizon: 560, centre: 800, eye: 3 });
    page.fill(
      'M-40 640C300 610 600 630 820 628C1100 626 1400 600 1640 630V1000H-40z',
      page.vertical(600, 1000, [0, '#b9d09a'], [0.3, '#5c9560'], [1, '#143f31']),
    );
    for (let i = 0; i < 8; i++) {
      let leaves = '';
      let berries = '';
      const y = 642 + i * i * 5.6;
      const s = 28 + i * 16;
      for (let x = -30 - (i % 2) * s * 0.5; x < 1640; x += s * 1.2) {
        leaves += bush(random, x + random.signed() * 4, y + s * 0.3, s * 1.3, 0.43);
        if (i > 2 && random() < 0.6) {
          for (const [dx, dy] of [
            [0, -0.08],
            [0.14, -0.2],
            [-0.16, -0.14],
          ] as const)
            berries += `M${short(x + s * dx, 0)} ${short(y + s * dy, 0)}h0`;
        }
      }
      page.fill(leaves, mix('#8fb97e', '#184a37', Math.min(1, i / 7)));
      page.stroke(berries, '#d2452f', 2.4 + i * 0.8, { 'stroke-linecap': 'round' });
      if (i < 4) page.mist(800 + random.signed() * 500, y + 10, 700, 18, '#fbf9e0', 0.4);
    }
    const road = ground.road(
      [
        [620, 1120],
        [680, 960],
        [830, 830],
        [960, 750],
        [970, 706],
        [860, 676],
        [780, 654],
        [820, 638],
        [870, 628],
      ],
      2.4,
    );
    page.fill(road.strip(-3.8, 3.8), page.vertical(620, 1000, [0, '#c4b07a'], [1, '#8a4f32']));
    surface(page, road, {
      base: '#2b3532',
      far: '#93a791',
      middle: '#fff2c0',
      line: '',
      sheen: '#dbe7b8',
    });
    let trunks = '';
    for (const [x, y, h] of [
      [70, 900, 560],
      [200, 800, 400],
      [310, 740, 270],
      [1300, 770, 330],
      [1440, 840, 470],
      [1570, 940, 600],
    ] as const) {
      trunks += oak(random, x, y, h, 0.24) + oak(random, x + h * 0.05, y, h * 0.7, 0.2);
    }
    page.fill(trunks, page.vertical(300, 950, [0, '#4d8465'], [1, '#17463a']));
    rays(page, random, [620, 290], 9, 0.4, 2.7, 800, '#fffbe0', 0.28);
    const shot = onRoad(road, 8.6, 0.8, { coming: true, size: 1.45, lean: 5, turn: 5 });
    place(
      page,
      ridden(classic({ roll: true, steer: -3 }), { dress: { helmet: 'open' }, look: [10, 4] }),
      shot,
      tones({
        paint: '#7a2a22',
        accent: '#e8c46a',
        jacket: '#3f5a48',
        trousers: '#28332f',
        cargo: '#b08a4a',
        helmet: '#f2ecd8',
      }),
      {
        light: { from: [-0.35, -0.9], rim: '#fffbd2', shade: '#17332c', depth: 0.3 },
        sun: [0.25, -0.6],
        shadow: '#122a22',
        shadowOpacity: 0.28,
      },
    );
    headlight(page, shot, 90, '#fff6d0', 0.7);
    page.mist(300, 800, 600, 60, '#fbf9e6', 0.35);
  },
};
