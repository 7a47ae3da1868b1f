import { Ground } from '../../kit/ground.ts';
import { blob, type Point, polygon, short } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { cruiser } from '../../parts/motorcycles/cruiser.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { birds, cloud, sky, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { ripples, scatter, stones } from '../../parts/terrain.ts';

/** The last road of the mainland from above: a straight causeway between a green sea and a blue one, at noon. */
export const dhanushkodi: Scene = {
  draw(page, random) {
    const horizon = 350;
    sky(page, ['#1e86c8', '#6cbde0', '#c9e8ec', '#f3f6e6'], horizon);
    sun(page, [640, 96], 36, '#fffff4', '#fffbe0', { opacity: 0.8 });
    for (const [x, y, w, h] of [
      [-80, 322, 520, 84],
      [980, 318, 460, 96],
      [1320, 326, 420, 60],
      [420, 330, 330, 48],
    ] as const)
      cloud(page, random, [x, y], w, h, '#ffffff', '#d5e8ee', 0.95);
    page.rect(
      0,
      horizon,
      1600,
      650,
      page.vertical(
        horizon,
        1000,
        [0, '#9fdcd8'],
        [0.12, '#4cc0bd'],
        [0.5, '#1f9aa4'],
        [1, '#0d7488'],
      ),
    );
    page.fill(
      polygon([
        [820, horizon],
        [1600, horizon],
        [1600, 1000],
        [1160, 1000],
      ]),
      page.vertical(
        horizon,
        1000,
        [0, '#7fc0e0'],
        [0.12, '#2f8fcc'],
        [0.5, '#1766ac'],
        [1, '#0c4788'],
      ),
    );
    ripples(page, random, 70, horizon + 8, 990, '#f0fffb', { opacity: 0.4 });
    page.rect(0, horizon - 2, 1600, 4, '#f4fbf2', { opacity: 0.8 });

    const ground = new Ground({ horizon, centre: 820, eye: 7.5, focal: 900 });
    const path = [
      [700, 1300],
      [726, 1000],
      [757, 740],
      [788, 540],
      [806, 430],
      [816, 374],
      [819, 358],
    ] as const;
    const road = ground.road(path, 3);
    const surf = (side: number, out: number, opacity: number) => {
      const line: Point[] = [];
      for (let z = 0; z < road.length * 0.75; z += 2.2 + z * 0.05) {
        line.push(road.beside(road.at(z), side * (out + random.signed() * 0.8)));
      }
      const shore = line.map((_, i) =>
        road.beside(road.at((i / line.length) ** 1.8 * road.length * 0.75), side * 9),
      );
      page.fill(blob([...line, ...shore.reverse()], 0), '#ffffff', { opacity });
    };
    for (const side of [-1, 1]) {
      surf(side, 14, 0.3);
      surf(side, 11.8, 0.6);
    }
    page.fill(
      road.strip(-10.4, 9.8),
      page.vertical(horizon, 1000, [0, '#f7eccb'], [0.4, '#f0dca6'], [1, '#d9b878']),
    );
    for (const side of [-1, 1]) {
      page.fill(
        road.strip(side * 5, side * 7.6),
        page.vertical(horizon, 1000, [0, '#b8ad98'], [0.5, '#8f867c'], [1, '#6b6460']),
      );
      let rocks = '';
      let bright = '';
      road.along(
        side * 6.2,
        1.5,
        (x, y, k) => {
          for (const o of [-0.8, 0.5]) {
            const [u, v, r] = [
              x + (o + random.signed() * 0.3) * k,
              y + random.signed() * k * 0.1,
              k * random.between(0.5, 0.95),
            ];
            if (r < 1.2) continue;
            rocks += polygon(
              [
                [u - r, v],
                [u - r * 0.7, v - r * 0.6],
                [u + r * 0.1, v - r * 0.8],
                [u + r * 0.9, v - r * 0.4],
                [u + r, v + r * 0.1],
              ],
              0,
            );
            if (r > 4)
              bright += `M${short(u - r * 0.7)} ${short(v - r * 0.6)}l${short(r * 0.8)} ${short(-r * 0.2)}l${short(r * 0.3)} ${short(r * 0.35)}z`;
          }
        },
        0,
        road.length * 0.22,
      );
      page.fill(rocks, '#565158').fill(bright, '#d9d2c2');
    }
    surface(page, road, {
      base: '#44474e',
      far: '#a9aaa4',
      shoulder: '#e6d2a0',
      middle: '#ffd84a',
      sheen: '#c9cccb',
      verge: 0.7,
    });
    let posts = '';
    for (const side of [-1, 1]) {
      road.along(side * 3.9, 5, (x, y, k) => {
        if (k > 4)
          posts += `M${short(x - k * 0.08)} ${short(y)}v${short(-k * 0.8)}h${short(k * 0.16)}v${short(k * 0.8)}z`;
      });
    }
    page.fill(posts, '#f6f2e6');
    const staging = {
      light: { from: [-0.2, -1], rim: '#ffffff', shade: '#173a58' },
      sun: [0.2, 0.12],
      shadow: '#14222e',
    } as const;
    place(
      page,
      ridden(scooter(), { dress: { helmet: 'open' }, passenger: { helmet: 'open' } }),
      onRoad(road, 46, 1.4, { coming: true, size: 1.9 }),
      tones({ paint: '#d8432f', jacket: '#f4ead6' }),
      staging,
    );
    place(
      page,
      ridden(cruiser({ roll: true })),
      onRoad(road, 22, -1.3, { size: 1.75 }),
      tones({ paint: '#FFD21F', jacket: '#3c4a58', cargo: '#7a4a2c' }),
      staging,
    );
    place(
      page,
      ridden(cruiser({})),
      onRoad(road, 14.5, -1.6, { size: 1.7 }),
      tones({ paint: '#1f4a6a', jacket: '#6b3a2c', cargo: '#4a3426', helmet: '#FFD21F' }),
      staging,
    );
    stones(
      page,
      random,
      scatter(
        random,
        ground,
        14,
        620,
        990,
        6,
        (x, y) =>
          x > 300 &&
          x < 1300 &&
          Math.abs(x - 745) > (y - horizon) * 0.62 &&
          Math.abs(x - 745) < (y - horizon) * 0.9,
      ),
      '#8a7458',
      '#f6e6c0',
      -1,
    );
    birds(page, random, [1120, 210], 8, 13, '#f6fbfa');
  },
};
