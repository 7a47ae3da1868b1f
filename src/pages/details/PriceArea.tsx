import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { type MouseEvent, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { seatsAvailable } from './facts.ts';
import styles from './PriceArea.module.css';
import type { PriceFace } from './price-face.ts';

interface PriceAreaProps {
  face: PriceFace;
  onBook(event: MouseEvent<HTMLButtonElement>): void;
}

interface PriceCardProps extends PriceAreaProps {
  /** Null where the organiser names no capacity. */
  seats: { available: number; total: number | null } | null;
}

/** The price, the one action and what a rider asks before paying; stays in view on wide screens. */
export function PriceCard({ face, seats, onBook }: PriceCardProps) {
  const reasonId = useId();
  return (
    <div className={styles.priceCard}>
      <p className={styles.priceLabel}>{face.label}</p>
      <div className={styles.priceLine}>
        <Price text={face.amount} oldText={face.was} discount={face.off} size="large" />
      </div>
      <Button
        variant="primary"
        size="large"
        wide
        disabled={face.closed !== null}
        aria-describedby={face.closed === null ? undefined : reasonId}
        onClick={onBook}
      >
        {face.action}
      </Button>
      {face.closed !== null && (
        <p id={reasonId} className={styles.reason}>
          {face.closed}
        </p>
      )}
      <ul className={styles.notes}>
        {seats !== null && (
          <li>
            <Icon of={IconUsersGroup} />
            <span>
              <b>{seatsAvailable(seats.available)}</b>
              {seats.total !== null && ` of ${seats.total}`}
            </span>
          </li>
        )}
        <li>
          <Icon of={IconCreditCard} />
          <span>Pay with UPI, card or net banking. No account needed.</span>
        </li>
        <li>
          <Icon of={IconReceiptRefund} />
          <span>
            Refunds are made within 7-10 business days.{' '}
            <SiteLink href="/refundpolicy">Refund policy</SiteLink>
          </span>
        </li>
      </ul>
    </div>
  );
}

/** The same price and action for the bottom bar of a phone. */
export function PriceBar({ face, onBook }: PriceAreaProps) {
  const underId = useId();
  return (
    <>
      <div>
        <Price text={face.amount} oldText={face.was} discount={face.off} size="bar" />
        {face.was === null && (
          <p id={underId} className={styles.under}>
            {face.under}
          </p>
        )}
      </div>
      <Button
        variant="primary"
        className={styles.barAction}
        disabled={face.closed !== null}
        aria-describedby={face.closed === null ? undefined : underId}
        onClick={onBook}
      >
        {face.action}
      </Button>
    </>
  );
}
