import { DocsPage } from '../docs/DocsPage.tsx';
import { DocsTable } from '../docs/DocsTable.tsx';
import { contrast } from './contrast.ts';
import styles from './foundations.module.css';
import { colourNames, hexOf, PAIRS } from './pairs.ts';

/** Every colour with its name, and the contrast of each pair. */
export function ColourPage() {
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
        rows={colourNames().map((name) => {
          const value = hexOf(name);
          return [
            <span key="swatch" className={styles.swatch} style={{ background: value }} />,
            <code key="name">{name}</code>,
            <code key="value">{value}</code>,
            ratio(contrast(value, hexOf('white'))),
            ratio(contrast(value, hexOf('ink.6'))),
          ];
        })}
      />
      <h2>What stands on what</h2>
      <DocsTable
        label="Contrast of pairs"
        heads={['Sample', 'Pair', 'Contrast', 'Use']}
        rows={PAIRS.flatMap(([front, grounds, use]) =>
          grounds.map((ground) => {
            const [color, background] = [hexOf(front), hexOf(ground)];
            return [
              <span
                key="sample"
                className={styles.sample}
                aria-hidden="true"
                style={{ color, background, borderColor: color }}
              >
                {/* a pair for marks carries no letters */}
                {use === 'text' ? 'Ride' : '\u00A0'}
              </span>,
              <code key="pair">
                {front} on {ground}
              </code>,
              ratio(contrast(color, background)),
              use,
            ];
          }),
        )}
      />
    </DocsPage>
  );
}

function ratio(found: number): string {
  return `${found.toFixed(2)} : 1`;
}
