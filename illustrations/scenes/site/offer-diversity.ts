import { Ground } from '../../kit/ground.ts';
import { hull } from '../../kit/model.ts';
import { short } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { cruiser } from '../../parts/motorcycles/cruiser.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { floweringTree } from '../../parts/props/street.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { sky, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { plain } from '../../parts/terrain.ts';

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

/** Three women ride abreast down an avenue in flower: a scooter leads a classic and a cruiser. */
export const offerDiversity: Scene = {
  draw(page, random) {
    const air = '#ffe9bd';
    sky(page, ['#6fa9c6', '#b9d2cc', '#f3dfb4', air], 480);
    sun(page, [640, 330], 46, '#fffbe2', '#ffe09a', { opacity: 1, reach: 10 });
    for (const [y, height, colour] of [
      [420, 60, '#a9b79c'],
      [462, 34, '#8aa886'],
    ] as const)
      page.land(roll(random, range(random, 3, y, height), 2), colour, air, 520, { smooth: true });
    plain(page, '#dccf88', '#6f8f48', 486);
    const ground = new Ground({ horizon: 474, centre: 690, eye: 2, focal: 1150 });
    const road = ground.road(
      [
        [1000, 1420],
        [860, 1000],
        [770, 760],
        [712, 620],
        [684, 550],
        [672, 512],
        [668, 488],
      ],
      4.6,
    );
    surface(page, road, {
      base: '#5b5560',
      far: '#e3cda4',
      shoulder: '#d9bd8a',
      middle: '#fff2d0',
      line: '#fff2d0',
      verge: 1.1,
    });
    const bloom = ['#6a4436', '#4c7a48', '#d2452f', '#f58a54'] as const;
    const tree = page.symbol(() => floweringTree(page, random, [0, 0], 480, bloom));
    // Shade of the trees across the road, petals in it.
    for (const [x, y, rx] of [
      [700, 536, 190],
      [790, 604, 360],
      [1040, 728, 700],
    ] as const)
      page.ellipse(x, y, rx, (y - 474) * 0.09, '#3f3450', { opacity: 0.22 });
    for (const [x, y, size] of [
      [560, 502, 0.2],
      [800, 504, 0.22],
      [470, 526, 0.4],
      [930, 530, 0.42],
      [290, 580, 0.78],
      [1180, 592, 0.84],
      [-30, 700, 1.5],
      [1610, 730, 1.6],
    ] as const)
      page.use(tree, `translate(${x} ${y}) scale(${x < 690 ? size : -size} ${size})`);
    let petals = '';
    for (let i = 0; i < 70; i++) {
      const y = 560 + 420 * random() ** 1.4;
      const side = random() < 0.5 ? -1 : 1;
      const x = 690 + (y - 474) * (0.4 + side * random.between(1, 2.6));
      petals += `M${short(x, 0)} ${short(y, 0)}h${short((y - 474) * 0.012, 1)}`;
    }
    page.stroke(petals, '#f0714a', 5, { 'stroke-linecap': 'round', opacity: 0.9 });
    const staging = {
      light: { from: [-0.6, -0.8], rim: '#fff0bd', shade: '#3a2f52', depth: 0.22 },
      sun: [0.7, -0.5],
      shadow: '#2b2436',
      shadowOpacity: 0.38,
    } as const;
    const left = classic({ steer: 2 });
    place(
      page,
      [...ridden(left, { dress: { helmet: 'open' }, look: [14, 4] }), plait(left.neck, 1)],
      onRoad(road, 9.2, -2.2, { coming: true, size: 1.5, turn: -14 }),
      tones({ paint: '#1f7a74', jacket: '#e8b23a', skin: '#7a4a30', helmet: '#f4f1e8' }),
      staging,
    );
    const right = cruiser({ steer: -2 });
    place(
      page,
      [...ridden(right, { dress: { helmet: 'open' }, look: [-14, 4] }), plait(right.neck, -1)],
      onRoad(road, 8.2, 2.1, { coming: true, size: 1.5, turn: 6 }),
      tones({ paint: '#2f4f86', jacket: '#7a3f72', skin: '#b07a54', helmet: '#e8622a' }),
      staging,
    );
    const front = scooter({ steer: -3 });
    place(
      page,
      [...ridden(front, { dress: { helmet: 'open' }, look: [4, 4] }), plait(front.neck, 1)],
      onRoad(road, 5.4, -0.1, { coming: true, size: 1.5, turn: -12 }),
      tones({
        paint: '#FFD21F',
        accent: '#fff6dc',
        jacket: '#c9392c',
        trousers: '#2f3a5a',
        skin: '#9a6444',
        helmet: '#f4f1e8',
        seat: '#2a1d1a',
      }),
      staging,
    );
  },
};
