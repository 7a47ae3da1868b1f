import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIST_NAMES, LISTS, type ListName } from '#machines/domain/catalogue/lists.ts';
import { listWords } from '#texts/lists.ts';
import { createSandbox } from '../../sandbox/app.ts';
import { BODY_LIMIT } from '../../src/api/client.ts';
import {
  lastSnapshot,
  SnapshotError,
  showsTheSame,
  snapshotFile,
  storeSnapshot,
  takeSnapshot,
} from '../../tools/build/catalogue-snapshot.ts';
import { type Config, readConfig } from '../../tools/build/config.ts';
import { catalogueSource, snapshotSentences } from '../../tools/build/snapshot.ts';

const baseUrl = 'http://localhost:4173';
const config = readConfig({});

/** The platform, and what is asked of it; some paths answer otherwise. */
function platform(answers: Readonly<Record<string, () => Response>> = {}) {
  const { api } = createSandbox();
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname}`);
    return answers[pathname]?.() ?? api.fetch(request);
  };
  return { fetch, requests };
}

const addressOf = (name: ListName) => `/api/v1/${LISTS[name].path.join('/')}`;
const trips = addressOf('trips');
const trainings = addressOf('trainings');
const take = (fetch: typeof globalThis.fetch, own: Config = config) =>
  takeSnapshot({ config: own, baseUrl, fetch, clock: () => 1_000 });
const down = () => new Response('down', { status: 503 });
const huge = () => new Response('{"data":[]}'.padEnd(BODY_LIMIT + 1));
const allEmpty = Object.fromEntries(
  LIST_NAMES.map((name) => [addressOf(name), () => Response.json({ data: [] })]),
);

describe('a snapshot', () => {
  test('holds every list and each item as its own page has it, by reads alone', async () => {
    const { fetch, requests } = platform();
    const { snapshot, lacks } = await take(fetch);
    expect(lacks).toEqual([]);
    expect(snapshot.takenAt).toBe(1_000);
    expect(LIST_NAMES.filter((name) => snapshot[name].items.length === 0)).toEqual([]);
    const listed = LIST_NAMES.flatMap((name) => snapshot[name].items);
    expect(snapshot.items.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    expect(requests).toHaveLength(LIST_NAMES.length + listed.length);
    expect(requests.every((call) => call.startsWith('GET '))).toBe(true);
    const training = snapshot.items.find(({ id }) => id === 'first-ride');
    expect(training).toMatchObject({ kind: 'event', list: 'trainings' });
    expect(training?.description).not.toBe('');
  });

  test('is reported by counts, one of a thing as one', async () => {
    const { snapshot } = await take(platform().fetch);
    const few = Object.fromEntries(
      LIST_NAMES.map((name) => [
        name,
        { ...snapshot[name], items: snapshot[name].items.slice(-1) },
      ]),
    );
    const small = { ...snapshot, ...few, items: snapshot.items.slice(-1) };
    const one = LIST_NAMES.map((name) => `1 ${listWords[name].noun.counted.one}`).join(', ');
    expect(snapshotSentences(small, 1)).toBe(`${one}, 1 page of its own. 1 file of dist/ changed.`);
    expect(snapshotSentences({ ...small, items: [] }, 2)).toBe(
      `${one}, 0 pages of their own. 2 files of dist/ changed.`,
    );
  });

  test('names pictures of the site’s own origin by their path alone', async () => {
    const { snapshot } = await take(platform().fetch);
    expect(snapshot.trips.items[0]?.picture).toEqual({
      url: '/media/manali-leh.svg',
      thumbnailUrl: '/media/manali-leh.avif',
    });
  });

  test.each(['//evil.example/x.svg', '/\\evil.example/x.svg', '/.//evil.example/x.svg'])(
    'names a picture of the site’s own origin in full where its path %s is an address elsewhere',
    async (path) => {
      const { fetch } = platform({
        [trips]: () =>
          Response.json({
            data: [
              {
                trips: [
                  { _id: 'coorg', name: 'Coorg', primary_image: { link_url: baseUrl + path } },
                ],
              },
            ],
          }),
      });
      const { snapshot } = await take(fetch);
      expect(snapshot.trips.items[0]?.picture?.url).toBe(`${baseUrl}//evil.example/x.svg`);
    },
  );

  test('names pictures of an API elsewhere in full', async () => {
    const own = readConfig({ VITE_API_BASE_URL: baseUrl });
    const { snapshot } = await take(platform().fetch, own);
    expect(snapshot.trips.items[0]?.picture?.url).toBe(`${baseUrl}/media/manali-leh.svg`);
    expect(snapshot.source).toBe(baseUrl);
  });

  test('goes without the page of an item that does not answer, and names it', async () => {
    const { fetch } = platform({ '/api/v1/trip/trips/manali-leh': down });
    const { snapshot, lacks } = await take(fetch);
    const listed = LIST_NAMES.flatMap((name) => snapshot[name].items.map(({ id }) => id));
    expect(listed).toContain('manali-leh');
    expect(snapshot.items.map(({ id }) => id)).toEqual(listed.filter((id) => id !== 'manali-leh'));
    expect(lacks).toEqual([expect.stringMatching(/^manali-leh has no page of its own: .*503/)]);
  });

  test.each([
    ['a list that fails', { [trainings]: down }, /cannot be read: .*503/],
    ['a list that is no list', { [trips]: () => Response.json('hello') }, /cannot be read/],
    ['a list above the limit of answers', { [trips]: huge }, /cannot be read/],
    ['nothing at all', allEmpty, /is empty/],
  ])('is none for %s', async (_, answers, reason) => {
    const failure = await take(platform(answers).fetch).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SnapshotError);
    expect(String(failure)).toMatch(reason);
  });

  test('is none when no item answers', async () => {
    const { fetch } = platform();
    const closed: typeof globalThis.fetch = async (input, init) =>
      /categories/.test(String(input instanceof Request ? input.url : input))
        ? fetch(input, init)
        : down();
    await expect(take(closed)).rejects.toThrow(/No item of the catalogue .* can be read/);
  });
});

describe('the last good snapshot', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kickstand-snapshot-'));
  });
  afterEach(async () => {
    await rm(root, { recursive: true });
  });

  test('is stored whole, and read back for the same platform alone', async () => {
    const { snapshot } = await take(platform().fetch);
    expect(await lastSnapshot(root, config)).toBeNull();
    await storeSnapshot(root, snapshot);
    expect(await lastSnapshot(root, config)).toEqual(snapshot);
    const elsewhere = readConfig({ VITE_API_BASE_URL: 'https://api.example.com' });
    expect(await lastSnapshot(root, elsewhere)).toBeNull();
    expect(await readdir(join(root, '.cache'))).toEqual(['snapshot.json']);
  });

  test.each(['', '{', 'null', '{"version":99}'])('that reads %j is none', async (text) => {
    await storeSnapshot(root, (await take(platform().fetch)).snapshot);
    await writeFile(join(root, snapshotFile), text);
    expect(await lastSnapshot(root, config)).toBeNull();
  });

  test.each(LIST_NAMES)('from before the list %s was added is none', async (name) => {
    const { [name]: _, ...before } = (await take(platform().fetch)).snapshot;
    await storeSnapshot(root, (await take(platform().fetch)).snapshot);
    await writeFile(join(root, snapshotFile), JSON.stringify(before));
    expect(await lastSnapshot(root, config)).toBeNull();
  });

  test('shows the same as one of the same day with the same rides', async () => {
    const { snapshot } = await take(platform().fetch);
    const later = (ms: number) => ({ ...snapshot, takenAt: snapshot.takenAt + ms });
    expect(showsTheSame(snapshot, later(3_600_000))).toBe(true);
    expect(showsTheSame(snapshot, later(86_400_000))).toBe(false);
    expect(showsTheSame(snapshot, { ...snapshot, items: snapshot.items.slice(1) })).toBe(false);
  });
});

test.each([
  [{ VITE_API_BASE_URL: 'https://api.example.com', PORT: '5000' }, 'https://api.example.com'],
  [{ VITE_SITE_URL: 'https://www.example.com' }, 'https://www.example.com'],
  [{ PORT: '5000' }, 'http://localhost:5000'],
  [{}, 'http://localhost:4173'],
])('with %j the catalogue is read at %s', (env, address) => {
  expect(catalogueSource(readConfig(env)).baseUrl).toBe(address);
});
