import { Anchor, Text, type TextProps } from '@mantine/core';
import { useId, useState } from 'react';
import { truncate } from '#machines/domain/text/text.ts';
import * as texts from '#texts/ui.ts';
import { useIsPrinting } from './printing.ts';

interface ReadMoreProps
  extends Pick<TextProps, 'c' | 'className' | 'maw' | 'mt' | 'size' | 'style'> {
  text: string;
  /** The number of characters before the toggle; a text no longer than this is displayed in full. */
  limit: number;
  /** The subject of the text, for screen readers, which announce the button alone. */
  about: string;
}

/** A text that is cut after `limit` characters, with Read More and Read Less; on paper it is whole. */
export function ReadMore({ text, limit, about, ...words }: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const id = useId();
  const short = truncate(text, limit);
  if (short === text)
    return (
      <Text inherit={words.size === undefined} {...words} dir="auto">
        {text}
      </Text>
    );
  return (
    <Text inherit={words.size === undefined} {...words}>
      <span id={id} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
        {open || isPrinting ? text : short}
      </span>{' '}
      <Anchor
        component="button"
        type="button"
        name={`read-${about}`}
        className="ks-screen"
        c="black"
        my="-0.6875rem"
        py="0.6875rem"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{open ? texts.readLess : texts.readMore}</span>
        <span className="ks-hidden">{texts.readAbout(about)}</span>
      </Anchor>
    </Text>
  );
}
