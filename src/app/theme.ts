import { colorsTuple, createTheme, type MantineColorsTuple } from '@mantine/core';

// Every colour has one name, Mantine's: `ink.1` in a prop, `var(--mantine-color-ink-1)` in a style sheet. Beside it stands the design's word for it.

const ink: MantineColorsTuple = [
  '#F5F5F2', // mist: the ground behind cards
  '#E4E4DF', // lines
  '#C3C7CD', // quiet words on a dark ground
  '#868C94', // strong lines, which tell where a field or a button is
  '#6B7079', // strong lines on a dark ground
  '#33373D', // lines on a dark ground
  '#0B0B0C', // ink: words, and the darkest ground
  '#24272C', // tarmac, raised: a box on tarmac, and ink under the pointer
  '#17191C', // tarmac: dark panels
  '#000000', // the ground of the header
];

// The components of Mantine make lines, quiet words and what is disabled of their grey.
const gray: MantineColorsTuple = [
  ink[0],
  ink[0],
  '#E8E8E4', // the ground of what is disabled
  ink[1],
  ink[3],
  '#6A7078', // placeholders, and words of what is disabled
  '#5A6068', // gravel: quiet words, `dimmed`
  ink[5],
  ink[7],
  ink[8],
];

// The lightest are grounds, the darkest words upon these.
const signal: MantineColorsTuple = [
  '#FFF6CF', // the ground of notices
  '#FFEFAD',
  '#FFE98F', // a button that is busy
  '#FFE26B',
  '#FFDF5F',
  '#FFD739',
  '#FFD21F', // signal: the one primary action, the banner, the active link
  '#FFDC52', // signal under the pointer
  '#F0C000', // signal pressed
  '#5C4700', // words of notices
];

/**
 * Returns the palette of success or failure: a ground, a line and the colour, which are all that the site uses of it.
 */
const paletteOf = (tint: string, line: string, colour: string) =>
  colorsTuple(
    Array.from({ length: 10 }, (_, shade) => (shade < 3 ? tint : shade < 6 ? line : colour)),
  );

/**
 * The one Mantine theme, on the tokens of `tokens.css`. `npm run theme` writes its variables to `theme.css`, `sandbox/panel/theme.css` and
 * `.storybook/statechart/theme-css.ts`. What cannot read a variable repeats its colours: the marks in `public/`, with pictures of them as PNG,
 * `index.html`, and what `tools/build/` writes. The payment page of the sandbox (`sandbox/pay/`) looks like another company's, which it stands for.
 */
export const theme = createTheme({
  white: '#FFFFFF', // paper: cards and forms
  black: ink[6],
  colors: {
    signal,
    ink,
    gray,
    green: paletteOf('#E7F2EC', '#A9CDBA', '#1E6F4A'), // moss
    red: paletteOf('#FCEEEC', '#E5B4B0', '#B3261E'), // ember
  },
  primaryColor: 'signal',
  autoContrast: true,
  respectReducedMotion: true,
  activeClassName: '',
  fontFamily: 'Poppins, "Poppins Fallback", "Poppins Stand-in", Arial, sans-serif',
  fontSizes: {
    sm: 'var(--ks-text-small)',
    md: 'var(--ks-text-body)',
    lg: 'var(--ks-text-lead)',
    xl: 'var(--ks-text-title)',
    xxl: 'var(--ks-text-heading)',
  },
  lineHeights: {
    sm: 'var(--ks-leading-small)',
    md: 'var(--ks-leading-body)',
    lg: 'var(--ks-leading-body)',
    xl: 'var(--ks-leading-title)',
    list: 'var(--ks-leading-list)',
  },
  headings: {
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--ks-text-page)', lineHeight: 'var(--ks-leading-display)' },
      h2: { fontSize: 'var(--ks-text-page)', lineHeight: 'var(--ks-leading-heading)' },
      h3: {
        fontSize: 'var(--ks-text-lead)',
        lineHeight: 'var(--ks-leading-title)',
        fontWeight: 'var(--ks-weight-semibold)',
      },
      h4: {
        fontSize: 'var(--ks-text-body)',
        lineHeight: 'var(--ks-leading-label)',
        fontWeight: 'var(--ks-weight-semibold)',
      },
    },
  },
  spacing: {
    xs: 'var(--ks-space-2)',
    sm: 'var(--ks-space-3)',
    md: 'var(--ks-space-4)',
    lg: 'var(--ks-space-6)',
    xl: 'var(--ks-space-8)',
    // the others by the names of their tokens
    space1: 'var(--ks-space-1)',
    space5: 'var(--ks-space-5)',
    space7: 'var(--ks-space-7)',
    space10: 'var(--ks-space-10)',
    space14: 'var(--ks-space-14)',
    section: 'var(--ks-section)',
    inset: 'var(--ks-inset)',
    insetSmall: 'var(--ks-inset-small)',
  },
  radius: {
    xs: '6px',
    sm: 'var(--ks-radius-badge)',
    md: 'var(--ks-radius-control)',
    lg: 'var(--ks-radius-card)',
    xl: 'var(--ks-radius-modal)',
  },
  shadows: {
    sm: '0 1px 2px rgb(11 11 12 / 0.05), 0 6px 20px rgb(11 11 12 / 0.07)', // cards
    md: '0 2px 4px rgb(11 11 12 / 0.06), 0 16px 36px rgb(11 11 12 / 0.14)', // what floats above them
  },
});
