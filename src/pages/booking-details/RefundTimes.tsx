import { Box } from '@mantine/core';
import { clsx } from 'clsx';
import type { Booking } from '#machines/domain/booking/booking.ts';
import {
  bookingStanding,
  isOff,
  isOnDevice,
  isPaid,
} from '#machines/domain/booking/booking-status.ts';
import { REFUNDS } from '#machines/domain/payment/refund.ts';
import { BANK_DAYS, REFUND_DAYS, REFUND_METHODS } from '#machines/domain/payment/refund-days.ts';
import { refundOf } from '#machines/domain/payment/status-word.ts';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Ranges } from '../../ui/Ranges.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import table from '../../ui/Table.module.css';
import { Words } from '../../ui/Words.tsx';
import styles from './RefundTimes.module.css';
import { TicketSection } from './TicketSection.tsx';

interface RefundTimesProps {
  booking: Booking;
  /** True once the ride is over: it cannot be cancelled any more. */
  isRideOver: boolean;
}

/**
 * The times until a refund arrives, for a booking whose money came in or went back, and a link to ask about the
 * booking.
 */
export function RefundTimes({ booking, isRideOver }: RefundTimesProps) {
  const { reasons } = bookingStanding(booking);
  const isRefunded = reasons.some((reason) => REFUNDS[refundOf(reason)].isRefund);
  const isPaidFor = !isOff(booking) && !isRefunded && isPaid(booking) && !isOnDevice(booking);
  const canCancel = isPaidFor && !isRideOver;
  return (
    <TicketSection
      title={isRefunded ? texts.yourRefund : canCancel ? texts.ifYouCancel : texts.questions}
    >
      {canCancel && (
        <p>
          <Words>
            {texts.cancelling(
              <SiteLink key="link" href={paths.refund}>
                {texts.refundPolicy}
              </SiteLink>,
              <Ranges key="days" text={REFUND_DAYS.refund} />,
            )}
          </Words>
        </p>
      )}
      {(canCancel || isRefunded) && (
        <>
          <p>{texts.moneyGoesBack}</p>
          <Box component="table" className={clsx(table.table, styles.refund)} maw="32.5rem" my="md">
            <tbody>
              {REFUND_METHODS.map((method) => (
                <tr key={method}>
                  <th scope="row">{texts.refundMethods[method]}</th>
                  <td>
                    <Ranges text={texts.businessDays(BANK_DAYS[method])} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </>
      )}
      <LinkButton href={paths.contact} state={{ bookingId: booking.id ?? booking.transactionId }}>
        {texts.askAboutBooking}
      </LinkButton>
    </TicketSection>
  );
}
