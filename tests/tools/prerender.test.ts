import { expect, test } from 'vitest';
import { chunksOf, modulePaths, styleAttributes, usedStyles } from '../../tools/build/prerender.ts';
import {
  filesOf,
  limits,
  otherLanguageScript,
  overweight,
  personalScript,
} from '../../tools/check/budget.ts';

test('style attributes are read as the browser hashes them', () => {
  const html = `<p class="a" style="--n:&quot;1&quot;;width:50%">style="x"</p><i style="a:b"></i>`;
  expect(styleAttributes(html)).toEqual(['--n:"1";width:50%', 'a:b']);
});

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

test('a page brings the sheets of all that stands in its markup', () => {
  const sheets = new Map([
    ['field.css', '._field_x1_1{margin:.5em}._label_x1_7{color:red}'],
    ['popup.css', '._popup_z9_1{margin:0}'],
    ['base.css', '.hidden{display:none}'],
  ]);
  const html = '<p class="hidden"><b class="a _label_x1_7">class="_popup_z9_1"</b></p>';
  expect(usedStyles(html, sheets)).toEqual(['field.css']);
});

test('a page without its chunk stops the build', () => {
  expect(() => chunksOf({}, ['src/pages/gone.tsx'])).toThrow('src/pages/gone.tsx');
});

const homePage = { HomePage: () => null };
const featured = { Featured: () => null };
const modules = {
  '/src/pages/home/HomePage.tsx': async () => homePage,
  '/src/pages/home/Featured.tsx': async () => featured,
};

test('an import function is known by the module that it fetches', async () => {
  const pathOf = await modulePaths(modules);
  expect(await pathOf(async () => featured)).toBe('src/pages/home/Featured.tsx');
});

test.each<[string, () => Promise<unknown>]>([
  ['a part of a module', async () => homePage.HomePage],
  ['a module of its own', async () => ({ HomePage: () => null })],
])('a route that names %s stops the build', async (_, entry) => {
  const pathOf = await modulePaths(modules);
  await expect(pathOf(entry)).rejects.toThrow('names no module of a page');
});

test('the budget counts what a page loads by itself and what starts later', () => {
  const html = `<link rel="stylesheet" crossorigin href="/a.css"><link rel="modulepreload" crossorigin href="/p.js"><script type="module" crossorigin src="/hydrate.js"></script><div id="root" data-chunks="/main.js /home.js" data-prefetch="/list.js /list.css"></div>`;
  expect(filesOf(html)).toEqual({
    scripts: ['/hydrate.js', '/p.js', '/main.js', '/home.js'],
    styles: ['/a.css'],
    prefetch: ['/list.js', '/list.css'],
  });
});

test('a byte over the limit is named with its page', () => {
  const bytes = { ...limits, style: limits.style + 1 };
  expect(overweight([{ path: '/about', isPersonal: false, bytes }])).toEqual([
    `/about: ${limits.style + 1} bytes of style, the limit is ${limits.style}`,
  ]);
});

/** The weight of a page that is all script. */
const weighed = (path: string, isPersonal: boolean, script: number) => ({
  path,
  isPersonal,
  bytes: { script, allScript: 0, style: 0, page: 0 },
});

test('the pages of one visitor may load more script, up to a limit of their own', () => {
  expect(overweight([weighed('/confirmationpage', true, personalScript)])).toEqual([]);
  expect(overweight([weighed('/booking', true, personalScript + 1)])).toHaveLength(1);
  expect(overweight([weighed('/contact', false, personalScript)])).toHaveLength(1);
});

test('pages in another language may load more script, and nothing else', () => {
  const most = limits.script + otherLanguageScript;
  for (const path of ['/hi', '/hi/about', '/hi/getaways/*?']) {
    expect(overweight([weighed(path, false, most)])).toEqual([]);
    expect(overweight([weighed(path, false, most + 1)])).toEqual([
      `${path}: ${most + 1} bytes of script, the limit is ${most}`,
    ]);
  }
  const personal = personalScript + otherLanguageScript;
  expect(overweight([weighed('/hi/booking', true, personal)])).toEqual([]);
  expect(overweight([weighed('/hi/booking', true, personal + 1)])).toHaveLength(1);
  expect(overweight([weighed('/hindi', false, limits.script + 1)])).toHaveLength(1);
  const bytes = { ...limits, page: limits.page + 1 };
  expect(overweight([{ path: '/hi', isPersonal: false, bytes }])).toHaveLength(1);
});
