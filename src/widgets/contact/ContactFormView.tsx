import { Button, Paper } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { contactMachine } from '#machines/contact.machine.ts';
import type { ContactMessage } from '#machines/domain/person/contact-message.ts';
import * as texts from '#texts/contact.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { announceHydration, unhydrated } from '../../ui/hydration.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SortedNotice } from '../../ui/SortedNotice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './ContactFormView.module.css';

const FIELDS = ['name', 'email', 'mobile', 'message'] as const;

/** The contact form in one of its states (rule: Contact form); its result is scrolled into view. */
export function ContactFormView({ state, send }: ViewProps<typeof contactMachine>) {
  const { message, errors } = state.context;
  const isBusy = state.hasTag('busy');
  const isSent = state.matches('sent');
  const isDone = isSent || state.matches('failed');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => announceHydration(form.current), []);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) result.current?.scrollIntoView({ block: 'nearest' });
  }, [isDone]);

  const field = (name: keyof ContactMessage) => ({
    id: `contact-${name}`,
    name,
    value: message[name],
    error: errors[name] ?? null,
    required: true,
    readOnly: isBusy,
    onChange: (value: string) => send({ type: 'field.changed', field: name, value }),
  });

  const fields = FIELDS.map(field);

  return (
    <Paper
      component={Form}
      {...unhydrated}
      ref={form}
      name="contact"
      className={styles.form}
      p="inset"
      aria-label={texts.heading}
      aria-busy={isBusy}
      fields={fields}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <ErrorSummary fields={fields} />
      {state.can({ type: 'sorting.undone' }) && (
        <SortedNotice onUndo={() => send({ type: 'sorting.undone' })} />
      )}
      <Field {...field('name')} label={texts.nameField} autoComplete="name" />
      <div className={styles.row}>
        <EmailField {...field('email')} label={texts.emailField} />
        <PhoneField {...field('mobile')} label={texts.phoneField} />
      </div>
      <TextArea {...field('message')} label={texts.messageField} autoComplete="off" />
      <div>
        <Button
          type="submit"
          variant="filled"
          color="ink"
          loading={isBusy}
          aria-busy={isBusy || undefined}
        >
          <span data-room={isBusy ? texts.sendMessage : texts.sending}>
            {isBusy ? texts.sending : texts.sendMessage}
          </span>
        </Button>
      </div>
      {isDone && (
        <div ref={result} style={{ scrollMargin: '1rem' }}>
          <Notice tone={isSent ? 'success' : 'error'}>
            {isSent ? texts.messageSent : texts.messageFailed}
          </Notice>
        </div>
      )}
    </Paper>
  );
}
