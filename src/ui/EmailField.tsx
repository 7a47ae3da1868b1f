import { type ComponentProps, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Field } from './Field.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';

// What knows the slips comes with the first @ that is typed.
const EmailHint = lazyWithRetry(async () => (await import('./EmailHint.tsx')).EmailHint);

/** An e-mail address. A slip in a well-known domain is asked about under the field, and never stands in the way (rule: Slips in mail domains). */
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
