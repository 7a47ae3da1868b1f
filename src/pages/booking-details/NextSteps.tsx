import { Box, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Booking, paymentLabel } from '#machines/domain/booking.ts';
import { formatDay } from '#machines/domain/calendar.ts';
import { formatAmount } from '#machines/domain/money.ts';
import { isolated } from '#machines/domain/text.ts';
import { type TicketStep, ticketSteps } from '#machines/domain/ticket-steps.ts';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Amount, Words } from '../../ui/Words.tsx';
import styles from './NextSteps.module.css';

/** The next steps of a ticket, as a line from the booking to the ride (rule: What happens next). */
export function NextSteps({ booking, now }: { booking: Booking; now: number }) {
  return (
    <Box component="section" className="ks-screen" mt="var(--ks-space-10)" maw="74ch">
      <Title order={2} size="xl" mb="var(--ks-space-5)">
        {texts.nextSteps}
      </Title>
      <ol className={styles.steps}>
        {ticketSteps(booking, now).map((step) => {
          const { title, text } = wordsOf(step, booking);
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
              <Words>{text}</Words>
            </li>
          );
        })}
      </ol>
    </Box>
  );
}

function wordsOf(
  { kind, day, state }: TicketStep,
  booking: Booking,
): { title: string; text: ReactNode } {
  const on = day === null ? '' : formatDay(day);
  const paid = booking.amountPaid ?? booking.total;
  switch (kind) {
    case 'received':
      return { title: texts.bookingReceived, text: on !== '' && <p>{on}</p> };
    case 'booked':
      return { title: texts.bookingConfirmed, text: on !== '' && <p>{on}</p> };
    case 'paid':
      return {
        title: texts.paymentReceived,
        text: paid !== null && paid > 0 && (
          <p>
            <Amount text={formatAmount(paid)} />
          </p>
        ),
      };
    case 'unpaid':
      return {
        title: texts.paymentIs(paymentLabel(booking)),
        text: (
          <p>
            <Words>
              {texts.lookUpBeforePaying(
                <SiteLink key="link" href={paths.myBookings}>
                  {texts.myBookings}
                </SiteLink>,
              )}
            </Words>
          </p>
        ),
      };
    case 'organiser':
      return {
        title: texts.tellOrganiserTitle,
        text: <p>{texts.freeOnDevice}</p>,
      };
    case 'rider':
      return {
        title: texts.otherRiderTitle,
        text: <p>{state === 'done' ? texts.otherRiderUntil(on) : texts.otherRiderBy(on)}</p>,
      };
    case 'ride':
      return {
        title: on === '' ? texts.rideUndated : texts.rideOn(on),
        text: <RideDay booking={booking} isOver={state === 'done'} />,
      };
  }
}

function RideDay({ booking: { item, summary }, isOver }: { booking: Booking; isOver: boolean }) {
  if (isOver) return null;
  const meetupTime = item?.meetupTime ?? '';
  const where = [
    meetupTime === '' ? '' : texts.meetAt(isolated(meetupTime)),
    isolated(summary.place),
  ]
    .filter((text) => text !== '')
    .join(', ');
  return (
    <p>
      <Words>
        {texts.rideDay(
          where,
          <SiteLink key="link" href={paths.terms}>
            {texts.termsOfUse}
          </SiteLink>,
        )}
      </Words>
    </p>
  );
}
