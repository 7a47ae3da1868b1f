import '@mantine/core/styles/Badge.layer.css';
import { ActionIcon, Anchor, Badge, Button, Paper, Skeleton, Title } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactElement } from 'react';
import { Icon } from '../../src/ui/Icon.tsx';
import { Notice } from '../../src/ui/Notice.tsx';
import { RideBadge } from '../../src/ui/RideBadge.tsx';
import { SiteLink } from '../../src/ui/SiteLink.tsx';
import { DocsPage } from '../docs/DocsPage.tsx';
import { DocsTable } from '../docs/DocsTable.tsx';

const OnDark = ({ children }: { children: ReactElement }) => (
  <div className="ks-dark" style={{ background: 'var(--mantine-color-ink-8)', padding: 24 }}>
    {children}
  </div>
);

/** Each component of Mantine in the site's theme, and its use. */
const CONTROLS: ReadonlyArray<{ use: string; code: string; sample: ReactElement }> = [
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
  {
    use: 'A button without words; it has a name',
    code: 'ActionIcon aria-label',
    sample: (
      <ActionIcon aria-label="Close">
        <Icon icon={IconX} />
      </ActionIcon>
    ),
  },
  {
    use: 'A choice in a row of filters or targets',
    code: 'Button size="sm"',
    sample: <Button size="sm">Copy link</Button>,
  },
  {
    use: 'A link, or a button, inside a sentence',
    code: 'Anchor component={SiteLink} | "button"',
    sample: (
      <Anchor component={SiteLink} href="/refundpolicy">
        Refund policy
      </Anchor>
    ),
  },
  {
    use: 'A level or a kind on a picture',
    code: 'RideBadge words',
    sample: <RideBadge words="Intermediate" />,
  },
  {
    use: 'A discount on a picture',
    code: 'RideBadge tone="offer" words',
    sample: <RideBadge tone="offer" words="12% off" />,
  },
  {
    use: 'The state of a booking: green, signal or red',
    code: 'Badge variant="light" color',
    sample: (
      <Badge variant="light" color="green">
        Confirmed
      </Badge>
    ),
  },
  {
    use: 'A heading; its order is its level',
    code: 'Title order',
    sample: <Title order={2}>Where we meet</Title>,
  },
  { use: 'A white card', code: 'Paper', sample: <Paper p="md">Payment Details</Paper> },
  {
    use: 'Content that is on its way, in its shape',
    code: 'Skeleton height width',
    sample: <Skeleton height={20} width={180} />,
  },
  {
    use: 'A message in the page (Alert, with its role)',
    code: 'Notice tone',
    sample: <Notice tone="info">Rides are shown as of Monday.</Notice>,
  },
];

/** The control to take for each purpose: Mantine's components in the site's theme. */
export function ControlsPage() {
  return (
    <DocsPage
      title="Controls"
      lead="Pages use Mantine's components as they are. src/app/theme.ts holds the colours, src/app/tokens.css the sizes, src/app/Themed.tsx the defaults, src/app/looks what none of them says."
    >
      <DocsTable
        label="Controls"
        heads={['For', 'Take', 'Looks like']}
        rows={CONTROLS.map(({ use, code, sample }) => [
          use,
          <code key="code">{code}</code>,
          sample,
        ])}
      />
    </DocsPage>
  );
}
