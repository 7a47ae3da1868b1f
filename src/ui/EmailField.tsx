import { type ComponentProps, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Field } from './Field.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';

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
