import type { TokenName } from './tokens.ts';

/** Every colour of the brand, by its name in views: `var(--ks-<name>)`. */
export const colours = {
  ink: '#0B0B0C',
  tarmac: '#17191C',
  'tarmac-raised': '#24272C',
  gravel: '#5A6068',
  mist: '#F5F5F2',
  paper: '#FFFFFF',
  signal: '#FFD21F',
  'signal-hover': '#FFDC52',
  'signal-pressed': '#F0C000',
  'signal-tint': '#FFF6CF',
  'on-signal-tint': '#5C4700',
  'signal-pale': '#FFE98F',
  moss: '#1E6F4A',
  'moss-tint': '#E7F2EC',
  'moss-line': '#A9CDBA',
  ember: '#B3261E',
  'ember-tint': '#FCEEEC',
  'ember-line': '#E5B4B0',
  line: '#E4E4DF',
  'line-strong': '#868C94',
  'line-dark': '#33373D',
  'outline-dark': '#6B7079',
  'on-dark': '#C3C7CD',
  disabled: '#E8E8E4',
  picture: '#D8D8D2',
  skeleton: '#E6E6E1',
  placeholder: '#6A7078',
  'header-ground': '#000000',
} as const;

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

/** A token as CSS names it. */
export const token = (name: TokenName) => `var(--ks-${name})`;
