import type { Ground } from '../../kit/ground.ts';
import { type Part, type Place, panel } from '../../kit/model.ts';
import type { Page } from '../../kit/page.ts';
import { blob } from '../../kit/path.ts';
import { block, flat, type Spot } from '../../kit/solids.ts';
import { arm, type Dress, figure, type Pose } from '../figure.ts';

/** Someone in the recovery position on the right side; drawn with a lean of 90, the head lies to the right of the heading. */
export function casualty(dress: Dress): Part[] {
  return figure(
    {
      hips: [-4, 0, -19],
      neck: [2, 53, -20],
      hands: [
        [52, 58, -3],
        [19, 68, -8],
      ],
      feet: [
        [-12, -86, -8],
        [24, -50, -8],
      ],
      knees: [1, 0.3, 0],
      elbows: [0.9, -1, -0.4],
      look: [0, -12],
    },
    dress,
  );
}

const TENDING: Pose = {
  hips: [-6, 50, 0],
  neck: [24, 93, 0],
  hands: [
    [52, 44, 22],
    [48, 44, -26],
  ],
  feet: [
    [-42, 8, 12],
    [-42, 8, -12],
  ],
  knees: [1, -0.6, 0.2],
  elbows: [-0.5, -0.2, 1],
  look: [36, 16],
};

/** The shape of a cross with arms of a third, as shares of its half: across and up. */
const CROSS = [
  [-1, 3],
  [1, 3],
  [1, 1],
  [3, 1],
  [3, -1],
  [1, -1],
  [1, -3],
  [-1, -3],
  [-1, -1],
  [-3, -1],
  [-3, 1],
  [-1, 1],
] as const;

/** A trainer on both knees with a white cross on the chest; `arms` come again in front of whom they hold. */
export function carer(dress: Dress): { body: Part[]; arms: Part[] } {
  const badge = CROSS.map(
    ([across, up]): Place => [24 + up * 1.6, 77 + up * 2.4, 4 + across * 2.2],
  );
  return {
    body: [...figure(TENDING, dress), panel('plate', badge, { lift: 40 })],
    arms: [...arm(TENDING, dress, 1), ...arm(TENDING, dress, -1)],
  };
}

/** Where a first-aid kit stands on a ground, in metres and degrees. */
export interface KitPlace {
  right: number;
  ahead: number;
  turn?: number;
  size?: number;
}

/** An open first-aid kit: a green case with a white cross, dressings in it and in its lid. */
export function firstAidKit(
  page: Page,
  ground: Ground,
  { right, ahead, turn = 0, size = 1 }: KitPlace,
  shadow: string,
): void {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const [w, d, h] = [0.29, 0.17, 0.27];
  const spot = (u: number, v: number, up: number): Spot => [
    right + u * c + v * s,
    ahead - u * s + v * c,
    up * size,
  ];
  const face = (spots: readonly Spot[], paint: string, opacity?: number) =>
    page.fill(flat(ground, spots), paint, opacity === undefined ? undefined : { opacity });
  face(
    [
      spot(-w, -d - 0.02, 0),
      spot(w, -d - 0.02, 0),
      spot(w + 0.5, 0.1, 0),
      spot(w + 0.42, d + 0.2, 0),
      spot(-w, d, 0),
    ],
    shadow,
    0.34,
  );
  const lid = (u: number, v: number) => spot(u, d + 0.02 + v * 0.12, h + v * 0.33);
  face([lid(-w, 0), lid(w, 0), lid(w, 1), lid(-w, 1)], '#0f6a48');
  face(
    [lid(-w + 0.03, 0.08), lid(w - 0.03, 0.08), lid(w - 0.03, 0.92), lid(-w + 0.03, 0.92)],
    '#dff0e2',
  );
  face(
    CROSS.map(([x, y]) => lid(x * 0.034, 0.52 + y * 0.105)),
    '#1c9563',
  );
  const box = { right, ahead, turn, width: w * 2 * size, depth: d * 2 * size, height: h * size };
  block(page, ground, box, { lit: '#27ab72', shade: '#127049', top: '#0b4a33' });
  for (const [u, wide, tall, colour] of [
    [-0.18, 0.16, 0.1, '#fffaf0'],
    [0, 0.13, 0.14, '#f0b9a0'],
    [0.17, 0.15, 0.08, '#cfe4ea'],
  ] as const) {
    const [x, z] = spot(u, 0.02, 0);
    block(
      page,
      ground,
      {
        right: x,
        ahead: z,
        turn,
        width: wide * size,
        depth: 0.2 * size,
        height: tall * size,
        up: (h - 0.02) * size,
      },
      { lit: colour, shade: '#8d8f8c', top: '#ffffff' },
    );
  }
  face(
    [spot(-w, -d, h), spot(w, -d, h), spot(w, -d, h - 0.035), spot(-w, -d, h - 0.035)],
    '#7fdcae',
  );
  face(
    CROSS.map(([x, y]) => spot(x * 0.032, -d - 0.002, 0.125 + y * 0.032)),
    '#ffffff',
  );
}

/** A rolled bandage whose end runs out over the ground. */
export function bandage(page: Page, ground: Ground, [right, ahead]: Spot): void {
  const at = (u: number, v: number, up = 0): Spot => [right + u, ahead + v, up];
  page.fill(flat(ground, [at(0, 0), at(0.55, -0.16), at(0.58, -0.02), at(0.05, 0.16)]), '#fff8ea');
  const rim = (v: number) =>
    Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * 6.283;
      return ground.screen(right + Math.cos(a) * 0.085, ahead + v, 0.085 + Math.sin(a) * 0.085);
    });
  page.fill(blob(rim(0.14)), '#c9c2b2').fill(blob(rim(0)), '#fffdf6');
  const [x, y] = ground.screen(right, ahead, 0.085);
  page.circle(x, y, ground.scale(ahead) * 0.03, '#c9c2b2');
}
