import type { Page } from '../../kit/page.ts';
import { type Point, short } from '../../kit/path.ts';

/** A board of tools: spanners by size, screwdrivers, pliers and a hammer, with their outlines. */
export function toolBoard(
  page: Page,
  [x, y]: Point,
  width: number,
  { board, tool, grip }: { board: string; tool: string; grip: string },
): void {
  const k = width / 400;
  const at = (dx: number, dy: number) => `${short(x + dx * k)} ${short(y + dy * k)}`;
  page.rect(x, y, width, 190 * k, board, { rx: 8 * k });
  let spanners = '';
  let heads = '';
  for (let i = 0; i < 7; i++) {
    const [u, length] = [30 + i * 26, 120 - i * 11];
    spanners += `M${at(u, 34)}V${short(y + (24 + length) * k)}`;
    heads += `M${at(u, 26)}h0M${at(u, 28 + length)}h0`;
  }
  const round = { 'stroke-linecap': 'round' };
  page.stroke(spanners, tool, 7 * k, round).stroke(heads, tool, 17 * k, round);
  page.stroke(heads, board, 7 * k, round);
  let blades = '';
  let grips = '';
  for (let i = 0; i < 4; i++) {
    blades += `M${at(226 + i * 26, 70)}V${short(y + 140 * k)}`;
    grips += `M${at(226 + i * 26, 32)}V${short(y + 70 * k)}`;
  }
  page.stroke(blades, tool, 5 * k, round).stroke(grips, grip, 13 * k, round);
  page.stroke(`M${at(352, 60)}V${short(y + 156 * k)}`, '#8a5a34', 10 * k, round);
  page.fill(`M${at(326, 30)}h${short(54 * k)}v${short(28 * k)}h${short(-54 * k)}z`, tool);
}

/** A helmet on a shelf, seen from its front quarter; y is the shelf. */
export function shelfHelmet(
  page: Page,
  [x, y]: Point,
  size: number,
  shell: string,
  band: string,
  visor = '#15191f',
): void {
  const at = (dx: number, up: number) => `${short(x + dx * size)} ${short(y - up * size)}`;
  page.ellipse(x, y, size * 0.5, size * 0.06, '#000', { opacity: 0.3 });
  page.fill(
    `M${at(-0.46, 0.04)}C${at(-0.62, 0.4)} ${at(-0.5, 0.98)} ${at(0, 0.98)}C${at(0.48, 0.98)} ${at(0.58, 0.56)} ${at(0.5, 0.3)}Q${at(0.46, 0.06)} ${at(0.26, 0)}H${short(x - size * 0.3)}z`,
    shell,
  );
  page.fill(
    `M${at(-0.5, 0.3)}C${at(-0.3, 0.02)} ${at(0.2, 0.02)} ${at(0.5, 0.24)}Q${at(0.44, 0.04)} ${at(0.26, 0)}H${short(x - size * 0.3)}L${at(-0.46, 0.04)}z`,
    '#000',
    { opacity: 0.2 },
  );
  page.fill(
    `M${at(-0.36, 0.8)}Q${at(-0.1, 1)} ${at(0.2, 0.93)}L${at(0.26, 0.84)}Q${at(-0.06, 0.9)} ${at(-0.34, 0.68)}z`,
    band,
  );
  page.fill(
    `M${at(-0.14, 0.66)}Q${at(0.22, 0.74)} ${at(0.53, 0.6)}Q${at(0.56, 0.42)} ${at(0.5, 0.32)}Q${at(0.14, 0.26)} ${at(-0.12, 0.38)}Q${at(-0.2, 0.52)} ${at(-0.14, 0.66)}z`,
    visor,
  );
  page.stroke(`M${at(0, 0.62)}Q${at(0.24, 0.66)} ${at(0.42, 0.58)}`, '#cfe2ea', size * 0.03, {
    'stroke-linecap': 'round',
    opacity: 0.8,
  });
}

/** A riding jacket on a hanger, seen from the front; y is the rail. */
export function hungJacket(
  page: Page,
  [x, y]: Point,
  size: number,
  cloth: string,
  panel: string,
  dark: string,
): void {
  const at = (dx: number, down: number) => `${short(x + dx * size)} ${short(y + down * size)}`;
  page.stroke(
    `M${at(0, 0)}V${short(y + size * 0.1)}M${at(-0.2, 0.2)}L${at(0, 0.1)}L${at(0.2, 0.2)}`,
    '#b4bac0',
    size * 0.024,
    { 'stroke-linejoin': 'round' },
  );
  const sleeve = (s: number) =>
    `M${at(s * 0.26, 0.18)}Q${at(s * 0.42, 0.24)} ${at(s * 0.46, 0.46)}L${at(s * 0.52, 0.86)}L${at(s * 0.38, 0.9)}L${at(s * 0.3, 0.52)}z`;
  page.fill(sleeve(-1) + sleeve(1), cloth);
  page.fill(
    `M${at(-0.1, 0.13)}L${at(-0.3, 0.2)}Q${at(-0.32, 0.6)} ${at(-0.29, 0.98)}H${short(x + size * 0.29)}Q${at(0.32, 0.6)} ${at(0.3, 0.2)}L${at(0.1, 0.13)}Q${at(0, 0.2)} ${at(-0.1, 0.13)}z`,
    cloth,
  );
  page.fill(sleeve(1), '#000', { opacity: 0.16 });
  page.fill(
    `M${at(-0.31, 0.4)}H${short(x + size * 0.31)}L${at(0.305, 0.5)}H${short(x - size * 0.305)}z`,
    panel,
  );
  const cuff = (s: number) =>
    `M${at(s * 0.505, 0.76)}L${at(s * 0.36, 0.8)}L${at(s * 0.37, 0.84)}L${at(s * 0.515, 0.8)}z`;
  page.fill(cuff(-1) + cuff(1), panel);
  page.fill(
    `M${at(0.06, 0.15)}L${at(0.3, 0.2)}Q${at(0.32, 0.6)} ${at(0.29, 0.98)}H${short(x + size * 0.08)}z`,
    '#000',
    { opacity: 0.14 },
  );
  page.stroke(`M${at(0, 0.18)}V${short(y + size * 0.98)}`, dark, size * 0.016);
  page.fill(
    `M${at(-0.12, 0.1)}Q${at(0, 0.16)} ${at(0.12, 0.1)}L${at(0.1, 0.22)}Q${at(0, 0.26)} ${at(-0.1, 0.22)}z`,
    dark,
  );
  page.stroke(
    `M${at(-0.22, 0.74)}L${at(-0.1, 0.7)}M${at(0.22, 0.74)}L${at(0.1, 0.7)}`,
    dark,
    size * 0.016,
  );
}
