import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { breakpoints, colours, em, lineHeights, textSizes } from './tokens.ts';

const signal: MantineColorsTuple = [
  '#FFF6CF',
  '#FFEFAD',
  '#FFE88A',
  '#FFE26B',
  '#FFDC52',
  '#FFD739',
  '#FFD21F',
  '#F0C000',
  '#A37F00',
  '#5C4700',
];

const fontFamily = 'Poppins, "Poppins Fallback", "Poppins Stand-in", Arial, sans-serif';

/** The one Mantine theme, from which `theme.css` is written. Every look is a style sheet of tokens; no page loads the theme itself. */
export const theme = createTheme({
  white: colours.paper,
  black: colours.ink,
  colors: { signal },
  primaryColor: 'signal',
  primaryShade: 6,
  fontFamily,
  fontSizes: { md: textSizes['text-body'] },
  lineHeights: { md: lineHeights['leading-body'] },
  breakpoints: {
    xs: em(breakpoints.xs),
    sm: em(breakpoints.sm),
    md: em(breakpoints.md),
    lg: em(breakpoints.lg),
    xl: em(breakpoints.xl),
    xxl: em(breakpoints.xxl),
  },
});
