import { useActor } from '@xstate/react';
import type { contactMachine } from '#machines/contact.machine.ts';
import type { Site } from '../../ui/site.ts';
import { ContactView } from './ContactView.tsx';

interface ContactPageProps {
  machine: typeof contactMachine;
  site: Site;
}

/** The page at /contact. */
export function ContactPage({ machine, site }: ContactPageProps) {
  const [state, send] = useActor(machine);
  return <ContactView state={state} send={send} site={site} />;
}
