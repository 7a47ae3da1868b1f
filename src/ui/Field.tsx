import { InputBase, type InputWrapperProps, TextInput } from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';
import { ErrorBoundary, lazyWithRetry } from './ErrorBoundary.tsx';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { usePendingInput } from './pending-input.ts';
import { Words } from './Words.tsx';

/** The props of every form field. */
export interface FieldProps {
  /** Also the anchor of an error summary. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The error sentence; null for none. */
  error?: string | null;
  value: string;
  onChange: (value: string) => void;
  size?: 'md' | 'lg';
}

const fieldOrder: InputWrapperProps['inputWrapperOrder'] = [
  'label',
  'description',
  'error',
  'input',
];

/** The props that the three kinds of field give to Mantine: hint and error above the control, a red bar beside all of it while there is an error. */
function useInputProps<Control extends HTMLInputElement | HTMLTextAreaElement>({
  id,
  hint,
  error,
  value,
  onChange,
}: Pick<FieldProps, 'id' | 'hint' | 'error' | 'value' | 'onChange'>) {
  // Mantine's own id changes after hydration
  const ownId = useId();
  return {
    id: id ?? ownId,
    ...usePendingInput<Control>(value, onChange),
    inputWrapperOrder: fieldOrder,
    withAsterisk: false,
    description: hint,
    error: error && (
      <>
        <Icon icon={IconAlertCircle} />
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

type InputAttributes = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange' | 'size' | 'className'
>;

/** One line of text with its label, hint and error, and what stands under it. */
export function Field({
  id,
  hint,
  error,
  value,
  onChange,
  after,
  ...input
}: FieldProps & InputAttributes & { after?: ReactElement | false }) {
  const inputProps = useInputProps<HTMLInputElement>({ id, hint, error, value, onChange });
  return (
    <TextInput
      dir="auto"
      {...input}
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
export function PhoneField({
  id,
  hint,
  error,
  value,
  onChange,
  ...input
}: FieldProps & Omit<InputAttributes, 'type' | 'inputMode'>) {
  const inputProps = useInputProps<HTMLInputElement>({ id, hint, error, value, onChange });
  return (
    <TextInput
      autoComplete="tel"
      {...input}
      {...inputProps}
      type="tel"
      inputMode="numeric"
      leftSection="+91"
      leftSectionProps={{ 'aria-hidden': true }}
    />
  );
}

type TextAreaAttributes = Omit<
  ComponentProps<'textarea'>,
  'id' | 'value' | 'onChange' | 'size' | 'className'
>;

/** Several lines of text with their label, hint and error. Mantine's Textarea without its growing script, which no field here asks for. */
export function TextArea({
  id,
  hint,
  error,
  value,
  onChange,
  ...textarea
}: FieldProps & TextAreaAttributes) {
  const inputProps = useInputProps<HTMLTextAreaElement>({ id, hint, error, value, onChange });
  return <InputBase component="textarea" multiline {...textarea} {...inputProps} />;
}

// The list of slips loads with the first @ that is typed.
const EmailHint = lazyWithRetry(async () => (await import('./EmailHint.tsx')).EmailHint);

/** An e-mail address. A question under the field asks about a slip in a well-known domain, and blocks nothing (rule: Slips in mail domains). */
export function EmailField(
  props: Omit<
    ComponentProps<typeof Field>,
    'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'after'
  >,
) {
  const { value, onChange, readOnly } = props;
  const [isTyping, setTyping] = useState(false);
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
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <EmailHint value={value} isTyping={isTyping} onChange={onChange} />
              </Suspense>
            </ErrorBoundary>
          </div>
        )
      }
    />
  );
}
