import { hull, type Part, type Place } from '../../kit/model.ts';

/** A helmet that nobody wears, its face forward: on the ground or under an arm. The place is its middle, in centimetres. */
export function looseHelmet([f, u, r]: Place, lift = 0): Part[] {
  const b = (df: number, du: number, dr: number, radius: number) =>
    [f + df, u + du, r + dr, radius] as const;
  return [
    hull(
      'helmet',
      [b(-1, 1, 0, 13), b(-4, -7, 6, 7), b(-4, -7, -6, 7), b(9, -8, 6, 6), b(9, -8, -6, 6)],
      { lift: lift + 4 },
    ),
    hull('visor', [b(5, 4, 9, 3.6), b(5, 4, -9, 3.6), b(12, 1, 4, 4.2), b(12, 1, -4, 4.2)], {
      lift: lift + 10,
      facing: [1, 0, 0],
      slack: 8,
    }),
  ];
}
