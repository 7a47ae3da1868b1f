import { useActor } from '@xstate/react';
import type { contactMachine } from '#machines/contact.machine.ts';
import { ContactPanel } from './ContactPanel.tsx';

interface ConnectedContactFormProps {
  machine: typeof contactMachine;
  /** Id of the heading that names the form. */
  labelledBy: string;
}

/** The contact form with its chart. */
export function ConnectedContactForm({ machine, labelledBy }: ConnectedContactFormProps) {
  const [state, send] = useActor(machine);
  return <ContactPanel state={state} send={send} labelledBy={labelledBy} />;
}
