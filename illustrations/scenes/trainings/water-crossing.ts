import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { below, short } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { splash } from '../../parts/props/spray.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { boulders, ripples } from '../../parts/terrain.ts';
import { banyan, bush, oak, tufts, wood } from '../../parts/trees.ts';

/** A rider stands up through a forest stream; water fans out from both wheels. */
export const waterCrossing: Scene = {
  draw(page, random) {
    const air = '#e6f3df';
    sky(page, ['#a9d8cf', '#cdeadb', '#eef6e0', air], 420);
    page.glow(760, 330, 620, '#fdfff0', 0.85, 300);
    for (const [i, [colour, y, low, high]] of (
      [
        ['#b3d8bf', 420, 90, 190],
        ['#84bf9f', 470, 90, 180],
        ['#4f9a7c', 520, 60, 120],
      ] as const
    ).entries()) {
      const line = roll(random, range(random, 3, y, 34), 2);
      page.land(line, colour, air, y + 90, { smooth: true, fade: 0.5 });
      page.fill(wood(random, line, 20 - i * 4, low, high, oak, { width: 0.62 }), colour);
      page.fill(wood(random, line, 22, 40, 70, bush, { width: 0.7, sink: 0.3 }), colour);
      page.mist(500 + i * 300, y + 40, 900, 40, '#f4fbe8', 0.6);
    }
    banyan(page, random, 130, 590, 470, ['#1d5a4c', '#2f7a5c'], 6);
    banyan(page, random, 1490, 600, 430, ['#1d5a4c', '#2f7a5c'], 6);
    const ground = new Ground({ horizon: 400, centre: 800, eye: 1.7, focal: 1700 });
    const bank = roll(
      random,
      [
        [-40, 566],
        [300, 580],
        [620, 592],
        [1000, 590],
        [1300, 578],
        [1640, 560],
      ],
      3,
    );
    page.fill(
      below(bank, 700),
      page.vertical(556, 660, [0, '#79b06b'], [0.5, '#a98e5c'], [1, '#6a5a3c']),
    );
    page.fill(
      below(
        roll(
          random,
          [
            [-40, 628],
            [300, 636],
            [800, 644],
            [1300, 634],
            [1640, 624],
          ],
          2,
        ),
        1000,
      ),
      page.vertical(624, 1000, [0, '#bfe6d2'], [0.14, '#6fc4bc'], [0.5, '#2f96a0'], [1, '#0f5f78']),
    );
    page.ellipse(760, 690, 560, 40, '#f2fff0', { opacity: 0.3 });
    ripples(page, random, 70, 642, 990, '#e9fff6', { opacity: 0.45 });
    ripples(page, random, 30, 660, 990, '#0c4f66', { opacity: 0.3 });
    boulders(
      page,
      random,
      [
        [210, 668, 44],
        [300, 684, 26],
        [1370, 660, 52],
        [1290, 680, 24],
        [1450, 690, 30],
      ],
      '#7d8a80',
      '#dfe8d2',
      '#46595a',
    );
    const staging = {
      light: { from: [-0.5, -0.85], rim: '#fbffe6', shade: '#143c48', depth: 0.26 },
      shadow: '#0b4458',
      shadowOpacity: 0.35,
    } as const;
    place(
      page,
      person('cheer', { helmet: 'cap' }),
      Shot.on(ground, [1120, 626], { heading: 230, size: 1.2 }),
      tones({ jacket: '#e8742c', trousers: '#3a4a42', accent: '#f4f1e6' }),
      staging,
    );
    const shot = Shot.on(ground, [770, 792], { heading: 248, pitch: 4, size: 1.16 });
    const wheelFront = shot.see([75, 6, 0]);
    const wheelRear = shot.see([-75, 6, 0]);
    const k = shot.scale;
    const veil = (x: number, width: number, height: number, opacity: number) =>
      page.mist(x, wheelFront.y - height * 0.3, width, height, '#f4fffa', opacity);
    splash(page, random, [wheelRear.x + 6 * k, wheelRear.y], '#bfe3dc', {
      reach: 190 * k,
      from: 22,
      to: 78,
      drops: 16,
    });
    splash(page, random, [wheelFront.x, wheelFront.y], '#bfe3dc', {
      reach: 130 * k,
      from: 60,
      to: 150,
      drops: 8,
    });
    place(
      page,
      ridden(adventure({ cases: false }), {
        hold: 'standing',
        dress: { helmet: 'peak', pack: true },
      }),
      shot,
      tones({ jacket: '#c43f2f', trousers: '#2b3a44', cargo: '#2f3f44', stripe: '#f4f1e6' }),
      staging,
    );
    // Water before the wheels: the surface, the bow wave, the near side of the fans.
    const level = wheelFront.y;
    const middle = (wheelFront.x + wheelRear.x) / 2;
    page.ellipse(
      middle,
      level + 22 * k,
      190 * k,
      30 * k,
      page.radial([0, '#2b94a0'], [0.7, '#2b94a0', 0.9], [1, '#2b94a0', 0]),
    );
    for (const [spread, opacity] of [
      [150, 0.7],
      [200, 0.4],
    ] as const)
      page.stroke(
        `M${short(middle - spread * k)} ${short(level + 8 * k)}Q${short(middle)} ${short(level + spread * 0.36 * k)} ${short(middle + spread * k)} ${short(level + 4 * k)}`,
        '#eafff6',
        2.4 * k,
        { 'stroke-linecap': 'round', opacity },
      );
    veil(wheelRear.x + 40 * k, 130 * k, 60 * k, 0.9);
    veil(wheelFront.x - 20 * k, 90 * k, 44 * k, 0.9);
    splash(page, random, [wheelFront.x - 4 * k, level + 6 * k], '#ffffff', {
      reach: 126 * k,
      from: 104,
      to: 166,
      count: 15,
      drops: 22,
    });
    splash(page, random, [wheelFront.x + 10 * k, level + 8 * k], '#ffffff', {
      reach: 56 * k,
      from: 20,
      to: 70,
      count: 7,
      drops: 8,
    });
    splash(page, random, [wheelRear.x + 14 * k, wheelRear.y + 4 * k], '#ffffff', {
      reach: 176 * k,
      from: 12,
      to: 62,
      count: 18,
      drops: 30,
    });
    veil(wheelRear.x + 10 * k, 60 * k, 22 * k, 0.9);
    veil(wheelFront.x, 50 * k, 20 * k, 0.9);
    ripples(page, random, 26, level + 20 * k, level + 74 * k, '#f2fff8', {
      opacity: 0.6,
      centre: 780,
      spread: 380,
    });
    boulders(
      page,
      random,
      [
        [70, 990, 110],
        [1560, 1000, 120],
      ],
      '#3f5a5a',
      '#8fae98',
      '#1d3a42',
    );
    const grass: [number, number, number][] = Array.from({ length: 26 }, (_, i) => [
      i % 2 ? random.between(-20, 200) : random.between(1430, 1620),
      1008,
      random.between(60, 140),
    ]);
    page.fill(tufts(random, grass), '#174a40');
  },
};
