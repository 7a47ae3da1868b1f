import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Item } from '#machines/domain/item.ts';
import { itemPath } from '../../src/app/page-contents.ts';
import { hashedFolder } from './policy.ts';

/** The pictures that links to rides are shown with, by the path of the ride: names of JPEG files of 1200 × 630. */
export type SharePictures = Readonly<Record<string, string>>;

/** The outcome of a picture by its address; null where none could be drawn of it. */
interface Drawn {
  readonly file: string | null;
  /** When, epoch ms. */
  readonly at: number;
}

/** Where they are kept between snapshots, below the root of the project. */
export const sharePicturesFolder = '.cache/share';

const WIDTH = 1200;
const HEIGHT = 630;
/** A picture that is narrower would be blurred. */
const LEAST_WIDTH = 600;
/** The time for which a picture at one address counts as unchanged, in milliseconds: a day. */
const FRESH = 86_400_000;
/** The longest time for one to arrive, in milliseconds. */
const DEADLINE = 15_000;
const MOST_PIXELS = 60_000_000;
const AT_ONCE = 2;

/**
 * Draws the picture of each ride as links to it are shown: most apps show neither SVG nor AVIF, and cut what has another shape.
 * One that does not come, or is too small, is left out; the site's own stands for it. Addresses that begin with a slash are below `baseUrl`.
 */
export async function drawSharePictures({
  root,
  items,
  baseUrl,
  fetch = globalThis.fetch,
  now = Date.now,
}: {
  root: string;
  items: readonly Item[];
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}): Promise<SharePictures> {
  const folder = join(root, sharePicturesFolder);
  const index = join(folder, 'index.json');
  await mkdir(folder, { recursive: true });
  const known: Readonly<Record<string, Drawn>> = await readFile(index, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const drawn: Record<string, Drawn> = {};
  const pictures: Record<string, string> = {};
  const queue = items.values();
  const work = async () => {
    for (const item of queue) {
      const path = itemPath(item);
      if (path === null || item.picture === null) continue;
      const url = new URL(item.picture.url, baseUrl).href;
      const last = drawn[url] ?? known[url];
      const isFresh = last !== undefined && now() - last.at < FRESH;
      const isThere = isFresh && (last.file === null || existsSync(join(folder, last.file)));
      const { file } = isThere ? last : await draw(url);
      drawn[url] = isFresh && last.file === file ? last : { file, at: now() };
      if (file !== null) pictures[path] = file;
    }
  };
  const draw = async (url: string): Promise<{ file: string | null }> => {
    const jpeg = await cardOf(await pictureAt(url, fetch));
    if (jpeg === null) return { file: null };
    const hash = createHash('sha256').update(jpeg).digest('base64url').slice(0, 10);
    const file = `ride-${hash}.jpg`;
    await writeFile(join(folder, file), jpeg);
    return { file };
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeFile(index, JSON.stringify(drawn));
  // in the order of the paths, so that the same pictures make the same snapshot
  return Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A picture's bytes; null where it does not come. */
async function pictureAt(url: string, fetch: typeof globalThis.fetch): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(DEADLINE);
  try {
    const response = await fetch(url, { headers: { accept: 'image/*' }, signal });
    const blob = await response.blob();
    return response.ok && blob.type.startsWith('image/') ? await blob.bytes() : null;
  } catch {
    return null;
  }
}

/** The picture as a card; null where it is none, or too small. */
async function cardOf(bytes: Uint8Array | null): Promise<Uint8Array | null> {
  if (bytes === null) return null;
  // no build without rides to share needs it
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { width } = await picture.metadata();
    if (width < LEAST_WIDTH) return null;
    return await picture
      .rotate()
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .flatten({ background: '#000000' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Puts the pictures among the hashed files of a site's folder; tells the paths by which pages name those that are there. */
export async function placeSharePictures(
  root: string,
  site: string,
  pictures: SharePictures = {},
): Promise<SharePictures> {
  const placed: Record<string, string> = {};
  for (const [path, file] of Object.entries(pictures)) {
    const target = join(site, hashedFolder, file);
    try {
      await cp(join(root, sharePicturesFolder, file), target, { preserveTimestamps: true });
      placed[path] = `${hashedFolder}${file}`;
    } catch {
      // the folder of pictures was emptied: the site's own stands for it
    }
  }
  return placed;
}
