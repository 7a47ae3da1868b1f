import { Anchor, Text, type TextInputProps } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { suggestEmail } from '#machines/domain/person/email-hint.ts';
import * as texts from '#texts/forms.ts';
import { Field } from './Field.tsx';
import type { FieldPropsWith } from './use-input-props.tsx';
import { Words } from './Words.tsx';

/** An e-mail address. A question under the field asks about a slip in a well-known domain, and blocks nothing (rule: Slips in mail domains). */
export function EmailField(props: FieldPropsWith<TextInputProps>) {
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
