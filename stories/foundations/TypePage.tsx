import { theme } from '../../.storybook/site.ts';
import { DocsPage, DocsTable } from '../docs/DocsPage.tsx';

const SAMPLE = 'Manali to Leh, ₹1,23,456';

/** The scale of letters. */
export function TypePage() {
  const { headings, fontSizes = {}, lineHeights = {} } = theme;
  return (
    <DocsPage
      title="Type"
      lede={`Poppins, served by the site itself, with a fallback of the same measures. ${theme.fontFamily}.`}
    >
      <h2>Headings</h2>
      <DocsTable
        label="Headings"
        heads={['Level', 'Size', 'Line', 'Weight', 'Sample']}
        rows={Object.entries(headings?.sizes ?? {}).map(([level, size]) => [
          <code key="level">{level}</code>,
          size?.fontSize,
          size?.lineHeight,
          size?.fontWeight ?? headings?.fontWeight,
          <span
            key="sample"
            style={{
              fontSize: size?.fontSize,
              lineHeight: size?.lineHeight,
              fontWeight: size?.fontWeight ?? headings?.fontWeight,
            }}
          >
            {SAMPLE}
          </span>,
        ])}
      />
      <h2>Text</h2>
      <DocsTable
        label="Text"
        heads={['Step', 'Size', 'Line', 'Sample']}
        rows={Object.entries(fontSizes).map(([step, size]) => [
          <code key="step">{step}</code>,
          size,
          lineHeights[step],
          <span key="sample" style={{ fontSize: size, lineHeight: lineHeights[step] }}>
            {SAMPLE}
          </span>,
        ])}
      />
      <h2>Weights</h2>
      {[400, 500, 600, 700].map((weight) => (
        <p key={weight} style={{ fontWeight: weight }}>
          {weight}: {SAMPLE}
        </p>
      ))}
      <p>A line holds at most 68 characters. Prices stand in figures of equal width.</p>
    </DocsPage>
  );
}
