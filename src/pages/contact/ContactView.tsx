import type { SiteConfig } from '../site-config.ts';
import { ContactPage } from './ContactPage.tsx';
import { ContactPanel, type ContactPanelProps } from './ContactPanel.tsx';

interface ContactViewProps extends Omit<ContactPanelProps, 'labelledBy'> {
  site: SiteConfig;
}

/** The contact page with its form in one of its states. */
export function ContactView({ state, send, site }: ContactViewProps) {
  return (
    <ContactPage
      site={site}
      form={(labelledBy) => <ContactPanel state={state} send={send} labelledBy={labelledBy} />}
    />
  );
}
