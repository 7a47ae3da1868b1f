import { siteConfig } from '../.storybook/app-exports.ts';
import preview from '../.storybook/preview.tsx';
import { PrivacyPage } from '../src/pages/legal/PrivacyPage.tsx';
import { RefundPage } from '../src/pages/legal/RefundPage.tsx';
import { TermsPage } from '../src/pages/legal/TermsPage.tsx';

const meta = preview.meta({ title: 'Pages/Legal' });

export const Terms = meta.story({
  parameters: { page: '/termsconditions' },
  render: () => <TermsPage site={siteConfig} />,
});
export const Privacy = meta.story({
  parameters: { page: '/privacypolicy' },
  render: () => <PrivacyPage site={siteConfig} onForget={async () => {}} />,
});
export const Refunds = meta.story({
  parameters: { page: '/refundpolicy' },
  render: () => <RefundPage site={siteConfig} />,
});

/** Another operator's facts: the texts take them from the site file. */
export const AnotherOperator = meta.story({
  parameters: { page: '/refundpolicy' },
  render: () => (
    <RefundPage
      site={{
        ...siteConfig,
        brand: 'Western Ghats Motorcycle Travellers’ Cooperative',
        email: 'bookings-and-refunds@western-ghats-travellers.example',
        office: {
          ...siteConfig.office,
          state: 'Kerala',
          hours: { firstDay: 'Tuesday', lastDay: 'Saturday', opens: '10:00', closes: '19:30' },
        },
      }}
    />
  ),
});
