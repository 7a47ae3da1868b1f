import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
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
