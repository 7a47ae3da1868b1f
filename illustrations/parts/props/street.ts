import type { Page } from '../../kit/page.ts';
import { type Point, short } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';
import { crown } from '../trees.ts';

/** A roadside tea stall 420 pixels wide: posts, awning and back wall; or, in front of its keeper, the counter. */
export function teaStall(page: Page, [x, y]: Point, k: number, counter = false): void {
  const r = (dx: number, up: number, w: number, h: number, paint: string, opacity = 1) =>
    page.rect(x + dx * k, y - up * k, w * k, h * k, paint, opacity < 1 ? { opacity } : undefined);
  const at = (dx: number, up: number) => `${short(x + dx * k)} ${short(y - up * k)}`;
  if (counter) {
    r(-30, 116, 330, 116, '#2f6a6c');
    r(-30, 116, 330, 40, '#3f8482');
    r(-42, 128, 354, 16, '#d9b98a');
    page.stroke(
      `M${at(40, 76)}V${short(y)}M${at(130, 76)}V${short(y)}M${at(220, 76)}V${short(y)}`,
      '#1f4a4c',
      3,
    );
    page.fill(`M${at(0, 128)}l${6 * k} ${-46 * k}h${48 * k}l${6 * k} ${46 * k}z`, '#c3c8c6');
    page.fill(
      `M${at(54, 150)}q${26 * k} ${-4 * k} ${30 * k} ${-30 * k}l${-8 * k} 0q${-4 * k} ${14 * k} ${-22 * k} ${16 * k}z`,
      '#9aa3a4',
    );
    page.stroke(
      `M${at(30, 186)}q${-14 * k} ${-18 * k} 0 ${-32 * k}t0 ${-34 * k}M${at(46, 190)}q${12 * k} ${-16 * k} 0 ${-28 * k}`,
      '#fff6e0',
      5 * k,
      {
        'stroke-linecap': 'round',
        opacity: 0.6,
      },
    );
    for (const dx of [180, 204, 228, 252]) {
      page.fill(`M${at(dx, 128)}l${-3 * k} ${-26 * k}h${18 * k}l${-3 * k} ${26 * k}z`, '#d99a5a');
      r(dx - 3, 154, 18, 5, '#fff0d0');
    }
    return;
  }
  r(-24, 300, 316, 240, '#5a4038');
  r(-24, 262, 316, 10, '#8a6448');
  r(-24, 196, 316, 10, '#8a6448');
  const jars = ['#d9573f', '#e8b83a', '#7da05a', '#e9ddc0', '#c98a5a'];
  jars.forEach((colour, i) => {
    r(-6 + i * 60, 306, 36, 44, colour);
    r(-6 + i * 60, 314, 36, 8, '#2a2628');
    r(4 + i * 58, 230, 30, 34, jars[(i + 2) % 5] ?? colour);
  });
  r(-42, 322, 14, 322, '#6d4c36');
  r(296, 322, 14, 322, '#6d4c36');
  page.fill(`M${at(-86, 296)}L${at(-30, 372)}H${short(x + 300 * k)}L${at(350, 296)}z`, '#e8b030');
  for (let i = 0; i < 4; i++) {
    const [a, b] = [-86 + i * 109, -30 + i * 82.5];
    page.fill(`M${at(a, 296)}L${at(b, 372)}h${41 * k}L${at(a + 54.5, 296)}z`, '#f6ead0');
  }
  page.fill(`M${at(-86, 296)}H${short(x + 350 * k)}v${16 * k}H${short(x - 86 * k)}z`, '#b5761e');
}

/** A street tree in flower: trunk, leaves and a cloud of blossom. */
export function floweringTree(
  page: Page,
  random: Random,
  [x, y]: Point,
  height: number,
  [trunk, leaf, bloom, bright]: readonly [string, string, string, string],
): void {
  const at = (dx: number, up: number) => `${short(x + dx * height)} ${short(y - up * height)}`;
  page.fill(
    `M${at(-0.035, 0)}Q${at(-0.02, 0.3)} ${at(-0.16, 0.6)}L${at(-0.13, 0.61)}Q${at(0, 0.46)} ${at(0.01, 0.4)}Q${at(0.06, 0.5)} ${at(0.18, 0.62)}L${at(0.21, 0.6)}Q${at(0.04, 0.3)} ${at(0.045, 0)}z`,
    trunk,
  );
  const clumps = [
    [0.02, 0.66, 0.5, 0.26],
    [-0.27, 0.7, 0.46, 0.26],
    [0.28, 0.72, 0.44, 0.26],
    [-0.1, 0.86, 0.5, 0.26],
    [0.16, 0.9, 0.4, 0.22],
  ] as const;
  for (const [dx, up, w, h] of clumps) {
    const clump = (rise: number, size: number, slip = 0) =>
      crown(
        random,
        x + (dx - slip) * height,
        y - (up + rise) * height,
        w * size * height,
        h * size * height,
        7,
      );
    page.fill(clump(0, 1.1), leaf).fill(clump(0.03, 0.98), bloom);
    page.fill(clump(0.06, 0.6, 0.05), bright, { opacity: 0.85 });
  }
}
