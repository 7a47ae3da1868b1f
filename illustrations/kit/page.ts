import { mix } from './colour.ts';
import { below, curve, type Point, polygon, polyline, short } from './path.ts';
import type { Random } from './random.ts';
import { type FacetOptions, facets } from './ridge.ts';

/** A step of a gradient: place from 0 to 1, colour, opacity. */
export type Stop = readonly [place: number, colour: string, opacity?: number];

/** What may stand on a drawn shape besides its fill. Only presentation attributes, never a style. */
export type Attributes = Readonly<Record<string, string | number>>;

/** How a layer of land meets light and air. */
export interface LandOptions {
  /** Colour of the planes that face the light. */
  lit?: string;
  /** -1: light from the left, 1: from the right. */
  light?: -1 | 1;
  random?: Random;
  smooth?: boolean;
  /** Height in pixels down to which the layer is filled. */
  base?: number;
  /** How much of the air colour the foot takes, 0 to 1. */
  fade?: number;
  facet?: FacetOptions;
}

const written = (attributes: Attributes = {}) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** One SVG picture: shapes are added back to front. */
export class Page {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  private definitions = '';
  private shapes = '';
  private keys = 0;
  private readonly known = new Map<string, string>();

  constructor(name: string, width = 1600, height = 1000) {
    this.name = name;
    this.width = width;
    this.height = height;
  }

  private define(kind: string, attributes: string, content: string): string {
    const text = `${kind} ${attributes}${content}`;
    const seen = this.known.get(text);
    if (seen) return seen;
    const key = `${this.name}-${(this.keys++).toString(36)}`;
    this.definitions += `<${kind} id="${key}" ${attributes}>${content}</${kind}>`;
    this.known.set(text, key);
    return key;
  }

  private gradient(kind: 'linear' | 'radial', attributes: string, stops: readonly Stop[]): string {
    const steps = stops.map(([place, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${short(opacity, 2)}"`;
      return `<stop offset="${short(place, 2)}" stop-color="${colour}"${alpha}/>`;
    });
    return `url(#${this.define(`${kind}Gradient`, attributes, steps.join(''))})`;
  }

  /** A paint that changes from one height of the page to another. */
  vertical(y0: number, y1: number, ...stops: Stop[]): string {
    return this.slanted(0, y0, 0, y1, ...stops);
  }

  /** A paint that changes along a line across the page. */
  slanted(x0: number, y0: number, x1: number, y1: number, ...stops: Stop[]): string {
    const [a, b, c, d] = [x0, y0, x1, y1].map((v) => short(v, 0));
    return this.gradient(
      'linear',
      `gradientUnits="userSpaceOnUse" x1="${a}" y1="${b}" x2="${c}" y2="${d}"`,
      stops,
    );
  }

  /** A paint that runs down the box of each shape it fills. */
  downward(...stops: Stop[]): string {
    return this.gradient('linear', 'x2="0" y2="1"', stops);
  }

  /** A paint that spreads from the middle of each shape it fills. */
  radial(...stops: Stop[]): string {
    return this.gradient('radial', '', stops);
  }

  /** A paint that spreads from a place of the page. */
  radialAt(x: number, y: number, r: number, ...stops: Stop[]): string {
    return this.gradient(
      'radial',
      `gradientUnits="userSpaceOnUse" cx="${short(x, 0)}" cy="${short(y, 0)}" r="${short(r, 0)}"`,
      stops,
    );
  }

  /** Adds finished SVG text. */
  add(markup: string): this {
    this.shapes += markup;
    return this;
  }

  /** Keeps shapes under an id of this picture, to be shown by `use`. */
  symbol(draw: () => void): string {
    const before = this.shapes;
    this.shapes = '';
    draw();
    const content = this.shapes;
    this.shapes = before;
    return this.define('g', '', content);
  }

  /** Shows a kept symbol. */
  use(key: string, transform: string, attributes?: Attributes): this {
    return this.add(`<use href="#${key}" transform="${transform}"${written(attributes)}/>`);
  }

  fill(path: string, paint: string, attributes?: Attributes): this {
    return path ? this.add(`<path d="${path}" fill="${paint}"${written(attributes)}/>`) : this;
  }

  stroke(path: string, paint: string, width: number, attributes?: Attributes): this {
    return path
      ? this.add(
          `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${short(width)}"${written(attributes)}/>`,
        )
      : this;
  }

  group(attributes: Attributes, draw: () => void): this {
    this.shapes += `<g${written(attributes)}>`;
    draw();
    this.shapes += '</g>';
    return this;
  }

  /** Draws only what lies inside a shape. */
  clipped(path: string, draw: () => void): this {
    const key = this.define('clipPath', '', `<path d="${path}"/>`);
    return this.group({ 'clip-path': `url(#${key})` }, draw);
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    paint: string,
    attributes?: Attributes,
  ): this {
    const [a, b, c, d] = [x, y, width, height].map((v) => short(v));
    return this.add(
      `<rect x="${a}" y="${b}" width="${c}" height="${d}" fill="${paint}"${written(attributes)}/>`,
    );
  }

  circle(x: number, y: number, r: number, paint: string, attributes?: Attributes): this {
    return this.add(
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${paint}"${written(attributes)}/>`,
    );
  }

  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    paint: string,
    attributes?: Attributes,
  ): this {
    const [a, b, c, d] = [x, y, rx, ry].map((v) => short(v));
    return this.add(
      `<ellipse cx="${a}" cy="${b}" rx="${c}" ry="${d}" fill="${paint}"${written(attributes)}/>`,
    );
  }

  /** A soft light. */
  glow(x: number, y: number, r: number, colour: string, opacity = 0.8, ry = r): this {
    const paint = this.radial(
      [0, colour, opacity],
      [0.3, colour, opacity * 0.45],
      [0.65, colour, opacity * 0.13],
      [1, colour, 0],
    );
    return this.ellipse(x, y, r, ry, paint);
  }

  /** A bank of haze. */
  mist(x: number, y: number, rx: number, ry: number, colour: string, opacity = 0.5): this {
    return this.ellipse(
      x,
      y,
      rx,
      ry,
      this.radial([0, colour, opacity], [0.5, colour, opacity * 0.55], [1, colour, 0]),
    );
  }

  /** A layer of land: its own colour on the crest, the colour of the air at its foot. */
  land(
    crest: readonly Point[],
    colour: string,
    air: string,
    foot: number,
    options: LandOptions = {},
  ): this {
    const { lit, light = -1, random, smooth = false, base = this.height, fade = 0.75 } = options;
    const top = Math.min(...crest.map(([, y]) => y));
    const paint = this.vertical(top, foot, [0, colour], [1, mix(colour, air, fade)]);
    const first = crest[0]?.[0] ?? 0;
    this.fill(
      smooth ? below(crest, base) : `${polyline(crest, 0)}V${base}H${short(first, 0)}z`,
      paint,
    );
    if (!lit || !random) return this;
    const planes = facets(random, crest, light, options.facet);
    if (planes.length === 0) return this;
    const paintLit = this.downward([0, lit, 0.95], [0.35, lit, 0.7], [0.95, lit, 0]);
    return this.group({ fill: paintLit }, () => {
      for (const plane of planes) this.add(`<path d="${polygon(plane, 0)}"/>`);
    });
  }

  /** A band between two lines that run from left to right. */
  band(
    top: readonly Point[],
    bottom: readonly Point[],
    paint: string,
    attributes?: Attributes,
  ): this {
    const back = curve([...bottom].reverse(), 0).replace('M', 'L');
    return this.fill(`${curve(top, 0)}${back}z`, paint, attributes);
  }

  /** Fine print grain over the whole page: one small tile of light and dark specks. */
  grain(random: Random, opacity = 0.07): this {
    const specks = () => {
      let d = '';
      for (let i = 0; i < 180; i++) d += `M${random.whole(0, 279)} ${random.whole(0, 279)}h1`;
      return d;
    };
    const tile = `<path d="${specks()}" stroke="#fff" stroke-width="1.3"/><path d="${specks()}" stroke="#000" stroke-width="1.3"/>`;
    const key = this.define(
      'pattern',
      'width="280" height="280" patternUnits="userSpaceOnUse"',
      tile,
    );
    return this.rect(0, 0, this.width, this.height, `url(#${key})`, { opacity });
  }

  /** The finished picture. */
  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.definitions}</defs>${this.shapes}</svg>`;
  }
}
