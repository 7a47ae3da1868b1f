import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { below } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { flag } from '../../parts/props/festive.ts';
import { splash } from '../../parts/props/spray.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { rain, sky } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';
import { bush, crown, tufts, wood } from '../../parts/trees.ts';

/** A rally in the wet forest of the Ghats: a numbered machine slides out of the mud, another behind it. */
export const adventureRally: Scene = {
  draw(page, random) {
    const air = '#c9d6c0';
    sky(page, ['#7f978c', '#a9bba6', '#cfd9be', air], 480);
    page.glow(960, 400, 560, '#f6f4d4', 0.8, 320);
    // Trunks and leaves in the mist, far to near.
    for (const [i, [colour, y, count, tall]] of (
      [
        ['#a9bda4', 470, 24, 330],
        ['#7f9c84', 500, 16, 430],
        ['#54785f', 530, 9, 520],
      ] as const
    ).entries()) {
      const line = roll(random, range(random, 3, y, 30), 2);
      let trunks = '';
      for (let k = 0; k < count; k++) {
        const x = -20 + (1640 * (k + random.signed() * 0.7)) / count;
        const w = 5 + i * 5;
        trunks += `M${Math.round(x - w)} ${y + 30}l${w * 0.5}-${tall}h${w}l${w * 0.6} ${tall}z`;
      }
      page.fill(trunks, colour);
      page.land(line, colour, air, y + 110, { smooth: true, fade: 0.6 });
      page.fill(
        wood(random, line, 26 - i * 4, 60 + i * 30, 110 + i * 40, bush, { width: 0.75, sink: 0.3 }),
        colour,
      );
      page.mist(500 + i * 300, y + 20, 900, 60, '#e9efda', 0.6);
    }
    let leaves = '';
    for (const [x, y, s] of [
      [60, 60, 300],
      [300, 10, 260],
      [1350, 20, 300],
      [1580, 90, 300],
      [1120, -20, 200],
    ] as const)
      leaves += crown(random, x, y, s * 1.9, s * 0.95, 6);
    page.fill(leaves, '#2f5240');
    const ground = new Ground({ horizon: 470, centre: 860, eye: 2, focal: 1350 });
    page.fill(
      below(
        roll(
          random,
          [
            [-40, 560],
            [400, 556],
            [800, 548],
            [1200, 556],
            [1640, 566],
          ],
          3,
        ),
        1000,
      ),
      page.vertical(548, 1000, [0, '#8fa572'], [0.3, '#5c7a4c'], [1, '#223a2c']),
    );
    const trail = ground.road(
      [
        [120, 1180],
        [330, 900],
        [560, 760],
        [900, 670],
        [1080, 610],
        [1010, 572],
        [900, 552],
      ],
      2.9,
    );
    page.fill(trail.strip(-3.3, 3.3), '#6b5a3a', { opacity: 0.7 });
    page.fill(
      trail.strip(-2.7, 2.7),
      page.vertical(550, 1000, [0, '#c0a074'], [0.3, '#8a6440'], [1, '#4a2f1e']),
    );
    page.fill(trail.strip(-1.7, -1, 0, 40) + trail.strip(0.5, 1.3, 0, 40), '#3a2416', {
      opacity: 0.55,
    });
    page.fill(trail.strip(-1.5, -1.25, 0, 40) + trail.strip(0.75, 1, 0, 40), '#e6e4cc', {
      opacity: 0.3,
    });
    patches(page, random, ground, 7, '#cfc6a8', 0.26, {
      top: 660,
      bottom: 860,
      left: 300,
      right: 900,
      breadth: 0.8,
    });
    // Tape along the trail.
    for (const side of [-4.2, 4.2]) {
      let stakes = '';
      trail.along(
        side,
        4,
        (x, y, k) => {
          stakes += `M${Math.round(x - k * 0.04)} ${Math.round(y)}v${Math.round(-k * 1.1)}h${Math.max(2, Math.round(k * 0.08))}v${Math.round(k * 1.1)}z`;
        },
        4,
        40,
      );
      page.fill(stakes, '#6a5238');
      page.fill(trail.strip(side, side, 4, 40, 0.86, 1.02), '#f4efe0');
      let red = '';
      for (let s = 4; s < 40; s += 1.6) red += trail.strip(side, side, s, s + 0.8, 0.86, 1.02);
      page.fill(red, '#d2402f');
    }
    const staging = {
      light: { from: [0.4, -0.9], rim: '#fbf8dc', shade: '#1f2f2c', depth: 0.28 },
      shadow: '#1c140e',
      shadowOpacity: 0.5,
    } as const;
    place(
      page,
      person('wave', { helmet: 'cap' }),
      Shot.on(ground, [1330, 690], { heading: 230, size: 1.2 }),
      tones({ jacket: '#f0a020', trousers: '#33403c', accent: '#d2402f' }),
      staging,
    );
    const hand = Shot.on(ground, [1330, 690], { heading: 230, size: 1.2 }).see([14, 176, -44]);
    page.stroke(`M${Math.round(hand.x)} ${Math.round(hand.y + 20)}v-110`, '#4a3a2c', 5, {
      'stroke-linecap': 'round',
    });
    flag(page, [hand.x, hand.y - 88], ['#FFD21F'], {
      size: 84,
      phase: 0.3,
      fold: '#8a5a00',
      wind: -1,
    });
    const shot = onRoad(trail, 9.4, 0.2, {
      coming: true,
      size: 1.85,
      lean: -9,
      turn: 16,
      pitch: 4,
    });
    const k = shot.scale;
    const rear = shot.see([-75, 4, 0]);
    const front = shot.see([75, 4, 0]);
    splash(page, random, [rear.x + 8 * k, rear.y], '#6b4a2e', {
      reach: 200 * k,
      from: 18,
      to: 82,
      count: 22,
      drops: 50,
      breadth: 0.06,
      opacity: 0.95,
    });
    splash(page, random, [rear.x + 6 * k, rear.y], '#a37a4e', {
      reach: 130 * k,
      from: 12,
      to: 70,
      count: 12,
      drops: 24,
      breadth: 0.06,
      opacity: 0.9,
    });
    place(
      page,
      ridden(adventure({ number: true, steer: 14 }), {
        hold: 'standing',
        dress: { helmet: 'peak', pack: true },
      }),
      shot,
      tones({
        jacket: '#d2402f',
        trousers: '#26303a',
        cargo: '#2b3a3a',
        stripe: '#f4f1e6',
        helmet: '#f4f1e8',
      }),
      staging,
    );
    splash(page, random, [front.x - 6 * k, front.y + 6 * k], '#7d583a', {
      reach: 84 * k,
      from: 110,
      to: 170,
      count: 12,
      drops: 24,
      breadth: 0.07,
      opacity: 0.95,
    });
    splash(page, random, [front.x + 10 * k, front.y + 8 * k], '#a37a4e', {
      reach: 60 * k,
      from: 14,
      to: 70,
      count: 9,
      drops: 14,
      breadth: 0.07,
      opacity: 0.95,
    });
    rain(page, random, 50, '#f2f5e4', 0.3);
    const grass: [number, number, number][] = Array.from({ length: 40 }, (_, i) => [
      i % 3 ? random.between(1000, 1620) : random.between(-20, 160),
      1008,
      random.between(60, 150),
    ]);
    page.fill(tufts(random, grass), '#14261c');
  },
};
