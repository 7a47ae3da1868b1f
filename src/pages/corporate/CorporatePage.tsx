import { useActor } from '@xstate/react';
import type { contactMachine } from '#machines/contact.machine.ts';
import type { Site } from '../../ui/site.ts';
import { CorporateView } from './CorporateView.tsx';

interface CorporatePageProps {
  machine: typeof contactMachine;
  site: Site;
}

/** The page at /corporateevent. */
export function CorporatePage({ machine, site }: CorporatePageProps) {
  const [state, send] = useActor(machine);
  return <CorporateView state={state} send={send} site={site} />;
}
