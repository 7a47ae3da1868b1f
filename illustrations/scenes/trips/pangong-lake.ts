import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { below, heightAt, shifted } from '../../kit/path.ts';
import { crag, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { chorten } from '../../parts/props/himalaya.ts';
import { person, tones } from '../../parts/riders.ts';
import { cloud, sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches, ripples, scatter, stones } from '../../parts/terrain.ts';

/** The deep blue lake between ochre slopes; a rider has stopped at the shore to look. */
export const pangongLake: Scene = {
  draw(page, random) {
    const air = '#ffe3cf';
    sky(page, ['#1c4f9c', '#4f8fc8', '#a9cfe0', air], 480);
    sun(page, [330, 230], 30, '#fffdf0', '#fff0c9', { opacity: 0.7 });
    cloud(page, random, [820, 240], 420, 70, '#ffffff', '#cfe1ec', 0.9);
    cloud(page, random, [1230, 180], 330, 50, '#ffffff', '#cfe1ec', 0.75);
    streaks(page, random, 3, 110, 170, '#fff', 0.4);
    const shore = 470;
    const mountains = page.symbol(() => {
      page.land(
        crag(
          random,
          [
            [-40, 370],
            [130, 290],
            [280, 360],
            [460, 240],
            [600, 340],
            [760, 290],
            [980, 390],
            [1180, 270],
            [1330, 350],
            [1500, 250],
            [1640, 330],
          ],
          0.3,
        ),
        '#8c94bd',
        air,
        shore,
        { lit: '#fbf3ea', light: -1, random, base: shore, fade: 0.7 },
      );
      page.land(
        crag(
          random,
          [
            [-40, 320],
            [110, 270],
            [260, 380],
            [420, 420],
            [560, 446],
            [820, 455],
            [1000, 420],
            [1150, 350],
            [1300, 390],
            [1460, 310],
            [1640, 400],
          ],
          0.24,
        ),
        '#a4685f',
        '#eebb98',
        shore,
        { lit: '#f2b586', light: -1, random, base: shore, fade: 0.5 },
      );
    });
    page.use(mountains, 'translate(0 0)');
    page.rect(
      0,
      shore,
      1600,
      380,
      page.vertical(
        shore,
        830,
        [0, '#7cc0d6'],
        [0.25, '#2f8fc2'],
        [0.7, '#125a9c'],
        [1, '#0d4a86'],
      ),
    );
    page.use(mountains, `matrix(1 0 0 -.8 0 ${shore * 1.8})`, { opacity: 0.34 });
    page.rect(
      0,
      shore,
      1600,
      380,
      page.vertical(shore, 830, [0, '#bfe6ee', 0.5], [0.3, '#3ba0cc', 0.3], [1, '#0d4a86', 0.85]),
    );
    ripples(page, random, 70, 482, 780, '#e9fbff', { opacity: 0.4 });
    page.rect(0, shore - 4, 1600, 6, '#f4d8bb', { opacity: 0.8 });

    const beach = roll(
      random,
      [
        [-40, 846],
        [220, 832],
        [480, 810],
        [760, 768],
        [1000, 722],
        [1250, 672],
        [1460, 616],
        [1640, 580],
      ],
      2,
    );
    page.fill(below(shifted(beach, 0, -7), 1000), '#f6ead6');
    page.fill(
      below(beach, 1000),
      page.vertical(600, 1000, [0, '#eac39a'], [0.4, '#c58c5e'], [1, '#7f4a33']),
    );
    const ground = new Ground({ horizon: 440, centre: 800, eye: 2.6 });
    const land = (x: number, y: number) => y > heightAt(beach, x) + 26;
    patches(page, random, ground, 22, '#f0c795', 0.4, { top: 890 });
    stones(
      page,
      random,
      scatter(random, ground, 44, 640, 990, 8, (x, y) => land(x, y) && Math.abs(x - 900) > 240),
      '#6b3d2a',
      '#eab384',
      -1,
    );
    chorten(page, [1330, 716], 30);
    const staging = {
      light: { from: [-0.7, -0.7], rim: '#fff3d0', shade: '#2a2140' },
      sun: [0.85, 0.25],
      shadow: '#3a1c1c',
    } as const;
    const bike = adventure({ cases: true, roll: true, parked: true, steer: -18 });
    place(
      page,
      bike.parts,
      Shot.on(ground, [1000, 846], { heading: 318, lean: -8, size: 1.12 }),
      tones(),
      staging,
    );
    place(
      page,
      person('hips', { helmet: 'none' }),
      Shot.on(ground, [745, 832], { heading: 342, size: 1.12 }),
      tones({ jacket: '#b23a2e', trousers: '#2c3440' }),
      staging,
    );
  },
};
