import { Button, Group } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import type { ReactNode } from 'react';
import type { copyMachine } from '#machines/copy.machine.ts';
import type { Booking, LocalBooking } from '#machines/domain/booking/booking.ts';
import { isOff, isOnDevice } from '#machines/domain/booking/booking-status.ts';
import { whenOfBooking } from '#machines/domain/booking/booking-when.ts';
import { rideDayOf } from '#machines/domain/booking/ride-day.ts';
import { entryOfBooking } from '#machines/domain/calendar/ride-entry.ts';
import { isOver } from '#machines/domain/calendar/when.ts';
import { whatsappUrl } from '#machines/domain/catalogue/share.ts';
import { isTransactionId } from '#machines/domain/payment/transaction.ts';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { useSite } from '../../site/site.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { Words } from '../../ui/Words.tsx';
import { AddToCalendar } from '../../widgets/calendar/AddToCalendar.tsx';
import { useEntrySource } from '../../widgets/calendar/use-entry-source.ts';
import { CopyResult } from '../../widgets/copy/CopyResult.tsx';
import { lazyComponent } from '../../widgets/lazy/lazy-component.tsx';
import { Nothing } from '../../widgets/lazy/Nothing.tsx';
import { BookingDetailsLayout } from './BookingDetailsLayout.tsx';
import styles from './BookingDetailsView.module.css';
import { NextSteps } from './NextSteps.tsx';
import { RefundTimes } from './RefundTimes.tsx';
import { Ticket } from './Ticket.tsx';
import { dateText, offSentence } from './ticket-text.ts';

const RideAgain = lazyComponent(async () => (await import('./RideAgain.tsx')).RideAgain, {
  Lost: Nothing,
  Waiting: Nothing,
});

interface BookingDetailsViewProps {
  localBooking: LocalBooking;
  /** The copy buttons of the ticket. */
  copy: ViewProps<typeof copyMachine>;
}

/** A booking as a ticket, or the next steps when this device has no such booking. */
export function BookingDetailsView({
  localBooking: { id, booking },
  copy,
}: BookingDetailsViewProps) {
  const { browser } = useSite();
  if (booking === 'unreadable')
    return <NotFound message={texts.failedMessage} help={texts.missingHelp} />;
  if (booking !== null) {
    const now = browser.clock();
    const when = whenOfBooking(booking);
    const isRideOver = when !== null && isOver(when, now);
    const isTicket = !isOff(booking);
    return (
      <BookingDetailsLayout>
        <Ticket
          booking={booking}
          rideDay={rideDayOf(booking, now)}
          isRideOver={isRideOver}
          onCopy={copy.send}
        />
        <CopyResult state={copy.state} />
        <TicketActions booking={booking} isRideOver={isRideOver} />
        {isRideOver && isTicket && <RideAgain item={booking.item} now={now} />}
        <div className={styles.after}>
          {isTicket && !isRideOver && <NextSteps booking={booking} now={now} />}
          <RefundTimes booking={booking} isRideOver={isRideOver} />
        </div>
      </BookingDetailsLayout>
    );
  }
  if (!isTransactionId(id)) return <NotFound help={texts.missingHelp} />;
  // of another device, such as one whose code an organiser scanned
  return (
    <NotFound
      message={
        <Words>
          <span>{texts.bookingId}</span> <b translate="no">{id}</b>
          <br />
          <span>{texts.otherDevice}</span>
        </Words>
      }
      help={isOnDevice({ id }) ? texts.freeElsewhere : texts.lookItUp}
    />
  );
}

function NotFound({ message, help }: { message?: ReactNode; help: string }) {
  return (
    <BookingDetailsLayout>
      <StatePanel headingLevel={1} title={texts.missingTitle} message={message} help={help}>
        <LinkButton href={paths.myBookings} variant="filled">
          {texts.myBookings}
        </LinkButton>
        <LinkButton href={paths.getaways}>{texts.exploreGetaways}</LinkButton>
      </StatePanel>
    </BookingDetailsLayout>
  );
}

/**
 * The actions of a ticket: add the ride to a calendar while it is to come, print the ticket, send it to oneself, ask
 * the team.
 */
function TicketActions({ booking, isRideOver }: { booking: Booking; isRideOver: boolean }) {
  const { browser, facts } = useSite();
  const origin = browser.origin();
  const source = useEntrySource(booking.item);
  const entry = isOff(booking) || isRideOver ? null : entryOfBooking(booking, source);
  return (
    <Group className={`${styles.actions} ks-screen`} gap="sm" mt="lg">
      {entry !== null && (
        <AddToCalendar entry={entry} variant="filled" waysClassName={styles.calendars} />
      )}
      <LinkButton href={toMyself(booking, origin)} newTab leftSection={<Icon icon={IconSend} />}>
        {texts.sendToWhatsapp}
      </LinkButton>
      {facts.chat !== null && (
        <LinkButton href={facts.chat} newTab leftSection={<Icon icon={IconBrandWhatsapp} />}>
          {texts.messageTeam(facts.brand)}
        </LinkButton>
      )}
      <Button
        className={styles.print}
        onClick={browser.print}
        leftSection={<Icon icon={IconPrinter} />}
      >
        {texts.printTicket}
      </Button>
    </Group>
  );
}

/**
 * Returns a message for the rider's own chat: the ride, the ids and the link back to the ticket, without personal
 * details.
 */
function toMyself(booking: Booking, origin: string): string {
  const { title, location } = booking.summary;
  const reference = booking.id ?? booking.transactionId;
  return whatsappUrl({
    title: title === '' ? texts.myRide : title,
    text: [
      offSentence(booking),
      dateText(booking),
      location,
      reference && texts.bookingIdOf(reference),
    ]
      .filter(Boolean)
      .join('\n'),
    url: reference === null ? '' : origin + paths.bookingDetailsOf(reference),
    imageUrl: null,
  });
}
