import { Box, Button, Paper, Text } from '@mantine/core';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { type MouseEvent, useId } from 'react';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './PriceArea.module.css';
import type { PriceSummary } from './price-summary.ts';

interface PriceAreaProps {
  summary: PriceSummary;
  onBook(event: MouseEvent<HTMLButtonElement>): void;
}

interface PriceCardProps extends PriceAreaProps {
  /** Null where the organiser names no capacity. */
  seats: { available: number; total: number | null } | null;
}

/** The price, the one action and what a rider asks before paying; stays in view on wide screens. */
export function PriceCard({ summary, seats, onBook }: PriceCardProps) {
  const reasonId = useId();
  return (
    <Paper className={styles.priceCard} shadow="md">
      <Text size="sm" c="dimmed" lh="inherit">
        {summary.label}
      </Text>
      <Box mt={2} mb="var(--ks-space-5)">
        <Price
          text={summary.amount}
          oldText={summary.oldAmount}
          discount={summary.discount}
          size="large"
        />
      </Box>
      <Button
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
      <ul className={styles.notes}>
        {seats !== null && (
          <li>
            <Icon icon={IconUsersGroup} />
            <span>
              <Seats {...seats} />
            </span>
          </li>
        )}
        <li>
          <Icon icon={IconCreditCard} />
          <span>{texts.waysToPay}</span>
        </li>
        <li>
          <Icon icon={IconReceiptRefund} />
          <span>
            {texts.refundTime} <SiteLink href={paths.refund}>{texts.refundPolicy}</SiteLink>
          </span>
        </li>
      </ul>
    </Paper>
  );
}

function Seats({ available, total }: { available: number; total: number | null }) {
  const seats = <b key="seats">{texts.seatsAvailable(available)}</b>;
  return total === null ? seats : <Words>{texts.seatsOfTotal(seats, total)}</Words>;
}

/** The same price and action for the bottom bar of a phone. */
export function PriceBar({ summary, onBook }: PriceAreaProps) {
  const noteId = useId();
  return (
    <>
      <div>
        <Price
          text={summary.amount}
          oldText={summary.oldAmount}
          discount={summary.discount}
          size="bar"
        />
        {summary.oldAmount === null && (
          <Text id={noteId} size="sm" c="dimmed" lh="xl">
            {summary.barNote}
          </Text>
        )}
      </div>
      <Button
        variant="filled"
        className={styles.barAction}
        disabled={summary.closedReason !== null}
        aria-describedby={summary.closedReason === null ? undefined : noteId}
        onClick={onBook}
      >
        {summary.action}
      </Button>
    </>
  );
}
