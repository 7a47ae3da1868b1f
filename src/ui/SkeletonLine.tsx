import { Skeleton } from '@mantine/core';
import type { CSSProperties } from 'react';

/** The letters that a skeleton imitates. */
const LETTERS = {
  heading: { fontSize: 'var(--ks-text-page)', lineHeight: 'var(--ks-leading-display)' },
  title: { fontSize: 'var(--ks-text-lead)', lineHeight: 'var(--ks-leading-title)' },
  price: { fontSize: 'var(--ks-text-lead)', lineHeight: 1.3 },
  label: { lineHeight: 'var(--ks-leading-label)' },
  small: { fontSize: 'var(--ks-text-small)', lineHeight: 'var(--ks-leading-label)' },
  body: {},
} satisfies Record<string, CSSProperties>;

const WORDS = { display: 'inline-block', height: '0.75em' };

interface SkeletonLineProps {
  /** The share of the line that its words take, such as '84%', or a length. */
  width: string;
  letters?: keyof typeof LETTERS;
  className?: string;
}

/** The skeleton of a line of text, as high as the line will be. */
export function SkeletonLine({ width, letters = 'body', className }: SkeletonLineProps) {
  return (
    <div className={className} style={LETTERS[letters]}>
      {/* a character that nobody sees gives the line its height */}
      {'\u200b'}
      <Skeleton width={width} style={WORDS} />
    </div>
  );
}
