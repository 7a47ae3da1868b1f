import { Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { LastSeats } from '../../ui/LastSeats.tsx';
import { Price } from '../../ui/Price.tsx';
import type { PriceAreaProps } from './PriceCard.tsx';

/** The price and the action in the bottom bar of a phone. */
export function PriceBar({ summary, onBook }: PriceAreaProps) {
  const noteId = useId();
  return (
    <>
      <div>
        <Price {...summary.price} size="bar" />
        <Group gap="0 var(--ks-space-2)">
          <Text id={noteId} size="sm" c="dimmed" lh="xl">
            {summary.barNote}
          </Text>
          <LastSeats words={summary.seats.last} />
        </Group>
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
