import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeCss, themeFile } from '../../tools/build/theme.ts';

const root = join(import.meta.dirname, '../..');
const src = join(root, 'src');

/** Our style sheets with their text; the descriptors of fonts, which read no variable, stay out. */
const stylesheets = async () => {
  const files = (await readdir(src, { recursive: true }))
    .filter((file) => file.endsWith('.css'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const css = await readFile(join(src, file), 'utf8');
      return { file, css: css.replaceAll(/@font-face \{[^}]*\}/g, '') };
    }),
  );
};

test('theme.css is what the provider would emit', async () => {
  const hint = 'src/app/theme.css is out of date: run `npm run theme`.';
  expect(await readFile(themeFile, 'utf8'), hint).toBe(themeCss());
});

/** The rooms that may read a variable. */
const rooms = ['src', 'stories', '.storybook'];

/** The text of every file that may read a variable, and of theme.css, whose variables read each other. */
const readers = async () => {
  const files = await Promise.all(
    rooms.map(async (room) =>
      (await readdir(join(root, room), { recursive: true }))
        .filter((file) => /\.(css|tsx?|mdx)$/.test(file))
        .map((file) => join(root, room, file)),
    ),
  );
  return Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
};

test('every variable of Mantine that the site reads stands in theme.css', async () => {
  const declared = new Set(themeCss().match(/--mantine-[a-z0-9-]+(?=:)/g));
  const missing = (await readers()).flatMap((text) =>
    [...text.matchAll(/var\((--mantine-[a-z0-9-]*[a-z0-9])\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !declared.has(name)),
  );
  expect(missing).toEqual([]);
});

describe('tokens', () => {
  const declared = async () => {
    const css = await readFile(join(src, 'app/tokens.css'), 'utf8');
    return new Set(css.match(/--ks-[a-z0-9-]+(?=:)/g));
  };

  test('every one that a style sheet, a component or a story asks for exists', async () => {
    const defined = await declared();
    const missing = (await readers()).flatMap((text) => {
      const own = new Set(text.match(/--ks-[a-z0-9-]+(?=:)/g));
      return [...text.matchAll(/var\((--ks-[a-z0-9-]+)\)/g)]
        .map(([, token = '']) => token)
        .filter((token) => !defined.has(token) && !own.has(token));
    });
    expect(missing).toEqual([]);
  });

  test('every one has a reader', async () => {
    const text = (await readers()).join('\n');
    const idle = [...(await declared())].filter(
      (name) => !new RegExp(`var\\(${name}[),]`).test(text),
    );
    expect(idle).toEqual([]);
  });
});

test('letters, and the room that they stand in, grow with what the reader has set: none is in px', async () => {
  const grows =
    /^\s*((?:font-size|line-height|(?:scroll-)?(?:margin|padding)[a-z-]*|(?:row-|column-)?gap):.*(?<![\d.])(?:[4-9]|\d{2,})px.*);/gm;
  const fixed = (await stylesheets()).flatMap(({ file, css }) =>
    [...css.matchAll(grows)].map(([, line]) => `${file}: ${line}`),
  );
  expect(fixed).toEqual([]);
});
