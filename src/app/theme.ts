import { createTheme, type MantineColorsTuple } from '@mantine/core';
import {
  breakpoints,
  colours,
  em,
  lineHeights,
  measures,
  spaces,
  textSizes,
  weights,
} from './tokens.ts';

// Shade 6 is the colour itself, 7 what it becomes under the pointer; the lightest are grounds, the darkest words upon these.
const signal: MantineColorsTuple = [
  colours['signal-tint'],
  '#FFEFAD',
  colours['signal-pale'],
  '#FFE26B',
  '#FFDF5F',
  '#FFD739',
  colours.signal,
  colours['signal-hover'],
  colours['signal-pressed'],
  colours['on-signal-tint'],
];

const ink: MantineColorsTuple = [
  colours.mist,
  colours.line,
  colours['on-dark'],
  colours['line-strong'],
  colours.gravel,
  colours['line-dark'],
  colours.ink,
  colours['tarmac-raised'],
  colours.tarmac,
  colours.ink,
];

/** Mantine's own grey, of which its components make lines, quiet words and what is disabled. */
const gray: MantineColorsTuple = [
  colours.mist,
  colours.skeleton,
  colours.disabled,
  colours.line,
  colours['line-strong'],
  colours.placeholder,
  colours.gravel,
  colours['line-dark'],
  colours['tarmac-raised'],
  colours.tarmac,
];

const green: MantineColorsTuple = [
  colours['moss-tint'],
  '#CFE4D9',
  '#BCD9C9',
  colours['moss-line'],
  '#7FB398',
  '#4D9170',
  colours.moss,
  '#185A3C',
  '#13482F',
  '#0E3523',
];

const red: MantineColorsTuple = [
  colours['ember-tint'],
  '#F5D6D3',
  '#EDC5C1',
  colours['ember-line'],
  '#D98780',
  '#C6554E',
  colours.ember,
  '#931F18',
  '#761913',
  '#59130F',
];

const fontFamily = 'Poppins, "Poppins Fallback", "Poppins Stand-in", Arial, sans-serif';

/** The one Mantine theme, whose variables `npm run theme` writes to `theme.css`. */
export const theme = createTheme({
  white: colours.paper,
  black: colours.ink,
  colors: { signal, ink, gray, green, red },
  primaryColor: 'signal',
  primaryShade: 6,
  autoContrast: true,
  respectReducedMotion: true,
  activeClassName: '',
  fontFamily,
  fontSizes: {
    xs: textSizes['text-small'],
    sm: textSizes['text-small'],
    md: textSizes['text-body'],
    lg: textSizes['text-lead'],
    xl: textSizes['text-title'],
  },
  lineHeights: {
    xs: lineHeights['leading-small'],
    sm: lineHeights['leading-small'],
    md: lineHeights['leading-body'],
    lg: lineHeights['leading-body'],
    xl: lineHeights['leading-title'],
  },
  fontWeights: {
    regular: weights['weight-regular'],
    medium: weights['weight-semibold'],
    bold: weights['weight-bold'],
  },
  headings: {
    fontFamily,
    fontWeight: weights['weight-bold'],
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--ks-text-page)', lineHeight: lineHeights['leading-display'] },
      h2: { fontSize: 'var(--ks-text-page)', lineHeight: lineHeights['leading-heading'] },
      h3: {
        fontSize: textSizes['text-lead'],
        lineHeight: lineHeights['leading-title'],
        fontWeight: weights['weight-semibold'],
      },
      h4: {
        fontSize: textSizes['text-body'],
        lineHeight: lineHeights['leading-label'],
        fontWeight: weights['weight-semibold'],
      },
    },
  },
  spacing: {
    xs: spaces['space-2'],
    sm: spaces['space-3'],
    md: spaces['space-4'],
    lg: spaces['space-6'],
    xl: spaces['space-8'],
  },
  radius: {
    xs: '6px',
    sm: measures['radius-badge'],
    md: measures['radius-control'],
    lg: measures['radius-card'],
    xl: measures['radius-modal'],
  },
  shadows: { sm: measures.shadow, md: measures['shadow-up'] },
  breakpoints: {
    xs: em(breakpoints.xs),
    sm: em(breakpoints.sm),
    md: em(breakpoints.md),
    lg: em(breakpoints.lg),
    xl: em(breakpoints.xl),
    xxl: em(breakpoints.xxl),
  },
});
