import {
  AMOUNT_LIMIT,
  amountLabel,
  chargeFor,
  isWithinLimit,
} from '#machines/domain/booking/amount.ts';
import { type lines, totals } from '#machines/domain/booking/selection.ts';
import { formatAmount } from '#machines/domain/payment/money.ts';
import * as texts from '#texts/details.ts';
import { Amount } from '../../ui/Amount.tsx';
import { useAnnouncement } from '../../ui/announcements.ts';
import styles from './TicketSelector.module.css';

interface TicketTotalProps {
  id: string;
  chosen: ReturnType<typeof lines>;
  seats: number | null;
  /** True when the seats are those of an answer of this visit. */
  isAnswered: boolean;
}

/**
 * The total of the chosen tickets, and the reason for which no more can be chosen; announced with each change. While
 * there is no total, the seats stand in the same line, so that nothing moves.
 */
export function TicketTotal({ id, chosen, seats, isAnswered }: TicketTotalProps) {
  const { quantity } = totals(chosen);
  const limit = limitText(chosen, seats);
  const box = useAnnouncement<HTMLDivElement>('polite');
  return (
    <>
      <div id={id} ref={box}>
        <div className={styles.total}>
          {quantity === 0 ? (
            <span className={styles.nothing}>{texts.nothingSelected}</span>
          ) : (
            <>
              <span>
                {texts.total}{' '}
                <small className="ks-quiet">{`(${texts.ticketCount(quantity)})`}</small>
              </span>
              <b>
                <Amount text={amountLabel(chargeFor(chosen), 'selector')} />
              </b>
            </>
          )}
        </div>
        {limit !== '' && <p className={`${styles.note} ks-quiet`}>{limit}</p>}
      </div>
      {limit === '' && seats !== null && (
        <p className={`${styles.note} ks-quiet`}>{isAnswered && texts.seatsForTickets(seats)}</p>
      )}
    </>
  );
}

/** Returns the sentence about the reason for which no more tickets can be chosen; '' for none. */
function limitText(chosen: TicketTotalProps['chosen'], seats: number | null): string {
  if (!isWithinLimit(chargeFor(chosen))) return texts.aboveLimit(formatAmount(AMOUNT_LIMIT));
  if (seats === null || totals(chosen).quantity < seats) return '';
  return seats === 1 ? texts.lastSeat : texts.allSeats(seats);
}
