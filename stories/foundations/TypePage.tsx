import { theme } from '../../src/app/theme.ts';
import { DocsPage } from '../docs/DocsPage.tsx';
import { DocsTable } from '../docs/DocsTable.tsx';
import { tokensOf } from './tokens.ts';

const SAMPLE = 'Manali to Leh, ₹1,23,456';

/** The scale of letters. */
export function TypePage() {
  return (
    <DocsPage
      title="Type"
      lead={`Poppins, served by the site itself, with a fallback of the same measures. ${theme.fontFamily}.`}
    >
      <h2>Sizes</h2>
      <DocsTable
        label="Sizes"
        heads={['Name', 'Size', 'Sample']}
        rows={tokensOf('text').map(([name, size]) => [
          <code key="name">--ks-{name}</code>,
          size,
          <span key="sample" style={{ fontSize: size }}>
            {SAMPLE}
          </span>,
        ])}
      />
      <h2>Lines</h2>
      <DocsTable
        label="Lines"
        heads={['Name', 'Height', 'Sample']}
        rows={tokensOf('leading').map(([name, height]) => [
          <code key="name">--ks-{name}</code>,
          height,
          <span key="sample" style={{ display: 'block', maxWidth: '16ch', lineHeight: height }}>
            {SAMPLE}
          </span>,
        ])}
      />
      <h2>Weights</h2>
      <DocsTable
        label="Weights"
        heads={['Name', 'Weight', 'Sample']}
        rows={tokensOf('weight').map(([name, weight]) => [
          <code key="name">--ks-{name}</code>,
          weight,
          <span key="sample" style={{ fontWeight: weight }}>
            {SAMPLE}
          </span>,
        ])}
      />
      <p>A line holds at most 68 characters. Prices stand in figures of equal width.</p>
    </DocsPage>
  );
}
