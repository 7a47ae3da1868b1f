import preview from '../.storybook/preview.tsx';
import PrivacyPage from '../src/pages/legal/Privacy.mdx';
import RefundPage from '../src/pages/legal/Refund.mdx';
import TermsPage from '../src/pages/legal/Terms.mdx';
import { SiteContext, useSite } from '../src/site/site.ts';

const meta = preview.meta({ title: 'Pages/Legal' });

export const Terms = meta.story({
  parameters: { page: '/termsconditions' },
  render: () => <TermsPage />,
});
export const Privacy = meta.story({
  parameters: { page: '/privacypolicy' },
  render: () => <PrivacyPage />,
});
export const Refunds = meta.story({
  parameters: { page: '/refundpolicy' },
  render: () => <RefundPage />,
});

/** Another operator's facts: the texts take them from the site file. */
export const AnotherOperator = meta.story({
  parameters: { page: '/refundpolicy' },
  render: () => <AnotherSite />,
});

function AnotherSite() {
  const site = useSite();
  const facts = {
    ...site.facts,
    brand: 'Western Ghats Motorcycle Travellers’ Cooperative',
    email: 'bookings-and-refunds@western-ghats-travellers.example',
    office: {
      ...site.facts.office,
      state: 'Kerala',
      hours: { firstDay: 'Tuesday', lastDay: 'Saturday', opens: '10:00', closes: '19:30' },
    } as const,
  };
  return (
    <SiteContext value={{ ...site, facts }}>
      <RefundPage />
    </SiteContext>
  );
}
