import { Ground } from '../../kit/ground.ts';
import { crag, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { guardRail, surface } from '../../parts/roadside.ts';
import { moon, sky, stars, streaks } from '../../parts/sky.ts';
import { headlight, onRoad, place } from '../../parts/stage.ts';
import { ripples } from '../../parts/terrain.ts';
import { palm } from '../../parts/trees.ts';

/** The sea road at night: a path of moonlight on the water, two headlights in the bend. */
export const gokarnaMoon: Scene = {
  draw(page, random) {
    sky(page, ['#0a1233', '#152452', '#2c4580', '#5f7cae'], 500);
    stars(page, random, 240, 480, {
      band: [
        [1500, 0],
        [600, 420],
      ],
    });
    moon(page, [1130, 220], 62);
    streaks(page, random, 4, 300, 420, '#7f9ccb', 0.35);
    page.rect(
      0,
      500,
      1600,
      500,
      page.vertical(500, 900, [0, '#5d7fb0'], [0.2, '#28457f'], [1, '#0a1538']),
    );
    page.glow(1130, 505, 520, '#dfe9ff', 0.6, 60);
    ripples(page, random, 120, 504, 960, '#eef3ff', { opacity: 0.7, centre: 1130, spread: 150 });
    ripples(page, random, 44, 510, 900, '#8fadd8', { opacity: 0.35 });
    page.land(
      roll(
        random,
        [
          [640, 504],
          [720, 490],
          [860, 458],
          [980, 470],
          [1060, 504],
        ],
        1,
      ),
      '#33507f',
      '#6a8ab8',
      506,
      { smooth: true, base: 506 },
    );
    page.land(
      crag(
        random,
        [
          [-40, 250],
          [120, 270],
          [260, 330],
          [380, 360],
          [480, 430],
          [560, 470],
          [640, 540],
          [700, 560],
          [740, 610],
          [720, 660],
        ],
        0.14,
      ),
      '#1b2c58',
      '#2c4478',
      700,
      { base: 720, lit: '#45639c', light: 1, random, facet: { least: 16 } },
    );
    page.stroke(
      'M700 636C790 632 900 656 960 690C1010 712 1080 730 1140 770M700 660C800 656 880 684 960 724C1040 760 1100 800 1180 850M740 690C830 700 930 760 1010 800C1080 836 1120 860 1180 900',
      '#e6eeff',
      3,
      { opacity: 0.32, 'stroke-linecap': 'round' },
    );
    page.fill(
      'M760 496l20-36 4 36zm26 0v-44l24 44zm-34 5h66q-6 10-16 10h-36q-9 0-14-10z',
      '#16265a',
    );

    const ground = new Ground({ horizon: 500, centre: 800, eye: 4 });
    page.fill(
      'M-40 560C120 580 300 600 440 640C620 690 720 740 860 790C980 830 1140 900 1260 1000H-40z',
      page.vertical(560, 1000, [0, '#2a3f6c'], [0.4, '#172448'], [1, '#060a1c']),
    );
    const road = ground.road(
      [
        [1020, 1120],
        [900, 980],
        [700, 860],
        [520, 770],
        [400, 700],
        [300, 656],
        [180, 620],
        [60, 596],
        [-80, 580],
      ],
      2.7,
    );
    surface(page, road, {
      base: '#0e1329',
      far: '#3c4f7d',
      shoulder: '#1c2a52',
      line: '#cfdcff',
      middle: '#ffe9a8',
      opacity: 0.7,
      sheen: '#8fadea',
    });
    guardRail(page, road, 3.2, '#0b1330', '#8aa4d8', { to: road.length * 0.85 });
    const night = {
      light: { from: [0.7, -0.7], rim: '#d5e2ff', shade: '#070b20', depth: 0.55 },
      shadow: '#02040e',
      shadowOpacity: 0.6,
    } as const;
    const far = onRoad(road, 26, 1.3, { coming: true, size: 1.4 });
    page.fill(road.strip(-0.2, 2.4, 14, 25), '#ffe9a8', { opacity: 0.14 });
    place(page, ridden(classic()), far, tones({ paint: '#b0362a' }), night);
    headlight(page, far, 90);
    const near = onRoad(road, 12, 1.1, { coming: true, size: 1.5, lean: -6 });
    page.fill(road.strip(-0.8, 2.6, 1, 11), '#ffe9a8', { opacity: 0.2 });
    page.fill(road.strip(0, 2, 4, 11), '#fff3c8', { opacity: 0.22 });
    place(
      page,
      ridden(adventure({ cases: true, roll: true }), { dress: { helmet: 'peak' } }),
      near,
      tones({ paint: '#f2c21c', jacket: '#2a3864' }),
      night,
    );
    headlight(page, near);
    let palms = '';
    for (const [x, y, h, l] of [
      [90, 640, 330, 0.12],
      [190, 650, 250, 0.2],
      [1400, 1010, 560, -0.1],
      [1500, 1020, 690, 0.05],
      [1600, 1000, 520, -0.14],
    ] as const)
      palms += palm(random, x, y, h, l);
    page.fill(palms, '#070c20');
  },
};
