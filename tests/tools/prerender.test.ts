import { expect, test } from 'vitest';
import { chunksOf, styleAttributes, usedStyles } from '../../tools/build/prerender.ts';
import { filesOf, limits, overweight, personalScript } from '../../tools/check/budget.ts';

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

test('the budget counts what a page loads by itself and what starts later', () => {
  const html = `<link rel="stylesheet" crossorigin href="/a.css"><link rel="modulepreload" crossorigin href="/p.js"><script type="module" crossorigin src="/hydrate.js"></script><div id="root" data-chunks="/main.js /home.js" data-next="/list.js /list.css"></div>`;
  expect(filesOf(html)).toEqual({
    scripts: ['/hydrate.js', '/p.js', '/main.js', '/home.js'],
    styles: ['/a.css'],
    next: ['/list.js', '/list.css'],
  });
});

test('a byte over the limit is named with its page', () => {
  const bytes = { ...limits, style: limits.style + 1 };
  expect(overweight([{ path: '/about', bytes }])).toEqual([
    `/about: ${limits.style + 1} bytes of style, the limit is ${limits.style}`,
  ]);
});

test('the pages of one visitor may load more script, up to a limit of their own', () => {
  const weighed = (path: string, script: number) => ({
    path,
    bytes: { script, style: 0, page: 0, next: 0 },
  });
  expect(overweight([weighed('/confirmationpage', personalScript)])).toEqual([]);
  expect(overweight([weighed('/booking', personalScript + 1)])).toHaveLength(1);
  expect(overweight([weighed('/contact', personalScript)])).toHaveLength(1);
});
