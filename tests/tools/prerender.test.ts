import { expect, test } from 'vitest';
import {
  chunksOf,
  fontFiles,
  modulePaths,
  PageStyles,
  preloadedFonts,
  usedStyles,
} from '../../tools/build/prerender.ts';

test('a page brings the chunks of all that it imports, once each', () => {
  const manifest = {
    main: { file: 'main.js', css: ['main.css'], imports: ['react'] },
    react: { file: 'react.js' },
    page: { file: 'page.js', css: ['page.css'], imports: ['react', 'card'] },
    card: { file: 'card.js', css: ['card.css'], imports: ['main'] },
  };
  expect(chunksOf(manifest, ['main', 'page'])).toEqual({
    scripts: ['main.js', 'react.js', 'page.js', 'card.js'],
    styles: ['main.css', 'card.css', 'page.css'],
  });
});

test('a page preloads the weights of its first screen, of whatever family, and no name of a language', () => {
  const fonts = ['400', '500', '600', '700'].map(
    (weight) => `assets/nastaliq-${weight}-Ab_-12Cd.woff2`,
  );
  const assets = [...fonts, 'assets/name-hi-500-Ab_-12Cd.woff2', 'assets/logo-400-Ab_-12Cd.svg'];
  const manifest = { 'fonts.css': { file: 'assets/fonts.css', assets } };
  expect(fontFiles(manifest)).toEqual(fonts);
  expect(preloadedFonts(manifest)).toEqual(fonts.filter((file) => !file.includes('-600-')));
});

test('a page brings the sheets of all that stands in its markup', () => {
  const sheets = new Map([
    ['field.css', '._field_x1_1{margin:.5em}._label_x1_7{color:red}'],
    ['popup.css', '._popup_z9_1{margin:0}'],
    ['base.css', '.hidden{display:none}'],
  ]);
  const html = '<p class="hidden"><b class="a _label_x1_7">class="_popup_z9_1"</b></p>';
  expect(usedStyles(html, sheets)).toEqual(['field.css']);
});

test('a page requests one style sheet with the rules of all, which stand disabled beside it', () => {
  const styles = new PageStyles(
    new Map([
      ['assets/start.css', '@layer a,b;'],
      ['assets/card.css', '._card{margin:0}'],
    ]),
  );
  const [one = '', ...others] = styles.tags(['assets/start.css', 'assets/card.css']);
  const [[file, css] = []] = styles.joined;
  expect(one).toBe(`<link rel="stylesheet" crossorigin href="/${file}">`);
  expect(css).toBe('@layer a,b;._card{margin:0}');
  expect(others).toEqual([
    '<link rel="stylesheet" crossorigin disabled href="/assets/start.css">',
    '<link rel="stylesheet" crossorigin disabled href="/assets/card.css">',
  ]);
});

test('a page of a single style sheet requests that', () => {
  const styles = new PageStyles(new Map([['assets/start.css', '@layer a,b;']]));
  expect(styles.tags(['assets/start.css'])).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/start.css">',
  ]);
  expect(styles.joined.size).toBe(0);
});

test('a page without its chunk stops the build', () => {
  expect(() => chunksOf({}, ['src/pages/gone.tsx'])).toThrow('src/pages/gone.tsx');
});

const home = { HomePage: () => null };
const featured = { Featured: () => null };
const modules = {
  '/src/pages/home/HomePage.tsx': async () => home,
  '/src/pages/home/Featured.tsx': async () => featured,
};

test.each<[string, () => Promise<unknown>]>([
  ['a module', async () => featured],
  ['what a module exports', async () => featured.Featured],
])('an import function that fetches %s is recognised by it', async (_, load) => {
  const pathOf = await modulePaths(modules);
  expect(await pathOf(load)).toBe('src/pages/home/Featured.tsx');
});

test.each<[string, () => Promise<unknown>]>([
  ['nothing that a module exports', async () => () => null],
  ['a module of its own', async () => ({ HomePage: () => null })],
])('a route that names %s stops the build', async (_, entry) => {
  const pathOf = await modulePaths(modules);
  await expect(pathOf(entry)).rejects.toThrow('names no module of a page');
});
