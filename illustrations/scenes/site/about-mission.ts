import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { person, tones } from '../../parts/riders.ts';
import { milestone, surface } from '../../parts/roadside.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';
import { oak, tufts, wood } from '../../parts/trees.ts';

/** A recce in the first hour: two at the edge of a valley with a map, the road they will ride below them. */
export const aboutMission: Scene = {
  draw(page, random) {
    const air = '#f9edc9';
    sky(page, ['#4f93a8', '#9cc9c2', '#e6e5c3', air], 480);
    sun(page, [1230, 300], 48, '#fffdec', '#fff0b4', { opacity: 1 });
    streaks(page, random, 6, 90, 260, '#fffbe8', 0.6);
    for (const [colour, y, height, peaks] of [
      ['#a3c1b4', 400, 60, 4],
      ['#7daa97', 460, 54, 3],
      ['#58907a', 530, 60, 4],
    ] as const) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, air, y + 170, { smooth: true, fade: 0.78 });
      page.mist(random.between(300, 1300), y + 90, 900, 46, '#fdf4d4', 0.7);
    }
    page.land(
      roll(
        random,
        [
          [-40, 690],
          [300, 660],
          [600, 676],
          [900, 640],
          [1200, 590],
          [1640, 560],
        ],
        2,
      ),
      '#6a9a5c',
      '#b9c98a',
      900,
      { smooth: true, fade: 0.7 },
    );
    const valley = new Ground({ horizon: 560, centre: 1000, eye: 26, focal: 900 });
    surface(
      page,
      valley.road(
        [
          [700, 920],
          [960, 830],
          [1240, 770],
          [1300, 726],
          [1120, 696],
          [980, 676],
          [1040, 656],
          [1240, 640],
          [1340, 622],
          [1260, 608],
        ],
        3.4,
        14,
      ),
      { base: '#8c8672', far: '#c9c49a', shoulder: '#d9c690', middle: '', line: '' },
    );
    const trees = roll(
      random,
      [
        [820, 800],
        [1100, 830],
        [1380, 800],
        [1640, 760],
      ],
      2,
    );
    page.fill(wood(random, trees, 16, 30, 60, oak, { from: 1320, to: 1620 }), '#4a7f55');
    page.fill(
      'M-40 730C200 720 520 730 760 780C900 812 940 850 1000 900C1060 940 1300 960 1640 950V1000H-40z',
      page.vertical(730, 1000, [0, '#c9b071'], [0.4, '#9c8a4e'], [1, '#5a5a34']),
    );
    page.stroke('M-40 730C200 720 520 730 760 780C900 812 940 850 1000 900', '#f0dea0', 4, {
      opacity: 0.8,
    });
    const ground = new Ground({ horizon: 560, centre: 700, eye: 2.2, focal: 900 });
    patches(page, random, ground, 16, '#e0cc90', 0.5, { top: 780, right: 720 });
    const staging = {
      light: { from: [0.8, -0.5], rim: '#fff4c8', shade: '#20384a' },
      sun: [-0.8, 0],
      shadow: '#2c3320',
    } as const;
    for (const [bike, x, y, heading, paint] of [
      [classic({ roll: true, parked: true, steer: -14 }), 215, 806, 62, '#2f6a78'],
      [adventure({ cases: true, parked: true, steer: -14 }), 420, 848, 68, '#FFD21F'],
    ] as const)
      place(
        page,
        bike.parts,
        Shot.on(ground, [x, y], { heading, lean: -6, size: 1.2 }),
        tones({ paint }),
        staging,
      );
    place(
      page,
      person('hold', { helmet: 'none' }),
      Shot.on(ground, [690, 862], { heading: 64, size: 1.22 }),
      tones({ jacket: '#c9452f', skin: '#8a5638' }),
      staging,
    );
    page.fill('M702 676l40-12 34 8 34-12 8 46-36 12-34-8-38 12z', '#fdf8e6');
    page.stroke('M742 664l4 44M776 672l6 44M708 700q30-24 48-8t52-16', '#c9a24a', 3, {
      opacity: 0.8,
    });
    place(
      page,
      person('point', { helmet: 'none' }),
      Shot.on(ground, [830, 880], { heading: 74, size: 1.22 }),
      tones({ jacket: '#33506a', skin: '#a06a48' }),
      staging,
    );
    milestone(page, 90, 930, 92);
    page.fill(
      tufts(
        random,
        Array.from({ length: 30 }, (_, i) => [i * 34, 1004, random.between(26, 70)] as const),
      ),
      '#3f4a28',
    );
    birds(page, random, [980, 420], 5, 12, '#4f7f78');
  },
};
