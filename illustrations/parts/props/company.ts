import { bar, both, hull, type Part, panel, wheel } from '../../kit/model.ts';
import type { Page } from '../../kit/page.ts';
import { type Point, short } from '../../kit/path.ts';

/** A company's flag on a rod at the tail of a machine; it streams to the machine's left or right. */
export function pennant(side: 1 | -1 = -1): Part[] {
  return [
    bar('bright', 2.6, [
      [-76, 60, 12 * side],
      [-88, 222, 12 * side],
    ]),
    panel(
      'plate',
      [
        [-88, 220, 12 * side],
        [-85, 166, 12 * side],
        [-106, 160, 74 * side],
        [-112, 208, 78 * side],
      ],
      { lift: 4 },
    ),
    panel(
      'accent',
      [
        [-87, 203, 12 * side],
        [-86, 184, 12 * side],
        [-108, 178, 75 * side],
        [-110, 194, 76 * side],
      ],
      { lift: 8 },
    ),
  ];
}

/** A support van in centimetres; `paint` is its body, `accent` the band along its side. */
export function van(): Part[] {
  const section = (half: number) =>
    (
      [
        [-228, 48],
        [-228, 208],
        [120, 208],
        [206, 128],
        [226, 100],
        [226, 48],
      ] as const
    ).flatMap(([f, u]) => [[f, u, half, 9] as const, [f, u, -half, 9] as const]);
  const wheels = [150, -150].flatMap((at) =>
    ([1, -1] as const).map((end) => ({
      ...wheel([at, 33, 78 * end], 33, { width: 9, tyre: 11, spokes: 6, rim: 'bright', disc: 0 }),
      facing: [0, 0, end] as const,
      lift: 240,
    })),
  );
  const side = (z: number): Part[] => {
    const facing = [0, 0, Math.sign(z)] as const;
    return [
      panel(
        'visor',
        [
          [-20, 186, z],
          [106, 186, z],
          [172, 126, z],
          [-20, 126, z],
        ],
        { lift: 260, facing },
      ),
      panel(
        'visor',
        [
          [-206, 186, z],
          [-34, 186, z],
          [-34, 126, z],
          [-206, 126, z],
        ],
        { lift: 260, facing },
      ),
      panel(
        'accent',
        [
          [-236, 112, z],
          [232, 104, z],
          [234, 88, z],
          [-236, 88, z],
        ],
        { lift: 260, facing },
      ),
    ];
  };
  return [
    ...wheels,
    hull('dark', [
      [-220, 40, 80, 8],
      [-220, 40, -80, 8],
      [218, 40, 80, 8],
      [218, 40, -80, 8],
    ]),
    hull('paint', section(82), { lift: 40 }),
    ...side(91),
    ...side(-91),
    panel(
      'visor',
      [
        [214, 130, 84],
        [214, 130, -84],
        [236, 100, -86],
        [236, 62, -86],
        [236, 62, 86],
        [236, 100, 86],
      ],
      { lift: 270, facing: [1, 0, 0], opacity: 0.16 },
    ),
    panel(
      'dark',
      [
        [238, 64, 86],
        [238, 64, -86],
        [238, 44, -84],
        [238, 44, 84],
      ],
      { lift: 290, facing: [1, 0, 0] },
    ),
    panel(
      'visor',
      [
        [132, 200, 72],
        [132, 200, -72],
        [208, 134, -78],
        [208, 134, 78],
      ],
      { lift: 280, facing: [1, 0, 0] },
    ),
    panel(
      'visor',
      [
        [-238, 192, 70],
        [-238, 192, -70],
        [-238, 128, -70],
        [-238, 128, 70],
      ],
      { lift: 280, facing: [-1, 0, 0] },
    ),
    ...both(
      hull('lamp', [[232, 86, 62, 9]], { lift: 300, facing: [1, 0, 0] }),
      hull('tail', [[-234, 96, 76, 7]], { lift: 300, facing: [-1, 0, 0] }),
    ),
  ];
}

/** A tall event flag on a bowed pole, a foot plate under it. */
export function featherFlag(
  page: Page,
  [x, y]: Point,
  height: number,
  colour: string,
  band: string,
): void {
  const at = (dx: number, up: number) => `${short(x + dx * height)} ${short(y - up * height)}`;
  page.ellipse(x, y, height * 0.06, height * 0.012, '#2a2c32');
  page.fill(
    `M${at(0, 0.18)}V${short(y - height * 0.84)}Q${at(0.01, 1)} ${at(0.1, 0.99)}Q${at(0.17, 0.96)} ${at(0.165, 0.8)}L${at(0.13, 0.34)}Q${at(0.11, 0.24)} ${at(0, 0.18)}z`,
    colour,
  );
  page.fill(`M${at(0, 0.46)}L${at(0.14, 0.52)}L${at(0.15, 0.64)}L${at(0, 0.58)}z`, band);
  page.fill(
    `M${at(0.1, 0.99)}Q${at(0.17, 0.96)} ${at(0.165, 0.8)}L${at(0.13, 0.34)}Q${at(0.12, 0.29)} ${at(0.09, 0.25)}Q${at(0.06, 0.6)} ${at(0.1, 0.99)}z`,
    '#000',
    { opacity: 0.12 },
  );
  page.stroke(
    `M${at(0, 0)}V${short(y - height * 0.84)}Q${at(0.01, 1)} ${at(0.1, 0.99)}`,
    '#3a3d44',
    Math.max(1.6, height * 0.013),
    { 'stroke-linecap': 'round' },
  );
}
