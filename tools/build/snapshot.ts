// Run by operators as `npm run snapshot`, on a schedule: renders the pages of the last build with the platform's
// catalogue of now. `--sandbox` takes that of the sandbox, `--for-next-build` leaves the pages to the build that follows.
import { fileURLToPath } from 'node:url';
import { LIST_NAMES } from '#machines/domain/catalogue/lists.ts';
import { type PluralForms, plural } from '#texts/grammar.ts';
import { listWords } from '#texts/lists.ts';
import { createSandbox } from '../../sandbox/app.ts';
import { platformOf } from '../../sandbox/rough.ts';
import { media } from '../../sandbox/server.ts';
import { configOrExit, renderAgain, root } from './build.ts';
import {
  lastSnapshot,
  SnapshotError,
  type StoredSnapshot,
  showsTheSame,
  storeSnapshot,
  takeSnapshot,
} from './catalogue-snapshot.ts';
import { type Config, sandboxSettings } from './config.ts';
import { goThroughNamedProxy } from './proxy.ts';
import { type DrawnPictures, drawSharePictures } from './share-pictures.ts';

/** Where a catalogue is read from. */
export interface CatalogueSource {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
}

/**
 * Returns the platform of a configuration: the API's base, else the site's own origin, else the server of this
 * machine.
 */
export function catalogueSource({ apiBaseUrl, siteUrl, port = 4173 }: Config): CatalogueSource {
  return { baseUrl: apiBaseUrl ?? siteUrl ?? `http://localhost:${port}` };
}

/** Returns the sandbox, run in this process and without bookings, as a source of the catalogue. */
export function sandboxPlatform(config: Config): CatalogueSource {
  const { port = 4173 } = config;
  const platform = platformOf(process.env.SANDBOX_PLATFORM);
  const { api } = createSandbox({ config: { ...sandboxSettings(config, port + 1), platform } });
  return {
    baseUrl: `http://localhost:${port}`,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      return pathname.startsWith('/media/') ? media(pathname, request.headers) : api.fetch(request);
    },
  };
}

/**
 * Takes a snapshot of a platform, renders the pages of the build with it, unless the next build will, and stores it.
 * One that shows what the last one shows is left out where `isLazy`. Throws a `SnapshotError` when there is none to be
 * had; then the last good one and its pages stay as they are.
 */
export async function updateSnapshot(
  config: Config,
  platform: CatalogueSource,
  { isLazy = false, isForNextBuild = false } = {},
): Promise<void> {
  const { snapshot: taken, lacks } = await takeSnapshot({ config, ...platform });
  for (const sentence of lacks) console.warn(`Left out: ${sentence}`);
  const { items } = taken;
  // without an address of the site no page can name a picture
  const drawn =
    config.siteUrl === undefined ? null : await drawSharePictures({ root, items, ...platform });
  const sharePictures = drawn?.pictures ?? null;
  console.log(
    drawn === null
      ? 'No ride has a picture of its own to share: that needs VITE_SITE_URL, since links name pictures by absolute addresses.'
      : picturesSentence(items.length, drawn),
  );
  const snapshot = sharePictures === null ? taken : { ...taken, sharePictures };
  const last = await lastSnapshot(root, config);
  if (isLazy && last !== null && showsTheSame(last, snapshot)) return;
  const written = isForNextBuild ? null : await rendered(config, snapshot);
  await storeSnapshot(root, snapshot);
  console.log(`Snapshot of ${platform.baseUrl}: ${snapshotSentences(snapshot, written)}`);
}

/** Renders the pages of the last build; returns the number of files that changed, null where there is no build. */
async function rendered(config: Config, snapshot: StoredSnapshot): Promise<number | null> {
  return renderAgain(config, snapshot).catch((error: unknown) => {
    throw new SnapshotError(`The pages cannot be rendered with it: ${error}.`);
  });
}

const countOf = (count: number, forms: PluralForms) => `${count} ${plural(count, forms)}`;

/** Returns sentences about what a snapshot holds, and how many files of the build changed with it; null where the next build is the first with it. */
export function snapshotSentences(snapshot: StoredSnapshot, written: number | null): string {
  const parts = [
    ...LIST_NAMES.map((name) => countOf(snapshot[name].items.length, listWords[name].noun.counted)),
    countOf(snapshot.items.length, { one: 'page of its own', other: 'pages of their own' }),
  ];
  const change =
    written === null
      ? 'The next build will show it.'
      : `${countOf(written, { one: 'file', other: 'files' })} of dist/ changed.`;
  return `${parts.join(', ')}. ${change}`;
}

/** So many rides of each reason are named. */
const NAMED_LIMIT = 3;

/** Returns the sentence that counts the rides with a picture to share, and says of the others why they have none. */
function picturesSentence(itemCount: number, { pictures, lacking }: DrawnPictures): string {
  const reasons = Array.from(lacking, ([why, titles]) => {
    const others = titles.length - NAMED_LIMIT;
    const named = titles.slice(0, NAMED_LIMIT).join(', ');
    return `  ${titles.length} ${why}: ${named}${others > 0 ? ` and ${others} more` : ''}`;
  });
  const count = `${Object.keys(pictures).length} of ${itemCount} ${plural(itemCount, { one: 'ride has a picture of its own', other: 'rides have a picture of their own' })} to share`;
  if (reasons.length === 0) return `${count}.`;
  return [`${count}; links to the others show the site's own:`, ...reasons].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  goThroughNamedProxy();
  const config = configOrExit();
  const platform = process.argv.includes('--sandbox')
    ? sandboxPlatform(config)
    : catalogueSource(config);
  try {
    const isForNextBuild = process.argv.includes('--for-next-build');
    await updateSnapshot(config, platform, { isForNextBuild });
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    const last = await lastSnapshot(root, config);
    const whatStays =
      last === null
        ? 'There is no earlier snapshot: pages wait for their answers.'
        : `The snapshot of ${new Date(last.takenAt).toISOString()} stays.`;
    console.error(`${error.message} ${whatStays}`);
    process.exit(1);
  }
}
