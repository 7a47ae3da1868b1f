import { Anchor } from '@mantine/core';
import { flushSync } from 'react-dom';
import { exclusionsLine } from '#machines/domain/catalogue/exclusions.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import * as texts from '#texts/details.ts';
import { EXCLUSIONS_ID } from './exclusions-heading.ts';
import styles from './TicketSelector.module.css';

/**
 * The list of what the price does not cover, in one line, with a link to the full list on the page behind the modal
 * (rule: Not included).
 */
export function NotIncluded({ item, onClose }: { item: Item; onClose(): void }) {
  const things = exclusionsLine(item);
  if (things === '') return null;
  return (
    <div className={styles.excluded}>
      <span className={styles.things}>{texts.notIncluded(things)}</span>
      <Anchor
        className={`${styles.all} ks-tap`}
        href={`#${EXCLUSIONS_ID}`}
        aria-label={texts.seeAllExclusions}
        onClick={(event) => {
          event.preventDefault();
          const { ownerDocument } = event.currentTarget;
          // the page behind takes no focus before the modal is closed
          flushSync(onClose);
          ownerDocument.getElementById(EXCLUSIONS_ID)?.focus();
        }}
      >
        {texts.seeAll}
      </Anchor>
    </div>
  );
}
