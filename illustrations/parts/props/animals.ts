import { bar, both, chain, hull, type Part, panel } from '../../kit/model.ts';

/** A camel on its feet, saddled, in centimetres; `jacket` is its coat, `accent` its cloth. */
export function camel(): Part[] {
  return [
    hull('jacket', [
      [70, 140, 12, 22],
      [70, 140, -12, 22],
      [0, 146, 18, 24],
      [0, 146, -18, 24],
      [-62, 142, 12, 20],
      [-62, 142, -12, 20],
    ]),
    hull(
      'jacket',
      [
        [22, 168, 0, 15],
        [-24, 168, 0, 15],
        [0, 194, 0, 11],
      ],
      { lift: 4 },
    ),
    hull(
      'accent',
      [
        [24, 172, 14, 7],
        [24, 172, -14, 7],
        [-24, 172, 14, 7],
        [-24, 172, -14, 7],
        [22, 138, 29, 5],
        [-22, 138, 29, 5],
        [22, 138, -29, 5],
        [-22, 138, -29, 5],
        [0, 190, 0, 10],
      ],
      { lift: 8 },
    ),
    hull(
      'jacket',
      [
        [80, 136, 0, 16],
        [108, 128, 0, 12],
      ],
      { lift: 4 },
    ),
    hull(
      'jacket',
      [
        [106, 128, 0, 12],
        [130, 158, 0, 9.5],
      ],
      { lift: 5 },
    ),
    hull(
      'jacket',
      [
        [130, 158, 0, 9.5],
        [136, 200, 0, 8.5],
      ],
      { lift: 6 },
    ),
    hull(
      'jacket',
      [
        [134, 206, 0, 10],
        [160, 200, 0, 6.5],
        [166, 195, 0, 5],
      ],
      { lift: 8 },
    ),
    ...both(
      hull(
        'jacket',
        [
          [130, 216, 5, 3.4],
          [127, 222, 6, 2],
        ],
        { lift: 8 },
      ),
    ),
    ...both(
      hull(
        'trousers',
        [
          [64, 124, 13, 12],
          [62, 70, 12, 6],
        ],
        { lift: 4 },
      ),
      hull(
        'trousers',
        [
          [62, 70, 12, 6],
          [64, 12, 12, 4.4],
        ],
        { lift: 5 },
      ),
      hull(
        'trousers',
        [
          [64, 6, 12, 5.6],
          [74, 4, 12, 4.4],
        ],
        { lift: 6 },
      ),
      hull(
        'trousers',
        [
          [-62, 124, 13, 14],
          [-52, 74, 12, 6.6],
        ],
        { lift: 2 },
      ),
      hull(
        'trousers',
        [
          [-52, 74, 12, 6.6],
          [-66, 12, 12, 4.4],
        ],
        { lift: 3 },
      ),
      hull(
        'trousers',
        [
          [-66, 6, 12, 5.6],
          [-56, 4, 12, 4.4],
        ],
        { lift: 4 },
      ),
    ),
    hull('trousers', [
      [-84, 144, 0, 3],
      [-92, 96, 0, 2.4],
      [-92, 88, 0, 4],
    ]),
  ];
}

/** A camel seen near, at a walk, its cloth around the hump; `jacket` is its coat, `accent` the cloth, `plate` the hem. */
export function dromedary(): Part[] {
  const fore = (knee: number, foot: number, lift: number, side: 1 | -1): Part[] => [
    chain(
      'trousers',
      [
        [[50, 122, 13 * side, 17]],
        [[knee, 66, 13 * side, 7.6]],
        [[foot - 3, 10 + lift, 13 * side, 5]],
      ],
      { lift: 6 * side },
    ),
    hull('trousers', [
      [foot - 3, 5 + lift, 13 * side, 5.6],
      [foot + 9, 4 + lift, 13 * side, 4.6],
    ]),
  ];
  const hind = (knee: number, hock: number, foot: number, side: 1 | -1): Part[] => [
    chain(
      'trousers',
      [
        [[-58, 124, 12 * side, 22]],
        [[knee, 88, 13 * side, 11]],
        [[hock, 56, 13 * side, 6.6]],
        [[foot, 9, 13 * side, 5]],
      ],
      { lift: 6 * side },
    ),
    hull('trousers', [
      [foot, 5, 13 * side, 5.6],
      [foot + 12, 4, 13 * side, 4.6],
    ]),
  ];
  const drape = (side: 1 | -1): Part[] => {
    const facing = [0, 0, side] as const;
    const z = 31 * side;
    return [
      panel(
        'accent',
        [
          [34, 160, z],
          [38, 104, z],
          [-48, 104, z],
          [-46, 160, z],
          [-26, 176, z * 0.7],
          [16, 176, z * 0.7],
        ],
        { lift: 30, facing },
      ),
      panel(
        'plate',
        [
          [38, 114, z],
          [38, 107, z],
          [-48, 107, z],
          [-48, 114, z],
        ],
        { lift: 34, facing },
      ),
      panel(
        'stripe',
        [
          [35, 148, z],
          [36, 139, z],
          [-46.5, 139, z],
          [-46, 148, z],
        ],
        { lift: 34, facing },
      ),
    ];
  };
  return [
    ...fore(66, 74, 4, -1),
    ...fore(48, 40, 0, 1),
    ...hind(-46, -70, -62, -1),
    ...hind(-54, -88, -96, 1),
    chain('jacket', [
      [[-66, 140, 0, 25]],
      [[-26, 136, 0, 30]],
      [[20, 134, 0, 31]],
      [[56, 136, 0, 25]],
    ]),
    hull(
      'jacket',
      [
        [16, 160, 0, 16],
        [-34, 160, 0, 16],
        [-10, 192, 0, 11],
      ],
      { lift: 3 },
    ),
    ...drape(1),
    ...drape(-1),
    hull(
      'cargo',
      [
        [18, 172, 10, 9],
        [18, 172, -10, 9],
        [14, 182, 0, 6],
      ],
      { lift: 20 },
    ),
    hull(
      'cargo',
      [
        [-38, 172, 10, 9],
        [-38, 172, -10, 9],
        [-36, 182, 0, 6],
      ],
      { lift: 20 },
    ),
    chain(
      'jacket',
      [
        [[62, 136, 0, 22]],
        [[92, 122, 0, 14.5]],
        [[114, 138, 0, 11.5]],
        [[124, 172, 0, 9.6]],
        [[128, 202, 0, 8.6]],
      ],
      { lift: 8 },
    ),
    bar(
      'accent',
      5,
      [
        [104, 140, 8],
        [112, 124, 9],
        [122, 134, 8],
      ],
      { lift: 20 },
    ),
    hull(
      'jacket',
      [
        [128, 208, 0, 9.6],
        [150, 203, 0, 6.6],
        [160, 198, 0, 5.4],
      ],
      { lift: 12 },
    ),
    bar(
      'accent',
      2.6,
      [
        [136, 216, 4],
        [146, 196, 6],
        [128, 196, 8],
      ],
      { lift: 24 },
    ),
    ...both(
      hull(
        'jacket',
        [
          [122, 216, 5, 3.2],
          [117, 224, 6, 1.6],
        ],
        { lift: 12 },
      ),
    ),
    chain('trousers', [[[-88, 146, 0, 4]], [[-98, 112, 0, 2.6]], [[-99, 98, 0, 4.4]]]),
  ];
}
