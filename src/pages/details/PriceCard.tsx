import { Button, Paper } from '@mantine/core';
import { type MouseEvent, useId } from 'react';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { Price } from '../../ui/Price.tsx';
import { BeforeYouBook } from './BeforeYouBook.tsx';
import details from './Details.module.css';
import styles from './PriceCard.module.css';
import type { priceSummary } from './price-summary.ts';

/** The price of a ride, and the action of its button. */
export interface PriceAreaProps {
  summary: ReturnType<typeof priceSummary>;
  onBook(event: MouseEvent<HTMLButtonElement>): void;
}

/** The price, the action, and the answers that a rider looks for before paying. It stays in view on wide screens. */
export function PriceCard({ item, summary, onBook }: PriceAreaProps & { item: Item }) {
  const reasonId = useId();
  return (
    <Paper className={details.price} shadow="md">
      <p className="ks-quiet">{summary.label}</p>
      <div className={styles.amount}>
        <Price {...summary.price} size="large" />
      </div>
      <Button
        name="book"
        variant="filled"
        size="lg"
        fullWidth
        disabled={summary.closedReason !== null}
        aria-describedby={summary.closedReason === null ? undefined : reasonId}
        onClick={onBook}
      >
        {summary.action}
      </Button>
      {summary.closedReason !== null && (
        <p id={reasonId} className={styles.closed}>
          {summary.closedReason}
        </p>
      )}
      <div className={styles.answers}>
        <BeforeYouBook item={item} summary={summary} />
      </div>
    </Paper>
  );
}
