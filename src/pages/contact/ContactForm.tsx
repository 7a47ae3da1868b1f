import { Button, Paper } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ContactErrors, ContactMessage } from '#machines/domain/contact-form.ts';
import * as texts from '#texts/contact.ts';
import { EmailField, Field, PhoneField, TextArea } from '../../ui/Field.tsx';
import { Form, SortedNotice } from '../../ui/Form.tsx';
import { announceHydration, unhydrated } from '../../ui/hydration.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Contact.module.css';

interface ContactFormProps {
  message: ContactMessage;
  errors: ContactErrors;
  /** True while the message is on its way: nothing can be typed or sent. */
  busy: boolean;
  /** The outcome of the last message; null while there is none. */
  outcome: 'sent' | 'failed' | null;
  /** Id of the heading that names the form. */
  labelledBy: string;
  onChange: (field: keyof ContactMessage, value: string) => void;
  /** Undoes the sorting of a pasted line; null while there is nothing to undo. */
  onUndoSorting: (() => void) | null;
  onSubmit: () => void;
}

const FIELDS = ['name', 'email', 'mobile', 'message'] as const;

/** The contact form (rule: Contact form); its result is scrolled into view. */
export function ContactForm({
  message,
  errors,
  busy,
  outcome,
  labelledBy,
  onChange,
  onUndoSorting,
  onSubmit,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => announceHydration(form.current), []);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== null) result.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const field = (name: keyof ContactMessage) => ({
    name,
    value: message[name],
    error: errors[name] ?? null,
    required: true,
    readOnly: busy,
    onChange: (value: string) => onChange(name, value),
  });

  return (
    <Paper
      component={Form}
      {...unhydrated}
      ref={form}
      className={styles.form}
      p="var(--ks-inset)"
      aria-labelledby={labelledBy}
      aria-busy={busy}
      fields={FIELDS.map(field)}
      onSubmit={onSubmit}
    >
      {onUndoSorting !== null && <SortedNotice onUndo={onUndoSorting} />}
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
          loading={busy}
          aria-busy={busy || undefined}
        >
          {busy ? texts.sending : texts.sendMessage}
        </Button>
      </div>
      {outcome !== null && (
        <div ref={result} style={{ scrollMargin: '1rem' }}>
          {outcome === 'sent' ? (
            <Notice tone="success">{texts.messageSent}</Notice>
          ) : (
            <Notice tone="error">{texts.messageFailed}</Notice>
          )}
        </div>
      )}
    </Paper>
  );
}
