import type { Page } from '../../kit/page.ts';
import { type Point, polygon, short } from '../../kit/path.ts';

/** A Rajput fort: tapered round bastions, crenels, palace fronts and domed kiosks. */
export function fort(
  page: Page,
  [x, y]: Point,
  size: number,
  colour: string,
  lit: string,
  window: string,
): void {
  const crenels = (from: number, to: number, top: number) => {
    let d = '';
    for (let u = from; u < to; u += size * 0.17) {
      d += `M${short(u)} ${short(top + 1)}v${short(-size * 0.18)}q${short(size * 0.055)} ${short(-size * 0.09)} ${short(size * 0.11)} 0v${short(size * 0.18)}z`;
    }
    return d;
  };
  const block = (left: number, right: number, top: number, foot: number, slope = 0) =>
    polygon([
      [left - slope, foot],
      [left, top],
      [right, top],
      [right + slope, foot],
    ]);
  const kiosk = (u: number, v: number, r: number) => {
    const base = v - r * 1.1;
    const at = (dx: number, up: number) => `${short(u + dx * r)} ${short(base - up * r)}`;
    let d = `M${at(-1, 0)}C${at(-1.1, 0.9)} ${at(-0.4, 1)} ${at(0, 1.5)}C${at(0.4, 1)} ${at(1.1, 0.9)} ${at(1, 0)}z`;
    d += block(u - r * 1.2, u + r * 1.2, base - r * 0.05, base + r * 0.13);
    for (const k of [-0.85, -0.3, 0.3, 0.85])
      d += block(u + k * r - r * 0.09, u + k * r + r * 0.09, base, base + r * 1.15);
    return d;
  };
  const foot = y + 1.6 * size;
  const curtain = y - 1.5 * size;
  let body =
    block(x - 6.8 * size, x + 6.8 * size, curtain, foot, 0.2 * size) +
    crenels(x - 6.8 * size, x + 6.8 * size, curtain);
  let bright = '';
  let windows = '';
  for (let i = -3; i <= 3; i++) {
    const u = x + i * 2.2 * size;
    const top = y - (2.1 + Math.sin(i * 1.3) * 0.15) * size;
    const t = size * 0.55;
    body += block(u - t, u + t, top, foot, t * 0.25) + crenels(u - t, u + t * 0.9, top);
    bright += polygon([
      [u - t * 1.25, foot],
      [u - t, top],
      [u - t * 0.3, top],
      [u - t * 0.4, foot],
    ]);
  }
  for (const [bx, width, height] of [
    [-2.6, 2.4, 3.1],
    [0, 3.4, 3.9],
    [2.9, 2.6, 3.3],
  ] as const) {
    const [left, right, top] = [
      x + (bx - width / 2) * size,
      x + (bx + width / 2) * size,
      y - height * size,
    ];
    body += block(left, right, top, y);
    bright += block(left, x + (bx - width * 0.28) * size, top, y - size);
    for (let c = 0; c < 5; c++) {
      const wx = x + (bx - width * 0.36 + c * width * 0.17) * size;
      windows += `M${short(wx)} ${short(y - (height - 0.85) * size)}v${short(-size * 0.3)}a${short(size * 0.09)} ${short(size * 0.1)} 0 0 1 ${short(size * 0.18)} 0v${short(size * 0.3)}z`;
    }
  }
  for (const [bx, by, r] of [
    [-3.5, 3.1, 0.3],
    [-1.8, 3.1, 0.3],
    [-1.3, 3.9, 0.3],
    [0, 3.9, 0.52],
    [1.3, 3.9, 0.3],
    [2, 3.3, 0.28],
    [3.8, 3.3, 0.3],
    [-6.6, 2.2, 0.34],
    [6.6, 2.2, 0.34],
  ] as const) {
    body += kiosk(x + bx * size, y - by * size, r * size);
  }
  page.fill(body, colour).fill(bright, lit, { opacity: 0.55 }).fill(windows, window);
}
