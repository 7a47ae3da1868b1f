import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { itemPath } from '../../src/app/page-contents.ts';
import { hashedFolder } from './policy.ts';

/** The pictures beside links to rides, by the path of the ride: names of JPEG files of 1200 × 630. */
export type SharePictures = Readonly<Record<string, string>>;

/** The outcome of a picture by its address: its file, or why none could be drawn of it. */
interface Drawn {
  readonly file: string | null;
  /** Why there is no file, such as 'have a picture that is answered with status 404'. */
  readonly why?: string;
  /** When, epoch ms. */
  readonly at: number;
}

/** The pictures to share, and the rides that have none, by the reason. */
export interface DrawnPictures {
  readonly pictures: SharePictures;
  /** By reason, such as 'have no picture': the names of the rides. */
  readonly lacking: ReadonlyMap<string, readonly string[]>;
}

/** The folder that holds them between snapshots, below the root of the project. */
export const sharePicturesFolder = '.cache/share';

const WIDTH = 1200;
const HEIGHT = 630;
/** A picture that is narrower would be blurred. */
const LEAST_WIDTH = 600;
/** The time for which a picture at one address counts as unchanged, in milliseconds: a day. */
const FRESH = 86_400_000;
/** The longest time for one to arrive, in milliseconds. */
const DEADLINE = 15_000;
const PIXEL_LIMIT = 60_000_000;
const AT_ONCE = 2;

/**
 * Draws the picture of each ride for links to it: most apps show neither SVG nor AVIF, and cut what has
 * another shape. One that does not come, or is too small, is left out; the site's own stands for it. Addresses that
 * begin with a slash are below `baseUrl`.
 */
export async function drawSharePictures({
  root,
  items,
  baseUrl,
  fetch = globalThis.fetch,
  clock = Date.now,
}: {
  root: string;
  items: readonly Item[];
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  clock?: () => number;
}): Promise<DrawnPictures> {
  const folder = join(root, sharePicturesFolder);
  const index = join(folder, 'index.json');
  await mkdir(folder, { recursive: true });
  const stored: Readonly<Record<string, Drawn>> = await readFile(index, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const drawn: Record<string, Drawn> = {};
  const pictures: Record<string, string> = {};
  const lacking = new Map<string, string[]>();
  const lack = (why: string, { title }: Item) =>
    lacking.set(why, [...(lacking.get(why) ?? []), title]);
  const queue = items.values();
  const work = async () => {
    for (const item of queue) {
      const path = itemPath(item);
      if (path === null) continue;
      if (item.picture === null) {
        lack('have no picture', item);
        continue;
      }
      const url = new URL(item.picture.url, baseUrl).href;
      const last = drawn[url] ?? stored[url];
      const isFresh = last !== undefined && clock() - last.at < FRESH;
      const isThere = isFresh && (last.file === null || existsSync(join(folder, last.file)));
      const { file, why } = isThere ? last : await draw(url);
      const isSame = isFresh && last.file === file;
      drawn[url] = isSame ? last : { file, ...(why !== undefined && { why }), at: clock() };
      if (file === null) lack(why ?? 'have a picture that could not be drawn a while ago', item);
      else pictures[path] = file;
    }
  };
  const draw = async (url: string): Promise<Omit<Drawn, 'at'>> => {
    const picture = await pictureAt(url, fetch);
    const jpeg = typeof picture === 'string' ? picture : await cardOf(picture);
    if (typeof jpeg === 'string') return { file: null, why: jpeg };
    const hash = createHash('sha256').update(jpeg).digest('base64url').slice(0, 10);
    const file = `ride-${hash}.jpg`;
    await writeFile(join(folder, file), jpeg);
    return { file };
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeFile(index, JSON.stringify(drawn));
  // in the order of the paths, so that the same pictures make the same snapshot
  const sorted = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1));
  return { pictures: Object.fromEntries(sorted), lacking };
}

/** Returns a picture's bytes, or why they do not come. */
async function pictureAt(
  url: string,
  fetch: typeof globalThis.fetch,
): Promise<Uint8Array | string> {
  const signal = AbortSignal.timeout(DEADLINE);
  try {
    const response = await fetch(url, { headers: { accept: 'image/*' }, signal });
    const blob = await response.blob();
    if (!response.ok) return `have a picture that is answered with status ${response.status}`;
    if (!blob.type.startsWith('image/'))
      return `have a picture that is sent as ${blob.type || 'no type'}`;
    return await blob.bytes();
  } catch {
    return signal.aborted
      ? `have a picture that takes longer than ${DEADLINE / 1_000} s`
      : 'have a picture that does not come';
  }
}

/** Returns the picture as a card, or why it cannot be one. */
async function cardOf(bytes: Uint8Array): Promise<Uint8Array | string> {
  // no build without rides to share needs it
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXEL_LIMIT });
    const { width } = await picture.metadata();
    if (width < LEAST_WIDTH) return `have a picture narrower than ${LEAST_WIDTH} pixels`;
    return await picture
      .rotate()
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .flatten({ background: '#000000' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  } catch {
    return 'have a picture that cannot be read';
  }
}

/**
 * Puts the pictures among the hashed files of a site's folder; returns the paths by which pages name those that are
 * there.
 */
export async function writeSharePictures(
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
