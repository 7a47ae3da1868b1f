import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { breakpoints } from '../../src/app/breakpoints.ts';
import { customMedia } from '../../tools/build/breakpoints.ts';

const root = join(import.meta.dirname, '../..');

test("the breakpoints are the specification's, and two for the narrowest phones", () => {
  expect(breakpoints).toEqual({
    xxs: 300,
    xs: 360,
    sm: 576,
    md: 768,
    lg: 992,
    xl: 1200,
    xxl: 1400,
  });
});

test('no width of the screen is both from a breakpoint and below it, and none is neither', () => {
  expect(customMedia.get('--from-lg')).toBe('(min-width: 62em)');
  expect(customMedia.get('--below-lg')).toBe('(max-width: 61.99875em)');
});

test('a little height grows with the letters, as widths do', () => {
  expect(customMedia.get('--little-height')).toBe('(max-height: 30em)');
});

test('the build writes breakpoints into a style sheet, and leaves nothing else there', async () => {
  const config = await resolveConfig({ root, logLevel: 'silent' }, 'build');
  const css = '@media (--from-md) { a { color: red } }';
  const { code } = await preprocessCSS(css, join(root, 'src/page.css'), config);
  expect(code.trim()).toBe('@media (min-width: 48em) { a { color: red } }');
});

// an unknown one would be left as it is, and hold on no screen
test('every breakpoint that a style sheet names exists', () => {
  const rules = globSync('src/**/*.css', { cwd: root }).flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/@media[^{]*/g), ([rule]) => ({
      file,
      rule,
    })),
  );
  const named = rules.flatMap(({ file, rule }) =>
    Array.from(rule.matchAll(/\((--[\w-]+)\)/g), ([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !customMedia.has(name))).toEqual([]);
});
