import { globSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { theme } from '../../src/app/theme.ts';
import { themeFiles } from '../../tools/build/theme.ts';

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

test.each(Object.entries(themeFiles))('%s is what the theme says', async (file, text) => {
  const hint = `${file} is out of date: run \`npm run theme\`.`;
  expect(await readFile(join(root, file), 'utf8'), hint).toBe(text());
});

/** The colours that a text writes in figures, each in six capital ones. */
function coloursIn(text: string): string[] {
  return (text.match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi) ?? []).map((colour) =>
    (colour.length === 4 ? colour.replaceAll(/[^#]/g, '$&$&') : colour).toUpperCase(),
  );
}

describe('beside the site', () => {
  const themed = new Set(
    [theme.white ?? '', ...Object.values(theme.colors ?? {}).flatMap((shades) => shades ?? [])].map(
      (colour) => colour.toUpperCase(),
    ),
  );
  const coloursOf = (files: readonly string[]) =>
    files.flatMap((file) =>
      coloursIn(readFileSync(join(root, file), 'utf8')).map((colour) => ({ file, colour })),
    );

  test('the marks, the address bar and what builds write repeat colours of the theme alone', () => {
    const files = ['index.html', ...globSync('{public,tools/build}/*.{svg,ts}', { cwd: root })];
    // a drawing of a map, with colours of a map
    const repeated = coloursOf(files.filter((file) => !file.endsWith('map-sketch.svg')));
    expect(repeated.length).toBeGreaterThan(10);
    expect(repeated.filter(({ colour }) => !themed.has(colour))).toEqual([]);
  });

  test('the corners of the mark are those of a card', async () => {
    const card = /--ks-radius-card: (\d+)px/.exec(
      await readFile(join(src, 'app/tokens.css'), 'utf8'),
    );
    for (const mark of ['favicon.svg', 'mark.svg'])
      expect(await readFile(join(root, 'public', mark), 'utf8')).toContain(`rx="${card?.[1]}"`);
  });

  test('the panels of the sandbox and of the statecharts read the theme, and repeat none of it', () => {
    const panels = globSync(['sandbox/panel/*', '.storybook/statechart/*.{ts,tsx}'], { cwd: root });
    const own = panels.filter((file) => !(file.replaceAll('\\', '/') in themeFiles));
    expect(own.length).toBeGreaterThan(10);
    expect(coloursOf(own).filter(({ colour }) => themed.has(colour))).toEqual([]);
    const radii = own.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/border-radius: (?!var).*/g)].map(
        ([rule]) => `${file}: ${rule}`,
      ),
    );
    expect(radii).toEqual([]);
  });

  test.each([
    ['sandbox/panel/theme.css', 'sandbox/panel/panel.css'],
    ['.storybook/statechart/theme-css.ts', '.storybook/statechart/{chart,panel}-css.ts'],
  ])('%s has every variable of the theme that its room reads', (file, room) => {
    const declared = themeFiles[file]?.().match(/--(?:mantine|ks)-[a-z0-9-]+(?=:)/g);
    const read = globSync(room, { cwd: root }).flatMap(
      (path) =>
        readFileSync(join(root, path), 'utf8').match(/--(?:mantine|ks)-[a-z0-9-]+(?=\))/g) ?? [],
    );
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((name) => declared?.includes(name) !== true)).toEqual([]);
  });
});

/** The rooms that may read a variable. */
const rooms = ['src', 'stories', '.storybook'];

/** The text of every file that may read a variable, and of theme.css, whose variables read each other. */
const readers = async () => {
  const files = await Promise.all(
    rooms.map(async (room) =>
      (await readdir(join(root, room), { recursive: true }))
        .filter((file) => /\.(css|tsx?|mdx)$/.test(file) && !file.startsWith('statechart'))
        .map((file) => join(root, room, file)),
    ),
  );
  return Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
};

test('every variable of Mantine that the site reads stands in theme.css', async () => {
  const declared = new Set(themeFiles['src/app/theme.css']?.().match(/--mantine-[a-z0-9-]+(?=:)/g));
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
