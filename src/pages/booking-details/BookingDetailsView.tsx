import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { bookingDetailsMachine } from '#machines/booking-details.machine.ts';
import type { Booking } from '#machines/domain/booking.ts';
import * as paths from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import styles from './BookingDetails.module.css';
import { Ticket } from './Ticket.tsx';
import { TicketActions, type TicketHelp } from './TicketActions.tsx';

interface BookingDetailsViewProps {
  state: SnapshotFrom<typeof bookingDetailsMachine>;
  help: TicketHelp;
}

/** A booking as a ticket; or the way on when this device knows no such booking. */
export function BookingDetailsView({ state, help }: BookingDetailsViewProps) {
  const { booking } = state.context;
  if (state.matches('missing')) return <Missing />;
  return booking === null ? <BookingDetailsSkeleton /> : <Shown booking={booking} help={help} />;
}

function Shown({ booking, help }: { booking: Booking; help: TicketHelp }) {
  return (
    <Page>
      <Ticket booking={booking} help={help} />
      <TicketActions booking={booking} help={help} />
    </Page>
  );
}

function Missing() {
  return (
    <Page>
      <StatePanel
        kind="empty"
        headingLevel={1}
        title="Booking Not Found"
        message="Booking details not found. Please try again later."
        help="Tickets open on the device that booked them. On another one, look them up by phone number."
      >
        <LinkButton href={paths.myBookings} variant="primary">
          My Bookings
        </LinkButton>
        <LinkButton href={paths.getaways}>Explore Getaways</LinkButton>
      </StatePanel>
    </Page>
  );
}

/** The shape of a ticket, while it is looked for and in the prerendered page. */
export function BookingDetailsSkeleton() {
  return (
    <Page>
      <div role="status" aria-busy="true">
        <h1 className="ks-hidden">Booking details</h1>
        <span className="ks-hidden">Opening your booking</span>
        <Skeleton shape="heading" width="half" className={styles.heading} />
        <Skeleton shape="block" className={styles.skeleton} />
      </div>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.background}>
      <div className={styles.page}>
        <div className={styles.backLink}>
          <BackLink href={paths.getaways}>Back to Getaways</BackLink>
        </div>
        {children}
      </div>
    </div>
  );
}
