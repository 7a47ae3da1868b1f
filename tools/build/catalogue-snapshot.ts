import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dayOf } from '#machines/domain/calendar/calendar.ts';
import type { Catalogue, Item } from '#machines/domain/catalogue/item.ts';
import { LIST_NAMES, type ListName } from '#machines/domain/catalogue/lists.ts';
import { freshValue } from '../../src/api/api-error.ts';
import { type Api, createApi } from '../../src/api/platform-api.ts';
import { type CatalogueSnapshot, itemPath } from '../../src/app/page-contents.ts';
import type { Config } from './config.ts';
import type { SharePictures } from './share-pictures.ts';

/** A snapshot as it is stored. */
export interface StoredSnapshot extends CatalogueSnapshot {
  readonly version: typeof VERSION;
  /** The pictures for links to its rides; absent where the site has no absolute address. */
  readonly sharePictures?: SharePictures;
  /** The address of its catalogue: the API's base, or the site's own origin where the site requests that. */
  readonly source: string;
}

/** The reason for which there is no new snapshot; the last one stays. */
export class SnapshotError extends Error {}

const VERSION = 3;

/** The number of items that are requested at a time. */
const AT_ONCE = 4;

/** Returns the address of the catalogue that a build with this configuration displays. */
export function sourceOf({ apiBaseUrl }: Pick<Config, 'apiBaseUrl'>): string {
  return apiBaseUrl ?? 'the site’s own origin';
}

/**
 * Reads the catalogue from the platform at an address, by reads alone: its lists, and each item for its own page. An
 * item that does not answer is left out and named among what it lacks; what cannot be read of a list is for the doctor
 * to name. Throws a `SnapshotError` when a list fails, when there is nothing at all, or when no item answers.
 */
export async function takeSnapshot({
  config,
  baseUrl,
  fetch = globalThis.fetch,
  clock = Date.now,
}: {
  config: Pick<Config, 'apiBaseUrl' | 'apiToken' | 'paymentProvider'>;
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  clock?: () => number;
}): Promise<{ snapshot: StoredSnapshot; lacks: readonly string[] }> {
  const { apiToken: token, paymentProvider: provider } = config;
  const calls = { token, provider, isOnline: () => true, fetch };
  const api = createApi({ baseUrl, contactBaseUrl: baseUrl, ...calls });
  const takenAt = clock();
  const lists = await catalogueOf(api).catch((error: unknown) => {
    throw new SnapshotError(`The catalogue at ${baseUrl} cannot be read: ${reasonOf(error)}.`);
  });
  const listed = LIST_NAMES.flatMap((name) => lists[name].items);
  if (listed.length === 0) throw new SnapshotError(`The catalogue at ${baseUrl} is empty.`);
  const lacks: string[] = [];
  const items = await itemsOf(api, listed, lacks);
  if (items.length === 0) {
    throw new SnapshotError(`No item of the catalogue at ${baseUrl} can be read: ${lacks.at(-1)}`);
  }
  const source = sourceOf(config);
  const snapshot = { version: VERSION, source, takenAt, ...lists, items } as const;
  const isLocal = config.apiBaseUrl === undefined;
  return { snapshot: isLocal ? withoutOrigin(snapshot, new URL(baseUrl).origin) : snapshot, lacks };
}

/** Returns the lists by name, in the order of the table. */
async function catalogueOf(api: Api): Promise<Record<ListName, Catalogue>> {
  const lists = LIST_NAMES.map(
    async (name) => [name, freshValue(await api.fetchList(name))] as const,
  );
  return Object.fromEntries(await Promise.all(lists)) as Record<ListName, Catalogue>;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns each item as its own page has it, and the names of those that do not answer. */
async function itemsOf(api: Api, listed: readonly Item[], lacks: string[]): Promise<Item[]> {
  const wanted = listed.filter((item) => itemPath(item) !== null);
  const read = async (item: Item) => {
    const answer = api.fetchItem({ id: item.id ?? '', kind: item.kind, list: item.list });
    return answer.then(freshValue).catch((error: unknown) => {
      lacks.push(`${item.id} has no page of its own: ${reasonOf(error)}.`);
      return null;
    });
  };
  const items: (Item | null)[] = [];
  for (let first = 0; first < wanted.length; first += AT_ONCE)
    items.push(...(await Promise.all(wanted.slice(first, first + AT_ONCE).map(read))));
  return items.filter((item) => item !== null);
}

/**
 * Returns a snapshot whose pictures on the site's own origin have their path alone: the build cannot know where it
 * will be served.
 */
function withoutOrigin(snapshot: StoredSnapshot, origin: string): StoredSnapshot {
  // what begins with two slashes would name another host
  const isOwn = (url: unknown) =>
    `${url}`.startsWith(`${origin}/`) && `${url}`.at(origin.length + 1) !== '/';
  return JSON.parse(JSON.stringify(snapshot), (name, value) =>
    /^(url|thumbnailUrl)$/.test(name) && isOwn(value) ? value.slice(origin.length) : value,
  );
}

/** The file of the last good snapshot, below the root of the project. */
export const snapshotFile = '.cache/snapshot.json';

/** Returns the last good snapshot of a source; null where there is none, or it was taken before a list was added. */
export async function lastSnapshot(
  root: string,
  config: Pick<Config, 'apiBaseUrl'>,
): Promise<StoredSnapshot | null> {
  const snapshot: StoredSnapshot | null = await readFile(join(root, snapshotFile), 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  if (snapshot?.version !== VERSION || snapshot.source !== sourceOf(config)) return null;
  return LIST_NAMES.every((name) => Object.hasOwn(snapshot, name)) ? snapshot : null;
}

/** Stores a snapshot as the last good one. */
export async function storeSnapshot(root: string, snapshot: StoredSnapshot): Promise<void> {
  const file = join(root, snapshotFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, `${JSON.stringify(snapshot)}\n`);
  await rename(`${file}.${process.pid}`, file);
}

/** True when two snapshots are displayed alike: the moment may differ, but not the day. */
export function showsTheSame(a: StoredSnapshot, b: StoredSnapshot): boolean {
  const comparableText = ({ takenAt, ...rest }: StoredSnapshot) =>
    JSON.stringify([dayOf(takenAt), rest]);
  return comparableText(a) === comparableText(b);
}
