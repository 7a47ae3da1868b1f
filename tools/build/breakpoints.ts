import { breakpoints, em, LITTLE_HEIGHT } from '../../src/app/breakpoints.ts';

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

/** Returns the custom media of every style sheet of the site. */
export const customMediaSheet = (): string =>
  Array.from(customMedia, ([name, query]) => `@custom-media ${name} ${query};\n`).join('');
