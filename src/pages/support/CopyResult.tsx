import { Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/ui.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Toast } from '../../ui/Toast.tsx';

interface CopyResultProps {
  /** The name of the text copied last, such as 'Booking ID'; null while there is none. */
  copied: string | null;
  /** The text that the browser refused to copy: it stands in a field to copy by hand. */
  refused: { name: string; text: string } | null;
}

/** The greatest height of a field to copy from, in lines. */
const MOST_LINES = 12;

/** The outcome of a press that copies; keep it mounted, so that it is announced. */
export function CopyResult({ copied, refused }: CopyResultProps) {
  return (
    <>
      {refused !== null && (
        <Notice tone="info" title={texts.copyByHand} className="ks-screen" mt="sm">
          <Selectable key={refused.text} {...refused} />
        </Notice>
      )}
      <Toast>{copied === null ? null : texts.copied(copied)}</Toast>
    </>
  );
}

/** A text that is selected as soon as it is there, for the keys and menus of the device. */
function Selectable({ name, text }: { name: string; text: string }) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Box
      component="textarea"
      ref={ref}
      style={{ resize: 'vertical', overflowWrap: 'anywhere' }}
      w="100%"
      mih="var(--ks-tap)"
      mt="xs"
      px="sm"
      py="0.625rem"
      aria-label={name}
      readOnly
      rows={Math.min(text.split('\n').length, MOST_LINES)}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
