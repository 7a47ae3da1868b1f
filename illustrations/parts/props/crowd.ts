import type { Page } from '../../kit/page.ts';
import { type Point, polygon, short } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';

/** Path data of one onlooker: clothes, then what shows skin, then trousers. */
interface Onlooker {
  body: string;
  skin: string;
  legs: string;
}

/** One onlooker: foot of the figure, pixels of a metre; `whole` shows arms and legs, not only what rises over a barrier. */
function onlooker(
  random: Random,
  [x, y]: Point,
  k: number,
  cheer: boolean,
  whole: boolean,
): Onlooker {
  const tall = random.between(0.9, 1.05) * k;
  const tilt = random.signed() * 0.04 * k;
  const wide = random.between(0.9, 1.12) * k;
  const digits = k > 90 ? 1 : 0;
  const n = (value: number) => short(value, whole ? digits : 1);
  const at = (dx: number, up: number) => `${n(x + dx * wide + tilt * up)} ${n(y - up * tall)}`;
  const hem = whole ? 0.78 : 0.5;
  const waist = whole ? 0.165 : 0.2;
  let body = `M${at(-waist, hem)}C${at(-waist + 0.01, 1)} ${at(-0.26, 1.1)} ${at(-0.25, 1.3)}Q${at(-0.22, 1.43)} ${at(-0.07, 1.45)}H${n(x + 0.07 * wide + tilt * 1.45)}Q${at(0.22, 1.43)} ${at(0.25, 1.3)}C${at(0.26, 1.1)} ${at(waist - 0.01, 1)} ${at(waist, hem)}z`;
  const [hx, hy, r] = [x + tilt * 1.6, y - 1.6 * tall, 0.125 * k];
  const neck = `M${at(-0.06, 1.42)}L${at(-0.06, 1.55)}L${at(0.06, 1.55)}L${at(0.06, 1.42)}z`;
  let skin = `${neck}M${short(hx - r * 0.88)} ${short(hy)}a${short(r * 0.88)} ${short(r * 1.12)} 0 1 1 ${short(r * 1.76)} 0a${short(r * 0.88)} ${short(r * 1.12)} 0 1 1 ${short(-r * 1.76)} 0z`;
  const legs = `M${at(-0.165, 0.84)}L${at(-0.19, 0.03)}L${at(-0.26, 0)}H${n(x - 0.06 * wide)}L${at(0, 0.66)}L${at(0.06, 0)}H${n(x + 0.25 * wide)}L${at(0.18, 0.03)}L${at(0.165, 0.84)}z`;
  const raised = !cheer ? [] : random() < 0.5 ? [-1, 1] : [random() < 0.5 ? -1 : 1];
  if (whole) {
    for (const side of [-1, 1]) {
      if (raised.includes(side)) continue;
      body += `M${at(0.16 * side, 1.38)}Q${at(0.26 * side, 1.4)} ${at(0.27 * side, 1.26)}L${at(0.31 * side, 0.84)}L${at(0.22 * side, 0.84)}L${at(0.17 * side, 1.2)}z`;
      skin += `M${at(0.31 * side, 0.86)}L${at(0.3 * side, 0.73)}L${at(0.24 * side, 0.73)}L${at(0.22 * side, 0.86)}z`;
    }
  }
  for (const side of raised) {
    const reach = random.between(0.26, 0.42) * side;
    const place = (dx: number, up: number): Point => [x + dx * wide, y - up * tall];
    body += polygon(
      [
        place(0.15 * side, 1.42),
        place(reach - 0.02 * side, 1.6),
        place(reach * 0.9, 1.9),
        place(reach * 0.9 + 0.08 * side, 1.92),
        place(reach + 0.09 * side, 1.58),
        place(0.25 * side, 1.28),
      ],
      whole ? digits : 1,
    );
    const [u, v] = place(reach * 0.9 + 0.04 * side, 1.95);
    const h = k * 0.055;
    skin += `M${short(u - h)} ${short(v)}a${short(h)} ${short(h)} 0 1 1 ${short(2 * h)} 0a${short(h)} ${short(h)} 0 1 1 ${short(-2 * h)} 0z`;
  }
  return { body, skin, legs };
}

/** A row of onlookers. */
export interface Onlookers {
  from: number;
  to: number;
  /** Height of their feet on the page, in pixels, at both ends of the row. */
  foot: number | readonly [left: number, right: number];
  /** Pixels of a metre, at both ends of the row. */
  metre: number | readonly [left: number, right: number];
  /** Metres between two of them. */
  step?: number;
  /** Share of them with raised arms, 0 to 1. */
  cheer?: number;
  /** Tones of skin; without them people are silhouettes. */
  faces?: readonly [string, ...string[]];
  /** Colour of hair, with faces. */
  hair?: string;
  /** Colour of trousers down to the ground; without it people end at the hips. */
  legs?: string;
}

/** People behind a barrier or before a stage, in a few tones, from the hips up unless they have legs. */
export function crowd(
  page: Page,
  random: Random,
  tones: readonly [string, ...string[]],
  { from, to, foot, metre, step = 0.5, cheer = 0.2, faces, hair = '#241a1c', legs }: Onlookers,
): void {
  const layers = tones.map(() => '');
  const skins = (faces ?? []).map(() => '');
  let trousers = '';
  let crowns = '';
  const ends = (value: Onlookers['metre']) =>
    typeof value === 'number' ? ([value, value] as const) : value;
  const [f0, f1] = ends(foot);
  const [k0, k1] = ends(metre);
  for (let x = from; x < to; ) {
    const t = (x - from) / (to - from || 1);
    const k = k0 + (k1 - k0) * t;
    const y = f0 + (f1 - f0) * t + random.signed() * 0.06 * k;
    const one = onlooker(random, [x, y], k, random() < cheer, legs !== undefined);
    const tone = random.whole(0, tones.length - 1);
    layers[tone] += faces ? one.body : one.body + one.skin;
    if (faces) {
      skins[random.whole(0, faces.length - 1)] += one.skin;
      crowns += `M${short(x - 0.12 * k)} ${short(y - 1.56 * k)}a${short(0.12 * k)} ${short(0.16 * k)} 0 0 1 ${short(0.24 * k)} 0q${short(-0.12 * k)} ${short(-0.1 * k)} ${short(-0.24 * k)} 0z`;
    }
    if (legs) trousers += one.legs;
    x += k * step * random.between(0.8, 1.3);
  }
  page.fill(trousers, legs ?? 'none');
  layers.forEach((d, i) => {
    page.fill(d, tones[i] ?? tones[0]);
  });
  skins.forEach((d, i) => {
    page.fill(d, faces?.[i] ?? tones[0]);
  });
  page.fill(crowns, hair);
}
