import { bar, both, hull, moved, type Part, turned, wheel } from '../../kit/model.ts';
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
      [140, 34, 0, 7],
      [132, 44, 5, 6.5],
      [132, 44, -5, 6.5],
      [112, 40, 5, 6],
      [112, 40, -5, 6],
      [116, 54, 0, 6],
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
      [107, 104, 3, 9],
      [107, 104, -3, 9],
      [98, 104, 23, 3.6],
      [98, 104, -23, 3.6],
    ],
    { lift: 6 },
  ),
  hull('lamp', [[114, 104, 0, 6.4]], { lift: 18, facing: [1, 0, 0] }),
];

const middle: Part[] = [
  wheel([0, 22, 0], 22, { width: 6, tyre: 8, spokes: 5, rim: 'bright', disc: 0 }),
  hull(
    'paint',
    [
      [110, 92, 9, 5],
      [110, 92, -9, 5],
      [104, 76, 20, 4],
      [104, 76, -20, 4],
      [97, 46, 20, 4],
      [97, 46, -20, 4],
      [92, 32, 14, 4],
      [92, 32, -14, 4],
    ],
    { lift: 4 },
  ),
  hull(
    'accent',
    [
      [114, 92, 0, 4.4],
      [116, 62, 0, 5.4],
    ],
    { lift: 8, facing: [1, 0, 0] },
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
      [48, 30, 11, 5],
      [48, 30, -11, 5],
      [46, 62, 10, 7],
      [46, 62, -10, 7],
      [0, 60, 9, 9],
      [0, 60, -9, 9],
      [-24, 60, 4, 7],
      [-24, 60, -4, 7],
    ],
    { lift: 3 },
  ),
  ...both(
    hull(
      'paint',
      [
        [30, 48, 14, 10],
        [2, 48, 15, 13],
        [-20, 54, 10, 9],
      ],
      { lift: 8 },
    ),
    hull(
      'accent',
      [
        [30, 50, 25, 1.6],
        [2, 52, 28, 1.6],
      ],
      { lift: 14, facing: [0, 0, 1], fine: true },
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
