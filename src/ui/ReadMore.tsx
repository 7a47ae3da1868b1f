import { useId, useState } from 'react';
import { truncate } from '#machines/domain/text/text.ts';
import * as texts from '#texts/ui.ts';
import { useIsPrinting } from './printing.ts';
import styles from './ReadMore.module.css';

interface ReadMoreProps {
  text: string;
  /** The number of characters before the toggle; a text no longer than this is displayed in full. */
  limit: number;
  /** The subject of the text, for screen readers, which announce the button alone. */
  about: string;
  className?: string | undefined;
}

/** A text that is cut after `limit` characters, with Read More and Read Less; on paper it is whole. */
export function ReadMore({ text, limit, about, className }: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const id = useId();
  const short = truncate(text, limit);
  if (short === text)
    return (
      <p className={className} dir="auto">
        {text}
      </p>
    );
  return (
    <p className={className}>
      <span id={id} className={styles.text} dir="auto">
        {open || isPrinting ? text : short}
      </span>{' '}
      <button
        type="button"
        name={`read-${about}`}
        className={`${styles.toggle} ks-screen`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{open ? texts.readLess : texts.readMore}</span>
        <span className="ks-hidden">{texts.readAbout(about)}</span>
      </button>
    </p>
  );
}
