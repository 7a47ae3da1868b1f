import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CatalogueSnapshot } from '../../src/app/page-contents.ts';
import { readConfig } from '../../tools/build/config.ts';
import { hasBuild, keepBuild, keptFolder, writeSite } from '../../tools/build/prerender.ts';
import { sharePicturesFolder } from '../../tools/build/share-pictures.ts';
import { exampleTrip } from '../fixtures/items.ts';

const config = readConfig({ VITE_SITE_URL: 'https://www.example.com' });
let root: string;

/** A site of two pages and a shell, as its server script exports it. */
const server = `
const page = () => 'page';
export const routes = [
  { path: '/', prerender: ['/'], entry: page },
  { path: '/details/:id', prerender: [], shell: '/details/any', entry: page },
];
export const modules = { '/src/page.tsx': page };
export const listed = ['/'];
export const unknownPath = '/404';
export const pageContents = ({ items }) =>
  new Map([['/', { featured: items }], ...items.map((item) => ['/details/' + item.id, { item }])]);
export const render = async (path, content) => ({
  head: '<title>' + path + '</title>' + (path === '/details/any' ? '' :
    '<link rel="canonical" href="https://www.example.com' + path + '"/>'),
  structured: '',
  isHidden: false,
  body: (content?.item?.description ?? '') + '<h1>' + path + '</h1>',
  data: content === undefined ? '' : JSON.stringify(content.item?.title ?? 'cards'),
  entries: [page],
  early: [],
  prefetch: [],
});
`;

const template =
  '<head><!--policy--><!--head--></head><div id="root" data-chunks="" data-prefetch="" data-early=""><!--page--></div><!--data-->';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kickstand-site-'));
  const files = {
    [join(keptFolder, 'server/entry-server.js')]: server,
    [join(keptFolder, 'server/package.json')]: '{"type":"module"}',
    'dist/assets/main.css': '.a{color:red}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
});
afterEach(() => rm(root, { recursive: true }));

const keep = () =>
  keepBuild(root, config, {
    template,
    manifest: {
      'src/main.tsx': { file: 'main.js', css: ['assets/main.css'] },
      'src/page.tsx': { file: 'page.js' },
      'index.html': { file: 'index.js' },
    },
  });

const list = { items: [], omitted: 0 };
const snapshotOf = (...names: string[]): CatalogueSnapshot => ({
  takenAt: 1,
  trips: list,
  trainings: list,
  events: list,
  items: names.map((id) => ({ ...exampleTrip, id, title: `The ride ${id}`, description: '' })),
});
const write = (snapshot: CatalogueSnapshot | null) => writeSite({ root, config, snapshot });
const read = (name: string) => readFile(join(root, 'dist', name), 'utf8');
const names = async () =>
  (await readdir(join(root, 'dist'), { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(html|new)$/.test(name))
    .sort();

test('without a build there is nothing to render', async () => {
  expect(await hasBuild(root, config)).toBe(false);
  await expect(write(null)).rejects.toThrow('run `npm run build` first');
});

test('without a snapshot pages carry nothing', async () => {
  await keep();
  await write(null);
  expect(await names()).toEqual(['404.html', '_details-any.html', 'index.html']);
  expect(await read('index.html')).not.toContain('template');
  expect(JSON.parse(await read('_site.json')).items).toBeUndefined();
  expect(await hasBuild(root, config)).toBe(true);
  expect(await hasBuild(root, readConfig({}))).toBe(false);
});

test('a snapshot → each ride has its page with its data, canonical and in the sitemap; the shell has none', async () => {
  await keep();
  await write(snapshotOf('coorg', 'spiti'));
  expect(await names()).toEqual([
    '404.html',
    '_details-any.html',
    'details/coorg.html',
    'details/spiti.html',
    'index.html',
  ]);
  const page = await read('details/coorg.html');
  expect(page).toContain('<template id="page-data">"The ride coorg"</template>');
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/details/coorg"/>');
  expect(page).toContain('data-chunks="/main.js /page.js"');
  expect(await read('_details-any.html')).not.toContain('template');
  expect(await read('sitemap.xml')).toContain('<loc>https://www.example.com/details/spiti</loc>');
  expect(await read('_redirects')).toContain('/details/coorg /details/coorg 200\n');
  expect(JSON.parse(await read('_site.json')).items).toEqual({
    '/details/coorg': 'details/coorg.html',
    '/details/spiti': 'details/spiti.html',
  });
});

test('a ride with a picture to share → its page names it, as a file of the build', async () => {
  await keep();
  await mkdir(join(root, sharePicturesFolder), { recursive: true });
  await writeFile(join(root, sharePicturesFolder, 'ride-a.jpg'), 'a picture');
  const sharePictures = { '/details/coorg': 'ride-a.jpg', '/details/spiti': 'ride-gone.jpg' };
  await writeSite({ root, config, snapshot: { ...snapshotOf('coorg', 'spiti'), sharePictures } });
  const image = (path: string) =>
    `<meta property="og:image" content="https://www.example.com${path}">`;
  expect(await read('details/coorg.html')).toContain(image('/assets/ride-a.jpg'));
  expect(await read('assets/ride-a.jpg')).toBe('a picture');
  expect(await read('details/spiti.html')).toContain(image('/art/share-card.jpg'));
});

test('the same again → nothing is written; another → what differs, with its compressed siblings', async () => {
  await keep();
  const long = (text: string) => ({
    ...snapshotOf('coorg'),
    items: [{ ...exampleTrip, id: 'coorg', title: 'Coorg', description: text.repeat(200) }],
  });
  await write(long('first '));
  expect((await write(long('first '))).changed).toBe(0);
  expect((await write(long('second '))).changed).toBe(1);
  const packed = await readFile(join(root, 'dist/details/coorg.html.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(await read('details/coorg.html'));
  expect(await read('details/coorg.html')).toContain('second second');
});

test('a ride that is gone → its page goes, with its compressed siblings', async () => {
  await keep();
  await write(snapshotOf('coorg', 'spiti'));
  await write(snapshotOf('spiti'));
  expect(await names()).not.toContain('details/coorg.html');
  expect(await readdir(join(root, 'dist/details'))).toEqual([
    'spiti.html',
    'spiti.html.br',
    'spiti.html.gz',
  ]);
  expect(await read('sitemap.xml')).not.toContain('coorg');
});

test('a page that carries a script → the build stops, and what stood there stays', async () => {
  await keep();
  await write(snapshotOf('coorg'));
  const before = await read('details/coorg.html');
  const [item] = snapshotOf('coorg').items;
  const hostile = { ...exampleTrip, ...item, description: '<script>alert(1)</script>' };
  await expect(write({ ...snapshotOf(), items: [hostile] })).rejects.toThrow('the policy forbids');
  expect(await read('details/coorg.html')).toBe(before);
});
