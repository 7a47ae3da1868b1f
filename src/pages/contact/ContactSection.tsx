import { type ReactNode, useId } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { contactMachine } from '#machines/contact.machine.ts';
import { Container } from '../../ui/Container.tsx';
import type { Site } from '../../ui/site.ts';
import styles from './Contact.module.css';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';

/** What a view of the contact form is given. */
export interface ContactViewProps {
  state: SnapshotFrom<typeof contactMachine>;
  send: (event: EventFrom<typeof contactMachine>) => void;
  site: Site;
}

interface ContactSectionProps extends ContactViewProps {
  /** The form's title is the heading of its page, or of a section. */
  heading: 'h1' | 'h2';
  /** Anchor for links to the form. */
  id?: string;
  /** What stands under the contact details on a wide screen. */
  beside?: ReactNode;
}

/** The contact form beside the contact details (section 2, Corporate events page). */
export function ContactSection({
  state,
  send,
  site,
  heading: Heading,
  id,
  beside,
}: ContactSectionProps) {
  const titleId = useId();
  const outcome = state.matches('sent') ? 'sent' : state.matches('failed') ? 'failed' : null;
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <Container className={styles.columns}>
        <div>
          <Heading id={titleId}>Reach out with any questions</Heading>
          <p className={styles.lead}>We answer within one working day.</p>
          <ContactForm
            message={state.context.message}
            errors={state.context.errors}
            busy={state.hasTag('busy')}
            outcome={outcome}
            labelledBy={titleId}
            onChange={(field, value) => send({ type: 'field.changed', field, value })}
            onSubmit={() => send({ type: 'form.submitted' })}
          />
        </div>
        <div className={styles.beside}>
          <ContactDetails site={site} />
          {beside}
        </div>
      </Container>
    </section>
  );
}
