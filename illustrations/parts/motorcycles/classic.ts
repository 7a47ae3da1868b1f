import { bar, both, hull, moved, mudguard, type Part, turned, wheel } from '../../kit/model.ts';
import { centred, type Fitting, type Motorcycle } from './motorcycle.ts';

const WHEELBASE = 140;

const front: Part[] = [
  wheel([140, 33, 0], 33, { width: 5, tyre: 7.5, spokes: 16, disc: 12 }),
  ...both(
    hull(
      'bright',
      [
        [139, 34, 8, 3],
        [127, 66, 8, 3],
      ],
      { lift: 6 },
    ),
    hull(
      'dark',
      [
        [127, 66, 8, 3.8],
        [116, 98, 8, 3.8],
      ],
      { lift: 4 },
    ),
    bar(
      'bright',
      2.6,
      [
        [112, 100, 4],
        [107, 110, 18],
        [97, 109, 34],
      ],
      { lift: 8 },
    ),
    hull(
      'rubber',
      [
        [97, 109, 32, 2.2],
        [90, 108, 43, 2.2],
      ],
      { lift: 12 },
    ),
    bar(
      'bright',
      1.2,
      [
        [99, 110, 28],
        [101, 124, 38],
      ],
      { fine: true },
    ),
    hull('bright', [[101, 127, 38, 4.6]], { lift: 6 }),
  ),
  mudguard('paint', [140, 33], 36.5, [36, 176], 5.5, { lift: 8 }),
  hull(
    'dark',
    [
      [120, 90, 0, 10],
      [114, 90, 0, 8],
    ],
    { lift: 8 },
  ),
  hull('lamp', [[128.5, 90, 0, 7.6]], { lift: 22, facing: [1, 0, 0] }),
  ...both(hull('accent', [[118, 82, 16, 2.6]], { fine: true, lift: 8 })),
];

const middle: Part[] = [
  wheel([0, 32, 0], 32, { width: 6, tyre: 8, spokes: 16, disc: 11 }),
  ...both(
    hull('dark', [
      [1, 32, 9, 3],
      [50, 38, 8, 3.2],
    ]),
    hull(
      'bright',
      [
        [3, 36, 11, 2.4],
        [13, 70, 11, 3],
      ],
      { lift: 4 },
    ),
    hull(
      'dark',
      [
        [10, 60, 11, 3.4],
        [14, 74, 11, 3.4],
      ],
      { lift: 5 },
    ),
    hull(
      'paint',
      [
        [26, 72, 9, 3],
        [50, 72, 9, 3],
        [46, 56, 10, 3],
        [30, 58, 10, 3],
      ],
      { lift: 4 },
    ),
    hull('bright', [[66, 41, 12, 8]], { lift: 8 }),
    hull('metal', [[84, 40, 11, 7]], { lift: 8 }),
    bar(
      'bright',
      3.8,
      [
        [94, 60, 7],
        [105, 48, 10],
        [95, 30, 13],
        [44, 26, 15],
      ],
      { lift: 6 },
    ),
    hull(
      'bright',
      [
        [44, 27, 15, 3.6],
        [-24, 33, 18, 5],
      ],
      { lift: 6 },
    ),
    hull('dark', [
      [54, 33, 12, 2],
      [54, 34, 24, 2],
    ]),
    bar('dark', 3.4, [
      [106, 94, 4],
      [98, 60, 6],
      [60, 28, 8],
    ]),
    hull(
      'accent',
      [
        [98, 86, 15, 3],
        [76, 86, 15, 3],
        [86, 80, 15, 3],
      ],
      { lift: 14, facing: [0, 0, 1], fine: true },
    ),
  ),
  hull('dark', [
    [54, 40, 8, 10],
    [54, 40, -8, 10],
    [92, 38, 8, 9],
    [92, 38, -8, 9],
    [96, 54, 6, 6],
    [96, 54, -6, 6],
    [56, 58, 7, 7],
    [56, 58, -7, 7],
  ]),
  hull(
    'bright',
    [
      [80, 56, 8, 4],
      [80, 56, -8, 4],
      [90, 55, 8, 4],
      [90, 55, -8, 4],
      [88, 74, 9, 4],
      [88, 74, -9, 4],
      [80, 74, 9, 4],
      [80, 74, -9, 4],
    ],
    { lift: 3 },
  ),
  hull(
    'metal',
    [
      [79, 61, 11, 1.6],
      [79, 61, -11, 1.6],
      [94, 60, 11, 1.6],
      [94, 60, -11, 1.6],
    ],
    { lift: 4, fine: true },
  ),
  hull(
    'metal',
    [
      [79, 67, 11, 1.6],
      [79, 67, -11, 1.6],
      [95, 66, 11, 1.6],
      [95, 66, -11, 1.6],
    ],
    { lift: 4, fine: true },
  ),
  hull(
    'paint',
    [
      [64, 82, 7, 6],
      [64, 82, -7, 6],
      [84, 90, 11, 9],
      [84, 90, -11, 9],
      [102, 90, 9, 8],
      [102, 90, -9, 8],
      [108, 84, 5, 6],
      [108, 84, -5, 6],
    ],
    { lift: 6 },
  ),
  hull(
    'seat',
    [
      [58, 80, 8, 5],
      [58, 80, -8, 5],
      [30, 79, 11, 5],
      [30, 79, -11, 5],
      [-14, 80, 8, 4.5],
      [-14, 80, -8, 4.5],
    ],
    { lift: 3 },
  ),
  mudguard('paint', [0, 32], 37, [52, 196], 6.5),
  hull(
    'tail',
    [
      [-33, 62, 3, 3.4],
      [-33, 62, -3, 3.4],
    ],
    { lift: 12, facing: [-1, 0, 0] },
  ),
];

/** A round-tank machine of the old school. */
export function classic(fitting: Fitting = {}): Motorcycle {
  const { steer = 0 } = fitting;
  const parts = [
    ...middle,
    ...turned(front, 114, steer),
    ...(fitting.cases
      ? both(
          hull(
            'cargo',
            [
              [-24, 52, 16, 5],
              [12, 52, 16, 5],
              [-26, 74, 15, 4],
              [14, 74, 15, 4],
              [-22, 54, 28, 5],
              [10, 54, 28, 5],
              [-24, 74, 25, 4],
              [12, 74, 25, 4],
            ],
            { lift: 6 },
          ),
        )
      : []),
    ...(fitting.roll
      ? [
          hull(
            'cargo',
            [
              [-8, 93, 22, 9],
              [-8, 93, -22, 9],
            ],
            { lift: 5 },
          ),
        ]
      : []),
    ...(fitting.parked
      ? [
          bar('metal', 2.6, [
            [54, 30, -12],
            [48, 1, -26],
          ]),
        ]
      : []),
  ];
  return {
    parts: moved(parts, [-WHEELBASE / 2, 0, 0]),
    seat: centred(WHEELBASE, [28, 92, 0]),
    grip: centred(WHEELBASE, [93, 110, 38]),
    peg: centred(WHEELBASE, [50, 38, 20]),
    neck: centred(WHEELBASE, [48, 143, 0]),
    pillion: centred(WHEELBASE, [-2, 95, 0]),
  };
}
