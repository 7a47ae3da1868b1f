import preview from '../.storybook/preview.tsx';
import { site } from '../.storybook/site.ts';
import { PrivacyPage } from '../src/pages/legal/PrivacyPage.tsx';
import { RefundPage } from '../src/pages/legal/RefundPage.tsx';
import { TermsPage } from '../src/pages/legal/TermsPage.tsx';

const meta = preview.meta({ title: 'Pages/Legal' });

export const Terms = meta.story({
  parameters: { page: '/termsconditions' },
  render: () => <TermsPage site={site} />,
});
export const Privacy = meta.story({
  parameters: { page: '/privacypolicy' },
  render: () => <PrivacyPage site={site} onForget={async () => {}} />,
});
export const Refunds = meta.story({
  parameters: { page: '/refundpolicy' },
  render: () => <RefundPage site={site} />,
});

/** Another operator's facts: the texts take them from the site file. */
export const AnotherOperator = meta.story({
  parameters: { page: '/refundpolicy' },
  render: () => (
    <RefundPage
      site={{
        ...site,
        brand: 'Western Ghats Motorcycle Travellers’ Cooperative',
        email: 'bookings-and-refunds@western-ghats-travellers.example',
        office: {
          ...site.office,
          state: 'Kerala',
          hours: { firstDay: 'Tuesday', lastDay: 'Saturday', opens: '10:00', closes: '19:30' },
        },
      }}
    />
  ),
});
