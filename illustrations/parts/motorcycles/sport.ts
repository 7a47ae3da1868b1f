import { bar, both, hull, moved, type Part, panel, turned, wheel } from '../../kit/model.ts';
import { centred, type Fitting, type Motorcycle } from './motorcycle.ts';

const WHEELBASE = 136;

const front: Part[] = [
  wheel([136, 30, 0], 30, { width: 6, tyre: 8, spokes: 5, rim: 'accent', disc: 14 }),
  ...both(
    hull(
      'bright',
      [
        [135, 31, 9, 2.8],
        [122, 64, 9, 2.8],
      ],
      { lift: 4 },
    ),
    bar(
      'dark',
      3,
      [
        [112, 90, 10],
        [106, 88, 26],
      ],
      { lift: 6 },
    ),
    hull(
      'rubber',
      [
        [106, 88, 24, 2.2],
        [98, 86, 36, 2.2],
      ],
      { lift: 10 },
    ),
  ),
  hull(
    'paint',
    [
      [160, 48, 0, 2.4],
      [150, 58, 7, 2.4],
      [150, 58, -7, 2.4],
      [130, 63, 8, 2.4],
      [130, 63, -8, 2.4],
      [112, 56, 0, 2.4],
    ],
    { lift: 6 },
  ),
];

const middle: Part[] = [
  wheel([0, 31, 0], 31, { width: 9, tyre: 8.5, spokes: 5, rim: 'accent', disc: 10 }),
  ...both(
    hull('metal', [
      [0, 31, 11, 3.6],
      [50, 40, 9, 4],
    ]),
    hull(
      'paint',
      [
        [126, 84, 14, 5],
        [110, 84, 18, 4],
        [118, 54, 15, 3],
        [100, 30, 12, 5],
        [66, 27, 11, 4],
        [78, 52, 17, 4],
      ],
      { lift: 6 },
    ),
    hull(
      'accent',
      [
        [120, 72, 19, 2],
        [96, 66, 22, 2],
        [88, 58, 22, 2],
      ],
      { lift: 12, facing: [0, 0, 1], fine: true },
    ),
    hull(
      'rubber',
      [
        [112, 102, 26, 3],
        [110, 103, 33, 3],
      ],
      { lift: 4 },
    ),
    hull('dark', [
      [36, 48, 12, 2],
      [36, 48, 22, 2],
    ]),
  ),
  hull('dark', [
    [56, 34, 10, 9],
    [56, 34, -10, 9],
    [96, 38, 10, 10],
    [96, 38, -10, 10],
    [60, 64, 9, 8],
    [60, 64, -9, 8],
    [100, 70, 9, 8],
    [100, 70, -9, 8],
  ]),
  hull(
    'paint',
    [
      [62, 25, 10, 4],
      [62, 25, -10, 4],
      [98, 30, 12, 5],
      [98, 30, -12, 5],
      [64, 38, 11, 3],
      [64, 38, -11, 3],
    ],
    { lift: 4 },
  ),
  hull(
    'paint',
    [
      [146, 74, 0, 4],
      [138, 82, 9, 6],
      [138, 82, -9, 6],
      [118, 92, 12, 5],
      [118, 92, -12, 5],
      [112, 78, 12, 6],
      [112, 78, -12, 6],
    ],
    { lift: 8 },
  ),
  ...both(
    hull(
      'lamp',
      [
        [146, 80, 7, 3.2],
        [141, 83, 12, 2.4],
      ],
      { lift: 26, facing: [1, 0, 0] },
    ),
  ),
  panel(
    'glass',
    [
      [136, 91, -10],
      [136, 91, 10],
      [114, 106, 9],
      [114, 106, -9],
    ],
    { lift: 14, opacity: 0.6 },
  ),
  hull(
    'paint',
    [
      [58, 78, 8, 6],
      [58, 78, -8, 6],
      [80, 88, 12, 8],
      [80, 88, -12, 8],
      [100, 86, 11, 7],
      [100, 86, -11, 7],
      [106, 76, 9, 6],
      [106, 76, -9, 6],
    ],
    { lift: 3 },
  ),
  hull(
    'seat',
    [
      [54, 76, 9, 4],
      [54, 76, -9, 4],
      [16, 80, 11, 4],
      [16, 80, -11, 4],
    ],
    { lift: 2 },
  ),
  hull(
    'paint',
    [
      [-26, 95, 4, 2.6],
      [-26, 95, -4, 2.6],
      [6, 88, 10, 4],
      [6, 88, -10, 4],
      [26, 70, 9, 4],
      [26, 70, -9, 4],
    ],
    { lift: 1 },
  ),
  hull(
    'tail',
    [
      [-29, 94, 4, 2],
      [-29, 94, -4, 2],
    ],
    { lift: 12, facing: [-1, 0, 0] },
  ),
  hull(
    'dark',
    [
      [34, 34, 13, 4.4],
      [-4, 50, 19, 6],
    ],
    { lift: 4 },
  ),
  hull('rubber', [
    [-14, 84, 0, 2.6],
    [-28, 62, 0, 2],
  ]),
];

/** A faired track machine. */
export function sport(fitting: Fitting = {}): Motorcycle {
  const { steer = 0, number = true } = fitting;
  const parts = [
    ...middle,
    ...turned(front, 112, steer),
    ...(number
      ? [
          panel(
            'plate',
            [
              [147, 66, -6],
              [147, 66, 6],
              [143, 78, 7],
              [143, 78, -7],
            ],
            { lift: 24, facing: [1, 0, 0] },
          ),
        ]
      : []),
    ...(fitting.parked
      ? [
          bar('dark', 2.6, [
            [52, 26, -12],
            [46, 1, -26],
          ]),
        ]
      : []),
  ];
  return {
    parts: moved(parts, [-WHEELBASE / 2, 0, 0]),
    seat: centred(WHEELBASE, [22, 91, 0]),
    grip: centred(WHEELBASE, [101, 88, 31]),
    peg: centred(WHEELBASE, [34, 52, 19]),
    neck: centred(WHEELBASE, [64, 124, 0]),
    pillion: centred(WHEELBASE, [-6, 104, 0]),
  };
}
