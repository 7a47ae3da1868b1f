import { Stack } from '@mantine/core';
import type { Guest, GuestErrors } from '#machines/domain/guest.ts';
import * as texts from '#texts/confirmation.ts';
import { formProblem } from '#texts/ui.ts';
import { EmailField, Field, PhoneField } from '../../ui/Field.tsx';
import { SortedNotice } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Confirmation.module.css';
import { Panel } from './Panel.tsx';

/** Ids of the three controls, in the order of the page. */
export const GUEST_FIELDS: ReadonlyArray<{ field: keyof Guest; id: string }> = [
  { field: 'fullName', id: 'guest-name' },
  { field: 'email', id: 'guest-email' },
  { field: 'phone', id: 'guest-phone' },
];

interface ContactFieldsProps {
  guest: Guest;
  errors: GuestErrors;
  /** True while a booking is being made: then nothing can be changed. */
  isLocked: boolean;
  onChange(field: keyof Guest, value: string): void;
  /** Undoes the sorting of a pasted line; null while there is nothing to undo. */
  onUndoSorting: (() => void) | null;
}

/** The fields of the person who books: name, e-mail and phone. */
export function ContactFields({
  guest,
  errors,
  isLocked,
  onChange,
  onUndoSorting,
}: ContactFieldsProps) {
  const propsOf = (field: keyof Guest) => ({
    required: true,
    readOnly: isLocked,
    value: guest[field],
    error: errors[field] ?? null,
    onChange: (value: string) => onChange(field, value),
  });
  return (
    <Panel title={texts.contactInformation}>
      <Stack gap="lg">
        {onUndoSorting !== null && <SortedNotice onUndo={onUndoSorting} />}
        <Field
          {...propsOf('fullName')}
          id="guest-name"
          label={texts.fullName}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
        />
        <EmailField
          {...propsOf('email')}
          id="guest-email"
          label={texts.email}
          description={texts.emailHint}
          name="email"
        />
        <PhoneField
          {...propsOf('phone')}
          id="guest-phone"
          label={texts.phone}
          description={texts.phoneHint}
          name="tel"
          autoComplete="tel"
        />
      </Stack>
    </Panel>
  );
}

/** The errors of the form, each with a link to its field; nothing when there is none. */
export function ErrorSummary({ errors }: { errors: GuestErrors }) {
  const wrong = GUEST_FIELDS.filter(({ field }) => errors[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <Notice tone="error" title={formProblem}>
      <ul className={styles.errors}>
        {wrong.map(({ field, id }) => (
          <li key={id}>
            <a
              className="ks-tap"
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                event.currentTarget.ownerDocument.getElementById(id)?.focus();
              }}
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
