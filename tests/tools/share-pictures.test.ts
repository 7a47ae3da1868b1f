import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { drawSharePictures, sharePicturesFolder } from '../../tools/build/share-pictures.ts';
import { exampleEvent, exampleTrip } from '../fixtures/items.ts';

const baseUrl = 'http://localhost:4173';
const DAY_MS = 86_400_000;
const drawing = (colour: string, width = 1600) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" width="${width}" height="1000"><rect width="16" height="10" fill="${colour}"/></svg>`;
const svg = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'image/svg+xml' } });

let root: string;
let now: number;
let requests: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kickstand-share-'));
  now = 0;
  requests = [];
});
afterEach(() => rm(root, { recursive: true }));

const tripAt = (url: string): Item => ({ ...exampleTrip, picture: { url, thumbnailUrl: url } });

/** Draws the pictures of items, of what a platform answers at their addresses. */
function draw(items: readonly Item[], answers: Readonly<Record<string, () => Response>>) {
  const fetch: typeof globalThis.fetch = async (input) => {
    requests.push(String(input));
    const answer = answers[String(input)];
    if (answer === undefined) throw new TypeError('fetch failed');
    return answer();
  };
  return drawSharePictures({ root, items, baseUrl, fetch, clock: () => now });
}
const file = (name = '') => join(root, sharePicturesFolder, name);

const local = `${baseUrl}/media/manali-leh.svg`;
const path = '/details/manali-leh';

test('a drawing → a JPEG of 1200 × 630, named by what it holds', async () => {
  const { pictures, lacking } = await draw([exampleTrip], { [local]: svg(drawing('red')) });
  expect(lacking.size).toBe(0);
  expect(pictures).toEqual({ [path]: expect.stringMatching(/^ride-[\w-]{10}\.jpg$/) });
  const picture = sharp(await readFile(file(pictures[path])));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('a photograph in AVIF of another origin → a JPEG, too', async () => {
  const url = 'https://pictures.example.com/ride.avif';
  const avif = await sharp({ create: { width: 800, height: 800, channels: 3, background: 'blue' } })
    .avif({ effort: 0 })
    .toBuffer();
  const answer = () => new Response(avif, { headers: { 'content-type': 'image/avif' } });
  const { pictures } = await draw([tripAt(url)], { [url]: answer });
  expect((await sharp(await readFile(file(pictures[path]))).metadata()).format).toBe('jpeg');
});

test.each<[string, () => Response, string]>([
  ['that is small', svg(drawing('red', 320)), 'have a picture narrower than 600 pixels'],
  ['that is broken', svg('<svg'), 'have a picture that cannot be read'],
  [
    'that is a page of HTML',
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    'have a picture that is sent as text/html',
  ],
  [
    'that is gone',
    () => new Response('gone', { status: 404, headers: { 'content-type': 'image/png' } }),
    'have a picture that is answered with status 404',
  ],
  [
    'that does not come',
    () => {
      throw new TypeError('fetch failed');
    },
    'have a picture that does not come',
  ],
])('a picture %s → none, the reason is reported, and the others stay', async (_, answer, why) => {
  const event = `${baseUrl}/media/bengaluru-night-ride.svg`;
  const answers = { [local]: answer, [event]: svg(drawing('red')) };
  const first = await draw([exampleTrip, exampleEvent], answers);
  expect(Object.keys(first.pictures)).toEqual(['/bikingevents/details/bengaluru-night-ride']);
  expect([...first.lacking]).toEqual([[why, [exampleTrip.title]]]);
  // within the day it is not asked for again
  expect(await draw([exampleTrip, exampleEvent], {})).toEqual(first);
});

test('a ride without a picture, or without a page of its own → nothing is requested', async () => {
  const { pictures, lacking } = await draw(
    [
      { ...exampleTrip, picture: null },
      { ...exampleTrip, id: null },
    ],
    {},
  );
  expect([pictures, requests]).toEqual([{}, []]);
  expect([...lacking]).toEqual([['have no picture', [exampleTrip.title]]]);
});

test('drawn within a day → not requested again; a day later → requested, and changed under another name', async () => {
  const first = await draw([exampleTrip], { [local]: svg(drawing('red')) });
  now = DAY_MS - 1;
  expect(await draw([exampleTrip], {})).toEqual(first);
  expect(requests).toEqual([local]);
  now = DAY_MS;
  const second = await draw([exampleTrip], { [local]: svg(drawing('blue')) });
  expect(requests).toEqual([local, local]);
  expect(second.pictures[path]).not.toBe(first.pictures[path]);
  await rm(file(second.pictures[path]));
  expect(await draw([exampleTrip], { [local]: svg(drawing('blue')) })).toEqual(second);
  expect(requests).toHaveLength(3);
});
