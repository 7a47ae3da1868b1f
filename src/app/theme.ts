import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { breakpoints, colours, em, token } from './palette.ts';

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
    xs: token('text-small'),
    sm: token('text-small'),
    md: token('text-body'),
    lg: token('text-lead'),
    xl: token('text-title'),
  },
  lineHeights: {
    xs: token('leading-small'),
    sm: token('leading-small'),
    md: token('leading-body'),
    lg: token('leading-body'),
    xl: token('leading-title'),
  },
  fontWeights: {
    regular: token('weight-regular'),
    medium: token('weight-semibold'),
    bold: token('weight-bold'),
  },
  headings: {
    fontFamily,
    fontWeight: token('weight-bold'),
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: token('text-page'), lineHeight: token('leading-display') },
      h2: { fontSize: token('text-page'), lineHeight: token('leading-heading') },
      h3: {
        fontSize: token('text-lead'),
        lineHeight: token('leading-title'),
        fontWeight: token('weight-semibold'),
      },
      h4: {
        fontSize: token('text-body'),
        lineHeight: token('leading-label'),
        fontWeight: token('weight-semibold'),
      },
    },
  },
  spacing: {
    xs: token('space-2'),
    sm: token('space-3'),
    md: token('space-4'),
    lg: token('space-6'),
    xl: token('space-8'),
  },
  radius: {
    xs: '6px',
    sm: token('radius-badge'),
    md: token('radius-control'),
    lg: token('radius-card'),
    xl: token('radius-modal'),
  },
  shadows: { sm: token('shadow'), md: token('shadow-up') },
  breakpoints: {
    xs: em(breakpoints.xs),
    sm: em(breakpoints.sm),
    md: em(breakpoints.md),
    lg: em(breakpoints.lg),
    xl: em(breakpoints.xl),
    xxl: em(breakpoints.xxl),
  },
});
