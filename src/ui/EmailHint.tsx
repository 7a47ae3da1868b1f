import { Anchor, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { suggestEmail } from '#machines/domain/email-hint.ts';
import * as texts from '#texts/ui.ts';
import { Words } from './Words.tsx';

interface EmailHintProps {
  value: string;
  /** True when the field has the focus: the text may be unfinished. */
  isTyping: boolean;
  onChange: (value: string) => void;
}

/** Asks about a slip in a well-known domain; one press takes the suggestion and returns the focus to the field. */
export function EmailHint({ value, isTyping, onChange }: EmailHintProps) {
  const suggestion = suggestEmail(value, isTyping);
  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onChange(suggestion ?? value);
    currentTarget.closest('[aria-live]')?.parentElement?.querySelector('input')?.focus();
  };
  return (
    suggestion !== null && (
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
    )
  );
}
