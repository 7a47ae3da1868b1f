import type { ReactNode } from 'react';
import { paidAmount } from '#machines/domain/booking/amount.ts';
import type { Booking } from '#machines/domain/booking/booking.ts';
import { paymentLabel } from '#machines/domain/booking/booking-labels.ts';
import { type TicketStep, ticketSteps } from '#machines/domain/booking/ticket-steps.ts';
import { formatDay } from '#machines/domain/calendar/calendar.ts';
import { formatAmount } from '#machines/domain/payment/money.ts';
import { isolated } from '#machines/domain/text/text.ts';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { Amount } from '../../ui/Amount.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './NextSteps.module.css';
import { TicketSection } from './TicketSection.tsx';

/** The next steps of a ticket, as a line from the booking to the ride (rule: What happens next). */
export function NextSteps({ booking, now }: { booking: Booking; now: number }) {
  return (
    <TicketSection title={texts.nextSteps}>
      <ol className={`${styles.steps} ks-stack`}>
        {ticketSteps(booking, now).map((step) => {
          const [title, text] = stepWords(step, booking);
          return (
            <li
              key={step.kind}
              data-state={step.state}
              aria-current={step.state === 'next' ? 'step' : undefined}
            >
              <b>
                <span>{title}</span>
                {step.state === 'done' && <span className="ks-hidden">{texts.stepDone}</span>}
              </b>
              {text !== '' && (
                <p>
                  <Words>{text}</Words>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </TicketSection>
  );
}

/** Returns the title of a step, and its text; '' for none. */
function stepWords({ kind, day, state }: TicketStep, booking: Booking): [string, ReactNode] {
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
  const where = [meetupTime && texts.meetAt(isolated(meetupTime)), isolated(summary.location)]
    .filter(Boolean)
    .join(', ');
  return texts.rideDay(
    where,
    <SiteLink key="link" href={paths.terms}>
      {texts.termsOfUse}
    </SiteLink>,
  );
}
