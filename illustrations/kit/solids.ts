import { mix } from './colour.ts';
import type { Ground } from './ground.ts';
import type { Page } from './page.ts';
import { polygon } from './path.ts';

/** A place in a scene in metres: to the right of the eye, ahead of it, above the ground. */
export type Spot = readonly [right: number, ahead: number, up?: number];

/** A straight flat shape through places of a scene. */
export const flat = (ground: Ground, spots: readonly Spot[]): string =>
  polygon(spots.map(([right, ahead, up = 0]) => ground.screen(right, ahead, up)));

/** A box on the ground or above it: the middle of its foot and its size, in metres. */
export interface Block {
  right: number;
  ahead: number;
  width: number;
  depth: number;
  height: number;
  /** Metres by which it floats. */
  up?: number;
  /** Degrees by which it is turned to the right. */
  turn?: number;
}

/** Colours of a box: faces towards the light, faces away from it, its lid. */
export interface BlockTones {
  lit: string;
  shade: string;
  top: string;
}

/** Draws the faces of a box that turn to the eye; `sun` points to the light: right, ahead. */
export function block(
  page: Page,
  ground: Ground,
  { right, ahead, width, depth, height, up = 0, turn = 0 }: Block,
  { lit, shade, top }: BlockTones,
  sun: readonly [right: number, ahead: number] = [-0.8, -0.6],
): void {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corner = (u: number, v: number, w: number): Spot => [
    right + u * width * 0.5 * c + v * depth * 0.5 * s,
    ahead - u * width * 0.5 * s + v * depth * 0.5 * c,
    w,
  ];
  const sides = [
    { from: [-1, -1], to: [1, -1], normal: [-s, -c], reach: depth },
    { from: [1, -1], to: [1, 1], normal: [c, -s], reach: width },
    { from: [1, 1], to: [-1, 1], normal: [s, c], reach: depth },
    { from: [-1, 1], to: [-1, -1], normal: [-c, s], reach: width },
  ] as const;
  for (const { from, to, normal, reach } of sides) {
    const [mx, mz] = [right + (normal[0] * reach) / 2, ahead + (normal[1] * reach) / 2];
    if (normal[0] * mx + normal[1] * mz >= 0) continue;
    const share = (normal[0] * sun[0] + normal[1] * sun[1] + 1) / 2;
    page.fill(
      flat(ground, [
        corner(from[0], from[1], up),
        corner(to[0], to[1], up),
        corner(to[0], to[1], up + height),
        corner(from[0], from[1], up + height),
      ]),
      mix(shade, lit, share),
    );
  }
  if (up + height < ground.eye) {
    page.fill(
      flat(ground, [
        corner(-1, -1, up + height),
        corner(1, -1, up + height),
        corner(1, 1, up + height),
        corner(-1, 1, up + height),
      ]),
      top,
    );
  }
}
