import { Button, Paper } from '@mantine/core';
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import type { contactMachine } from '#machines/contact.machine.ts';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from '#machines/domain/person/contact-form.ts';
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
import type { FieldProps } from '../../ui/use-input-props.tsx';
import styles from './ContactFormView.module.css';

/** The props of a control that the form gives to each field. */
interface ControlProps extends Omit<FieldProps, 'label'> {
  id: string;
  name: keyof ContactMessage;
  required: boolean;
  readOnly: boolean;
}

/** A field as it stands in the form. */
interface FieldLayout {
  readonly control: (props: ControlProps) => ReactElement;
  /** True where two of them share a line on a wide screen. */
  readonly isPaired: boolean;
}

/** The layout of each field. */
const LAYOUT: Readonly<Record<keyof ContactMessage, FieldLayout>> = {
  name: {
    control: (props) => <Field {...props} label={texts.nameField} autoComplete="name" />,
    isPaired: false,
  },
  email: {
    control: (props) => <EmailField {...props} label={texts.emailField} />,
    isPaired: true,
  },
  mobile: {
    control: (props) => <PhoneField {...props} label={texts.phoneField} />,
    isPaired: true,
  },
  message: {
    control: (props) => <TextArea {...props} label={texts.messageField} autoComplete="off" />,
    isPaired: false,
  },
};

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

  const field = (name: keyof ContactMessage): ControlProps => ({
    id: `contact-${name}`,
    name,
    value: message[name],
    error: errors[name] ?? null,
    required: CONTACT_FIELDS[name].isRequired,
    readOnly: isBusy,
    onChange: (value, origin = 'typed') =>
      send({ type: 'field.changed', field: name, value, origin }),
  });

  const fields = CONTACT_FIELD_NAMES.map(field);

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
      <div className={styles.fields}>
        {fields.map((props) => {
          const { control, isPaired } = LAYOUT[props.name];
          return (
            <div key={props.name} className={isPaired ? undefined : styles.whole}>
              {control(props)}
            </div>
          );
        })}
      </div>
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
