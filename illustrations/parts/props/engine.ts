import { bar, chain, hull, moved, type Part, wheel } from '../../kit/model.ts';

/** A cooling fin around an upright cylinder: its middle and height, its reach ahead and aside, in centimetres. */
const fin = (up: number, along: number, across: number, lift: number): Part =>
  hull(
    'bright',
    [1, -1].flatMap((end) => [
      [6 + end * along, up, across, 1.5] as const,
      [6 + end * along, up, -across, 1.5] as const,
    ]),
    { lift },
  );

const BENCH = 84;

/** A single-cylinder engine on a wooden trolley, in centimetres; its forward is the exhaust side. */
export function engineOnTrolley(): Part[] {
  const engine: Part[] = [
    // Crankcase with gearbox, the round covers of clutch and timing on its sides.
    hull('metal', [
      [26, 20, 12, 14],
      [26, 20, -12, 14],
      [-4, 18, 12, 14],
      [-4, 18, -12, 14],
      [-40, 24, 11, 12],
      [-40, 24, -11, 12],
    ]),
    hull(
      'bright',
      [
        [20, 20, 24, 17],
        [-30, 22, 22, 11],
      ],
      { lift: 14 },
    ),
    hull('metal', [[20, 20, 30, 11]], { lift: 22 }),
    hull('bright', [[20, 20, 33, 4]], { lift: 28 }),
    hull('dark', [[-32, 22, 28, 5]], { lift: 22 }),
    // Barrel and head.
    hull(
      'dark',
      [38, 70].flatMap((up) => [
        [-6, up, 10, 5] as const,
        [-6, up, -10, 5] as const,
        [18, up, 10, 5] as const,
        [18, up, -10, 5] as const,
      ]),
      { lift: 3 },
    ),
    ...[0, 1, 2, 3].map((i) => fin(42 + i * 5.4, 20, 18, 5 + i * 0.4)),
    ...[0, 1, 2].map((i) => fin(63.6 + i * 5.4, 23 - i, 20 - i, 8 + i * 0.4)),
    hull(
      'metal',
      [
        [-8, 83, 11, 6],
        [-8, 83, -11, 6],
        [20, 83, 11, 6],
        [20, 83, -11, 6],
      ],
      { lift: 11 },
    ),
    ...[-6, 18].map((x) =>
      hull(
        'bright',
        [
          [x, 90, 8, 5],
          [x, 90, -8, 5],
        ],
        { lift: 13 },
      ),
    ),
    // Exhaust stub, carburettor and filter.
    chain('bright', [[[28, 68, 0, 5]], [[42, 67, 0, 5]], [[52, 58, 0, 5]], [[55, 42, 0, 5]]], {
      lift: 10,
    }),
    chain('metal', [[[-16, 66, 0, 4.4]], [[-28, 64, 0, 6.4]], [[-30, 53, 0, 6]]], { lift: 8 }),
    hull(
      'rubber',
      [
        [-36, 65, 0, 7],
        [-44, 65, 0, 8.4],
      ],
      { lift: 7 },
    ),
  ];
  const leg = (x: number, z: number) =>
    hull('accent', [
      [x, BENCH - 6, z, 3.4],
      [x, 12, z, 3.4],
    ]);
  const plank = (up: number, reach: number, thick: number) =>
    hull(
      'cargo',
      [1, -1].flatMap((end) => [
        [end * reach, up, 34, thick] as const,
        [end * reach, up, -34, thick] as const,
      ]),
    );
  return [
    plank(30, 66, 2.4),
    ...[1, -1].flatMap((end) => [leg(end * 62, 30), leg(end * 62, -30)]),
    ...[1, -1].flatMap((end) =>
      [30, -30].map((z) => wheel([end * 62, 6, z], 6, { width: 3, tyre: 3, spokes: 0, disc: 0 })),
    ),
    { ...plank(BENCH - 4, 74, 4), lift: 44 },
    ...moved(engine, [-4, BENCH - 4, 0]).map((part) => ({ ...part, lift: (part.lift ?? 0) + 90 })),
    bar(
      'bright',
      2.6,
      [
        [48, BENCH + 1, 18],
        [66, BENCH + 1, 26],
      ],
      { lift: 120 },
    ),
  ];
}
