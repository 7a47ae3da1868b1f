import type { TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Guest } from '#machines/domain/person/guest.ts';
import * as texts from '#texts/confirmation.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { Field } from '../../ui/Field.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import type { FieldPropsWith } from '../../ui/use-input-props.tsx';
import styles from './ConfirmationView.module.css';

/** The control of a field of the guest's form. */
interface GuestControl {
  readonly Control: (props: FieldPropsWith<TextInputProps>) => ReactElement;
  /** Its label, the names by which browsers fill it in, and the id to which the error summary links. */
  readonly props: Omit<TextInputProps, 'value' | 'onChange' | 'error'> & {
    readonly id: string;
    readonly name: string;
    readonly label: string;
  };
  /** Returns the hint below the label, for a number of tickets; undefined for none. */
  readonly hint: (ticketCount: number) => string | undefined;
}

/** The controls of the guest's form. */
export const GUEST_CONTROLS: Readonly<Record<keyof Guest, GuestControl>> = {
  fullName: {
    Control: Field,
    props: {
      name: 'name',
      id: 'guest-name',
      label: texts.fullName,
      autoComplete: 'name',
      autoCapitalize: 'words',
      descriptionProps: { className: styles.nameHint },
    },
    // the others' names are not needed
    hint: (ticketCount) => (ticketCount > 1 ? texts.oneName : undefined),
  },
  email: {
    Control: EmailField,
    props: { name: 'email', id: 'guest-email', label: texts.email },
    hint: () => texts.emailHint,
  },
  phone: {
    Control: PhoneField,
    props: { name: 'tel', id: 'guest-phone', label: texts.phone },
    hint: () => texts.phoneHint,
  },
};
