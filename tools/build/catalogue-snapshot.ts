import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dayOf } from '#machines/domain/calendar.ts';
import type { Catalogue, Item } from '#machines/domain/item.ts';
import { type Api, createApi } from '../../src/api/platform-api.ts';
import { type CatalogueSnapshot, itemPath } from '../../src/app/page-contents.ts';
import type { Config } from './config.ts';
import type { SharePictures } from './share-pictures.ts';

/** A snapshot as it is kept. */
export interface KeptSnapshot extends CatalogueSnapshot {
  readonly version: typeof VERSION;
  /** The pictures for links to its rides; absent where the site has no absolute address. */
  readonly sharePictures?: SharePictures;
  /** Whose catalogue it is: the API's base, or the site's own origin where the site asks that. */
  readonly source: string;
}

/** A snapshot that was taken, and what it lacks, one sentence each. */
export interface Taken {
  readonly snapshot: KeptSnapshot;
  readonly lacks: readonly string[];
}

/** Says why there is no new snapshot; the last one stays. */
export class SnapshotError extends Error {}

const VERSION = 1;

/** The number of items that are asked for at a time. */
const AT_ONCE = 4;

/** The options of a snapshot. */
export interface SnapshotOptions {
  config: Pick<Config, 'apiBaseUrl' | 'apiToken' | 'paymentProvider'>;
  /** Where the platform answers. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

/** Whose catalogue a build with this configuration shows. */
export function sourceOf({ apiBaseUrl }: Pick<Config, 'apiBaseUrl'>): string {
  return apiBaseUrl ?? 'the site’s own origin';
}

/**
 * Reads the catalogue from the platform, by reads alone: the three lists, and each item for its own page. An item that does not answer
 * is left out and named; what cannot be read of a list is for the doctor to name. Throws a `SnapshotError` when a list fails, when there is
 * nothing at all, or when no item answers.
 */
export async function takeSnapshot({
  config,
  baseUrl,
  fetch = globalThis.fetch,
  now = Date.now,
}: SnapshotOptions): Promise<Taken> {
  const { apiToken: token, paymentProvider: provider } = config;
  const isOnline = () => true;
  const api = createApi({
    ...{ baseUrl, contactBaseUrl: baseUrl, token, provider, isOnline, fetch },
  });
  const takenAt = now();
  const [trips, trainings, events] = await Promise.all([
    api.fetchTrips(),
    api.fetchTrainings(),
    api.fetchEvents(),
  ]).catch((error: unknown) => {
    throw new SnapshotError(`The catalogue at ${baseUrl} cannot be read: ${reasonOf(error)}.`);
  });
  const listed = [...trips.items, ...trainings.items, ...events.items];
  if (listed.length === 0) throw new SnapshotError(`The catalogue at ${baseUrl} is empty.`);
  const lacks: string[] = [];
  const items = await itemsOf(api, listed, lacks);
  if (items.length === 0) {
    throw new SnapshotError(`No item of the catalogue at ${baseUrl} can be read: ${lacks.at(-1)}`);
  }
  const local = config.apiBaseUrl === undefined ? new URL(baseUrl).origin : null;
  const kept = <Kind extends Item>(item: Kind): Kind => withoutOrigin(item, local);
  const list = <Kind extends Item>({ items, omitted }: Catalogue<Kind>): Catalogue<Kind> => ({
    items: items.map(kept),
    omitted,
  });
  return {
    snapshot: {
      version: VERSION,
      source: sourceOf(config),
      takenAt,
      trips: list(trips),
      trainings: list(trainings),
      events: list(events),
      items: items.map(kept),
    },
    lacks,
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Each item as its own page has it; those that do not answer are named. */
async function itemsOf(api: Api, listed: readonly Item[], lacks: string[]): Promise<Item[]> {
  const wanted = listed.filter((item) => itemPath(item) !== null);
  const found: (Item | null)[] = wanted.map(() => null);
  const queue = wanted.entries();
  const work = async () => {
    for (const [index, listedItem] of queue) {
      const { id, kind } = listedItem;
      try {
        found[index] = await api.fetchItem({
          id: id ?? '',
          kind,
          ...(listedItem.kind === 'event' ? { isTraining: listedItem.isTraining } : {}),
        });
      } catch (error) {
        lacks.push(`${id} has no page of its own: ${reasonOf(error)}.`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.filter((item) => item !== null);
}

/** Pictures of the site's own origin by their path alone: the build cannot know where it will be served. */
function withoutOrigin<Kind extends Item>(item: Kind, origin: string | null): Kind {
  const { picture } = item;
  if (picture === null || origin === null) return item;
  const local = (url: string) => {
    const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
    // what begins with two slashes would name another host
    return path.startsWith('//') ? url : path;
  };
  return {
    ...item,
    picture: {
      url: local(picture.url),
      thumbnailUrl: picture.thumbnailUrl === null ? null : local(picture.thumbnailUrl),
    },
  };
}

/** Where the last good snapshot lies, below the root of the project. */
export const snapshotFile = '.cache/snapshot.json';

/** The last good snapshot of a source; null where there is none. */
export async function lastSnapshot(
  root: string,
  config: Pick<Config, 'apiBaseUrl'>,
): Promise<KeptSnapshot | null> {
  try {
    const snapshot = JSON.parse(await readFile(join(root, snapshotFile), 'utf8')) as KeptSnapshot;
    const isOurs = snapshot.version === VERSION && snapshot.source === sourceOf(config);
    return isOurs ? snapshot : null;
  } catch {
    return null;
  }
}

/** Keeps a snapshot as the last good one. */
export async function keepSnapshot(root: string, snapshot: KeptSnapshot): Promise<void> {
  const file = join(root, snapshotFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, `${JSON.stringify(snapshot)}\n`);
  await rename(`${file}.${process.pid}`, file);
}

/** True when two snapshots show the same: the moment may differ, but not the day. */
export function showsTheSame(a: KeptSnapshot, b: KeptSnapshot): boolean {
  const shown = ({ takenAt, ...rest }: KeptSnapshot) => JSON.stringify([dayOf(takenAt), rest]);
  return shown(a) === shown(b);
}
