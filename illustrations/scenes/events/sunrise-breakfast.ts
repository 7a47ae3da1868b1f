import { Ground } from '../../kit/ground.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { fort } from '../../parts/props/fort.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { headlight, onRoad, place } from '../../parts/stage.ts';
import { plain } from '../../parts/terrain.ts';
import { bush, tufts, wood } from '../../parts/trees.ts';

/** A club rides out at first light below a hill fort, headlights on, mist in the fields. */
export const sunriseBreakfast: Scene = {
  draw(page, random) {
    const air = '#ffcf9e';
    sky(page, ['#4f5a9c', '#a7789f', '#f08f80', '#ffc98a'], 500);
    sun(page, [1090, 404], 66, '#fff8dc', '#ffbe72', { opacity: 1, reach: 9 });
    streaks(page, random, 5, 80, 330, '#ffc9ac', 0.5);
    page.land(roll(random, range(random, 4, 452, 76), 3), '#b583a0', air, 520, {
      smooth: true,
      fade: 0.85,
    });
    const hill = roll(
      random,
      [
        [-40, 372],
        [60, 282],
        [190, 236],
        [360, 226],
        [520, 232],
        [620, 282],
        [750, 404],
        [900, 484],
        [1120, 506],
        [1640, 520],
      ],
      2,
    );
    // Turned over, so that its lit walls look to the sun.
    page.group({ transform: 'translate(680 0) scale(-1 1)' }, () =>
      fort(page, [344, 232], 31, '#70456f', '#e0907c', '#ffc98a'),
    );
    page.land(hill, '#6a4268', '#e99a84', 560, { smooth: true, fade: 0.8 });
    page.fill(
      wood(random, hill, 20, 16, 34, bush, { from: 0, to: 900, width: 0.7, sink: 0.3 }),
      '#59375f',
    );
    page.mist(820, 512, 900, 44, '#ffe0b8', 0.9);
    const ground = new Ground({ horizon: 484, centre: 960, eye: 2.7, focal: 1300 });
    plain(page, '#eba97c', '#4a2f4c', 504);
    // Field after field, each bound by a hedge, the low sun on their far edges.
    for (const [y, colour, hedge] of [
      [524, '#d99a72', '#a3656c'],
      [560, '#c58466', '#864f63'],
      [622, '#a56a60', '#663c58'],
    ] as const) {
      page.mist(random.between(300, 700), y, 900, (y - 484) * 0.3, '#ffdcae', 0.55);
      const line = roll(
        random,
        [-40, 400, 800, 1200, 1640].map((x) => [x, y + random.signed() * 5] as const),
        1,
      );
      page.fill(
        wood(random, line, 30, (y - 484) * 0.3, (y - 484) * 0.7, bush, { width: 0.5, sink: 0.3 }),
        hedge,
      );
      page.land(line, colour, '#54344e', 1000, { smooth: true, fade: 0.9 });
    }
    const road = ground.road(
      [
        [330, 1200],
        [560, 930],
        [800, 764],
        [1040, 660],
        [1180, 596],
        [1180, 556],
        [1110, 528],
        [1090, 512],
        [1092, 502],
      ],
      2.9,
    );
    surface(page, road, {
      base: '#3a2e45',
      far: '#f0b48a',
      shoulder: '#b97f68',
      line: '#ffe3c4',
      middle: '#ffe3c4',
      verge: 0.7,
    });
    page.fill(
      road.strip(0.4, 2.4),
      page.vertical(510, 860, [0, '#ffe6b4', 0.9], [0.4, '#ffbf86', 0.4], [1, '#ffbf86', 0]),
    );
    const staging = {
      light: { from: [0.5, -0.85], rim: '#ffe2a8', shade: '#33204a', depth: 0.2 },
      sun: [-0.4, -0.9],
      shadow: '#1f1230',
      shadowOpacity: 0.42,
    } as const;
    for (const [s, offset, size, bike, colours, riding] of [
      [25.5, 1.3, 1.5, classic(), tones({ paint: '#2f6f78', jacket: '#4a3350' }), {}],
      [15.6, 1.5, 1.56, classic(), tones({ paint: '#b83a30', jacket: '#33507a' }), {}],
      [
        7.7,
        1.3,
        1.62,
        adventure({ cases: true, steer: -3 }),
        tones({ jacket: '#8f3436', helmet: '#f4efe2' }),
        { wave: true },
      ],
    ] as const) {
      const shot = onRoad(road, s, offset, { coming: true, size });
      place(page, ridden(bike, riding), shot, colours, staging);
      headlight(page, shot, s < 10 ? 99 : 92, '#fff0c4', 0.9);
    }
    birds(page, random, [760, 230], 8, 12, '#74507f');
    const grass: [number, number, number][] = Array.from({ length: 15 }, (_, i) => [
      i < 4 ? random.between(-20, 200) : random.between(960, 1620),
      1006,
      random.between(40, 120),
    ]);
    page.fill(tufts(random, grass), '#24142f');
  },
};
