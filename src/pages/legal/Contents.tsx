import type { MouseEvent } from 'react';
import type { LegalSection } from './document.ts';
import styles from './Legal.module.css';
import { documentLanguage } from './languages.ts';

interface ContentsProps {
  sections: readonly LegalSection[];
  /** Id of the section that is being read. */
  current: string | null;
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The table of contents of a legal page; the section being read is marked. */
export function Contents({ sections, current, onFollow }: ContentsProps) {
  return (
    <ol className={styles.contents} lang={documentLanguage}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={onFollow}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
