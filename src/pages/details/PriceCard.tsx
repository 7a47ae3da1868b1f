import { Box, Button, Paper, Text } from '@mantine/core';
import { type MouseEvent, useId } from 'react';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { Price } from '../../ui/Price.tsx';
import { BeforeYouBook } from './BeforeYouBook.tsx';
import details from './Details.module.css';
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
      <Text size="sm" c="dimmed" lh="inherit">
        {summary.label}
      </Text>
      <Box mt={2} mb="space5">
        <Price {...summary.price} size="large" />
      </Box>
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
        <Text id={reasonId} mt="sm" size="sm" fw={500} lh="inherit" ta="center">
          {summary.closedReason}
        </Text>
      )}
      <Box mt="space5" pt="1.125rem" style={{ borderTop: '1px solid var(--mantine-color-ink-1)' }}>
        <BeforeYouBook item={item} summary={summary} />
      </Box>
    </Paper>
  );
}
