import {
  Anchor,
  InputBase,
  Text,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { type MouseEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { suggestEmail } from '#machines/domain/person/email-hint.ts';
import * as texts from '#texts/ui.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { usePendingInput } from './pending-input.ts';
import { Words } from './Words.tsx';

/** The props of every form field that are not Mantine's own. */
export interface FieldProps {
  /** Also the anchor of an error summary. */
  id?: string;
  label: ReactNode;
  /** The error sentence; null for none. */
  error?: string | null;
  value: string;
  onChange: (value: string) => void;
}

type PropsOf<Props> = FieldProps & Omit<Props, keyof FieldProps>;

/** The props that every kind of field gives to Mantine: hint and error above the control, a red bar beside all of it while there is an error. */
function useInputProps<Control extends HTMLInputElement | HTMLTextAreaElement>({
  id,
  error,
  value,
  onChange,
}: FieldProps) {
  // Mantine's own id changes after hydration
  const ownId = useId();
  return {
    id: id ?? ownId,
    ...usePendingInput<Control>(value, onChange),
    error: error && (
      <>
        <Icon icon={IconAlertCircle} style={{ marginTop: 1 }} />
        <span>{error}</span>
      </>
    ),
    classNames: styles,
  };
}

/** One line of text with its label, hint and error, and what stands before and after it. */
export function Field({
  after,
  ...props
}: PropsOf<TextInputProps> & { after?: ReactElement | false }) {
  return (
    <TextInput
      dir="auto"
      {...props}
      {...useInputProps<HTMLInputElement>(props)}
      leftSectionProps={{ 'aria-hidden': true }}
      inputContainer={(control) => (
        <Words>
          {control}
          {after}
        </Words>
      )}
    />
  );
}

/** An Indian mobile number behind its +91; a pasted number is never cut, the form normalises it. */
export function PhoneField(props: PropsOf<TextInputProps>) {
  return <Field autoComplete="tel" {...props} type="tel" inputMode="numeric" leftSection="+91" />;
}

/** Several lines of text with their label, hint and error. Mantine's Textarea without its growing script, which no field here asks for. */
export function TextArea(props: PropsOf<TextareaProps>) {
  return (
    <InputBase
      component="textarea"
      multiline
      {...props}
      {...useInputProps<HTMLTextAreaElement>(props)}
    />
  );
}

/** An e-mail address. A question under the field asks about a slip in a well-known domain, and blocks nothing (rule: Slips in mail domains). */
export function EmailField(props: PropsOf<TextInputProps>) {
  const { value, onChange, readOnly } = props;
  const [isTyping, setTyping] = useState(false);
  const suggestion = suggestEmail(value, isTyping);
  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onChange(suggestion ?? value);
    currentTarget.closest('[aria-live]')?.parentElement?.querySelector('input')?.focus();
  };
  return (
    <Field
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      after={
        value.includes('@') &&
        readOnly !== true && (
          <div aria-live="polite" className={styles.suggestion}>
            {suggestion !== null && (
              <Text mt="space1" style={{ overflowWrap: 'anywhere' }}>
                <Words>
                  {texts.didYouMean(
                    <Anchor
                      key="suggestion"
                      component="button"
                      type="button"
                      mih="var(--ks-tap)"
                      ta="start"
                      onClick={accept}
                    >
                      {suggestion}
                    </Anchor>,
                  )}
                </Words>
              </Text>
            )}
          </div>
        )
      }
    />
  );
}
