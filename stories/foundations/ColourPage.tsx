import { colours } from '../../src/app/theme.ts';
import { DocsPage, DocsTable } from '../docs/DocsPage.tsx';
import { contrast, enoughFor } from './contrast.ts';
import styles from './foundations.module.css';

type ColourName = keyof typeof colours;

/** The pairs of text colour and background. */
const PAIRS: ReadonlyArray<readonly [ColourName, ColourName]> = [
  ['ink', 'paper'],
  ['ink', 'mist'],
  ['ink', 'signal'],
  ['ink', 'signal-hover'],
  ['ink', 'signal-pressed'],
  ['gravel', 'paper'],
  ['gravel', 'mist'],
  ['gravel', 'disabled'],
  ['placeholder', 'paper'],
  ['moss', 'paper'],
  ['moss', 'moss-tint'],
  ['ember', 'paper'],
  ['ember', 'ember-tint'],
  ['on-signal-tint', 'signal-tint'],
  ['paper', 'tarmac'],
  ['on-dark', 'tarmac'],
  ['on-dark', 'tarmac-raised'],
  ['signal', 'header-ground'],
  ['line-strong', 'paper'],
  ['outline-dark', 'tarmac'],
];

/** Every colour with its name, and the contrast of each pair. */
export function ColourPage() {
  return (
    <DocsPage
      title="Colour"
      lead="One signal-yellow action on a screen. Everything else is quiet. Nothing is told by colour alone."
    >
      <DocsTable
        label="Colours"
        heads={['Swatch', 'Name', 'Value', 'On paper', 'On ink']}
        rows={Object.entries(colours).map(([name, value]) => [
          <span key="swatch" className={styles.swatch} style={{ background: value }} />,
          <code key="name">--ks-{name}</code>,
          <code key="value">{value}</code>,
          ratio(contrast(value, colours.paper)),
          ratio(contrast(value, colours.ink)),
        ])}
      />
      <h2>What stands on what</h2>
      <DocsTable
        label="Contrast of pairs"
        heads={['Sample', 'Pair', 'Contrast', 'Enough for']}
        rows={PAIRS.map(([front, ground]) => {
          const found = contrast(colours[front], colours[ground]);
          return [
            <span
              key="sample"
              className={styles.sample}
              aria-hidden="true"
              style={{
                color: colours[front],
                background: colours[ground],
                borderColor: colours[front],
              }}
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
