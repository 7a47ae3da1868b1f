import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { breakpoints } from '../../src/app/breakpoints.ts';
import { writtenOut } from '../../tools/build/breakpoints.ts';

const root = join(import.meta.dirname, '../..');

/** A style sheet as the site's own configuration turns it into CSS. */
async function processed(css: string): Promise<string> {
  const config = await resolveConfig({ root, logLevel: 'silent' }, 'build');
  const { code } = await preprocessCSS(css, join(root, 'src/page.css'), config);
  return code;
}

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
  expect(writtenOut('(--from-lg)')).toBe('(min-width: 62em)');
  expect(writtenOut('(--below-lg)')).toBe('(max-width: 61.99875em)');
});

test('a little height grows with the letters, as widths do', () => {
  expect(writtenOut('(--little-height)')).toBe('(max-height: 30em)');
});

test('the build writes breakpoints into a style sheet', async () => {
  const css = '@media (--from-md) { a { color: red } }';
  expect((await processed(css)).trim()).toBe('@media (min-width: 48em) { a { color: red } }');
});

test('an unknown breakpoint stops the build with its name and its line', async () => {
  const css = 'a { color: red }\n@media (--from-huge) { a { color: blue } }';
  await expect(processed(css)).rejects.toThrow(/page\.css:2:1: --from-huge is no breakpoint/);
});
