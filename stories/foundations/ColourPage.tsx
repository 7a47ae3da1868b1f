import { parseThemeColor, useMantineTheme } from '@mantine/core';
import { theme as brand } from '../../src/app/theme.ts';
import { DocsPage, DocsTable } from '../docs/DocsPage.tsx';
import { contrast, enoughFor } from './contrast.ts';
import styles from './foundations.module.css';

/** Every colour, by its name in a prop; one that repeats another of its palette is left out. */
const NAMES = Object.entries(brand.colors ?? {}).flatMap(([palette, shades]) =>
  [...new Set(shades)].map((value) => `${palette}.${shades?.indexOf(value)}`),
);

/** The pairs of text colour and background. */
const PAIRS = [
  ['ink.6', 'white'],
  ['ink.6', 'ink.0'],
  ['ink.6', 'signal.6'],
  ['ink.6', 'signal.7'],
  ['ink.6', 'signal.8'],
  ['gray.6', 'white'],
  ['gray.6', 'ink.0'],
  ['gray.6', 'gray.2'],
  ['gray.5', 'white'],
  ['green.6', 'white'],
  ['green.6', 'green.0'],
  ['red.6', 'white'],
  ['red.6', 'red.0'],
  ['signal.9', 'signal.0'],
  ['white', 'ink.8'],
  ['ink.2', 'ink.8'],
  ['ink.2', 'ink.7'],
  ['signal.6', 'ink.9'],
  ['ink.3', 'white'],
  ['ink.4', 'ink.8'],
] as const;

/** Every colour with its name, and the contrast of each pair. */
export function ColourPage() {
  const theme = useMantineTheme();
  const hexOf = (color: string) => parseThemeColor({ color, theme }).value;
  return (
    <DocsPage
      title="Colour"
      lead="One signal-yellow action on a screen. Everything else is quiet. Nothing is told by colour alone."
    >
      <p>
        <code>ink.1</code> in a prop is <code>var(--mantine-color-ink-1)</code> in a style sheet;{' '}
        <code>dimmed</code> is <code>gray.6</code>, and darker for those who ask for more contrast.
      </p>
      <DocsTable
        label="Colours"
        heads={['Swatch', 'Name', 'Value', 'On white', 'On ink']}
        rows={['white', ...NAMES].map((name) => {
          const value = hexOf(name);
          return [
            <span key="swatch" className={styles.swatch} style={{ background: value }} />,
            <code key="name">{name}</code>,
            <code key="value">{value}</code>,
            ratio(contrast(value, theme.white)),
            ratio(contrast(value, theme.black)),
          ];
        })}
      />
      <h2>What stands on what</h2>
      <DocsTable
        label="Contrast of pairs"
        heads={['Sample', 'Pair', 'Contrast', 'Enough for']}
        rows={PAIRS.map(([front, ground]) => {
          const [color, background] = [hexOf(front), hexOf(ground)];
          const found = contrast(color, background);
          return [
            <span
              key="sample"
              className={styles.sample}
              aria-hidden="true"
              style={{ color, background, borderColor: color }}
            >
              {/* a pair for marks carries no letters */}
              {found >= 4.5 ? 'Ride' : '\u00A0'}
            </span>,
            <code key="pair">
              {front} on {ground}
            </code>,
            ratio(found),
            enoughFor(found),
          ];
        })}
      />
    </DocsPage>
  );
}

function ratio(found: number): string {
  return `${found.toFixed(2)} : 1`;
}
