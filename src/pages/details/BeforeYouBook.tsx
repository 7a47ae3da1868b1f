import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { REFUND_DAYS } from '#machines/domain/payment/refund-days.ts';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import { Ranges } from '../../ui/Ranges.tsx';
import { RideBadge } from '../../ui/RideBadge.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { AskAboutRide } from './AskAboutRide.tsx';
import details from './Details.module.css';
import { Note } from './Note.tsx';
import { PartySize } from './PartySize.tsx';
import type { priceSummary } from './price-summary.ts';

/** The answers that a rider looks for before paying: the seats, the ways to pay, refunds, and a way to ask (rules: Seats as proof; Asking about a ride). */
export function BeforeYouBook({
  item,
  summary,
}: {
  item: Item;
  summary: ReturnType<typeof priceSummary>;
}) {
  const { availableSeats } = item;
  const { last, taken } = summary.seats;
  return (
    <div className={`${details.notes} ks-stack`}>
      {summary.closedReason === null && item.price.kind !== 'contact' && <PartySize item={item} />}
      <ul className="ks-stack">
        {availableSeats !== null && summary.closedReason === null && (
          <Note icon={IconUsersGroup}>
            {last === '' ? (
              <b>{texts.seatsAvailable(availableSeats)}</b>
            ) : (
              <RideBadge tone="lastSeats" words={last} />
            )}
            {taken !== '' && <span className={details.taken}>{taken}</span>}
          </Note>
        )}
        <Note icon={IconCreditCard}>{texts.waysToPay}</Note>
        <Note icon={IconReceiptRefund}>
          <Ranges text={texts.refundTime(REFUND_DAYS.refund)} />{' '}
          <SiteLink href={paths.refund}>{texts.refundPolicy}</SiteLink>
        </Note>
      </ul>
      <AskAboutRide item={item} />
    </div>
  );
}
