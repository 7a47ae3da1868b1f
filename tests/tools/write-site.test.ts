import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueSnapshot } from '../../src/app/page-contents.ts';
import { detailsRoute } from '../../src/app/routes.ts';
import { readConfig } from '../../tools/build/config.ts';
import { manifestFile } from '../../tools/build/document.ts';
import { type Language, languages } from '../../tools/build/languages.ts';
import { type LanguageBuild, type SiteSource, writeSite } from '../../tools/build/prerender.ts';
import { sharePicturesFolder } from '../../tools/build/share-pictures.ts';
import { exampleTrip, listsWith } from '../fixtures/items.ts';

const config = readConfig({ VITE_SITE_URL: 'https://www.example.com' });
const foldersModule = new URL('../../tools/build/folders.ts', import.meta.url).href;
let root: string;

const shell = detailsRoute.shell ?? '';

/** A site of two public pages, a personal one and a shell, as its server script exports it in a language. */
const serverOf = ({ base, locale }: Language) => `
const page = () => 'page';
const later = () => 'later';
const home = '${base || '/'}';
export const routes = [
  { path: home, prerender: [home], entry: page },
  { path: '${base}/booking', prerender: ['${base}/booking'], isPersonal: true, entry: page },
  { path: '${base}/details/:id', prerender: [], shell: '${base}${shell}', entry: page },
];
export const modules = { '/src/page.tsx': page, '/src/later.tsx': later };
export const listed = [home];
export const unknownPath = '${base}/404';
export const pageContents = ({ items }) =>
  new Map([[home, { featured: items }], ...items.map((item) => ['${base}/details/' + item.id, { item }])]);
export const render = async (path, content) => ({
  head: '<title>' + path + ' in ${locale}</title>' + (path.endsWith('${shell}') ? '' :
    '<link rel="canonical" href="https://www.example.com' + path + '"/>'),
  structured: '',
  isHidden: path.endsWith('/booking') || path.endsWith('/404'),
  warning: path.endsWith('/booking') ? 'Do not pay again.' : '',
  body: (content?.item?.description ?? '') + '<h1>' + path + '</h1>',
  data: content === undefined ? '' : JSON.stringify(content.item?.title ?? 'cards'),
  entries: [page],
  prefetch: [later],
});
`;

const template =
  '<html lang="%LOCALE%"><head><link rel="manifest" href="/%MANIFEST%"><!--policy--><!--head--><script type="module" src="/index.js"></script></head><div id="root"><!--page--></div><!--scripts--><!--data--><!--later-->';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kickstand-site-'));
  const files = {
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [`build/${language.id}/entry-server.js`, serverOf(language)],
        [`build/${language.id}/package.json`, '{"type":"module"}'],
      ]),
    ),
    'build/client/assets/main.css': '.a{color:red}',
    'build/client/later.css': '._later_x1_1{color:blue}',
    'build/client/index.js': 'first',
    'build/client/react.js': 'of a middle size',
    'build/client/page.js': 'small',
    'build/client/later.js': 'later',
    ...Object.fromEntries(
      languages.map((language) => [`build/client/${scriptOf(language)}`, 'larger than the page']),
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
});
afterEach(() => rm(root, { recursive: true }));

const built = (script: string): LanguageBuild => ({
  template,
  manifest: {
    'src/evaluate-react.ts': { file: 'react.js' },
    'src/main.tsx': { file: script, css: ['assets/main.css'] },
    'src/page.tsx': { file: 'page.js' },
    'src/later.tsx': { file: 'later.js', css: ['later.css'] },
    'index.html': { file: 'index.js' },
  },
});
/** The script of a language's pages. */
const scriptOf = ({ id }: Language) => `main-${id}.js`;
const languageBuilds = Object.fromEntries(
  languages.map((language) => [language.id, built(scriptOf(language))]),
) as SiteSource['build']['languages'];

const snapshotOf = (...names: string[]): CatalogueSnapshot => ({
  takenAt: 1,
  ...listsWith({}),
  items: names.map((id) => ({ ...exampleTrip, id, title: `The ride ${id}`, description: '' })),
});
const write = (snapshot: SiteSource['snapshot'], other: Partial<SiteSource> = {}) =>
  writeSite({
    root,
    config,
    build: { folder: join(root, 'build'), languages: languageBuilds },
    snapshot,
    ...other,
  });
const read = (name: string) => readFile(join(root, 'dist', name), 'utf8');
const names = async () =>
  (await readdir(join(root, 'dist'), { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(html|new)$/.test(name))
    .sort();

/** The files of the front page, the shell and pages of other names in each language. */
const pagesInEach = (...others: string[]) =>
  languages
    .flatMap(({ id, base }) => {
      const [home, open] = base === '' ? ['index', '_details-any'] : [id, `_${id}-details-any`];
      return [home, open, ...others.map((name) => `${base}/${name}`.replace('/', ''))];
    })
    .map((name) => `${name}.html`)
    .sort();

describe('scripts of earlier builds', () => {
  const DAY = 86_400_000;
  /** The files of the build; the style sheet of the pages is made of them. */
  const assets = async () =>
    (await readdir(join(root, 'dist/assets'))).filter((name) => !name.startsWith('page-')).sort();
  /** Builds the site with other files beside its style sheet. */
  async function release(files: readonly string[], other: Partial<SiteSource> = {}) {
    const folder = join(root, 'build/client/assets');
    await rm(folder, { recursive: true });
    await mkdir(folder, { recursive: true });
    for (const name of ['main.css', ...files]) await writeFile(join(folder, name), name);
    await write(null, other);
  }

  test('stay with their compressed siblings for thirty days after they were replaced, whatever is built meanwhile', async () => {
    await release(['home-a.js', 'home-a.js.br', 'poppins-a.woff2', 'ride-a.jpg'], { now: 0 });
    await release(['home-b.js'], { now: 90 * DAY });
    const earlier = ['home-a.js', 'home-a.js.br', 'poppins-a.woff2'];
    expect(await assets()).toEqual([...earlier, 'home-b.js', 'main.css'].sort());
    expect(await read('assets/home-a.js')).toBe('home-a.js');
    await release(['home-c.js'], { now: 119 * DAY });
    expect(await assets()).toEqual([...earlier, 'home-b.js', 'home-c.js', 'main.css'].sort());
    await write(null, { now: 120 * DAY });
    expect(await assets()).toEqual(['home-b.js', 'home-c.js', 'main.css']);
  });

  test('that come back with a release that is rolled back → are its own again', async () => {
    await release(['home-a.js'], { now: 0 });
    await release(['home-b.js'], { now: DAY });
    await release(['home-a.js'], { now: 2 * DAY });
    await release(['home-b.js'], { now: 20 * DAY });
    await write(null, { now: 45 * DAY });
    expect(await assets()).toEqual(['home-a.js', 'home-b.js', 'main.css']);
  });

  test('go at once from a site without an address, which has no riders', async () => {
    const other = { config: readConfig({}) };
    await release(['home-a.js'], other);
    await release(['home-b.js'], other);
    expect(await assets()).toEqual(['home-b.js', 'main.css']);
  });
});

test('without a snapshot pages carry nothing', async () => {
  await write(null);
  expect(await names()).toEqual(pagesInEach('404', 'booking'));
  expect(await read('index.html')).not.toContain('page-data');
  expect(JSON.parse(await read('_site.json')).items).toBeUndefined();
});

test('a snapshot → each ride has its page with its data, canonical and in the sitemap; the shell has none', async () => {
  await write(snapshotOf('coorg', 'spiti'));
  expect(await names()).toEqual(pagesInEach('404', 'booking', 'details/coorg', 'details/spiti'));
  const page = await read('details/coorg.html');
  expect(page).toContain('<template id="page-data">"The ride coorg"</template>');
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/details/coorg"/>');
  expect(page).toContain('<script data-cfasync="false" type="module" src="/index.js">');
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/main-en.js">');
  expect(page).toContain(
    '<template id="later-scripts"><link rel="modulepreload" crossorigin href="/later.js"></template>',
  );
  expect(await read('_details-any.html')).not.toContain('page-data');
  const alternate = (locale: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${locale}" href="https://www.example.com${path}"/>`;
  const each = languages.map(({ locale, base }) => alternate(locale, `${base}/details/spiti`));
  expect(await read('sitemap.xml')).toContain(
    `<loc>https://www.example.com/details/spiti</loc>${each.join('')}</url>`,
  );
  // a crawler that may not read a page never reads that it says noindex
  expect(await read('robots.txt')).not.toContain('Disallow');
  expect(await read('_redirects')).toContain('/details/coorg /details/coorg 200\n');
  const items = languages.flatMap(({ base }) => [`${base}/details/coorg`, `${base}/details/spiti`]);
  expect(JSON.parse(await read('_site.json')).items).toEqual(
    Object.fromEntries(items.map((path) => [path, `${path.slice(1)}.html`])),
  );
});

test('a ride whose id is `any` → its page stands beside the shell of all rides', async () => {
  await write(snapshotOf('any'));
  for (const [base, file] of [
    ['', '_details-any.html'],
    ['/hi', '_hi-details-any.html'],
  ]) {
    expect(await read(file ?? '')).not.toContain('<template id="page-data">');
    expect(await read(`${base}/details/any.html`)).toContain('The ride any');
  }
});

test('a page stands in each language: its words, its scripts, and where the others are', async () => {
  await write(snapshotOf('coorg'));
  const link = (locale: string, path: string) =>
    `<link rel="alternate" hreflang="${locale}" href="https://www.example.com${path}">`;
  for (const language of languages) {
    const { base, locale } = language;
    const page = await read(`${base}/details/coorg.html`);
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(`<link rel="manifest" href="/${manifestFile(language)}">`);
    expect(page).toContain(`<title>${base}/details/coorg in ${locale}</title>`);
    for (const file of [scriptOf(language), 'page.js'])
      expect(page).toContain(`<link rel="modulepreload" crossorigin href="/${file}">`);
    expect(page).toContain('<template id="page-data">"The ride coorg"</template>');
    for (const other of languages)
      expect(page).toContain(link(other.locale, `${other.base}/details/coorg`));
    expect(page).toContain(link('x-default', '/details/coorg'));
  }
  for (const personal of ['booking', 'hi/booking', '404', 'hi/404', '_details-any'])
    expect([personal, await read(`${personal}.html`)]).toEqual([
      personal,
      expect.not.stringContaining('hreflang'),
    ]);
});

test('no script but the first stands in the markup itself; the templates name the largest first, and those of later parts apart', async () => {
  await write(null);
  const page = await read('index.html');
  const preloads = (html = '') =>
    Array.from(html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g), ([, file]) => file);
  const named = (id: string) =>
    preloads(new RegExp(`<template id="${id}">(.*?)</template>`).exec(page)?.[1]);
  expect(named('page-scripts')).toEqual(['/main-en.js', '/react.js', '/page.js']);
  expect(named('later-scripts')).toEqual(['/later.js']);
  expect(preloads(page.replaceAll(/<template.*?<\/template>/g, ''))).toEqual(['/index.js']);
});

test('the looks of a page’s later parts stand in its one style sheet, and are no request of their own', async () => {
  await write(null);
  const page = await read('index.html');
  const [, sheet = ''] = /<link rel="stylesheet" crossorigin href="\/([^"]+)"/.exec(page) ?? [];
  expect(await read(sheet)).toBe('.a{color:red}._later_x1_1{color:blue}');
  expect(page).toContain('crossorigin disabled href="/later.css"');
  expect(page).not.toContain('as="style"');
});

test('a ride with a picture to share → its page names it, as a file of the build', async () => {
  await mkdir(join(root, sharePicturesFolder), { recursive: true });
  await writeFile(join(root, sharePicturesFolder, 'ride-a.jpg'), 'a picture');
  const sharePictures = { '/details/coorg': 'ride-a.jpg', '/details/spiti': 'ride-gone.jpg' };
  await write({ ...snapshotOf('coorg', 'spiti'), sharePictures });
  const image = (path: string) =>
    `<meta property="og:image" content="https://www.example.com${path}">`;
  expect(await read('details/coorg.html')).toContain(image('/assets/ride-a.jpg'));
  expect(await read('assets/ride-a.jpg')).toBe('a picture');
  expect(await read('details/spiti.html')).toContain(image('/art/share-card.jpg'));
  expect(await read('hi/details/coorg.html')).toContain(image('/assets/ride-a.jpg'));
});

test('the same again → the same file with its time; another → what differs, with its compressed siblings', async () => {
  const long = (text: string) => ({
    ...snapshotOf('coorg'),
    items: [{ ...exampleTrip, id: 'coorg', title: 'Coorg', description: text.repeat(200) }],
  });
  const page = join(root, 'dist/details/coorg.html');
  const packed = async () => brotliDecompressSync(await readFile(`${page}.br`)).toString();
  await write(long('first '));
  await utimes(page, 1, 1);
  expect(await write(long('first '))).toBe(0);
  expect((await stat(page)).mtimeMs).toBe(1_000);
  expect(await packed()).toBe(await readFile(page, 'utf8'));
  expect(await write(long('second '))).toBe(languages.length);
  expect(await packed()).toBe(await readFile(page, 'utf8'));
  expect(await packed()).toContain('second second');
});

test('a ride that is gone → its page goes, and all else that the build did not write', async () => {
  await write(snapshotOf('coorg', 'spiti'));
  await writeFile(join(root, 'dist/details/notes.txt'), 'left');
  await write(snapshotOf('spiti'));
  for (const folder of ['dist/details', 'dist/hi/details'])
    expect(await readdir(join(root, folder))).toEqual([
      'spiti.html',
      'spiti.html.br',
      'spiti.html.gz',
    ]);
  expect(await read('sitemap.xml')).not.toContain('coorg');
});

test('a run that was cut off → the site stands whole, and the next run removes what it left', async () => {
  await write(snapshotOf('coorg'));
  // no process has such a number
  const left = join(root, '.cache/new-dist-4194305');
  await mkdir(left);
  await writeFile(join(left, 'index.html'), 'half');
  // a run at the same time
  await mkdir(join(root, `.cache/new-dist-${process.ppid}`));
  await write(snapshotOf('coorg'));
  expect(await readdir(join(root, '.cache'))).toEqual([`new-dist-${process.ppid}`]);
  expect(await read('details/coorg.html')).toContain('The ride coorg');
});

test('a run that is killed between the two renames → the next one puts the whole site there', async () => {
  await write(snapshotOf('coorg'));
  const cutOff = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    fs.renameSync = (from, to) => {
      if (!to.endsWith('.old')) process.kill(process.pid, 'SIGKILL');
      renameSync(from, to);
    };
    syncBuiltinESMExports();
    const { createTemporaryFolder, replaceFolder } = await import(${JSON.stringify(foldersModule)});
    await replaceFolder(await createTemporaryFolder(${JSON.stringify(root)}, 'dist'), ${JSON.stringify(join(root, 'dist'))});
  `;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', cutOff]);
  await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect(existsSync(join(root, 'dist'))).toBe(false);
  await write(snapshotOf('coorg'));
  expect(await read('details/coorg.html')).toContain('The ride coorg');
  expect(await readdir(join(root, '.cache'))).toEqual([]);
});

test('a page that carries a script → the build stops, and what stood there stays', async () => {
  await write(snapshotOf('coorg'));
  const before = await read('details/coorg.html');
  const [item] = snapshotOf('coorg').items;
  const hostile = { ...exampleTrip, ...item, description: '<script>alert(1)</script>' };
  await expect(write({ ...snapshotOf(), items: [hostile] })).rejects.toThrow('the policy forbids');
  expect(await read('details/coorg.html')).toBe(before);
});
