import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { SiteLink } from '../../src/ui/SiteLink.tsx';
import { DocsPage, DocsTable } from '../docs/DocsPage.tsx';

const OnDark = ({ children }: { children: ReactElement }) => (
  <div className="ks-dark" style={{ background: 'var(--ks-tarmac)', padding: 24 }}>
    {children}
  </div>
);

/** Each component of Mantine in the site's theme, and its use. */
const BUTTONS: ReadonlyArray<{ use: string; code: string; sample: ReactElement }> = [
  {
    use: 'The one action of a screen',
    code: 'Button variant="filled"',
    sample: <Button variant="filled">Book Now</Button>,
  },
  { use: 'Every other action', code: 'Button', sample: <Button>Share</Button> },
  {
    use: 'An action of weight beside the yellow one',
    code: 'Button variant="filled" color="ink"',
    sample: (
      <Button variant="filled" color="ink">
        Send message
      </Button>
    ),
  },
  {
    use: 'An action on a dark ground',
    code: 'Button variant="outline"',
    sample: (
      <OnDark>
        <Button variant="outline">My Bookings</Button>
      </OnDark>
    ),
  },
  {
    use: 'Words alone',
    code: 'Button variant="transparent"',
    sample: <Button variant="transparent">Undo</Button>,
  },
  {
    use: 'A link that looks like a button',
    code: 'Button component={SiteLink} href',
    sample: (
      <Button component={SiteLink} href="/getaways">
        See all getaways
      </Button>
    ),
  },
  {
    use: 'Work under way: the words stay and say so',
    code: 'Button loading aria-busy',
    sample: (
      <Button variant="filled" loading aria-busy>
        Processing...
      </Button>
    ),
  },
  {
    use: 'Hero, price and payment',
    code: 'Button size="lg" fullWidth',
    sample: (
      <Button variant="filled" size="lg" fullWidth>
        Confirm &amp; Pay
      </Button>
    ),
  },
  { use: 'Not possible now', code: 'Button disabled', sample: <Button disabled>Sold out</Button> },
];

/** The control to take for each purpose: Mantine's components in the site's theme. */
export function ControlsPage() {
  return (
    <DocsPage
      title="Controls"
      lead="Pages use Mantine's components as they are. The theme (src/app/theme.ts) holds colours and sizes, src/app/components.ts the defaults, src/app/looks what neither says."
    >
      <DocsTable
        label="Controls"
        heads={['For', 'Take', 'Looks like']}
        rows={BUTTONS.map(({ use, code, sample }) => [use, <code key="code">{code}</code>, sample])}
      />
    </DocsPage>
  );
}
