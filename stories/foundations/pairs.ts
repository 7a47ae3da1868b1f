import { DEFAULT_THEME, mergeMantineTheme, parseThemeColor } from '@mantine/core';
import { theme as brand } from '../../src/app/theme.ts';

const theme = mergeMantineTheme(DEFAULT_THEME, brand);

/** The contrast that each use of a colour needs (WCAG 2.2, 1.4.3 and 1.4.11); what decorates needs none. */
export const NEEDS = { text: 4.5, largeText: 3, mark: 3, decoration: 1 } as const;

/** A use of a colour. */
export type Use = keyof typeof NEEDS;

/** Every use of a colour of the theme on a ground: the colour, the grounds, the use. A colour stands here by the first name that its palette has for it. */
export const PAIRS: readonly [color: string, grounds: readonly string[], use: Use][] = [
  ['ink.6', ['white', 'ink.0', 'signal.0', 'signal.2', 'signal.6', 'signal.7', 'signal.8'], 'text'],
  ['ink.6', ['green.0', 'red.0'], 'text'],
  ['gray.6', ['white', 'ink.0', 'gray.2'], 'text'],
  ['gray.5', ['white', 'gray.2'], 'mark'],
  ['green.6', ['white', 'ink.0', 'green.0'], 'text'],
  ['red.6', ['white', 'ink.0', 'red.0'], 'text'],
  ['signal.9', ['signal.0', 'signal.1'], 'text'],
  ['white', ['ink.5', 'ink.6', 'ink.7', 'ink.8', 'ink.9'], 'text'],
  ['white', ['green.6', 'red.6'], 'mark'],
  ['ink.0', ['ink.8'], 'text'],
  ['ink.2', ['ink.6', 'ink.7', 'ink.8', 'ink.9'], 'text'],
  ['signal.6', ['ink.6', 'ink.7', 'ink.8', 'ink.9'], 'text'],
  ['signal.7', ['ink.9'], 'text'],
  // what tells where a field or a button is
  ['ink.3', ['white', 'ink.0', 'ink.6', 'ink.9'], 'mark'],
  ['ink.4', ['ink.6', 'ink.8', 'ink.9'], 'mark'],
  // lines between things that stand apart without them
  ['ink.1', ['white', 'ink.0'], 'decoration'],
  ['ink.5', ['ink.6', 'ink.9'], 'decoration'],
  ['green.3', ['white', 'green.0'], 'decoration'],
  ['red.3', ['white', 'red.0'], 'decoration'],
];

/** The shades that a palette of Mantine has to have and that nothing of the site shows. */
export const UNUSED: readonly string[] = ['signal.3', 'signal.4', 'signal.5'];

/** Every colour of the theme by its first name; one that repeats another of its palette, or of the palette of ink, is left out. */
export function colourNames(): string[] {
  const names = new Map([[hexOf('white'), 'white']]);
  const palettes = ['ink', ...Object.keys(brand.colors ?? {})];
  for (const palette of palettes)
    for (const shade of Array.from({ length: 10 }, (_, index) => `${palette}.${index}`))
      if (!names.has(hexOf(shade))) names.set(hexOf(shade), shade);
  return [...names.values()];
}

/** The value of a colour by its name, as '#RRGGBB'. */
export function hexOf(color: string): string {
  return parseThemeColor({ color, theme }).value.toUpperCase();
}
