import {
  bar,
  both,
  hull,
  moved,
  type Part,
  type Place,
  panel,
  turned,
  wheel,
} from '../../kit/model.ts';
import { centred, type Fitting, type Motorcycle } from './motorcycle.ts';

const WHEELBASE = 150;

function front(number: boolean): Part[] {
  const plate = number
    ? [
        panel(
          'plate',
          [
            [133, 106, -10],
            [133, 106, 10],
            [128, 126, 10],
            [128, 126, -10],
          ],
          { lift: 30, facing: [1, 0, 0] },
        ),
      ]
    : [];
  return [
    wheel([150, 35, 0], 35, { width: 5.5, tyre: 7.5, disc: 14 }),
    ...both(
      hull(
        'bright',
        [
          [149, 36, 9, 2.6],
          [136, 70, 9, 2.6],
        ],
        { lift: 6 },
      ),
      hull(
        'dark',
        [
          [136, 70, 9, 3.2],
          [120, 110, 9, 3.2],
        ],
        { lift: 4 },
      ),
      bar(
        'dark',
        3,
        [
          [113, 115, 3],
          [110, 118, 20],
          [101, 117, 36],
        ],
        { lift: 8 },
      ),
      hull(
        'rubber',
        [
          [101, 117, 34, 2.2],
          [96, 116, 46, 2.2],
        ],
        { lift: 12 },
      ),
      hull(
        'dark',
        [
          [108, 114, 36, 3.6],
          [104, 115, 47, 3.6],
          [108, 120, 38, 3],
        ],
        { lift: 16 },
      ),
      bar(
        'rubber',
        1.4,
        [
          [104, 118, 30],
          [103, 134, 38],
        ],
        { fine: true },
      ),
      hull(
        'rubber',
        [
          [103, 136, 37, 3.6],
          [102, 137, 44, 3.2],
        ],
        { lift: 6 },
      ),
    ),
    hull(
      'rubber',
      [
        [158, 73, 0, 3],
        [146, 75, 6, 2],
        [146, 75, -6, 2],
        [128, 68, 0, 2.5],
      ],
      { lift: 10 },
    ),
    hull(
      'dark',
      [
        [122, 98, 9, 8],
        [122, 98, -9, 8],
        [118, 108, 0, 8],
      ],
      { lift: 10 },
    ),
    ...both(hull('lamp', [[131, 99, 6, 4.6]], { lift: 24, facing: [1, 0, 0] })),
    hull(
      'paint',
      [
        [169, 84, 0, 1.6],
        [150, 89, 7, 2.6],
        [150, 89, -7, 2.6],
        [122, 88, 10, 4],
        [122, 88, -10, 4],
      ],
      { lift: 14 },
    ),
    panel(
      'glass',
      [
        [128, 108, -12],
        [128, 108, 12],
        [119, 136, 9],
        [117, 143, 0],
        [119, 136, -9],
      ],
      { lift: 12, opacity: 0.6 },
    ),
    ...plate,
  ];
}

const middle: Part[] = [
  ...both(
    hull('metal', [
      [2, 33, 9, 3.4],
      [52, 41, 8, 3.6],
    ]),
    bar(
      'dark',
      3,
      [
        [46, 80, 7],
        [-12, 90, 8],
      ],
      { lift: -4 },
    ),
    hull('metal', [[74, 42, 13, 9]], { lift: 6 }),
    hull(
      'paint',
      [
        [92, 92, 19, 4],
        [120, 88, 16, 4],
        [113, 68, 14, 3],
      ],
      { lift: 8 },
    ),
    hull('dark', [
      [62, 35, 13, 2],
      [62, 36, 24, 2],
    ]),
    hull(
      'bright',
      [
        [108, 46, 13, 1.6],
        [100, 66, 20, 1.6],
        [78, 60, 20, 1.6],
      ],
      { lift: 4, fine: true },
    ),
  ),
  hull('dark', [
    [58, 37, 9, 10],
    [58, 37, -9, 10],
    [98, 38, 9, 10],
    [98, 38, -9, 10],
    [104, 62, 8, 8],
    [104, 62, -8, 8],
    [62, 62, 8, 9],
    [62, 62, -8, 9],
  ]),
  hull(
    'metal',
    [
      [90, 64, 9, 8],
      [90, 64, -9, 8],
      [84, 50, 9, 9],
      [84, 50, -9, 9],
    ],
    { lift: 3 },
  ),
  hull(
    'bright',
    [
      [60, 25, 8, 2.6],
      [60, 25, -8, 2.6],
      [104, 27, 7, 2.6],
      [104, 27, -7, 2.6],
      [114, 44, 5, 2],
    ],
    { lift: 4 },
  ),
  bar(
    'metal',
    4,
    [
      [104, 60, 6],
      [112, 46, 9],
      [100, 32, 12],
      [44, 32, 14],
    ],
    { lift: 4 },
  ),
  hull(
    'dark',
    [
      [38, 38, 15, 4.6],
      [-16, 59, 20, 6.6],
    ],
    { lift: 4 },
  ),
  hull(
    'paint',
    [
      [62, 82, 8, 6],
      [62, 82, -8, 6],
      [82, 97, 14, 8],
      [82, 97, -14, 8],
      [106, 96, 14, 8],
      [106, 96, -14, 8],
      [116, 90, 9, 6],
      [116, 90, -9, 6],
      [100, 80, 13, 7],
      [100, 80, -13, 7],
    ],
    { lift: 4 },
  ),
  hull(
    'seat',
    [
      [58, 82, 8, 5],
      [58, 82, -8, 5],
      [26, 84, 12, 5],
      [26, 84, -12, 5],
    ],
    { lift: 2 },
  ),
  hull(
    'seat',
    [
      [24, 87, 11, 5],
      [24, 87, -11, 5],
      [-8, 91, 9, 4.5],
      [-8, 91, -9, 4.5],
    ],
    { lift: 2 },
  ),
  hull('paint', [
    [-13, 87, 7, 3],
    [-13, 87, -7, 3],
    [22, 79, 8, 4],
    [22, 79, -8, 4],
  ]),
  hull(
    'tail',
    [
      [-22, 86, 5, 2.6],
      [-22, 86, -5, 2.6],
    ],
    { lift: 12, facing: [-1, 0, 0] },
  ),
  hull('rubber', [
    [-10, 84, 0, 3],
    [-30, 58, 0, 2.4],
  ]),
  wheel([0, 33, 0], 33, { width: 7, tyre: 8.5, disc: 11 }),
];

const cases: Part[] = both(
  hull(
    'metal',
    [
      [-24, 56, 22, 4],
      [16, 56, 22, 4],
      [-24, 82, 22, 4],
      [18, 82, 22, 4],
      [-20, 58, 40, 4],
      [14, 58, 40, 4],
      [-24, 82, 41, 4],
      [18, 82, 41, 4],
    ],
    { lift: 3 },
  ),
  hull(
    'dark',
    [
      [-26, 84, 21, 3],
      [20, 84, 21, 3],
      [-26, 84, 43, 3],
      [20, 84, 43, 3],
    ],
    { lift: 6 },
  ),
  bar(
    'bright',
    2,
    [
      [-12, 84, 46.5],
      [-12, 58, 43.5],
    ],
    { lift: 14, facing: [0, 0, 1], fine: true },
  ),
  bar(
    'bright',
    2,
    [
      [8, 84, 46.5],
      [8, 58, 43.5],
    ],
    { lift: 14, facing: [0, 0, 1], fine: true },
  ),
);

/** Half of a strap around the roll: the side that looks back (-1) or ahead (1). */
const strap = (right: number, side: -1 | 1): Part => {
  const points = [-90, -45, 0, 45, 90].map((degrees): Place => {
    const a = (degrees * Math.PI) / 180;
    return [-6 + side * Math.cos(a) * 10.8, 104 + Math.sin(a) * 10.8, right];
  });
  return bar('accent', 2.4, points, { lift: 16, facing: [side, 0, 0], slack: 4, fine: true });
};

const roll: Part[] = [
  hull(
    'cargo',
    [
      [-6, 104, 28, 10.5],
      [-6, 104, -28, 10.5],
    ],
    { lift: 5 },
  ),
  ...both(strap(14, -1), strap(14, 1)),
];

/** A tall long-distance tourer. */
export function adventure(fitting: Fitting = {}): Motorcycle {
  const { steer = 0, number = false } = fitting;
  const parts = [
    ...middle,
    ...turned(front(number), 118, steer),
    ...(fitting.cases ? cases : []),
    ...(fitting.roll ? roll : []),
    ...(fitting.parked
      ? [
          bar('dark', 2.6, [
            [52, 30, -14],
            [46, 1, -28],
          ]),
        ]
      : []),
  ];
  return {
    parts: moved(parts, [-WHEELBASE / 2, 0, 0]),
    seat: centred(WHEELBASE, [34, 98, 0]),
    grip: centred(WHEELBASE, [98, 118, 41]),
    peg: centred(WHEELBASE, [60, 41, 21]),
    neck: centred(WHEELBASE, [54, 148, 0]),
    pillion: centred(WHEELBASE, [2, 104, 0]),
  };
}
