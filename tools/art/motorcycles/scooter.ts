import { bar, both, hull, moved, type Part, turned, wheel } from '../model.ts';
import { centred, type Fitting, type Motorcycle } from './motorcycle.ts';

const WHEELBASE = 128;

const front: Part[] = [
  wheel([128, 22, 0], 22, { width: 5, tyre: 8, spokes: 5, rim: 'bright', disc: 7 }),
  hull('metal', [
    [127, 24, 6, 2.6],
    [116, 60, 5, 3],
  ]),
  hull(
    'paint',
    [
      [146, 36, 0, 4],
      [134, 46, 6, 4],
      [134, 46, -6, 4],
      [112, 44, 5, 4],
      [112, 44, -5, 4],
      [114, 56, 0, 5],
    ],
    { lift: 6 },
  ),
  ...both(
    hull(
      'rubber',
      [
        [96, 102, 26, 2.4],
        [90, 101, 36, 2.4],
      ],
      { lift: 8 },
    ),
    bar(
      'bright',
      1.2,
      [
        [98, 104, 20],
        [98, 120, 30],
      ],
      { fine: true },
    ),
    hull('paint', [[98, 123, 31, 4.4]], { lift: 4 }),
  ),
  hull(
    'paint',
    [
      [108, 100, 9, 6],
      [108, 100, -9, 6],
      [98, 102, 22, 3.6],
      [98, 102, -22, 3.6],
      [100, 108, 0, 5],
    ],
    { lift: 6 },
  ),
  hull(
    'lamp',
    [
      [114, 101, 4, 4],
      [114, 101, -4, 4],
    ],
    { lift: 18, facing: [1, 0, 0] },
  ),
];

const middle: Part[] = [
  wheel([0, 22, 0], 22, { width: 6, tyre: 8, spokes: 5, rim: 'bright', disc: 0 }),
  hull(
    'paint',
    [
      [116, 60, 8, 6],
      [116, 60, -8, 6],
      [106, 90, 8, 5],
      [106, 90, -8, 5],
      [102, 58, 16, 3],
      [102, 58, -16, 3],
      [96, 84, 17, 3],
      [96, 84, -17, 3],
      [96, 34, 14, 3],
      [96, 34, -14, 3],
    ],
    { lift: 4 },
  ),
  hull('dark', [
    [94, 26, 13, 4],
    [94, 26, -13, 4],
    [50, 24, 13, 4],
    [50, 24, -13, 4],
  ]),
  hull(
    'paint',
    [
      [50, 28, 12, 5],
      [50, 28, -12, 5],
      [44, 64, 12, 6],
      [44, 64, -12, 6],
      [10, 44, 15, 7],
      [10, 44, -15, 7],
      [-18, 58, 9, 6],
      [-18, 58, -9, 6],
      [-12, 68, 8, 5],
      [-12, 68, -8, 5],
    ],
    { lift: 3 },
  ),
  ...both(
    hull(
      'accent',
      [
        [34, 52, 21, 1.6],
        [2, 52, 22, 1.6],
        [-10, 58, 18, 1.6],
      ],
      { lift: 8, facing: [0, 0, 1], fine: true },
    ),
  ),
  hull(
    'seat',
    [
      [44, 74, 10, 5],
      [44, 74, -10, 5],
      [20, 77, 12, 5],
      [20, 77, -12, 5],
      [-16, 80, 8, 5],
      [-16, 80, -8, 5],
    ],
    { lift: 6 },
  ),
  hull(
    'tail',
    [
      [-26, 64, 4, 3.6],
      [-26, 64, -4, 3.6],
    ],
    { lift: 12, facing: [-1, 0, 0] },
  ),
  hull('metal', [
    [10, 24, 12, 5],
    [40, 26, 11, 5],
  ]),
  ...both(
    bar(
      'bright',
      2,
      [
        [-12, 82, 9],
        [-28, 86, 8],
        [-28, 86, 0],
      ],
      { lift: 4 },
    ),
  ),
];

/** A city scooter. */
export function scooter(fitting: Fitting = {}): Motorcycle {
  const parts = [
    ...middle,
    ...turned(front, 106, fitting.steer ?? 0),
    ...(fitting.roll
      ? [
          hull(
            'cargo',
            [
              [-30, 92, 12, 8],
              [-30, 92, -12, 8],
              [-30, 110, 12, 8],
              [-30, 110, -12, 8],
            ],
            { lift: 6 },
          ),
        ]
      : []),
  ];
  return {
    parts: moved(parts, [-WHEELBASE / 2, 0, 0]),
    seat: centred(WHEELBASE, [26, 90, 0]),
    grip: centred(WHEELBASE, [93, 103, 31]),
    peg: centred(WHEELBASE, [74, 34, 12]),
    neck: centred(WHEELBASE, [40, 142, 0]),
    pillion: centred(WHEELBASE, [-4, 92, 0]),
  };
}
