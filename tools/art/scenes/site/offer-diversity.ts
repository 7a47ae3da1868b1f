import { Ground } from '../../ground.ts';
import { hull } from '../../model.ts';
import { classic } from '../../motorcycles/classic.ts';
import { cruiser } from '../../motorcycles/cruiser.ts';
import { scooter } from '../../motorcycles/scooter.ts';
import { floweringTree } from '../../props/street.ts';
import { ridden, tones } from '../../riders.ts';
import { range, roll } from '../../ridge.ts';
import { surface } from '../../roadside.ts';
import type { Scene } from '../../scene.ts';
import { cloud, sky } from '../../sky.ts';
import { onRoad, place } from '../../stage.ts';
import { plain } from '../../terrain.ts';

/** A plait over a shoulder, for a seated rider whose neck is at the given place. */
const plait = ([x, y]: readonly [number, number, number], side: 1 | -1) =>
  hull(
    'seat',
    [
      [x + 4, y + 4, 9 * side, 4],
      [x + 10, y - 14, 13 * side, 3.6],
      [x + 8, y - 30, 12 * side, 2],
    ],
    { lift: 30 },
  );

/** Three women side by side down an avenue in flower: a scooter, a classic, a cruiser. */
export const offerDiversity: Scene = {
  draw(page, random) {
    const air = '#fdf0d0';
    sky(page, ['#69aecb', '#b3d8d8', '#ece8cc', air], 470);
    page.glow(820, 330, 520, '#fffbe0', 0.8, 320);
    cloud(page, random, [560, 230], 460, 54, '#fff', '#eaf0e2', 0.9);
    page.land(roll(random, range(random, 3, 430, 40), 2), '#9dbda4', air, 500, { smooth: true });
    plain(page, '#b9c888', '#7d9a50', 470);
    const ground = new Ground({ horizon: 462, centre: 800, eye: 1.9, focal: 900 });
    const road = ground.road(
      [
        [800, 1400],
        [800, 1000],
        [800, 740],
        [800, 580],
        [800, 500],
        [800, 474],
      ],
      5.2,
    );
    surface(page, road, {
      base: '#55565c',
      far: '#b5ad9c',
      shoulder: '#d9c49a',
      middle: '',
      sheen: '#f3e2c0',
    });
    page.fill(road.dashes({ on: 2.4, gap: 3, half: 0.09, offset: -1.8 }), '#f6efd8', {
      opacity: 0.8,
    });
    page.fill(road.dashes({ on: 2.4, gap: 3, half: 0.09, offset: 1.8 }), '#f6efd8', {
      opacity: 0.8,
    });
    const bloom = ['#6a4a3c', '#4f8a52', '#d8503a', '#f0805a'] as const;
    const tree = page.symbol(() => floweringTree(page, random, [0, 0], 480, bloom));
    for (const [x, y, size] of [
      [640, 500, 0.28],
      [960, 500, 0.28],
      [540, 546, 0.55],
      [1060, 546, 0.55],
      [270, 660, 1.1],
      [1330, 660, 1.1],
    ] as const)
      page.use(tree, `translate(${x} ${y}) scale(${x < 800 ? size : -size} ${size})`);
    const staging = {
      light: { from: [-0.4, -0.9], rim: '#fffbe2', shade: '#2a3450' },
      sun: [0.3, 0.15],
      shadow: '#2a2a30',
    } as const;
    const left = classic({});
    place(
      page,
      [...ridden(left, { dress: { helmet: 'open' } }), plait(left.neck, 1)],
      onRoad(road, 5.4, -1.25, { coming: true, size: 1.25 }),
      tones({ paint: '#2f6f78', jacket: '#e8b83a', skin: '#7a4a30', helmet: '#f4f1e8' }),
      staging,
    );
    const right = cruiser({});
    place(
      page,
      [...ridden(right, { dress: { helmet: 'open' } }), plait(right.neck, -1)],
      onRoad(road, 5.1, 1.3, { coming: true, size: 1.25 }),
      tones({ paint: '#7a3a6a', jacket: '#2f4a6a', skin: '#b07a54', helmet: '#e8622a' }),
      staging,
    );
    const front = scooter({});
    place(
      page,
      [...ridden(front, { dress: { helmet: 'open' } }), plait(front.neck, 1)],
      onRoad(road, 3.7, 0.05, { coming: true, size: 1.25 }),
      tones({
        paint: '#FFD21F',
        jacket: '#c9392c',
        trousers: '#2f3a5a',
        skin: '#9a6444',
        helmet: '#f4f1e8',
      }),
      staging,
    );
  },
};
