import { brotliCompressSync } from 'node:zlib';
import { render } from '../kit/render.ts';
import type { Scenes } from '../kit/scene.ts';
import { mark, wordmark } from '../scenes/logo.ts';
import { catalogue, pages } from '../scenes/scenes.ts';

/** The folder of the repository, in which the pictures are kept. */
export const root = new URL('../../', import.meta.url);

/** Folders that hold nothing but pictures of this program, from the root of the repository. */
export const folders = ['sandbox/media/', 'public/art/'] as const;

/** One SVG file and how it is drawn. */
export interface Picture {
  readonly name: string;
  /** Where it is kept, from the root of the repository. */
  readonly path: string;
  /** Its text; the same on every machine. */
  readonly draw: () => string;
}

const drawn = (folder: string, scenes: Scenes): Picture[] =>
  Object.entries(scenes).map(([name, scene]) => ({
    name,
    path: `${folder}${name}.svg`,
    draw: () => render(name, scene),
  }));

/** The pictures of the sandbox's catalogue, by slug. */
export const cataloguePictures = drawn(folders[0], catalogue);

/** The pictures of the site's own pages. */
export const pagePictures = drawn(folders[1], pages);

/** Every SVG file that this program draws. */
export const pictures: readonly Picture[] = [
  ...cataloguePictures,
  ...pagePictures,
  { name: 'logo', path: 'public/logo.svg', draw: () => wordmark('light') },
  { name: 'logo-ink', path: 'public/logo-ink.svg', draw: () => wordmark('ink') },
  { name: 'mark', path: 'public/mark.svg', draw: mark },
  { name: 'favicon', path: 'public/favicon.svg', draw: mark },
];

const LIMIT = 25_000;
const FORBIDDEN = /<style|style=|<filter|<script|href="(?!#)/;

/** What keeps a drawn SVG from being used: more than 25 kB with Brotli, or markup that a picture must not carry. */
export function faultsOf(svg: string): string[] {
  const found: string[] = [];
  const size = brotliCompressSync(svg).length;
  if (size > LIMIT) found.push(`${size} bytes with Brotli, more than ${LIMIT}`);
  if (FORBIDDEN.test(svg)) found.push('forbidden markup');
  return found;
}

/** The pictures with these names, all when there is none. Throws when a name is nobody's. */
export function chosen<T extends { readonly name: string }>(
  among: readonly T[],
  names: readonly string[],
): readonly T[] {
  const unknown = names.filter((name) => !among.some((picture) => picture.name === name));
  if (unknown.length > 0) throw new Error(`No picture here is called ${unknown.join(', ')}.`);
  return names.length === 0 ? among : among.filter(({ name }) => names.includes(name));
}
