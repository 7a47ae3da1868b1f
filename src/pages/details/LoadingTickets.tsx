import { Skeleton } from '@mantine/core';
import * as texts from '#texts/details.ts';
import { useAnnouncement } from '../../ui/announcements.ts';
import { focusIfLost } from './focus-in-modal.ts';
import styles from './TicketSelector.module.css';

/** The skeleton of the tickets while they load. */
export function LoadingTickets() {
  const words = useAnnouncement<HTMLParagraphElement>('polite');
  return (
    <div ref={focusIfLost} className={`${styles.loading} ks-stack`} aria-busy="true" tabIndex={-1}>
      <p ref={words} className="ks-hidden">
        {texts.loadingTickets}
      </p>
      <Skeleton radius="lg" mih="5.5rem" />
      <Skeleton radius="lg" mih="5.5rem" />
    </div>
  );
}
