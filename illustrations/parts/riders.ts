import type { Part, Place, Tones } from '../kit/model.ts';
import { type Dress, figure, type Pose } from './figure.ts';
import type { Motorcycle } from './motorcycles/motorcycle.ts';

/** How the rider holds the machine. */
export interface Riding {
  /** Seated by default; `standing` on the pegs, `leaning` off to the inside, `tucked` behind the screen. */
  hold?: 'seated' | 'standing' | 'leaning' | 'tucked';
  /** Side to which a leaning rider hangs off: 1 right, -1 left. */
  side?: 1 | -1;
  dress?: Dress;
  /** A passenger behind. */
  passenger?: Dress | boolean;
  /** Right foot down, or both feet down at a halt. */
  halted?: boolean;
  look?: readonly [right: number, down: number];
  /** The left hand is raised in greeting. */
  wave?: boolean;
}

const left = ([x, y, z]: Place): Place => [x, y, -z];
const shift = ([x, y, z]: Place, [dx, dy, dz]: Place): Place => [x + dx, y + dy, z + dz];

function posture(
  bike: Motorcycle,
  { hold = 'seated', side = 1, halted, look, wave }: Riding,
): Pose {
  const peg = bike.peg;
  const feet = halted
    ? ([
        [peg[0] - 8, 9, 34],
        [peg[0] - 8, 9, -34],
      ] as const)
    : ([peg, left(peg)] as const);
  const hands = [bike.grip, wave ? shift(bike.neck, [10, 22, -52]) : left(bike.grip)] as const;
  const seated: Pose = { hips: bike.seat, neck: bike.neck, hands, feet, look: look ?? [0, 8] };
  if (hold === 'standing') {
    return {
      ...seated,
      hips: shift(bike.seat, [-2, 32, 0]),
      neck: shift(bike.neck, [22, 26, 0]),
      look: look ?? [0, 16],
      knees: [1, 0, 0.5],
      elbows: [-0.4, 0.2, 1],
    };
  }
  if (hold === 'tucked') {
    return {
      ...seated,
      hips: shift(bike.seat, [-8, 0, 0]),
      neck: shift(bike.neck, [6, -8, 0]),
      look: look ?? [0, -6],
    };
  }
  if (hold === 'leaning') {
    return {
      ...seated,
      hips: shift(bike.seat, [0, -2, 11 * side]),
      neck: shift(bike.neck, [-2, -6, 17 * side]),
      look: look ?? [22 * side, 4],
      knees: [0.8, 0.3, 0.75],
    };
  }
  return seated;
}

function passenger(bike: Motorcycle, dress: Dress): Part[] {
  const hips = bike.pillion;
  const neck: Place = [hips[0] + 12, hips[1] + 50, 0];
  const waist = shift(bike.seat, [2, 18, 15]);
  const foot: Place = [bike.peg[0] - 20, bike.peg[1] + 10, 21];
  return figure(
    { hips, neck, hands: [waist, left(waist)], feet: [foot, left(foot)], look: [0, 4] },
    dress,
  );
}

/** A machine with its rider, and a passenger where wanted. */
export function ridden(bike: Motorcycle, riding: Riding = {}): Part[] {
  const rider = figure(posture(bike, riding), riding.dress);
  const behind = riding.passenger
    ? passenger(bike, riding.passenger === true ? {} : riding.passenger)
    : [];
  return [...bike.parts, ...behind, ...rider];
}

/** Someone on foot. */
export type Standing =
  | 'stand'
  | 'walk'
  | 'wave'
  | 'point'
  | 'hips'
  | 'sit'
  | 'kneel'
  | 'talk'
  | 'hold'
  | 'cheer'
  | 'chair'
  | 'lie'
  | 'crossed'
  | 'carry'
  | 'stoop';

/** A person on foot, in centimetres, facing forward. */
export function person(
  standing: Standing = 'stand',
  dress: Dress = { helmet: 'none', stripe: false },
): Part[] {
  const foot = (x: number, z: number, y = 8): Place => [x, y, z];
  const upright: Pose = {
    hips: [0, 96.5, 2],
    neck: [1, 150, 0.5],
    hands: [
      [6, 87, 26],
      [4, 86, -24],
    ],
    upright: true,
    feet: [foot(-5, 9), foot(7, -13)],
    knees: [1, 0, 0.1],
    elbows: [-1, 0, 0.5],
  };
  const low: Pose = { ...upright, upright: false };
  const poses: Record<Standing, Pose> = {
    stand: upright,
    walk: {
      ...upright,
      feet: [foot(28, 8, 10), foot(-30, -8, 16)],
      hands: [
        [-18, 92, 24],
        [24, 96, -22],
      ],
      neck: [5, 145, 0],
    },
    wave: {
      ...upright,
      hands: [
        [6, 86, 26],
        [14, 176, -44],
      ],
    },
    point: {
      ...upright,
      hands: [
        [58, 136, 30],
        [4, 86, -26],
      ],
      elbows: [-0.4, -1, 0.5],
    },
    hips: {
      ...upright,
      hands: [
        [8, 98, 20],
        [8, 98, -20],
      ],
      elbows: [-0.6, 0, 1],
    },
    talk: {
      ...upright,
      hands: [
        [34, 122, 20],
        [16, 98, -22],
      ],
      elbows: [-0.4, -1, 0.4],
    },
    hold: {
      ...upright,
      hands: [
        [30, 112, 14],
        [30, 112, -14],
      ],
      elbows: [-0.5, -1, 0.4],
    },
    cheer: {
      ...upright,
      hands: [
        [4, 197, 30],
        [9, 184, -46],
      ],
      elbows: [0.3, -0.3, 1],
    },
    sit: {
      ...low,
      hips: [0, 22, 0],
      neck: [10, 74, 0],
      hands: [
        [34, 46, 14],
        [34, 46, -14],
      ],
      feet: [foot(48, 14), foot(44, -14)],
      knees: [0.4, 1, 0.3],
    },
    chair: {
      ...low,
      hips: [0, 54, 0],
      neck: [6, 106, 0],
      hands: [
        [40, 80, 14],
        [42, 80, -12],
      ],
      feet: [foot(40, 12), foot(46, -10)],
      knees: [0.6, 1, 0.2],
      elbows: [-0.6, -1, 0.5],
    },
    lie: {
      ...low,
      hips: [-40, 13, 0],
      neck: [14, 15, 0],
      hands: [
        [-22, 27, 5],
        [-50, 8, -34],
      ],
      feet: [foot(-116, 15), foot(-124, -15)],
      knees: [0, 1, 0.3],
      elbows: [0, 0.3, 1],
      look: [0, -80],
    },
    crossed: {
      ...upright,
      hands: [
        [25, 115, -7],
        [27, 119, 7],
      ],
      elbows: [-0.2, -1, 0.9],
      look: [14, 2],
    },
    carry: {
      ...upright,
      hands: [
        [6, 87, 26],
        [20, 100, -31],
      ],
      elbows: [-0.8, -0.3, 0.8],
      look: [4, 2],
    },
    stoop: {
      ...upright,
      hips: [-14, 88, 0],
      neck: [25, 126, 0],
      hands: [
        [19, 60, 17],
        [23, 60, -17],
      ],
      feet: [foot(0, 15), foot(4, -15)],
      elbows: [-0.5, 0, 1],
      look: [0, 8],
    },
    kneel: {
      ...low,
      hips: [0, 42, 0],
      neck: [22, 90, 0],
      hands: [
        [54, 52, 14],
        [56, 48, -12],
      ],
      feet: [foot(-34, 10), foot(22, -12)],
      knees: [1, 0.6, 0.2],
    },
  };
  return figure(poses[standing], { stripe: false, ...dress });
}

/** The house tones: yellow machine, dark leathers, light helmet. */
export const houseTones: Tones = {
  rubber: '#17181c',
  dark: '#24272d',
  metal: '#5a6069',
  bright: '#b4bac0',
  paint: '#FFD21F',
  accent: '#d8412f',
  seat: '#1c1b1e',
  cargo: '#5d5648',
  glass: '#c5dbe4',
  lamp: '#fff8dc',
  tail: '#ff4638',
  plate: '#f6f2e6',
  jacket: '#33414f',
  trousers: '#282d35',
  boots: '#1b1b1f',
  helmet: '#f4f1e8',
  visor: '#15191f',
  skin: '#9a6444',
  stripe: '#FFD21F',
};

/** The house tones with some of them changed. */
export const tones = (changes: Partial<Tones> = {}): Tones => ({ ...houseTones, ...changes });
