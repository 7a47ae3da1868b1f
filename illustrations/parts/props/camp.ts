import { mix } from '../../kit/colour.ts';
import type { Page } from '../../kit/page.ts';
import { type Point, polygon, short } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';

/** A dome tent, lit from inside where a glow colour is given. */
export function tent(
  page: Page,
  [x, y]: Point,
  size: number,
  glow: string,
  cloth: string,
  dark: string,
  lit = true,
): void {
  const at = (dx: number, up: number) => `${short(x + dx * size)} ${short(y - up * size)}`;
  if (lit) page.glow(x, y - size * 0.4, size * 2.6, glow, 0.35);
  const paint = lit
    ? page.radialAt(
        x - size * 0.2,
        y - size * 0.1,
        size * 1.4,
        [0, mix(glow, '#ffffff', 0.35)],
        [0.4, glow],
        [1, cloth],
      )
    : cloth;
  page.fill(
    `M${at(-1.15, 0)}Q${at(-0.75, 1.1)} ${at(0, 1.18)}Q${at(0.8, 1.1)} ${at(1.2, 0)}z`,
    paint,
  );
  page.fill(
    `M${at(0.1, 1.18)}Q${at(0.8, 1.1)} ${at(1.2, 0)}H${short(x + size * 0.62)}Q${at(0.5, 0.9)} ${at(0.1, 1.18)}z`,
    dark,
    { opacity: 0.6 },
  );
  page.fill(
    `M${at(-0.42, 0)}Q${at(-0.3, 0.75)} ${at(-0.05, 0.86)}Q${at(0.12, 0.5)} ${at(0.16, 0)}z`,
    lit ? mix(glow, '#ffffff', 0.6) : dark,
    { opacity: 0.8 },
  );
  page.stroke(`M${at(-1.15, 0)}L${at(-1.5, -0.06)}M${at(1.2, 0)}L${at(1.55, -0.06)}`, dark, 1.4);
}

/** A camp fire with its light and sparks. */
export function campfire(page: Page, random: Random, [x, y]: Point, size: number): void {
  page.glow(x, y - size * 0.6, size * 9, '#ff9a3d', 0.6, size * 5);
  page.glow(x, y - size * 0.5, size * 2.4, '#ffd38a', 0.8);
  const log = (k: number) =>
    polygon([
      [x - k * size * 1.1, y + size * 0.1],
      [x + k * size * 0.9, y - size * 0.22],
      [x + k * size, y],
      [x - k * size, y + size * 0.3],
    ]);
  page.fill(log(1) + log(-1), '#2a1712');
  const flame = (k: number) => {
    const at = (dx: number, up: number) =>
      `${short(x + dx * size * k)} ${short(y - up * size * k)}`;
    return `M${at(-0.6, 0)}C${at(-0.9, 0.9)} ${at(-0.1, 1)} ${at(0.05, 2.1)}C${at(0.25, 1.3)} ${at(1, 0.8)} ${at(0.6, 0)}z`;
  };
  page.fill(flame(1), '#ff7a2e').fill(flame(0.7), '#ffb13b').fill(flame(0.42), '#fff0c2');
  let sparks = '';
  for (let i = 0; i < 16; i++) {
    sparks += `M${short(x + random.signed() * size * 1.6, 0)} ${short(y - size * random.between(1.6, 6), 0)}h0`;
  }
  page.stroke(sparks, '#ffc36b', 3, { 'stroke-linecap': 'round', opacity: 0.8 });
}
