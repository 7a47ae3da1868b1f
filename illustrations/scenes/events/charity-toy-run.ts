import { mix } from '../../kit/colour.ts';
import { Ground } from '../../kit/ground.ts';
import { hull, type Part } from '../../kit/model.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat, type Spot } from '../../kit/solids.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { cruiser } from '../../parts/motorcycles/cruiser.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { crowd } from '../../parts/props/crowd.ts';
import { balloon, bunting } from '../../parts/props/festive.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { headlight, onRoad, place } from '../../parts/stage.ts';
import { crown } from '../../parts/trees.ts';

/** Parcels strapped behind the rider: a large one, one on top of it, ribbons around both. */
function parcels(back: number, up: number): Part[] {
  const box = (
    f: number,
    u: number,
    half: number,
    tall: number,
    material: 'cargo' | 'plate',
    lift: number,
  ) => [
    hull(
      material,
      [-1, 1].flatMap((x) =>
        [-1, 1].flatMap((z) => [
          [f + x * half, u, z * half, 2] as const,
          [f + x * half, u + tall, z * half, 2] as const,
        ]),
      ),
      { lift },
    ),
    hull(
      'accent',
      [
        [f, u, half + 1, 2.6],
        [f, u + tall, half + 1, 2.6],
        [f, u + tall + 2, -half, 2.6],
      ],
      { lift: lift + 8 },
    ),
  ];
  return [...box(back, up, 24, 32, 'cargo', 0), ...box(back, up + 36, 16, 22, 'plate', 1)];
}

/** A soft bear that sits before the rider, in centimetres; `stripe` is its fur. */
function bear(forward: number, up: number): Part[] {
  const b = (f: number, u: number, r: number, size: number) =>
    [forward + f, up + u, r, size] as const;
  return [
    hull('stripe', [b(0, 8, 0, 10)], { lift: 40 }),
    hull('stripe', [b(2, 24, 0, 9)], { lift: 44 }),
    hull('stripe', [b(2, 32, 7, 3.4)], { lift: 42 }),
    hull('stripe', [b(2, 32, -7, 3.4)], { lift: 42 }),
    hull('plate', [b(10, 22, 0, 4)], { lift: 50 }),
    hull('stripe', [b(6, 12, 10, 4), b(12, 6, 12, 4)], { lift: 46 }),
    hull('stripe', [b(6, 12, -10, 4), b(12, 6, -12, 4)], { lift: 46 }),
  ];
}

/** The toy run comes down a street of painted houses: parcels on the racks, balloons, people at the kerb. */
export const charityToyRun: Scene = {
  draw(page, random) {
    sky(page, ['#4fa8e0', '#9fd4ee', '#e0f2ee'], 480);
    cloud(page, random, [520, 190], 460, 90, '#ffffff', '#cfe9f2', 0.95);
    cloud(page, random, [900, 290], 320, 60, '#ffffff', '#cfe9f2', 0.85);
    const ground = new Ground({ horizon: 500, centre: 800, eye: 2.2, focal: 1150 });
    page.mist(800, 500, 420, 90, '#fffbe8', 0.9);
    page.fill(crown(random, 800, 480, 260, 70), '#a9d0a8');
    // Houses on both sides, far to near.
    const paints = ['#f6a88c', '#f7d774', '#9fd8c8', '#f2b6c6', '#bcd4f0', '#f8e2b0'];
    for (let i = 6; i >= 0; i--) {
      for (const side of [-1, 1]) {
        const [near, far] = [5 + i * 4.6, 9.6 + i * 4.6];
        const x = side * 7;
        const high = 5.2 + ((i * 7 + (side > 0 ? 3 : 0)) % 4) * 0.7;
        const paint = mix(
          paints[(i * 2 + (side > 0 ? 1 : 0)) % 6] ?? '#f6a88c',
          '#e9f4ee',
          Math.min(0.6, i * 0.075),
        );
        const wall = (a: number, b: number, low: number, top: number): Spot[] => [
          [x, a, low],
          [x, b, low],
          [x, b, top],
          [x, a, top],
        ];
        page.fill(
          flat(ground, wall(near, far, 0, high)),
          side < 0 ? mix(paint, '#6a5a8c', 0.14) : paint,
        );
        page.fill(flat(ground, wall(near, far, high, high + 0.35)), mix(paint, '#8a4a3c', 0.55));
        for (const k of [0.9, 2.7]) {
          page.fill(
            flat(ground, wall(near + k, near + k + 1, 3.1, 4.5)),
            mix('#4f7f96', paint, Math.min(0.5, i * 0.07)),
          );
          page.fill(flat(ground, wall(near + k - 0.1, near + k + 1.1, 2.95, 3.1)), '#fffaf0');
        }
        page.fill(
          flat(ground, wall(near + 0.5, near + 1.9, 0, 2.3)),
          mix('#8a4f3c', paint, Math.min(0.5, i * 0.07)),
        );
        page.fill(
          flat(ground, wall(near + 2.4, far - 0.3, 0.6, 2.2)),
          mix('#5f93a6', paint, Math.min(0.5, i * 0.07)),
        );
        const stripe = i % 2 ? '#e0573f' : '#2f9a94';
        page.fill(
          flat(ground, [
            [x, near + 0.3, 2.9],
            [x, far - 0.3, 2.9],
            [x - side * 1.2, far - 0.3, 2.4],
            [x - side * 1.2, near + 0.3, 2.4],
          ]),
          mix(stripe, '#e9f4ee', Math.min(0.5, i * 0.08)),
        );
      }
    }
    const road = ground.road(
      [
        [800, 1300],
        [800, 900],
        [800, 700],
        [800, 590],
        [800, 530],
      ],
      4.2,
    );
    page.fill(road.strip(-7, 7), page.vertical(520, 1000, [0, '#efe6d4'], [1, '#d9c2a8']));
    page.fill(road.strip(-4.5, 4.5), '#f8f2e4');
    surface(page, road, { base: '#6a6a7c', far: '#cfd0d4', line: '', middle: '#fffbe8' });
    for (const side of [-1, 1]) {
      crowd(page, random, ['#e0573f', '#2f7f94', '#f0b429', '#7a4f8f', '#f4ead8'], {
        from: side < 0 ? 130 : 1020,
        to: side < 0 ? 590 : 1480,
        foot: side < 0 ? [860, 640] : [650, 870],
        metre: side < 0 ? [130, 56] : [60, 134],
        step: 0.62,
        cheer: 0.5,
        faces: ['#a5704c', '#7f5136', '#c08a62'],
        legs: '#3a3d55',
      });
    }
    const flags = ['#e0573f', '#f7d774', '#2f9a94', '#fffaf0', '#f2809c'];
    for (const [z, sag] of [
      [26, 16],
      [17, 26],
      [10.5, 44],
    ] as const)
      bunting(page, ground.screen(-7, z, 5), ground.screen(7, z, 5), sag, flags, { count: 16 });
    const staging = {
      light: { from: [-0.5, -0.85], rim: '#fffbe8', shade: '#33305c', depth: 0.2 },
      sun: [0.5, -0.2],
      shadow: '#33304c',
      shadowOpacity: 0.36,
    } as const;
    const rides = [
      [
        12.4,
        1.9,
        scooter(),
        tones({
          paint: '#f7d774',
          jacket: '#2f7f94',
          cargo: '#2f9a94',
          accent: '#fffaf0',
          plate: '#e0573f',
          helmet: '#e0573f',
        }),
        -62,
        96,
        '#FFD21F',
      ],
      [
        7.6,
        -1.5,
        classic(),
        tones({
          paint: '#d8433b',
          jacket: '#33486a',
          cargo: '#3f8fd0',
          accent: '#FFD21F',
          plate: '#f2809c',
          stripe: '#b5793f',
        }),
        -66,
        98,
        '#e0573f',
      ],
      [
        4.3,
        1.35,
        cruiser(),
        tones({
          paint: '#1f9a8a',
          jacket: '#b5382c',
          cargo: '#f7d774',
          accent: '#e0573f',
          plate: '#7fc4e8',
          stripe: '#c98f54',
          helmet: '#ffffff',
        }),
        -66,
        92,
        '#3f8fd0',
      ],
    ] as const;
    for (const [s, offset, bike, colours, back, up, colour] of rides) {
      const shot = onRoad(road, s, offset, {
        coming: true,
        size: 1.25,
        turn: offset > 0 ? 14 : -14,
      });
      const tie = shot.see([back, up + 20, 18]);
      const r = 17 * shot.scale * 1.3;
      for (const [dx, dy, tone] of [
        [46, -120, colour],
        [86, -84, '#FFD21F'],
        [20, -74, '#ff7a9c'],
      ] as const)
        balloon(
          page,
          [tie.x + dx * shot.scale * (offset > 0 ? 1 : -1), tie.y + dy * shot.scale],
          r,
          tone,
          [tie.x, tie.y],
        );
      const extra = s < 8 ? bear(26, s < 5 ? 86 : 92) : [];
      place(
        page,
        [
          ...parcels(back, up),
          ...ridden(bike, { dress: { helmet: 'open', stripe: false }, wave: s < 5 }),
          ...extra,
        ],
        shot,
        colours,
        staging,
      );
      headlight(page, shot, 92, '#fff6d8', 0.5);
    }
  },
};
