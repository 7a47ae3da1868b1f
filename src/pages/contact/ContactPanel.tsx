import type { EventFrom, SnapshotFrom } from 'xstate';
import type { contactMachine } from '#machines/contact.machine.ts';
import { ContactForm } from './ContactForm.tsx';

/** The props of a view of the contact form. */
export interface ContactPanelProps {
  state: SnapshotFrom<typeof contactMachine>;
  send: (event: EventFrom<typeof contactMachine>) => void;
  /** Id of the heading that names the form. */
  labelledBy: string;
}

/** The contact form in one of its states. */
export function ContactPanel({ state, send, labelledBy }: ContactPanelProps) {
  const outcome = state.matches('sent') ? 'sent' : state.matches('failed') ? 'failed' : null;
  return (
    <ContactForm
      message={state.context.message}
      errors={state.context.errors}
      busy={state.hasTag('busy')}
      outcome={outcome}
      labelledBy={labelledBy}
      onChange={(field, value) => send({ type: 'field.changed', field, value })}
      onUndoSorting={
        state.can({ type: 'sorting.undone' }) ? () => send({ type: 'sorting.undone' }) : null
      }
      onSubmit={() => send({ type: 'form.submitted' })}
    />
  );
}
