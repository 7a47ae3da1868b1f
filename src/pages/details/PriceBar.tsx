import { Button } from '@mantine/core';
import { useId } from 'react';
import { Price } from '../../ui/Price.tsx';
import { RideBadge } from '../../ui/RideBadge.tsx';
import styles from './PriceCard.module.css';
import type { PriceAreaProps } from './PriceCard.tsx';

/** The price and the action in the bottom bar of a phone. */
export function PriceBar({ summary, onBook }: PriceAreaProps) {
  const noteId = useId();
  return (
    <>
      <div>
        <Price {...summary.price} size="bar" />
        <div className={styles.note}>
          <p id={noteId} className="ks-quiet">
            {summary.barNote}
          </p>
          <RideBadge tone="lastSeats" words={summary.seats.last} />
        </div>
      </div>
      <Button
        name="book-in-bar"
        variant="filled"
        disabled={summary.closedReason !== null}
        aria-describedby={summary.closedReason === null ? undefined : noteId}
        onClick={onBook}
      >
        {summary.action}
      </Button>
    </>
  );
}
