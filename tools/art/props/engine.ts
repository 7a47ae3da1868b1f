import { bar, both, chain, hull, type Part, wheel } from '../model.ts';

/** One cooling fin of a cylinder: a thin plate at a height, half as wide as given, in centimetres. */
function fin(middle: number, up: number, half: number, lift: number): Part {
  return hull(
    'bright',
    [
      [middle - half, up, half, 1.3],
      [middle + half, up, half, 1.3],
      [middle - half, up, -half, 1.3],
      [middle + half, up, -half, 1.3],
    ],
    { lift },
  );
}

/** A single-cylinder engine on a wheeled stand, in centimetres; its forward is the exhaust side. */
export function engineOnStand(): Part[] {
  const fins = Array.from({ length: 8 }, (_, i) =>
    fin(8 + i * 0.7, 127 + i * 4.4, i > 5 ? 15 : 18, 6 + i * 0.3),
  );
  return [
    ...both(
      bar('accent', 5, [
        [-30, 88, 16],
        [-40, 10, 30],
      ]),
      bar('accent', 5, [
        [30, 88, 16],
        [40, 10, 30],
      ]),
      bar('accent', 4, [
        [-37, 34, 27],
        [37, 34, 27],
      ]),
      bar('accent', 6, [
        [-34, 88, 16],
        [34, 88, 16],
      ]),
      wheel([-41, 6, 31], 6, { width: 3, tyre: 3, spokes: 0, disc: 0 }),
      wheel([41, 6, 31], 6, { width: 3, tyre: 3, spokes: 0, disc: 0 }),
    ),
    hull('metal', [
      [-26, 100, 13, 9],
      [-26, 100, -13, 9],
      [22, 102, 14, 12],
      [22, 102, -14, 12],
      [-26, 114, 11, 7],
      [-26, 114, -11, 7],
    ]),
    hull(
      'bright',
      [
        [18, 104, 22, 14],
        [-14, 104, 22, 10],
      ],
      { lift: 14 },
    ),
    hull('metal', [[18, 104, 27, 9]], { lift: 20 }),
    hull('bright', [[18, 104, 30, 3]], { lift: 26 }),
    hull('dark', [[-14, 104, 28, 4.5]], { lift: 20 }),
    hull(
      'dark',
      [
        [-1, 122, 10, 5],
        [-1, 122, -10, 5],
        [17, 122, 10, 5],
        [17, 122, -10, 5],
        [4, 160, 10, 5],
        [4, 160, -10, 5],
        [22, 160, 10, 5],
        [22, 160, -10, 5],
      ],
      { lift: 4 },
    ),
    ...fins,
    hull(
      'metal',
      [
        [8, 166, 10, 6],
        [8, 166, -10, 6],
        [24, 166, 10, 6],
        [24, 166, -10, 6],
      ],
      { lift: 9 },
    ),
    hull(
      'bright',
      [
        [8, 174, 8, 4.5],
        [8, 174, -8, 4.5],
        [24, 174, 8, 4.5],
        [24, 174, -8, 4.5],
      ],
      { lift: 11 },
    ),
    bar(
      'plate',
      3.4,
      [
        [24, 160, 16],
        [30, 166, 23],
      ],
      { lift: 22 },
    ),
    chain(
      'bright',
      [[[26, 156, 0, 4.6]], [[38, 155, 2, 4.6]], [[46, 147, 4, 4.6]], [[48, 138, 5, 4.6]]],
      { lift: 12 },
    ),
    chain('metal', [[[2, 152, 0, 4]], [[-14, 150, 0, 6]], [[-15, 142, 0, 6]]], { lift: 10 }),
    hull(
      'rubber',
      [
        [-20, 150, 0, 5],
        [-26, 150, 0, 6],
      ],
      { lift: 8 },
    ),
  ];
}
