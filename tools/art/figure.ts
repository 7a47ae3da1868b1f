import {
  type Ball,
  bar,
  chain,
  type Hull,
  hull,
  type Material,
  type Part,
  type Place,
  panel,
} from './model.ts';

/** Lengths of a grown body in centimetres. */
const LIMB = { thigh: 45, shin: 44, upperArm: 31, forearm: 29 };

/** Where a body is held. Places in centimetres; left and right are mirrored unless given. */
export interface Pose {
  /** Middle of the hips. */
  hips: Place;
  /** Base of the neck. */
  neck: Place;
  /** Right hand, then left. */
  hands: readonly [Place, Place];
  /** Right ankle, then left. */
  feet: readonly [Place, Place];
  /** Direction in which the right knee bends; the left one mirrors it. */
  knees?: Place;
  /** Direction in which the right elbow bends. */
  elbows?: Place;
  /** Degrees by which the head looks to its right, and down. */
  look?: readonly [right: number, down: number];
  /** Direction the body faces, degrees to the right of the model's own forward. */
  face?: number;
}

/** What a body wears. */
export interface Dress {
  helmet?: 'full' | 'peak' | 'open' | 'none' | 'cap' | 'hat';
  pack?: boolean;
  stripe?: boolean;
  /** Materials of sleeves, when they are not the jacket's. */
  sleeves?: Material;
  /** Hair that falls on the back. */
  longHair?: boolean;
  /** A long shirt over the trousers, for people on their feet. */
  kurta?: boolean;
}

const add = (a: Place, b: Place, k = 1): Place => [
  a[0] + b[0] * k,
  a[1] + b[1] * k,
  a[2] + b[2] * k,
];
const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const size = ([x, y, z]: Place) => Math.hypot(x, y, z);
const unit = (v: Place): Place => {
  const l = size(v) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
};
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const between = (a: Place, b: Place, t: number): Place => add(a, minus(b, a), t);
const ball = (p: Place, r: number): Ball => [p[0], p[1], p[2], r];

/** The joint between two limbs of fixed length that bends towards a hint. */
function joint(from: Place, to: Place, first: number, second: number, hint: Place): Place {
  const way = minus(to, from);
  const reach = Math.min(size(way), (first + second) * 0.995);
  const along = unit(way);
  const a = (first * first - second * second + reach * reach) / (2 * reach || 1);
  const height = Math.sqrt(Math.max(0, first * first - a * a));
  const across = unit(
    minus(hint, [
      along[0] * dot(hint, along),
      along[1] * dot(hint, along),
      along[2] * dot(hint, along),
    ]),
  );
  return add(add(from, along, a), across, height);
}

/** The parts of a person in a pose, dressed for the road or the street. */
export function figure(pose: Pose, dress: Dress = {}): Part[] {
  const { hips, neck, hands, feet, knees = [1, 0.4, 0.35], elbows = [-0.3, -0.5, 0.8] } = pose;
  const { helmet = 'full', pack = false, stripe = true, sleeves = 'jacket' } = dress;
  const turn = ((pose.face ?? 0) * Math.PI) / 180;
  const [fc, fs] = [Math.cos(turn), Math.sin(turn)];
  const forward: Place = [fc, 0, fs];
  const right: Place = [-fs, 0, fc];
  const local = ([x, y, z]: Place, side = 1): Place => [
    x * fc - z * side * fs,
    y,
    x * fs + z * side * fc,
  ];
  const spine = unit(minus(neck, hips));
  const street = helmet === 'none' || helmet === 'cap' || helmet === 'hat';
  const parts: Part[] = [];
  const chest = between(hips, neck, 0.62);
  const shoulder = (side: number) => add(add(neck, spine, -6), right, 17 * side);
  parts.push(
    hull('trousers', [ball(add(hips, right, 8), 11), ball(add(hips, right, -8), 11)]),
    hull(
      'jacket',
      [
        ball(add(add(hips, right, 7), spine, 6), 10.5),
        ball(add(add(hips, right, -7), spine, 6), 10.5),
        ball(add(add(chest, right, 11), forward, -1), 11),
        ball(add(add(chest, right, -11), forward, -1), 11),
        ball(add(shoulder(1), right, -3), 8),
        ball(add(shoulder(-1), right, 3), 8),
      ],
      { lift: 4 },
    ),
  );
  if (stripe) {
    const back = add(
      between(hips, neck, 0.7),
      unit([-spine[1] * fc, 0.1 + Math.abs(spine[0]), -spine[1] * fs]),
      12,
    );
    parts.push(
      panel(
        'stripe',
        [
          add(add(back, right, -15), spine, 3),
          add(add(back, right, 15), spine, 3),
          add(add(back, right, 15), spine, -3),
          add(add(back, right, -15), spine, -3),
        ],
        { lift: 40, facing: [-fc, 0, -fs], fine: true, opacity: 0.9 },
      ),
    );
  }
  if (pack) {
    const low = add(between(hips, neck, 0.2), forward, -17);
    const top = add(between(hips, neck, 0.92), forward, -17);
    parts.push(
      hull(
        'cargo',
        [
          ball(add(low, right, 9), 8),
          ball(add(low, right, -9), 8),
          ball(add(top, right, 9), 7),
          ball(add(top, right, -9), 7),
        ],
        { lift: 2 },
      ),
    );
  }
  for (const [index, side] of [
    [0, 1],
    [1, -1],
  ] as const) {
    const ankle = feet[index];
    const hip = add(hips, right, 9 * side);
    const knee = joint(hip, ankle, LIMB.thigh, LIMB.shin, local(knees, side));
    const toe = add(ankle, forward, 15);
    parts.push(
      chain('trousers', [[ball(hip, 10)], [ball(knee, 7.5)], [ball(add(ankle, [0, 6, 0]), 5.6)]], {
        lift: 12,
      }),
      hull(
        'boots',
        [
          ball(add(ankle, [0, 10, 0]), 6),
          ball(add(ankle, [0, -2, 0]), 5.4),
          ball(add(toe, [0, -4, 0]), 4),
        ],
        { lift: 14 },
      ),
    );
    const wrist = hands[index];
    const top = shoulder(side);
    const elbow = joint(top, wrist, LIMB.upperArm, LIMB.forearm, local(elbows, side));
    parts.push(
      chain(sleeves, [[ball(top, 7.6)], [ball(elbow, 5.8)], [ball(wrist, 4)]], { lift: 11 }),
      hull(street ? 'skin' : 'boots', [ball(wrist, 4.6)], { lift: 14 }),
    );
  }
  parts.push(...head(add(add(neck, spine, 8), [0, 10, 0]), pose, helmet, turn));
  if (dress.longHair) {
    const nape = add(add(neck, spine, 14), forward, -5);
    const fall = add(between(hips, neck, 0.62), forward, -13);
    parts.push(
      chain('seat', [[ball(nape, 8)], [ball(add(neck, forward, -7), 6.4)], [ball(fall, 4)]]),
    );
  }
  if (dress.kurta) {
    const hem = add(between(feet[0], feet[1], 0.5), [0, 44, 0]);
    const waist = between(hips, neck, 0.1);
    parts.push(
      hull(
        'jacket',
        [
          ball(add(waist, right, 6), 11),
          ball(add(waist, right, -6), 11),
          ball(add(hem, right, 12), 8),
          ball(add(hem, right, -12), 8),
        ],
        { lift: 13 },
      ),
    );
  }
  const collar = street ? 5.2 : 7;
  parts.push(
    hull(street ? 'skin' : 'boots', [ball(neck, collar), ball(add(neck, [0, 8, 0]), collar)], {
      lift: 3,
    }),
  );
  return parts;
}

function head(middle: Place, pose: Pose, helmet: Dress['helmet'], turn: number): Part[] {
  const [right = 0, down = 0] = pose.look ?? [];
  const yaw = turn + (right * Math.PI) / 180;
  const dip = (down * Math.PI) / 180;
  const put = (f: number, u: number, r: number): Place => {
    const [a, b] = [f * Math.cos(dip) + u * Math.sin(dip), u * Math.cos(dip) - f * Math.sin(dip)];
    return [
      middle[0] + a * Math.cos(yaw) - r * Math.sin(yaw),
      middle[1] + b,
      middle[2] + a * Math.sin(yaw) + r * Math.cos(yaw),
    ];
  };
  const front: Place = [Math.cos(yaw), 0, Math.sin(yaw)];
  const b = (f: number, u: number, r: number, radius: number) => ball(put(f, u, r), radius);
  const bare = (): Hull[] => [
    hull('skin', [b(1, 0, 0, 9.4), b(3, -6, 0, 6.6)], { lift: 8 }),
    hull('seat', [b(-2.4, 3, 0, 9.8), b(-4, -2, 0, 8.4)], { lift: 7.5 }),
  ];
  if (helmet === 'none') {
    return [...bare(), hull('seat', [b(-1, 5, 0, 9.4), b(3, 7, 0, 6)], { lift: 9 })];
  }
  if (helmet === 'cap') {
    return [
      ...bare(),
      hull('accent', [b(0, 5, 0, 9.2), b(4, 5, 0, 7)], { lift: 10 }),
      hull('accent', [b(8, 4, 4, 1.4), b(8, 4, -4, 1.4), b(15, 2, 3, 1), b(15, 2, -3, 1)], {
        lift: 12,
      }),
    ];
  }
  if (helmet === 'hat') {
    const brim = [0, 1, 2, 3, 4, 5].map((i) =>
      b(Math.cos(i * 1.047) * 15, 4, Math.sin(i * 1.047) * 15, 1.6),
    );
    return [
      ...bare(),
      hull('cargo', brim, { lift: 10 }),
      hull('cargo', [b(0, 8, 0, 8.4), b(0, 10, 0, 7.4)], { lift: 12 }),
    ];
  }
  const parts: Part[] = [
    hull('helmet', [b(-1, 1.5, 0, 13.2), b(3, -3, 0, 11.4), b(6, -7, 0, 6.6)], { lift: 8 }),
  ];
  if (helmet === 'open') {
    return [
      hull('helmet', [b(-1, 2, 0, 12.8), b(-3, -4, 0, 10)], { lift: 8 }),
      hull('skin', [b(6, -2, 4, 5), b(6, -2, -4, 5), b(5, -7, 0, 5)], {
        lift: 12,
        facing: front,
        slack: 8,
      }),
      hull('visor', [b(9, 1.5, 5, 3), b(9, 1.5, -5, 3), b(11, 1, 0, 2.6)], {
        lift: 16,
        facing: front,
        slack: 6,
      }),
    ];
  }
  parts.push(
    hull(
      'visor',
      [b(4.5, 2.5, 8, 4.4), b(4.5, 2.5, -8, 4.4), b(9.4, 1.5, 2.5, 4.8), b(9.4, 1.5, -2.5, 4.8)],
      {
        lift: 14,
        facing: front,
        slack: 8,
      },
    ),
    bar('glass', 1, [put(12, 5, -5), put(13.6, 4.6, 0), put(12, 5, 5)], {
      lift: 18,
      facing: front,
      fine: true,
    }),
  );
  if (helmet === 'peak') {
    parts.push(
      hull('boots', [b(6, 11, 6, 1.6), b(6, 11, -6, 1.6), b(20, 8, 4, 1.2), b(20, 8, -4, 1.2)], {
        lift: 13,
      }),
    );
  }
  return parts;
}
