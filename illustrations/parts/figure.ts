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
} from '../kit/model.ts';

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
  /** On straight legs: the clothes fall over the thighs. */
  upright?: boolean;
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
  /** Sleeves that end above the elbow. */
  shortSleeves?: boolean;
  /** Riding gear under a bare head: boots, a collar, caps on shoulders and knees, a band on the chest. */
  gear?: boolean;
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

/** The directions of a body in a pose. */
function axes({ hips, neck, face = 0 }: Pose) {
  const turn = (face * Math.PI) / 180;
  const [fc, fs] = [Math.cos(turn), Math.sin(turn)];
  const forward: Place = [fc, 0, fs];
  const right: Place = [-fs, 0, fc];
  const local = ([x, y, z]: Place, side = 1): Place => [
    x * fc - z * side * fs,
    y,
    x * fs + z * side * fc,
  ];
  return { turn, forward, right, local, spine: unit(minus(neck, hips)) };
}

/** Whether a head goes without a helmet. */
const bareheaded = ({ helmet = 'full' }: Dress) =>
  helmet === 'none' || helmet === 'cap' || helmet === 'hat';

/** One arm of a person in a pose, with its sleeve and hand: the right one (1) or the left (-1). */
export function arm(pose: Pose, dress: Dress, side: 1 | -1): Part[] {
  const { neck, hands, elbows = [-0.3, -0.5, 0.8] } = pose;
  const { sleeves = 'jacket' } = dress;
  const { right, local, spine } = axes(pose);
  const wrist = hands[side > 0 ? 0 : 1];
  const top = add(add(neck, spine, -6), right, 17 * side);
  const elbow = joint(top, wrist, LIMB.upperArm, LIMB.forearm, local(elbows, side));
  const reach = unit(minus(wrist, elbow));
  return [
    ...(dress.shortSleeves
      ? [
          chain('skin', [[ball(elbow, 4.8)], [ball(wrist, 3.4)]], { lift: 11 }),
          hull(sleeves, [ball(top, 7.6), ball(between(top, elbow, 0.86), 6.4)], {
            lift: 12,
          }),
        ]
      : [
          chain(sleeves, [[ball(top, 7.6)], [ball(elbow, 5.8)], [ball(wrist, 4.2)]], {
            lift: 11,
          }),
        ]),
    ...(dress.gear
      ? [hull('dark', [ball(top, 7.8), ball(between(top, elbow, 0.3), 7.2)], { lift: 22 })]
      : []),
    bareheaded(dress)
      ? hull(
          'skin',
          [
            ball(add(wrist, reach, 1), 3.2),
            ball(add(wrist, reach, 6), 4.2),
            ball(add(wrist, reach, 11), 2.8),
          ],
          { lift: 14 },
        )
      : hull('boots', [ball(wrist, 4.6)], { lift: 14 }),
  ];
}

/** The parts of a person in a pose, dressed for the road or the street. */
export function figure(pose: Pose, dress: Dress = {}): Part[] {
  const { hips, neck, feet, knees = [1, 0.4, 0.35] } = pose;
  const { helmet = 'full', pack = false, stripe = true, gear = false } = dress;
  const { turn, forward, right, local, spine } = axes(pose);
  const [fc, , fs] = forward;
  const street = bareheaded(dress);
  const shoes = street && !gear;
  const parts: Part[] = [];
  const chest = between(hips, neck, 0.62);
  // On straight legs the hem falls over the thighs; bent ones come before it.
  const leg = pose.upright ? -12 : 12;
  const pair = (middle: Place, apart: number, radius: number) => [
    ball(add(middle, right, apart), radius),
    ball(add(middle, right, -apart), radius),
  ];
  const skirt = add(between(feet[0], feet[1], 0.5), [0, 42, 0]);
  const waist = pair(add(hips, spine, pose.upright ? -1 : 6), 7.5, 10.4);
  const trunk = [...pair(add(chest, forward, -1), 11, 11), ...pair(add(neck, spine, -6), 14, 8)];
  parts.push(
    hull('trousers', pair(hips, 8, 11), { lift: pose.upright ? leg : 0 }),
    dress.kurta
      ? chain('jacket', [pair(skirt, 11, 8), waist, trunk], { lift: 4 })
      : hull('jacket', [...waist, ...trunk], { lift: 4 }),
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
    parts.push(
      chain(
        'trousers',
        [[ball(hip, 10)], [ball(knee, 7.4)], [ball(add(ankle, [0, shoes ? 3 : 7, 0]), 6)]],
        { lift: leg },
      ),
      ...(gear
        ? [
            hull('dark', [ball(add(knee, spine, 5), 6.6), ball(add(knee, spine, -6), 6)], {
              lift: leg + 3,
            }),
          ]
        : []),
      footwear(ankle, local([1, 0, pose.upright ? 0.3 : 0.1], side), shoes, leg),
      ...arm(pose, dress, side),
    );
  }
  parts.push(...head(add(add(neck, spine, 8), [0, street ? 8.5 : 10, 0]), pose, helmet, turn));
  if (dress.longHair) {
    const crown = add(add(neck, spine, 20), forward, -5);
    const fall = add(between(hips, neck, 0.6), forward, -12.5);
    parts.push(
      chain('seat', [[ball(crown, 8.6)], [ball(add(neck, forward, -8), 7.4)], [ball(fall, 4.6)]]),
    );
  }
  if (gear) {
    const front = add(chest, forward, 11);
    const corner = (across: number, up: number) => add(add(front, right, across), spine, up);
    parts.push(
      panel('accent', [corner(-19, 5), corner(19, 5), corner(19, -2), corner(-19, -2)], {
        lift: 16,
        facing: forward,
      }),
      hull('dark', pair(add(neck, spine, -1), 4.6, 5), { lift: 3.5 }),
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

/** What stands on a foot: a shoe under the trousers of the street, a riding boot over those of the road. */
function footwear(ankle: Place, way: Place, street: boolean, leg: number): Hull {
  const ahead = unit(way);
  const across: Place = [-ahead[2], 0, ahead[0]];
  const at = (forward: number, up: number, right: number, radius: number) =>
    ball(add(add(add(ankle, ahead, forward), across, right), [0, up, 0]), radius);
  const heel = [at(-4, -3.6, 0, 4.4), at(4, -2, 0, 5.2)];
  const toes = [at(13, -4.4, 2.4, 3.6), at(13, -4.4, -2.4, 3.6), at(17, -5, 0, 3)];
  return street
    ? hull('boots', [...heel, ...toes], { lift: leg - 1 })
    : chain('boots', [[at(-0.6, 13, 0, 6.6)], heel, toes], { lift: leg + 2 });
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
    hull('skin', [b(1, 0.6, 0, 8.8), b(3.2, -7, 0, 5.6), b(9.6, -1.6, 0, 1.2)], { lift: 8 }),
    hull('seat', [b(-2.8, 2.8, 0, 9), b(-4.4, -3, 0, 7.2)], { lift: 7.5 }),
  ];
  if (helmet === 'none') {
    return [...bare(), hull('seat', [b(-2, 5.4, 0, 8.8), b(4, 7.4, 0, 4.4)], { lift: 9.5 })];
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
