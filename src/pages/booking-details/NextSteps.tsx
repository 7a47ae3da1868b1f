import type { ReactNode } from 'react';
import { type Booking, paymentLabel } from '#machines/domain/booking.ts';
import { type Day, formatDay } from '#machines/domain/calendar.ts';
import { formatAmount } from '#machines/domain/money.ts';
import { type TicketStep, ticketSteps } from '#machines/domain/ticket-steps.ts';
import * as paths from '../../paths.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './NextSteps.module.css';

/** What happens next on a ticket, as a line from the booking to the ride (rule: What happens next). */
export function NextSteps({ booking, today }: { booking: Booking; today: Day }) {
  return (
    <section className={styles.section}>
      <h2>What happens next</h2>
      <ol className={styles.steps}>
        {ticketSteps(booking, today).map((step) => {
          const { title, text } = wordsOf(step, booking);
          return (
            <li
              key={step.kind}
              data-state={step.state}
              aria-current={step.state === 'next' ? 'step' : undefined}
            >
              <b>
                {title}
                {step.state === 'done' && <span className="ks-hidden"> (done)</span>}
              </b>
              {text}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function wordsOf(
  { kind, day, state }: TicketStep,
  booking: Booking,
): { title: string; text: ReactNode } {
  const on = day === null ? null : formatDay(day);
  const paid = booking.amountPaid ?? booking.total;
  switch (kind) {
    case 'received':
      return { title: 'Booking received', text: on !== null && <p>{on}</p> };
    case 'booked':
      return { title: 'Booking confirmed', text: on !== null && <p>{on}</p> };
    case 'paid':
      return {
        title: 'Payment received',
        text: paid !== null && paid > 0 && <p>{formatAmount(paid)}</p>,
      };
    case 'unpaid':
      return {
        title: `Payment: ${paymentLabel(booking)}`,
        text: (
          <p>
            Look this booking up under <SiteLink href={paths.myBookings}>My Bookings</SiteLink>{' '}
            before you pay again.
          </p>
        ),
      };
    case 'organiser':
      return {
        title: 'Tell the organiser that you are coming',
        text: <p>This booking was free and is kept on this device only.</p>,
      };
    case 'rider':
      return {
        title: 'Somebody else can ride in your place',
        text: (
          <p>
            {state === 'done'
              ? `You could tell us the name until ${on}.`
              : `Tell us the name by ${on}. It costs nothing, as long as the permits allow it.`}
          </p>
        ),
      };
    case 'ride':
      return {
        title: on === null ? 'The ride, on a date to be announced' : `The ride, ${on}`,
        text: <RideDay booking={booking} isOver={state === 'done'} />,
      };
  }
}

function RideDay({ booking: { item, summary }, isOver }: { booking: Booking; isOver: boolean }) {
  if (isOver) return null;
  const meetupTime = item?.meetupTime ?? '';
  const where = [meetupTime === '' ? '' : `Meet at ${meetupTime}`, summary.place]
    .filter((text) => text !== '')
    .join(', ');
  return (
    <p>
      {where !== '' && `${where}. `}
      Show this ticket at the meetup. What to bring stands in the{' '}
      <SiteLink href={paths.terms}>Terms of use</SiteLink>.
    </p>
  );
}
