// Apart from the theme: the build reads these before it says which React it takes, and the theme brings React.

/**
 * The breakpoints, in px of the screen's width at the usual size of letters: `(--from-<name>)` and `(--below-<name>)` in a media rule.
 * Below `xs` a phone has no room for a price and its button side by side, and below `xxs`, where its reader's letters are
 * large, for two of anything; the rest are the specification's. `npm run theme` writes them to `breakpoints.css`.
 */
export const breakpoints = {
  xxs: 300,
  xs: 360,
  sm: 576,
  md: 768,
  lg: 992,
  xl: 1200,
  xxl: 1400,
} as const;

/**
 * The height of the screen in px, at the usual size of letters, up to which `(--little-height)` holds in a media rule (rule: Little height): a phone on its
 * side, or a desk at 400 %. A popup's title and its buttons leave its list no room there.
 */
export const LITTLE_HEIGHT = 480;

/** Converts px of the screen into the em of a media query, so that breakpoints grow with the reader's letter size. */
export const em = (measure: number): string => `${measure / 16}em`;
