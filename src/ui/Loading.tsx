import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAnnouncement } from './announcements.ts';

/**
 * A page, or a section of one, before its content arrives: a skeleton, hidden from screen readers, and `words` that
 * are announced. The box takes the other props.
 */
export function Loading({ words, ...skeleton }: BoxProps & { words: string; children: ReactNode }) {
  const box = useAnnouncement<HTMLParagraphElement>('polite');
  return (
    <div aria-busy="true">
      <p ref={box} className="ks-hidden">
        {words}
      </p>
      <Box aria-hidden="true" {...skeleton} />
    </div>
  );
}
