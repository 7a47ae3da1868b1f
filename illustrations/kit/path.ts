/** A place on the page, in pixels: right and down. */
export type Point = readonly [x: number, y: number];

/** Reads a list at an index held inside its bounds; the list must not be empty. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[Math.max(0, Math.min(list.length - 1, index))];
  if (item === undefined) throw new Error('at: the list is empty');
  return item;
}

/** A number with at most the given decimals, in its shortest spelling. */
export function short(value: number, digits = 1): string {
  const text = String(Number(value.toFixed(digits)));
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** Numbers one after another, with a blank only where two would run together. */
function run(values: readonly string[]): string {
  let text = '';
  for (const value of values) text += text && !value.startsWith('-') ? ` ${value}` : value;
  return text;
}

/** Keeps a pen position so that steps can be written relative without adding up rounding errors. */
class Pen {
  private x = 0;
  private y = 0;
  private readonly scale: number;
  private readonly digits: number;
  text = '';

  constructor(digits: number) {
    this.digits = digits;
    this.scale = 10 ** digits;
  }

  move([x, y]: Point): void {
    this.x = Math.round(x * this.scale);
    this.y = Math.round(y * this.scale);
    this.text += `M${run([this.x, this.y].map((v) => short(v / this.scale, this.digits)))}`;
  }

  /** Writes points relative to the pen and leaves the pen on the last. */
  draw(command: string, points: readonly Point[], repeat = false): void {
    const steps: string[] = [];
    let [lx, ly] = [this.x, this.y];
    for (const [px, py] of points) {
      lx = Math.round(px * this.scale);
      ly = Math.round(py * this.scale);
      steps.push(short((lx - this.x) / this.scale, this.digits));
      steps.push(short((ly - this.y) / this.scale, this.digits));
      if (repeat) [this.x, this.y] = [lx, ly];
    }
    this.x = lx;
    this.y = ly;
    const numbers = run(steps);
    this.text += command + numbers;
  }

  arc(radius: number, large: boolean, to: Point): void {
    const [fx, fy] = [this.x, this.y];
    this.x = Math.round(to[0] * this.scale);
    this.y = Math.round(to[1] * this.scale);
    const r = short(radius, this.digits);
    const step = [(this.x - fx) / this.scale, (this.y - fy) / this.scale];
    const end = run(step.map((v) => short(v, this.digits)));
    this.text += `a${r} ${r} 0 ${large ? 1 : 0} 1${end.startsWith('-') ? '' : ' '}${end}`;
  }
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A straight open line. */
export function polyline(points: readonly Point[], digits = 1): string {
  const pen = new Pen(digits);
  pen.move(at(points, 0));
  pen.draw('l', points.slice(1), true);
  return pen.text;
}

/** A straight closed shape. */
export const polygon = (points: readonly Point[], digits = 1) => `${polyline(points, digits)}z`;

/** A smooth open curve through the middles of its points. */
export function curve(points: readonly Point[], digits = 1): string {
  const pen = new Pen(digits);
  pen.move(at(points, 0));
  pen.draw('l', [middle(at(points, 0), at(points, 1))]);
  for (let i = 1; i < points.length - 1; i++) {
    pen.draw('q', [at(points, i), middle(at(points, i), at(points, i + 1))]);
  }
  pen.draw('l', [at(points, points.length - 1)]);
  return pen.text;
}

/** A smooth closed shape through the middles of its points. */
export function blob(points: readonly Point[], digits = 1): string {
  const pen = new Pen(digits);
  pen.move(middle(at(points, points.length - 1), at(points, 0)));
  points.forEach((point, i) => {
    pen.draw('q', [point, middle(point, at(points, (i + 1) % points.length))]);
  });
  return `${pen.text}z`;
}

/** Everything below a smooth line down to a height. */
export function below(points: readonly Point[], base: number, digits = 0): string {
  return `${curve(points, digits)}V${short(base, 0)}H${short(at(points, 0)[0], 0)}z`;
}

/** A circle with its radius, as the outline of a rounded part needs it. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The tightest outline around discs: arcs joined by straight tangents. */
export function hullOfDiscs(discs: readonly Disc[], digits = 1): string {
  const pen = new Pen(digits);
  const samples = 60;
  const best: Disc[] = [];
  for (let i = 0; i < samples; i++) {
    const angle = (i / samples) * 2 * Math.PI;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    let top = at(discs, 0);
    for (const disc of discs) {
      if (disc.x * ux + disc.y * uy + disc.r > top.x * ux + top.y * uy + top.r + 1e-6) top = disc;
    }
    best.push(top);
  }
  const starts: number[] = [];
  for (let i = 0; i < samples; i++)
    if (at(best, i) !== at(best, (i + samples - 1) % samples)) starts.push(i);
  const on = (disc: Disc, angle: number): Point => [
    disc.x + Math.cos(angle) * disc.r,
    disc.y + Math.sin(angle) * disc.r,
  ];
  if (starts.length < 2) {
    const disc = at(best, 0);
    pen.move(on(disc, 0));
    pen.arc(disc.r, false, on(disc, Math.PI));
    pen.arc(disc.r, false, on(disc, 0));
    return `${pen.text}z`;
  }
  const tangents = starts.map((sample) => {
    const before = at(best, (sample + samples - 1) % samples);
    const after = at(best, sample);
    const guess = ((sample - 0.5) / samples) * 2 * Math.PI;
    const [dx, dy] = [before.x - after.x, before.y - after.y];
    const turn = Math.acos(
      Math.max(-1, Math.min(1, (after.r - before.r) / (Math.hypot(dx, dy) || 1))),
    );
    const far = (angle: number) =>
      Math.abs(Math.atan2(Math.sin(angle - guess), Math.cos(angle - guess)));
    const [a, b] = [Math.atan2(dy, dx) + turn, Math.atan2(dy, dx) - turn];
    return { angle: far(a) < far(b) ? a : b, disc: after };
  });
  tangents.forEach(({ angle, disc }, i) => {
    const end = at(tangents, (i + 1) % tangents.length).angle;
    const sweep = (((end - angle) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    if (i === 0) pen.move(on(disc, angle));
    else pen.draw('l', [on(disc, angle)]);
    if (disc.r * sweep > 1.2 && sweep < 6) pen.arc(disc.r, sweep > Math.PI, on(disc, end));
  });
  return `${pen.text}z`;
}

/** The corners of the tightest straight outline around points, in order. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const out: Point[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = [at(out, out.length - 2), at(out, out.length - 1)];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The part of a convex shape that lies inside another, both given in the order of `convexHull`. */
export function intersection(subject: readonly Point[], window: readonly Point[]): Point[] {
  let out = [...subject];
  window.forEach((a, i) => {
    const b = at(window, (i + 1) % window.length);
    const side = (p: Point) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    const input = out;
    out = [];
    input.forEach((p, k) => {
      const q = at(input, (k + 1) % input.length);
      const [sp, sq] = [side(p), side(q)];
      if (sp >= 0) out.push(p);
      if (sp * sq < 0) {
        const t = sp / (sp - sq);
        out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
      }
    });
  });
  return out;
}

/** Height of a left-to-right line at x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [at(points, i - 1), at(points, i)];
    if (b[0] >= x) return a[1] + (b[1] - a[1]) * ((x - a[0]) / (b[0] - a[0] || 1));
  }
  return at(points, points.length - 1)[1];
}

/** Catmull-Rom samples: a smooth line that passes through its control points. */
export function spline(points: readonly Point[], per = 16): Point[] {
  const out: Point[] = [];
  const blend = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
    for (let k = 0; k < per; k++) {
      const t = k / per;
      out.push([blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)]);
    }
  }
  out.push(at(points, points.length - 1));
  return out;
}

/** A line moved by a fixed step. */
export const shifted = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy]);
