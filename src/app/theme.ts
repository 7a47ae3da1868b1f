import {
  createTheme,
  type InputWrapperProps,
  type MantineColorsTuple,
  type TabsProps,
} from '@mantine/core';
import { breakpoints, colours, lineHeights, textSizes } from './tokens.ts';

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
// Types alone: a component's code comes with the page that uses it.
const behaviour = {
  InputWrapper: {
    defaultProps: {
      inputWrapperOrder: ['label', 'description', 'error', 'input'],
      withAsterisk: false,
    } satisfies Partial<InputWrapperProps>,
  },
  Tabs: { defaultProps: { keepMounted: false } satisfies Partial<TabsProps> },
};

/** A breakpoint as Mantine writes it. */
const em = (width: number) => `${width / 16}em`;

const fontFamily = 'Poppins, "Poppins Fallback", Arial, sans-serif';

/** The one Mantine theme: how components behave, and what the document stands on. Every look is a style sheet of tokens. */
export const theme = createTheme({
  components: behaviour,
  white: colours.paper,
  black: colours.ink,
  colors: { signal },
  primaryColor: 'signal',
  primaryShade: 6,
  respectReducedMotion: true,
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
