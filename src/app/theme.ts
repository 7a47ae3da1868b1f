import { colorsTuple, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Every colour of the brand, by its name in style sheets: `var(--ks-<name>)`. */
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

/** The palette of success or failure: a ground, a line and the colour, which are all that the site shows of it. */
const told = (tint: string, line: string, colour: string) =>
  colorsTuple(
    Array.from({ length: 10 }, (_, shade) => (shade < 3 ? tint : shade < 6 ? line : colour)),
  );

/** The one Mantine theme, on the tokens of `tokens.css`; `npm run theme` writes its variables to `theme.css`. */
export const theme = createTheme({
  white: colours.paper,
  black: colours.ink,
  colors: {
    signal,
    ink,
    gray,
    green: told(colours['moss-tint'], colours['moss-line'], colours.moss),
    red: told(colours['ember-tint'], colours['ember-line'], colours.ember),
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
  shadows: { sm: 'var(--ks-shadow)', md: 'var(--ks-shadow-up)' },
});
