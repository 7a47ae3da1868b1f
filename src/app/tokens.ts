import type { CSSVariablesResolver } from '@mantine/core';
import { type breakpoints, colours } from './palette.ts';

// No script of the site reads these: they stand in `theme.css`, and scripts name them (`token`).

/**
 * The sizes of letters (rule: Readers' own settings). Where the reader's letters are larger than usual, headings grow as far
 * as long words have room on the narrowest phone. The last two grow with the screen.
 */
export const textSizes = {
  'text-small': '0.875rem',
  'text-body': '1rem',
  'text-lead': '1.125rem',
  'text-title': 'min(1.375rem, 10vw)',
  'text-heading': 'min(1.75rem, 11vw)',
  'text-display': 'min(2.25rem, 12vw)',
  'text-band': 'clamp(min(2.25rem, 12vw), 4.6vw, 3.75rem)',
  'text-hero': 'clamp(min(2.75rem, 14vw), 5.6vw, 4.75rem)',
} as const;

/** Line heights as multiples of the letter size, by purpose. */
export const lineHeights = {
  'leading-display': '1.15',
  'leading-heading': '1.2',
  'leading-title': '1.35',
  'leading-label': '1.4',
  'leading-list': '1.45',
  'leading-small': '1.5',
  'leading-body': '1.6',
} as const;

/** The font weights. */
export const weights = {
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-semibold': '600',
  'weight-bold': '700',
} as const;

/**
 * Spaces on the 8 px grid and its halves: `space-<n>` is n times 4 px. They grow with the reader's letters, but never take
 * more of a narrow screen than they do of one of 320 px.
 */
export const spaces = {
  'space-1': 'min(0.25rem, 1.25vw)',
  'space-2': 'min(0.5rem, 2.5vw)',
  'space-3': 'min(0.75rem, 3.75vw)',
  'space-4': 'min(1rem, 5vw)',
  'space-5': 'min(1.25rem, 6.25vw)',
  'space-6': 'min(1.5rem, 7.5vw)',
  'space-7': 'min(1.75rem, 8.75vw)',
  'space-8': 'min(2rem, 10vw)',
  'space-9': 'min(2.25rem, 11.25vw)',
  'space-10': 'min(2.5rem, 12.5vw)',
  'space-11': 'min(2.75rem, 13.75vw)',
  'space-12': 'min(3rem, 15vw)',
  'space-14': 'min(3.5rem, 17.5vw)',
  'space-16': 'min(4rem, 20vw)',
  'space-18': 'min(4.5rem, 22.5vw)',
  'space-20': 'min(5rem, 25vw)',
} as const;

/** A gutter at least as wide as the notch of a phone on its side, the same on both sides. */
const gutterOf = (width: string) =>
  `max(${width}, env(safe-area-inset-left), env(safe-area-inset-right))`;

/** Shadows, radii, layout and motion, as `var(--ks-<name>)`. The gutter, the padding of sections and cards, the headings of pages and of their parts and the header grow with the screen. */
export const measures = {
  shadow: '0 1px 2px rgb(11 11 12 / 0.05), 0 6px 20px rgb(11 11 12 / 0.07)',
  'shadow-up': '0 2px 4px rgb(11 11 12 / 0.06), 0 16px 36px rgb(11 11 12 / 0.14)',
  backdrop: 'rgb(11 11 12 / 0.62)',
  'radius-modal': '18px',
  'radius-card': '14px',
  'radius-tile': '12px',
  'radius-control': '10px',
  'radius-badge': '8px',
  'radius-pill': '999px',
  tap: 'min(2.75rem, 13.75vw)',
  container: '75rem',
  gutter: gutterOf('min(1.25rem, 6.25vw)'),
  section: '3.5rem',
  inset: spaces['space-5'],
  'inset-small': spaces['space-4'],
  'text-page': textSizes['text-heading'],
  'text-part': textSizes['text-title'],
  header: 'min(4rem, 20vw)',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  feedback: '150ms',
  modal: '300ms',
} as const;

type Measure = keyof typeof measures;

/** The measures that grow with the screen, by breakpoint. */
const wider: ReadonlyArray<readonly [keyof typeof breakpoints, Partial<Record<Measure, string>>]> =
  [
    [
      'md',
      {
        gutter: gutterOf('2rem'),
        section: '4.5rem',
        inset: spaces['space-8'],
        'inset-small': spaces['space-6'],
        'text-page': textSizes['text-display'],
        'text-part': textSizes['text-heading'],
      },
    ],
    ['lg', { section: '6rem', header: '4.75rem' }],
  ];

const tokens = { ...colours, ...textSizes, ...lineHeights, ...weights, ...spaces, ...measures };

/** The name of a token. */
export type TokenName = keyof typeof tokens;

/** Adds the `--ks-` tokens to Mantine's variables, and says what no palette of the theme says. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`--ks-${name}`, value]),
  ),
  light: {
    '--mantine-color-success': 'var(--mantine-color-green-6)',
    // links take the colour of their place
    '--mantine-color-anchor': 'currentcolor',
  },
  dark: {},
});

/** The `--ks-` tokens that change with the width of the screen, as CSS. */
export const widerCss = wider
  .map(
    ([breakpoint, changed]) =>
      `@media (--from-${breakpoint}) {\n  :root {\n${Object.entries(changed)
        .map(([name, value]) => `    --ks-${name}: ${value};\n`)
        .join('')}  }\n}\n`,
  )
  .join('');
