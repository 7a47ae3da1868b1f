import { Box, Stack, Text, Title } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { paidAmount } from '#machines/domain/booking/amount.ts';
import type { Booking } from '#machines/domain/booking/booking.ts';
import {
  isOnDevice,
  isPaid,
  paymentLabel,
  standingOf,
} from '#machines/domain/booking/booking-status.ts';
import { type TicketStep, ticketSteps } from '#machines/domain/booking/ticket-steps.ts';
import { formatDay } from '#machines/domain/calendar/calendar.ts';
import { formatAmount } from '#machines/domain/payment/money.ts';
import { refundOf } from '#machines/domain/payment/status-word.ts';
import { isolated } from '#machines/domain/text/text.ts';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { Amount } from '../../ui/Amount.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import table from '../../ui/Table.module.css';
import { Words } from '../../ui/Words.tsx';
import styles from './NextSteps.module.css';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" className="ks-screen" mt="space10" maw="74ch">
      <Title order={2} size="xl" mb="space5">
        {title}
      </Title>
      {children}
    </Box>
  );
}

/** The next steps of a ticket, as a line from the booking to the ride (rule: What happens next). */
export function NextSteps({ booking, now }: { booking: Booking; now: number }) {
  return (
    <Part title={texts.nextSteps}>
      <Stack component="ol" gap="space5" className={styles.steps}>
        {ticketSteps(booking, now).map((step) => {
          const [title, text] = wordsOf(step, booking);
          return (
            <li
              key={step.kind}
              data-state={step.state}
              aria-current={step.state === 'next' ? 'step' : undefined}
            >
              <Text span fw={600}>
                <span>{title}</span>
                {step.state === 'done' && <span className="ks-hidden">{texts.stepDone}</span>}
              </Text>
              {text !== '' && (
                <Text inherit c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  <Words>{text}</Words>
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </Part>
  );
}

/** The title of a step, and its text; '' for none. */
function wordsOf({ kind, day, state }: TicketStep, booking: Booking): [string, ReactNode] {
  const on = day === null ? '' : formatDay(day);
  const isDone = state === 'done';
  const paid = paidAmount(booking) ?? 0;
  const amount = paid > 0 ? <Amount text={formatAmount(paid)} /> : '';
  switch (kind) {
    case 'received':
      return [texts.bookingReceived, on];
    case 'booked':
      return [texts.bookingConfirmed, on];
    case 'paid':
      return [texts.paymentReceived, amount];
    case 'unpaid':
      return [
        texts.paymentIs(paymentLabel(booking)),
        texts.lookUpBeforePaying(
          <SiteLink key="link" href={paths.myBookings}>
            {texts.myBookings}
          </SiteLink>,
        ),
      ];
    case 'organiser':
      return [texts.tellOrganiserTitle, texts.freeOnDevice];
    case 'rider':
      return [texts.otherRiderTitle, isDone ? texts.otherRiderUntil(on) : texts.otherRiderBy(on)];
    case 'ride':
      return [on === '' ? texts.rideUndated : texts.rideOn(on), isDone ? '' : rideDay(booking)];
  }
}

function rideDay({ item, summary }: Booking): ReactNode {
  const meetupTime = item?.meetupTime;
  const where = [meetupTime && texts.meetAt(isolated(meetupTime)), isolated(summary.place)]
    .filter(Boolean)
    .join(', ');
  return texts.rideDay(
    where,
    <SiteLink key="link" href={paths.terms}>
      {texts.termsOfUse}
    </SiteLink>,
  );
}

/** Business days until a refund shows, by the way it was paid: the table of the refund policy (rule: Legal pages). */
const REFUND_DAYS = [
  [texts.upiOrWallet, '3-5'],
  [texts.card, '5-7'],
  [texts.netBanking, '7-10'],
] as const;

/** The times until a refund of money that came in, or went back, shows; and the way to ask about this booking. */
export function RefundTimes({ booking }: { booking: Booking }) {
  const { kind, reasons } = standingOf(booking);
  const isRefunded = reasons.some((reason) => refundOf(reason) !== 'none');
  const hasPaid = kind !== 'off' && !isRefunded && isPaid(booking) && !isOnDevice(booking);
  return (
    <Part title={isRefunded ? texts.yourRefund : hasPaid ? texts.ifYouCancel : texts.questions}>
      {hasPaid && (
        <p>
          <Words>
            {texts.cancelling(
              <SiteLink key="link" href={paths.refund}>
                {texts.refundPolicy}
              </SiteLink>,
            )}
          </Words>
        </p>
      )}
      {(hasPaid || isRefunded) && (
        <>
          <p>{texts.moneyGoesBack}</p>
          <Box component="table" className={clsx(table.table, styles.refund)} maw="32.5rem" my="md">
            <tbody>
              {REFUND_DAYS.map(([method, days]) => (
                <tr key={method}>
                  <th scope="row">{method}</th>
                  <td>{texts.businessDays(days)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </>
      )}
      <LinkButton href={paths.contact} state={{ bookingId: booking.id ?? booking.transactionId }}>
        {texts.askAboutBooking}
      </LinkButton>
    </Part>
  );
}
