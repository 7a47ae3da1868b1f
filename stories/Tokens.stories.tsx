import preview from '../.storybook/preview.tsx';
import { colours } from '../src/app/tokens.ts';

const meta = preview.meta({ title: 'Foundation/Tokens' });

/** The brand's colours, each with the name that a style sheet uses. */
export const Colours = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: 8, padding: 24 }}>
      {Object.entries(colours).map(([name, value]) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <span
            style={{
              width: 64,
              height: 32,
              background: `var(--ks-${name})`,
              border: '1px solid var(--ks-line)',
            }}
          />
          <code>--ks-{name}</code>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  ),
});

/** The type scale in Poppins, the rupee sign included. */
export const Type = meta.story({
  render: () => (
    <main style={{ display: 'grid', gap: 16, padding: 24 }}>
      <h1>Ride more, explore more</h1>
      <h2>Nine days over the high passes</h2>
      <h3>Manali to Leh, ₹1,23,456</h3>
      <p>With a support van, a mechanic and a doctor; the night halts are booked.</p>
    </main>
  ),
});
