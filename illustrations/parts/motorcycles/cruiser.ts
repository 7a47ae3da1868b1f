import { bar, both, hull, moved, mudguard, type Part, turned, wheel } from '../../kit/model.ts';
import { centred, type Fitting, type Motorcycle } from './motorcycle.ts';

const WHEELBASE = 166;

const front: Part[] = [
  wheel([166, 33, 0], 33, { width: 5.5, tyre: 8, spokes: 16, disc: 12 }),
  ...both(
    hull(
      'bright',
      [
        [165, 34, 9, 3.2],
        [150, 70, 9, 3.2],
      ],
      { lift: 6 },
    ),
    hull(
      'dark',
      [
        [150, 70, 9, 4],
        [134, 104, 9, 4],
      ],
      { lift: 4 },
    ),
    bar(
      'bright',
      2.8,
      [
        [130, 106, 4],
        [124, 122, 20],
        [110, 124, 36],
        [100, 122, 42],
      ],
      { lift: 8 },
    ),
    hull(
      'rubber',
      [
        [102, 122, 40, 2.4],
        [94, 119, 48, 2.4],
      ],
      { lift: 12 },
    ),
    hull('bright', [[112, 136, 38, 4]], { lift: 6 }),
  ),
  mudguard('paint', [166, 33], 37, [22, 176], 7, { lift: 8 }),
  hull(
    'bright',
    [
      [136, 92, 0, 10],
      [130, 93, 0, 8],
    ],
    { lift: 8 },
  ),
  hull('lamp', [[144.5, 92, 0, 7.6]], { lift: 22, facing: [1, 0, 0] }),
];

const middle: Part[] = [
  wheel([0, 32, 0], 32, { width: 8, tyre: 9, spokes: 16, disc: 11 }),
  ...both(
    hull('dark', [
      [0, 32, 11, 3.2],
      [52, 38, 9, 3.4],
    ]),
    hull(
      'bright',
      [
        [2, 36, 13, 2.6],
        [18, 66, 12, 3.4],
      ],
      { lift: 4 },
    ),
    hull('bright', [[78, 38, 13, 9]], { lift: 8 }),
    bar(
      'bright',
      4.4,
      [
        [100, 60, 8],
        [112, 46, 11],
        [98, 28, 14],
        [50, 26, 16],
      ],
      { lift: 6 },
    ),
    hull(
      'bright',
      [
        [50, 26, 16, 4.4],
        [-30, 28, 18, 5.4],
      ],
      { lift: 6 },
    ),
    hull('dark', [
      [102, 34, 12, 2],
      [102, 34, 26, 2],
    ]),
    hull(
      'cargo',
      [
        [-26, 48, 18, 5],
        [16, 46, 18, 5],
        [-28, 70, 17, 4],
        [18, 70, 17, 4],
        [-24, 50, 29, 5],
        [14, 48, 29, 5],
        [-26, 70, 26, 4],
        [16, 70, 26, 4],
      ],
      { lift: 8 },
    ),
  ),
  hull('dark', [
    [62, 38, 9, 11],
    [62, 38, -9, 11],
    [104, 36, 9, 10],
    [104, 36, -9, 10],
    [104, 56, 6, 6],
    [104, 56, -6, 6],
    [64, 60, 7, 7],
    [64, 60, -7, 7],
  ]),
  hull(
    'bright',
    [
      [94, 54, 8, 5],
      [94, 54, -8, 5],
      [106, 68, 8, 5],
      [106, 68, -8, 5],
      [94, 72, 8, 5],
      [94, 72, -8, 5],
    ],
    { lift: 3 },
  ),
  hull(
    'metal',
    [
      [74, 54, 8, 5],
      [74, 54, -8, 5],
      [66, 68, 8, 5],
      [66, 68, -8, 5],
      [78, 70, 8, 5],
      [78, 70, -8, 5],
    ],
    { lift: 3 },
  ),
  hull(
    'paint',
    [
      [70, 82, 6, 6],
      [70, 82, -6, 6],
      [96, 92, 12, 9],
      [96, 92, -12, 9],
      [118, 93, 9, 8],
      [118, 93, -9, 8],
      [126, 88, 4, 5],
      [126, 88, -4, 5],
    ],
    { lift: 6 },
  ),
  hull(
    'seat',
    [
      [64, 74, 8, 5],
      [64, 74, -8, 5],
      [36, 68, 14, 5],
      [36, 68, -14, 5],
      [28, 74, 12, 5],
      [28, 74, -12, 5],
    ],
    { lift: 3 },
  ),
  hull(
    'seat',
    [
      [22, 76, 10, 5],
      [22, 76, -10, 5],
      [-10, 76, 8, 4.5],
      [-10, 76, -8, 4.5],
    ],
    { lift: 3 },
  ),
  mudguard('paint', [0, 32], 38, [48, 192], 9),
  hull(
    'tail',
    [
      [-34, 62, 3, 3.4],
      [-34, 62, -3, 3.4],
    ],
    { lift: 12, facing: [-1, 0, 0] },
  ),
];

/** A long, low cruiser. */
export function cruiser(fitting: Fitting = {}): Motorcycle {
  const parts = [
    ...middle,
    ...turned(front, 132, fitting.steer ?? 0),
    ...(fitting.roll
      ? [
          hull(
            'cargo',
            [
              [-12, 90, 22, 9],
              [-12, 90, -22, 9],
            ],
            { lift: 5 },
          ),
        ]
      : []),
    ...(fitting.parked
      ? [
          bar('metal', 2.6, [
            [62, 28, -12],
            [54, 1, -28],
          ]),
        ]
      : []),
  ];
  return {
    parts: moved(parts, [-WHEELBASE / 2, 0, 0]),
    seat: centred(WHEELBASE, [40, 82, 0]),
    grip: centred(WHEELBASE, [98, 122, 44]),
    peg: centred(WHEELBASE, [100, 38, 22]),
    neck: centred(WHEELBASE, [42, 135, 0]),
    pillion: centred(WHEELBASE, [2, 90, 0]),
  };
}
