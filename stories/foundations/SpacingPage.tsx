import { breakpoints } from '../../src/app/breakpoints.ts';
import { theme } from '../../src/app/theme.ts';
import { DocsPage } from '../docs/DocsPage.tsx';
import { DocsTable } from '../docs/DocsTable.tsx';
import styles from './foundations.module.css';
import { tokensOf } from './tokens.ts';

/** Spaces, corners, shadows, motion and the widths at which the layout changes. */
export function SpacingPage() {
  return (
    <DocsPage title="Spacing" lead="A grid of 8 px. What can be pressed is at least 44 px high.">
      <DocsTable
        label="Spaces"
        heads={['Name', 'Space', 'Drawn']}
        rows={tokensOf('space').map(([name, space]) => [
          <code key="name">--ks-{name}</code>,
          space,
          <span key="bar" className={styles.bar} style={{ width: space }} />,
        ])}
      />
      <h2>Corners</h2>
      <DocsTable
        label="Corners"
        heads={['Name', 'Radius', 'Drawn']}
        rows={tokensOf('radius').map(([name, radius]) => [
          <code key="name">--ks-{name}</code>,
          radius,
          <span key="shape" className={styles.shape} style={{ borderRadius: radius }} />,
        ])}
      />
      <h2>Shadows</h2>
      <DocsTable
        label="Shadows"
        heads={['Name', 'Shadow', 'Drawn']}
        rows={Object.entries(theme.shadows ?? {}).map(([name, shadow]) => [
          <code key="name">--mantine-shadow-{name}</code>,
          shadow,
          <span key="shape" className={styles.shape} style={{ boxShadow: shadow }} />,
        ])}
      />
      <h2>Layout and motion</h2>
      <DocsTable
        label="Layout and motion"
        heads={['Name', 'Value']}
        rows={tokensOf('(?!text|leading|weight|space|radius)').map(([name, value]) => [
          <code key="name">--ks-{name}</code>,
          value,
        ])}
      />
      <h2>Breakpoints</h2>
      <DocsTable
        label="Breakpoints"
        heads={['Name', 'From']}
        rows={Object.entries(breakpoints).map(([name, width]) => [
          <code key="name">
            (--from-{name}) (--below-{name})
          </code>,
          `${width} px`,
        ])}
      />
    </DocsPage>
  );
}
