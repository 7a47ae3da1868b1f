import type { CSSOptions } from 'vite';
import { breakpoints, em, LITTLE_HEIGHT } from '../../src/app/breakpoints.ts';

type PostCssOptions = Exclude<CSSOptions['postcss'], string | undefined>;
type PostCssPlugin = NonNullable<PostCssOptions['plugins']>[number];

/**
 * The media queries of each breakpoint: `--from-<name>` that width and wider, `--below-<name>` narrower; and
 * `--little-height`.
 */
export const customMedia: ReadonlyMap<string, string> = new Map([
  ...Object.entries(breakpoints).flatMap(([name, width]): [string, string][] => [
    [`--from-${name}`, `(min-width: ${em(width)})`],
    // a window may be a fraction of a px wide; no width is both
    [`--below-${name}`, `(max-width: ${em(width - 0.02)})`],
  ]),
  ['--little-height', `(max-height: ${em(LITTLE_HEIGHT)})`],
]);

/**
 * The condition of a media rule with each `(--name)` written out. Custom properties cannot stand there, and custom
 * media of another file are unknown to the browser and to the minifier. @throws Error that names an unknown one.
 */
export const writtenOut = (condition: string): string =>
  condition.replace(/\(\s*(--[\w-]+)\s*\)/g, (_, name: string) => {
    const query = customMedia.get(name);
    if (query === undefined)
      throw new Error(`${name} is no breakpoint; there are ${[...customMedia.keys()].join(', ')}`);
    return query;
  });

/** Writes the breakpoints into every style sheet, for the build, the dev server, Storybook and Vitest alike. */
export const breakpointsInCss: PostCssPlugin = {
  postcssPlugin: 'kickstand:breakpoints',
  AtRule: {
    media(rule) {
      if (!rule.params.includes('--')) return;
      try {
        rule.params = writtenOut(rule.params);
      } catch (error) {
        throw rule.error(error instanceof Error ? error.message : String(error));
      }
    },
  },
};
