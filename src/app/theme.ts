import {
  type AccordionProps,
  createTheme,
  type InputWrapperProps,
  type MantineColorsTuple,
  type ModalRootProps,
  type TabsProps,
} from '@mantine/core';
import { breakpoints, colours, measures } from './tokens.ts';

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
const moss: MantineColorsTuple = [
  '#E7F2EC',
  '#CBE3D7',
  '#A5CFBB',
  '#7DB99D',
  '#55A280',
  '#368A64',
  '#1E6F4A',
  '#185C3D',
  '#124830',
  '#0C3423',
];
const ember: MantineColorsTuple = [
  '#FCEEEC',
  '#F8D6D3',
  '#F0B0AB',
  '#E58880',
  '#D86258',
  '#C6423A',
  '#B3261E',
  '#951D17',
  '#771611',
  '#59100C',
];
const gray: MantineColorsTuple = [
  '#F5F5F2',
  '#E8E8E4',
  '#E4E4DF',
  '#D8D8D2',
  '#C3C7CD',
  '#A5ABB3',
  '#868C94',
  '#5A6068',
  '#33373D',
  '#17191C',
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
  Accordion: { defaultProps: { transitionDuration: 0 } satisfies Partial<AccordionProps> },
  // Mantine's own lock writes a style element, which the policy forbids: Popup.module.css holds the page still.
  ModalRoot: {
    defaultProps: { lockScroll: false, unstyled: true } satisfies Partial<ModalRootProps>,
  },
};

/** A breakpoint as Mantine writes it. */
const em = (width: number) => `${width / 16}em`;

/** The one Mantine theme: how components behave, colours, type scale, spacing on the 8 px grid and the specification's breakpoints. */
export const theme = createTheme({
  components: behaviour,
  white: colours.paper,
  black: colours.ink,
  colors: { signal, moss, ember, gray },
  primaryColor: 'signal',
  primaryShade: 6,
  autoContrast: true,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'Poppins, "Poppins Rupee", "Poppins Fallback", Arial, sans-serif',
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.6', lg: '1.55', xl: '1.35' },
  headings: {
    fontFamily: 'Poppins, "Poppins Rupee", "Poppins Fallback", Arial, sans-serif',
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.25rem', lineHeight: '1.15' },
      h2: { fontSize: '2.25rem', lineHeight: '1.2' },
      h3: { fontSize: '1.125rem', lineHeight: '1.35', fontWeight: '600' },
      h4: { fontSize: '1rem', lineHeight: '1.4', fontWeight: '600' },
      h5: { fontSize: '1rem', lineHeight: '1.4', fontWeight: '600' },
      h6: { fontSize: '0.875rem', lineHeight: '1.5', fontWeight: '600' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '8px', sm: '10px', md: '14px', lg: '18px', xl: '999px' },
  defaultRadius: 'sm',
  breakpoints: {
    xs: em(breakpoints.xs),
    sm: em(breakpoints.sm),
    md: em(breakpoints.md),
    lg: em(breakpoints.lg),
    xl: em(breakpoints.xl),
    xxl: em(breakpoints.xxl),
  },
  shadows: { sm: measures.shadow, md: measures.shadow, lg: measures['shadow-up'] },
});
