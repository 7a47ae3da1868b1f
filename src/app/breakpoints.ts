// Apart from the theme: the build reads these before it says which React it takes, and the theme brings React.

/**
 * The breakpoints, in px of the screen's width at the usual size of letters: `(--from-<name>)` and `(--below-<name>)` in a media rule.
 * Below `xs` a phone has no room for a price and its button side by side, and below `xxs`, where its reader's letters are
 * large, for two of anything; the rest are the specification's.
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

/** A width of the screen in px as media rules take it, so that it grows with the letters that the reader has set in the browser. */
export const em = (width: number): string => `${width / 16}em`;
