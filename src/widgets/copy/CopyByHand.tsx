import { Box } from '@mantine/core';
import type { CopyRequest } from '#machines/copy.machine.ts';
import * as texts from '#texts/ui.ts';
import { Notice } from '../../ui/Notice.tsx';

/** The greatest height of a field to copy from, in lines. */
const LINE_COUNT_LIMIT = 12;

const focus = (field: HTMLElement | null) => field?.focus();

/**
 * A text that the browser refused to copy, in a field that is selected at once, for the keys and menus of the device.
 */
export function CopyByHand({ name, text }: CopyRequest) {
  return (
    <Notice tone="info" title={texts.copyByHand} className="ks-screen" mt="sm">
      <Box
        key={text}
        component="textarea"
        ref={focus}
        style={{ resize: 'vertical', overflowWrap: 'anywhere', fieldSizing: 'content' }}
        w="100%"
        mih="var(--ks-tap)"
        mah={`${LINE_COUNT_LIMIT}lh`}
        mt="xs"
        px="sm"
        py="0.625rem"
        aria-label={name}
        readOnly
        rows={Math.min(text.split('\n').length, LINE_COUNT_LIMIT)}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Notice>
  );
}
