import { Anchor, InputBase, type InputWrapperProps, Text, TextInput } from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { suggestEmail } from '#machines/domain/email-hint.ts';
import * as texts from '#texts/ui.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { usePendingInput } from './pending-input.ts';
import { Words } from './Words.tsx';

/** The props of every form field. */
export interface FieldProps {
  /** Also the anchor of an error summary. */
  id?: string;
  label: ReactNode;
  /** A hint above the control. */
  description?: ReactNode;
  /** The error sentence; null for none. */
  error?: string | null;
  value: string;
  onChange: (value: string) => void;
  size?: 'md' | 'lg';
}

type PropsOf<Tag extends 'input' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps | 'className'>;

const inputWrapperOrder: InputWrapperProps['inputWrapperOrder'] = [
  'label',
  'description',
  'error',
  'input',
];

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
    inputWrapperOrder,
    withAsterisk: false,
    error: error && (
      <>
        <Icon icon={IconAlertCircle} style={{ marginTop: 1 }} />
        <span>{error}</span>
      </>
    ),
    classNames: {
      root: styles.field,
      label: styles.label,
      description: styles.hint,
      error: styles.error,
      wrapper: styles.wrapper,
      section: styles.prefix,
      input: styles.control,
    },
  };
}

/** One line of text with its label, hint and error, and what stands under it. */
export function Field({ after, ...props }: PropsOf<'input'> & { after?: ReactElement | false }) {
  const inputProps = useInputProps<HTMLInputElement>(props);
  return (
    <TextInput
      dir="auto"
      {...props}
      {...inputProps}
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
export function PhoneField(props: PropsOf<'input'>) {
  const inputProps = useInputProps<HTMLInputElement>(props);
  return (
    <TextInput
      autoComplete="tel"
      {...props}
      {...inputProps}
      type="tel"
      inputMode="numeric"
      leftSection="+91"
      leftSectionProps={{ 'aria-hidden': true }}
    />
  );
}

/** Several lines of text with their label, hint and error. Mantine's Textarea without its growing script, which no field here asks for. */
export function TextArea(props: PropsOf<'textarea'>) {
  const inputProps = useInputProps<HTMLTextAreaElement>(props);
  return <InputBase component="textarea" multiline {...props} {...inputProps} />;
}

/** An e-mail address. A question under the field asks about a slip in a well-known domain, and blocks nothing (rule: Slips in mail domains). */
export function EmailField(props: PropsOf<'input'>) {
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
          <div aria-live="polite">
            {suggestion !== null && (
              <Text mt="var(--ks-space-1)" style={{ overflowWrap: 'anywhere' }}>
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
