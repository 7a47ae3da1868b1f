import { mix } from './colour.ts';
import type { Ground } from './ground.ts';
import type { Page } from './page.ts';
import {
  at,
  blob,
  convexHull,
  type Disc,
  hullOfDiscs,
  intersection,
  type Point,
  polygon,
  polyline,
  short,
} from './path.ts';

/** A place on a model in centimetres: forward, up, to its right. The ground is at up = 0. */
export type Place = readonly [forward: number, up: number, right: number];

/** A rounded corner of a part: a place and its radius in centimetres. */
export type Ball = readonly [forward: number, up: number, right: number, radius: number];

/** What a part is made of. */
export type Material =
  | 'rubber'
  | 'dark'
  | 'metal'
  | 'bright'
  | 'paint'
  | 'accent'
  | 'seat'
  | 'cargo'
  | 'glass'
  | 'lamp'
  | 'tail'
  | 'plate'
  | 'jacket'
  | 'trousers'
  | 'boots'
  | 'helmet'
  | 'visor'
  | 'skin'
  | 'stripe';

/** The colour of each material. */
export type Tones = Readonly<Record<Material, string>>;

interface Depth {
  /** Centimetres by which the part is drawn as if it were nearer. */
  lift?: number;
  /** Drawn only when this direction turns to the eye. */
  facing?: Place;
  /** Lets a facing part show a little past the side, in centimetres of depth out of 20. */
  slack?: number;
  /** Left out when the model is small on the page. */
  fine?: boolean;
}

/** A closed rounded body: the tightest skin around its balls. */
export interface Hull extends Depth {
  kind: 'hull';
  material: Material;
  balls: readonly Ball[];
  /** Stations of a bent body: it is the skin around each station and the next, drawn as one. */
  links?: readonly (readonly Ball[])[];
}

/** A flat piece. */
export interface Panel extends Depth {
  kind: 'panel';
  material: Material;
  points: readonly Place[];
  opacity?: number;
}

/** A tube through places. */
export interface Bar extends Depth {
  kind: 'bar';
  material: Material;
  points: readonly Place[];
  width: number;
}

/** A wheel with its tyre. */
export interface Wheel extends Depth {
  kind: 'wheel';
  centre: Place;
  radius: number;
  width: number;
  tyre: number;
  spokes: number;
  rim: Material;
  disc: number;
  /** Degrees by which it is steered to the right. */
  turn: number;
}

export type Part = Hull | Panel | Bar | Wheel;

export const hull = (material: Material, balls: readonly Ball[], depth: Depth = {}): Hull => ({
  kind: 'hull',
  material,
  balls,
  ...depth,
});

/** A bent body: limbs, mudguards. Each station is one ball or several. */
export const chain = (
  material: Material,
  links: readonly (readonly Ball[])[],
  depth: Depth = {},
): Hull => ({ kind: 'hull', material, balls: links.flat(), links, ...depth });

/** A mudguard: an arc around a wheel's middle, angles in degrees from straight ahead over the top. */
export function mudguard(
  material: Material,
  [x, y]: readonly [forward: number, up: number],
  radius: number,
  [from, to]: readonly [number, number],
  half: number,
  depth: Depth = {},
): Hull {
  const stations = 8;
  const links = Array.from({ length: stations }, (_, i): Ball[] => {
    const a = ((from + ((to - from) * i) / (stations - 1)) * Math.PI) / 180;
    const [f, u] = [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
    const wide = half * (i === 0 || i === stations - 1 ? 0.5 : 1);
    return [
      [f, u, wide, 2.2],
      [f, u, -wide, 2.2],
    ];
  });
  return chain(material, links, depth);
}

export const panel = (
  material: Material,
  points: readonly Place[],
  depth: Depth & { opacity?: number } = {},
): Panel => ({ kind: 'panel', material, points, ...depth });

export const bar = (
  material: Material,
  width: number,
  points: readonly Place[],
  depth: Depth = {},
): Bar => ({ kind: 'bar', material, width, points, ...depth });

export const wheel = (
  centre: Place,
  radius: number,
  shape: Partial<Omit<Wheel, 'kind' | 'centre' | 'radius'>> = {},
): Wheel => ({
  kind: 'wheel',
  centre,
  radius,
  width: 6,
  tyre: 8,
  spokes: 12,
  rim: 'metal',
  disc: 12,
  turn: 0,
  ...shape,
});

/** A body with each ball replaced. */
const reshaped = (part: Hull, change: (ball: Ball) => Ball): Hull => ({
  ...part,
  balls: part.balls.map(change),
  ...(part.links ? { links: part.links.map((station) => station.map(change)) } : {}),
});

/** The same part on the other side. */
export function mirrored(part: Part): Part {
  if (part.kind === 'hull') {
    return reshaped(part, ([x, y, z, r]) => [x, y, -z, r]);
  }
  if (part.kind === 'wheel') {
    const [x, y, z] = part.centre;
    return { ...part, centre: [x, y, -z] as Place };
  }
  return { ...part, points: part.points.map(([x, y, z]): Place => [x, y, -z]) };
}

/** Parts on both sides. */
export const both = (...parts: readonly Part[]): Part[] => [...parts.map(mirrored), ...parts];

/** Parts turned to the right about an upright line, as a steered front wheel is. */
export function turned(parts: readonly Part[], about: number, degrees: number): Part[] {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const place = (x: number, z: number) =>
    [about + (x - about) * c - z * s, (x - about) * s + z * c] as const;
  return parts.map((part) => {
    if (part.kind === 'hull') {
      return reshaped(part, ([x, y, z, r]) => {
        const [u, w] = place(x, z);
        return [u, y, w, r];
      });
    }
    if (part.kind === 'wheel') {
      const [u, w] = place(part.centre[0], part.centre[2]);
      return { ...part, centre: [u, part.centre[1], w] as Place, turn: part.turn + degrees };
    }
    const points = part.points.map(([x, y, z]): Place => {
      const [u, w] = place(x, z);
      return [u, y, w];
    });
    return { ...part, points };
  });
}

/** Parts moved as one. */
export function moved(parts: readonly Part[], [dx, dy, dz]: Place): Part[] {
  return parts.map((part) => {
    if (part.kind === 'hull') {
      return reshaped(part, ([x, y, z, r]) => [x + dx, y + dy, z + dz, r]);
    }
    if (part.kind === 'wheel') {
      const [x, y, z] = part.centre;
      return { ...part, centre: [x + dx, y + dy, z + dz] as Place };
    }
    return { ...part, points: part.points.map(([x, y, z]): Place => [x + dx, y + dy, z + dz]) };
  });
}

interface Seen {
  readonly x: number;
  readonly y: number;
  /** Centimetres from the eye. */
  readonly depth: number;
  /** Pixels of a centimetre. */
  readonly scale: number;
}

/** How a model stands. Angles in degrees. */
export interface Stance {
  /** 0: away from the eye, 90: to the right, 180: towards the eye, 270: to the left. */
  heading?: number;
  /** To the model's right. */
  lean?: number;
  /** Nose up. */
  pitch?: number;
  /** Size against life. */
  size?: number;
}

/** A view of one model: from its own centimetres to the page. */
export class Shot {
  private readonly turn: { h: number; l: number; p: number };
  private readonly size: number;
  private readonly eye: (right: number, up: number, ahead: number) => Seen;

  private constructor(stance: Stance, eye: (right: number, up: number, ahead: number) => Seen) {
    const { heading = 90, lean = 0, pitch = 0, size = 1 } = stance;
    const rad = Math.PI / 180;
    this.turn = { h: heading * rad, l: lean * rad, p: pitch * rad };
    this.size = size;
    this.eye = eye;
  }

  /** A model that stands on the ground of a scene where a screen point meets it. */
  static on(ground: Ground, point: Point, stance: Stance = {}): Shot {
    const [right, ahead] = ground.metres(point);
    return new Shot(stance, (x, y, z) => {
      const far = Math.max(0.4, ahead + z / 100);
      const [sx, sy] = ground.screen(right + x / 100, far, y / 100);
      return { x: sx, y: sy, depth: far * 100, scale: ground.focal / far / 100 };
    });
  }

  /** A model at a screen point with pixels a centimetre, seen from some degrees above. */
  static at(
    [px, py]: Point,
    scale: number,
    stance: Stance & { above?: number; distance?: number } = {},
  ): Shot {
    const { above = 4, distance = 1100 } = stance;
    const [c, s] = [Math.cos((above * Math.PI) / 180), Math.sin((above * Math.PI) / 180)];
    return new Shot(stance, (x, y, z) => {
      const depth = distance + z * c - y * s;
      const near = (distance / depth) * scale;
      return { x: px + x * near, y: py - (y * c + z * s) * near, depth, scale: near };
    });
  }

  /** Centimetres to the right, up and ahead of where the model stands. */
  private world([forward, up, right]: Place): Place {
    const { h, l, p } = this.turn;
    const f = forward * Math.cos(p) - up * Math.sin(p);
    const u = forward * Math.sin(p) + up * Math.cos(p);
    const r = right * Math.cos(l) + u * Math.sin(l);
    const v = u * Math.cos(l) - right * Math.sin(l);
    const k = this.size;
    return [
      (f * Math.sin(h) + r * Math.cos(h)) * k,
      v * k,
      (f * Math.cos(h) - r * Math.sin(h)) * k,
    ];
  }

  see(place: Place): Seen {
    const [x, y, z] = this.world(place);
    const seen = this.eye(x, y, z);
    return { ...seen, scale: seen.scale * this.size };
  }

  /** Where the shadow of a place falls when the sun throws it so far right and ahead for its height. */
  shadow(place: Place, sun: readonly [right: number, ahead: number]): Point {
    const [x, y, z] = this.world(place);
    const { x: sx, y: sy } = this.eye(x + Math.max(0, y) * sun[0], 0, z + Math.max(0, y) * sun[1]);
    return [sx, sy];
  }

  /** Pixels of a centimetre at the model's feet. */
  get scale(): number {
    return this.see([0, 0, 0]).scale;
  }

  /** Whether a direction of the model turns to the eye. */
  faces([x, y, z]: Place, slack = -2): boolean {
    return this.see([x * 20, 90 + y * 20, z * 20]).depth < this.see([0, 90, 0]).depth + slack;
  }
}

/** The light a model stands in. */
export interface Light {
  /** Direction on the page towards the light: right, down. */
  from: Point;
  /** Colour of lit edges. */
  rim: string;
  /** Colour that shadow sides take. */
  shade: string;
  /** How much of that colour they take, 0 to 1. */
  depth?: number;
  /** Colour of the air and how much of it lies before the model, 0 to 1. */
  air?: readonly [colour: string, share: number];
  /** Leaves out the lit middle: the light comes from behind. */
  behind?: boolean;
}

const circle = (part: Wheel, radius: number, side: number, count: number): Place[] => {
  const angle = (part.turn * Math.PI) / 180;
  const [x, y, z] = part.centre;
  return Array.from({ length: count }, (_, i): Place => {
    const a = (i / count) * 2 * Math.PI;
    const f = Math.cos(a) * radius;
    return [
      x + f * Math.cos(angle) - side * Math.sin(angle),
      y + Math.sin(a) * radius,
      z + f * Math.sin(angle) + side * Math.cos(angle),
    ];
  });
};

/** Whether a wheel has wire spokes rather than cast arms. */
const wired = (part: Wheel) => part.spokes > 8;

/** Materials that keep their colour in any light. */
const glows = (material: Material) =>
  material === 'lamp' || material === 'tail' || material === 'plate';

/** Materials whose lit edges stay dull: cloth, leather, skin and hair. */
const MATT: ReadonlySet<Material> = new Set(['jacket', 'trousers', 'boots', 'seat', 'skin']);

const placesOf = (part: Part): Place[] => {
  if (part.kind === 'hull') return part.balls.map(([x, y, z]): Place => [x, y, z]);
  if (part.kind === 'wheel') return [part.centre];
  return [...part.points];
};

/** Draws a model part by part, far ones first, in two or three tones with a lit edge. */
export function drawModel(
  page: Page,
  parts: readonly Part[],
  shot: Shot,
  tones: Tones,
  light: Light,
): void {
  const { from, rim, shade, depth = 0.25, air, behind = false } = light;
  const length = Math.hypot(from[0], from[1]) || 1;
  const [lx, ly] = [from[0] / length, from[1] / length];
  const hazed = (colour: string) => (air ? mix(colour, air[0], air[1]) : colour);
  const body = (material: Material) =>
    hazed(mix(tones[material], shade, behind ? depth + 0.2 : depth));
  const lit = (material: Material) => hazed(mix(tones[material], rim, behind ? 0.05 : 0.12));
  const rimColour = hazed(rim);
  const edgeOf = (material: Material) =>
    behind || !MATT.has(material) ? rimColour : hazed(mix(tones[material], rim, 0.5));
  const scale = shot.scale;
  const edge = Math.min(3, Math.max(0.7, scale * 1.3));
  const point = (place: Place): Point => {
    const { x, y } = shot.see(place);
    return [x, y];
  };
  const discs = (balls: readonly Ball[]): Disc[] =>
    balls.map(([x, y, z, r]) => {
      const seen = shot.see([x, y, z]);
      return { x: seen.x, y: seen.y, r: r * seen.scale };
    });

  /** The outline of a body, link by link where it is bent. */
  const outline = (part: Hull, change: (disc: Disc) => Disc): string => {
    const skin = (balls: readonly Ball[]) => hullOfDiscs(discs(balls).map(change));
    const { links } = part;
    if (!links) return skin(part.balls);
    return links
      .slice(1)
      .map((station, i) => skin([...(links[i] ?? []), ...station]))
      .join('');
  };

  const drawHull = (part: Hull) => {
    const shapes = discs(part.balls);
    const largest = Math.max(...shapes.map(({ r }) => r));
    const xs = shapes.map(({ x }) => x);
    const reach = Math.max(...xs) - Math.min(...xs) + largest;
    const whole = outline(part, (disc) => disc);
    const glowing = glows(part.material);
    if (largest < 1.6 || glowing || scale < 0.3) {
      page.fill(whole, glowing ? tones[part.material] : body(part.material));
      return;
    }
    page.fill(whole, edgeOf(part.material));
    const step = Math.min(edge, largest * 0.3);
    const away = ({ x, y, r }: Disc) => ({ x: x - lx * step, y: y - ly * step, r });
    page.fill(outline(part, away), body(part.material));
    if (behind || largest < 3 || (largest < 5 && reach < 14)) return;
    const inner = ({ x, y, r }: Disc) => ({
      x: x + lx * (r * 0.2 - step * 0.5),
      y: y + ly * (r * 0.2 - step * 0.5),
      r: r * 0.66,
    });
    page.fill(outline(part, inner), lit(part.material));
  };

  const drawWheel = (part: Wheel) => {
    const count = scale > 1.2 ? 20 : 14;
    const ring = (radius: number, side: number) => circle(part, radius, side, count).map(point);
    const outer = convexHull([
      ...ring(part.radius, 0),
      ...ring(part.radius - part.width * 0.35, part.width),
      ...ring(part.radius - part.width * 0.35, -part.width),
    ]);
    const inside = part.radius - part.tyre;
    const hole = intersection(
      convexHull(ring(inside, part.width)),
      convexHull(ring(inside, -part.width)),
    );
    const [hx, hy] = [hole.map(([x]) => x), hole.map(([, y]) => y)];
    const open =
      hole.length > 4 &&
      Math.max(...hx) - Math.min(...hx) > 4 &&
      Math.max(...hy) - Math.min(...hy) > 4;
    const ends = open ? blob(hole) : '';
    const rule = { 'fill-rule': 'evenodd' };
    if (scale >= 0.3) page.fill(blob(outer) + ends, rimColour, rule);
    const step = scale >= 0.3 ? edge * 0.8 : 0;
    const away = outer.map(([x, y]): Point => [x - lx * step, y - ly * step]);
    page.fill(blob(away) + ends, body('rubber'), rule);
    if (!open) return;
    const hub = point(part.centre);
    if (scale > 0.3) {
      const tips = circle(part, inside, 0, part.spokes).map(point);
      const lines = tips.map((tip) => polyline([hub, tip])).join('');
      page.stroke(lines, body(wired(part) ? 'metal' : part.rim), (wired(part) ? 0.7 : 3.4) * scale);
    }
    page.stroke(ends, wired(part) ? lit('metal') : body(part.rim), Math.max(0.8, 1.9 * scale));
    if (part.disc && scale > 0.45) {
      const brake = circle(part, part.disc, part.width * 0.5, 12).map(point);
      page.stroke(blob(brake), lit('bright'), 1.6 * scale, { opacity: 0.7 });
    }
    page.circle(hub[0], hub[1], 4.4 * scale, body('dark'));
  };
  const order = parts
    .filter((part) => !part.facing || shot.faces(part.facing, part.slack))
    .filter((part) => !part.fine || scale > 0.55)
    .map((part) => {
      const places = placesOf(part);
      const mean = places.reduce((sum, place) => sum + shot.see(place).depth, 0) / places.length;
      return { part, far: mean - (part.lift ?? 0) };
    })
    .sort((a, b) => b.far - a.far);
  for (const { part } of order) {
    if (part.kind === 'hull') drawHull(part);
    else if (part.kind === 'wheel') drawWheel(part);
    else if (part.kind === 'panel') {
      const glowing = glows(part.material);
      const colour = glowing
        ? tones[part.material]
        : part.material === 'glass'
          ? lit('glass')
          : body(part.material);
      const attributes =
        part.opacity === undefined ? undefined : { opacity: short(part.opacity, 2) };
      page.fill(polygon(part.points.map(point)), colour, attributes);
    } else {
      const near = shot.see(at(part.points, 0)).scale;
      page.stroke(
        polyline(part.points.map(point)),
        body(part.material),
        Math.max(0.6, part.width * near),
        {
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        },
      );
    }
  }
}

/** The shadow a model throws on level ground. */
export function castShadow(
  page: Page,
  parts: readonly Part[],
  shot: Shot,
  sun: readonly [right: number, ahead: number],
  colour: string,
  opacity = 0.35,
): void {
  const shapes: string[] = [];
  for (const part of parts) {
    const balls: Ball[] =
      part.kind === 'hull'
        ? [...part.balls]
        : part.kind === 'wheel'
          ? circle(part, part.radius - 4, 0, 8).map(([x, y, z]): Ball => [x, y, z, 4])
          : [];
    if (balls.length === 0 || Math.max(...balls.map(([, , , r]) => r)) < 3.5) continue;
    const rim = balls.flatMap(([x, y, z, r]) =>
      [0, 1, 2, 3, 4, 5].map((i) => {
        const a = (i / 6) * 2 * Math.PI;
        return shot.shadow([x + Math.cos(a) * r, y, z + Math.sin(a) * r], sun);
      }),
    );
    shapes.push(polygon(convexHull(rim), 0));
  }
  page.fill(shapes.join(''), colour, { opacity });
}
