import type { Road } from '../kit/ground.ts';
import {
  castShadow,
  drawModel,
  type Light,
  type Part,
  Shot,
  type Stance,
  type Tones,
} from '../kit/model.ts';
import type { Page } from '../kit/page.ts';

/** How a scene lights its machines and people. */
export interface Staging {
  light: Light;
  /** Where shadows fall for a metre of height: metres right and ahead; none under a covered sky. */
  sun?: readonly [right: number, ahead: number];
  shadow?: string;
  shadowOpacity?: number;
}

/** Draws a model with its shadow: cast by the sun, or a soft one under it. */
export function place(
  page: Page,
  parts: readonly Part[],
  shot: Shot,
  colours: Tones,
  staging: Staging,
): void {
  const { light, sun, shadow = '#000', shadowOpacity = 0.35 } = staging;
  if (sun) castShadow(page, parts, shot, sun, shadow, shadowOpacity);
  const { x, y, scale } = shot.see([0, 0, 0]);
  const ends = [shot.see([80, 0, 0]), shot.see([-80, 0, 0])] as const;
  const half = Math.max(Math.abs(ends[0].x - ends[1].x) / 2, 34 * scale);
  const tall = Math.max(Math.abs(ends[0].y - ends[1].y) / 2, 5 * scale);
  const paint = page.radial(
    [0, shadow, shadowOpacity * 1.4],
    [0.6, shadow, shadowOpacity * 0.7],
    [1, shadow, 0],
  );
  page.ellipse(x, y, half * 1.1, tall * 1.1, paint);
  drawModel(page, parts, shot, colours, light);
}

/** A shot of something on a road: metres along it, metres beside the middle line; it rides away unless told to come. */
export function onRoad(
  road: Road,
  s: number,
  offset: number,
  {
    coming = false,
    turn = 0,
    ...stance
  }: Omit<Stance, 'heading'> & { coming?: boolean; turn?: number } = {},
): Shot {
  const point = road.beside(road.at(s), offset);
  return Shot.on(road.ground, point, {
    ...stance,
    heading: road.heading(s) + (coming ? 180 : 0) + turn,
  });
}

/** The beam and halo of a headlight that turns to the eye. */
export function headlight(
  page: Page,
  shot: Shot,
  up = 98,
  colour = '#fff3cf',
  opacity = 0.9,
): void {
  const { x, y, scale } = shot.see([60, up, 0]);
  page.glow(x, y, scale * 60, colour, opacity);
  page.glow(x, y, scale * 16, '#ffffff', opacity);
}

/** The glow of a rear lamp that turns to the eye. */
export function rearLamp(page: Page, shot: Shot, up = 86, colour = '#ff5a44', opacity = 0.6): void {
  const { x, y, scale } = shot.see([-100, up, 0]);
  page.glow(x, y, scale * 46, colour, opacity);
}
