import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { lineHeights, measures, spaces, textSizes, weights } from '../../src/app/tokens.ts';
import { themeCss, themeFile } from '../../tools/build/theme.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));

const stylesheets = async () => {
  const files = await readdir(src, { recursive: true });
  return files.filter((file) => file.endsWith('.css')).map((file) => join(src, file));
};

test('theme.css is what the provider would emit', async () => {
  expect(await readFile(themeFile, 'utf8')).toBe(themeCss());
});

test('every token that a style sheet asks for exists', async () => {
  const defined = new Set(themeCss().match(/--ks-[a-z0-9-]+(?=:)/g));
  const missing: string[] = [];
  for (const file of await stylesheets()) {
    const css = await readFile(file, 'utf8');
    const own = new Set(css.match(/--ks-[a-z0-9-]+(?=:)/g));
    for (const [, token = ''] of css.matchAll(/var\((--ks-[a-z0-9-]+)\)/g)) {
      if (!defined.has(token) && !own.has(token))
        missing.push(`${file.slice(src.length)}: ${token}`);
    }
  }
  expect(missing).toEqual([]);
});

describe('tokens', () => {
  const scales: ReadonlyArray<readonly [property: RegExp, values: readonly string[]]> = [
    [/^font-size$/, Object.values(textSizes)],
    [/^line-height$/, Object.values(lineHeights)],
    [/^font-weight$/, Object.values(weights)],
    [/^(scroll-)?(margin|padding)(-[a-z-]+)?$|^(row-|column-)?gap$/, Object.values(spaces)],
    [
      /^border-radius$/,
      Object.entries(measures).flatMap(([name, value]) =>
        name.startsWith('radius-') ? value : [],
      ),
    ],
    [/^(min-)?(width|height)$/, [measures.tap]],
  ];

  test('stand for every value of a scale: no style sheet writes one out', async () => {
    const writtenOut: string[] = [];
    for (const file of await stylesheets()) {
      if (/(theme|fonts)\.css$/.test(file)) continue;
      const css = await readFile(file, 'utf8');
      for (const [, property = '', value = ''] of css.matchAll(/^\s*([a-z-]+):\s+([^;{}]+);/gm)) {
        const scale = scales.find(([name]) => name.test(property))?.[1] ?? [];
        const parts = [value, ...value.split(/[\s(),]+/)];
        if (parts.some((part) => scale.includes(part.replace(/^-/, ''))))
          writtenOut.push(`${file}: ${property}: ${value}`);
      }
    }
    expect(writtenOut).toEqual([]);
  });
});

test('no media rule writes a width of the screen out', async () => {
  const found: string[] = [];
  for (const file of await stylesheets()) {
    if (file === themeFile) continue;
    const css = await readFile(file, 'utf8');
    for (const [rule] of css.matchAll(/@media[^{]*(width|height)[^{]*\{/g))
      found.push(`${file.slice(src.length)}: ${rule}`);
  }
  expect(found).toEqual([]);
});
