import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { dust } from '../../parts/props/spray.ts';
import { cone } from '../../parts/props/yard.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { cloud, sky, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches, plain, scatter, stones } from '../../parts/terrain.ts';
import { bush, oak, wood } from '../../parts/trees.ts';

/** A rider stands on the pegs between cones in a dusty yard; the coach watches. */
export const dirtBasics: Scene = {
  draw(page, random) {
    const air = '#ffe6c0';
    sky(page, ['#5fa6c9', '#a9d0d4', '#f3e3c4', air], 470);
    sun(page, [330, 180], 34, '#fffbe6', '#fff0c4', { opacity: 0.8 });
    cloud(page, random, [1010, 230], 420, 70, '#ffffff', '#dfe9e2', 0.9);
    cloud(page, random, [700, 150], 300, 46, '#ffffff', '#dfe9e2', 0.7);
    const far = roll(random, range(random, 4, 440, 90), 3);
    page.land(far, '#c99f92', air, 520, { smooth: true, fade: 0.7 });
    const near = roll(random, range(random, 3, 480, 46), 2);
    page.land(near, '#b0895f', '#eac391', 540, { smooth: true, fade: 0.6 });
    page.fill(wood(random, near, 30, 20, 46, bush, { width: 0.7, sink: 0.2 }), '#8d8450');
    page.fill(wood(random, near, 9, 70, 120, oak, { width: 0.62 }), '#73764a');
    const ground = new Ground({ horizon: 470, centre: 800, eye: 2.1, focal: 1500 });
    plain(page, '#f0c489', '#b5643a', 500);
    patches(page, random, ground, 26, '#ffdca6', 0.45, { breadth: 3, bottom: 900 });
    patches(page, random, ground, 18, '#8e4a2c', 0.3, { breadth: 2, bottom: 860 });
    const ruts = ground.road([
      [500, 1100],
      [640, 860],
      [900, 690],
      [1130, 610],
      [1120, 560],
      [900, 534],
    ]);
    page.fill(ruts.strip(-0.55, -0.15) + ruts.strip(0.2, 0.6), '#7d3f26', { opacity: 0.32 });
    stones(
      page,
      random,
      scatter(random, ground, 34, 560, 980, 7, (x) => Math.abs(x - 760) > 260),
      '#8a4c30',
      '#f2bd86',
      -1,
    );
    const shadow = '#5a2413';
    for (const [x, y, size] of [
      [1010, 556, 34],
      [1210, 590, 44],
      [1000, 628, 52],
    ] as const)
      cone(page, [x, y], size, shadow);
    const staging = {
      light: { from: [-0.7, -0.7], rim: '#fff0c4', shade: '#3a2030' },
      sun: [0.8, 0.3],
      shadow,
    } as const;
    place(
      page,
      person('hips', { helmet: 'cap' }),
      Shot.on(ground, [360, 668], { heading: 110, size: 1.1 }),
      tones({ jacket: '#2d6f78', trousers: '#39342f', accent: '#f4f1e6' }),
      staging,
    );
    dust(page, random, [880, 760], [1330, 640], '#fbdcae', { count: 22, size: 120, opacity: 0.42 });
    const bike = adventure({ steer: -6 });
    place(
      page,
      ridden(bike, { hold: 'standing', dress: { helmet: 'peak' } }),
      Shot.on(ground, [740, 800], { heading: 232, lean: 4, size: 1.42 }),
      tones({ jacket: '#23457a', trousers: '#2b2f3d', helmet: '#f6f2e8', stripe: '#f4f1e6' }),
      staging,
    );
    dust(page, random, [900, 800], [1180, 800], '#f6cf9c', { count: 9, size: 60, opacity: 0.5 });
    cone(page, [420, 870], 118, shadow);
    cone(page, [1180, 910], 132, shadow);
  },
};
