import { at, type Point, polygon, spline } from './path.ts';

/** Where the camera of a scene stands. */
export interface GroundOptions {
  /** Height of the horizon on the page, in pixels. */
  horizon?: number;
  /** The vanishing point's place across the page, in pixels. */
  centre?: number;
  /** Height of the eye above the ground, in metres. */
  eye?: number;
  /** Focal length in pixels: larger flattens the plane. */
  focal?: number;
}

/** A level plane in true perspective: screen points become metres and back. */
export class Ground {
  readonly horizon: number;
  readonly centre: number;
  readonly eye: number;
  readonly focal: number;

  constructor({ horizon = 560, centre = 800, eye = 3, focal = 900 }: GroundOptions = {}) {
    this.horizon = horizon;
    this.centre = centre;
    this.eye = eye;
    this.focal = focal;
  }

  /** Metres to the right and ahead of the eye of a screen point below the horizon. */
  metres([x, y]: Point): Point {
    const ahead = (this.eye * this.focal) / (y - this.horizon);
    return [((x - this.centre) * ahead) / this.focal, ahead];
  }

  /** The screen point of a place in metres: right, ahead, up. */
  screen(right: number, ahead: number, up = 0): Point {
    return [
      this.centre + (right * this.focal) / ahead,
      this.horizon + ((this.eye - up) * this.focal) / ahead,
    ];
  }

  /** Pixels of one metre at a distance ahead. */
  scale(ahead: number): number {
    return this.focal / ahead;
  }

  /** Pixels of one metre on the ground at a height of the page. */
  scaleAt(y: number): number {
    return (y - this.horizon) / this.eye;
  }

  /** A road through screen points, near to far; half its width in metres. */
  road(points: readonly Point[], half = 2.7, per = 13): Road {
    const samples = spline(points, per)
      .filter(([, y]) => y > this.horizon + 1.2)
      .map((point) => this.metres(point));
    let s = 0;
    const stations = samples.map(([right, ahead], i): Station => {
      const [before, after] = [at(samples, i - 1), at(samples, i + 1)];
      const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dz) || 1;
      if (i) s += Math.hypot(right - before[0], ahead - before[1]);
      return { right, ahead, nx: dz / length, nz: -dx / length, s };
    });
    return new Road(this, stations, half);
  }
}

/** A place on a road's middle line, with the direction across it and the metres ridden so far. */
export interface Station {
  readonly right: number;
  readonly ahead: number;
  readonly nx: number;
  readonly nz: number;
  readonly s: number;
}

/** How the broken middle line is painted, in metres. */
export interface DashOptions {
  on?: number;
  gap?: number;
  half?: number;
  offset?: number;
  phase?: number;
  to?: number;
}

/** A road on the ground, measured in metres along and across. */
export class Road {
  readonly ground: Ground;
  readonly half: number;
  readonly length: number;
  private readonly stations: readonly Station[];

  constructor(ground: Ground, stations: readonly Station[], half: number) {
    this.ground = ground;
    this.stations = stations;
    this.half = half;
    this.length = at(stations, stations.length - 1).s;
  }

  /** The station at a distance along the road. */
  at(s: number): Station {
    let i = 1;
    while (i < this.stations.length - 1 && at(this.stations, i).s < s) i++;
    const [a, b] = [at(this.stations, i - 1), at(this.stations, i)];
    const t = (s - a.s) / (b.s - a.s || 1);
    const between = (x: number, y: number) => x + (y - x) * t;
    return {
      right: between(a.right, b.right),
      ahead: between(a.ahead, b.ahead),
      nx: between(a.nx, b.nx),
      nz: between(a.nz, b.nz),
      s,
    };
  }

  /** The heading of the road in degrees: 0 away from the eye, 90 to the right. */
  heading(s: number): number {
    const { nx, nz } = this.at(s);
    return (Math.atan2(-nz, nx) * 180) / Math.PI;
  }

  /** The screen point beside the middle line, offset and height in metres. */
  beside(station: Station, offset: number, up = 0): Point {
    const ahead = Math.max(0.6, station.ahead + station.nz * offset);
    return this.ground.screen(station.right + station.nx * offset, ahead, up);
  }

  /** The surface between two offsets, from one distance to another. */
  strip(o0: number, o1: number, from = 0, to = this.length, up0 = 0, up1 = 0): string {
    const inside = this.stations.filter(({ s }) => s > from && s < to);
    const list = [this.at(from), ...inside, this.at(to)];
    return polygon([
      ...list.map((station) => this.beside(station, o0, up0)),
      ...list.reverse().map((station) => this.beside(station, o1, up1)),
    ]);
  }

  dashes({
    on = 3,
    gap = 4.5,
    half = 0.09,
    offset = 0,
    phase = 0,
    to = this.length,
  }: DashOptions = {}): string {
    let d = '';
    for (let s = -phase; s < Math.min(to, this.length - on); s += on + gap) {
      if (s + on > 0) d += this.strip(offset - half, offset + half, Math.max(0, s), s + on);
    }
    return d;
  }

  /** Calls back along the road, far to near, with the screen point and pixels a metre. */
  along(
    offset: number,
    step: number,
    visit: (x: number, y: number, scale: number, s: number) => void,
    from = 0,
    to = this.length,
  ): void {
    for (let s = from + Math.floor((to - from) / step) * step; s >= from; s -= step) {
      const station = this.at(s);
      const [x, y] = this.beside(station, offset);
      visit(x, y, this.ground.scale(Math.max(0.6, station.ahead + station.nz * offset)), s);
    }
  }
}
