import { Button, Group } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { type Booking, standingOf } from '#machines/domain/booking.ts';
import { entryOfBooking } from '#machines/domain/ride-entry.ts';
import { whatsappUrl } from '#machines/domain/share.ts';
import * as texts from '#texts/booking-details.ts';
import { itemLink } from '../../item-link.ts';
import * as paths from '../../paths.ts';
import { type CalendarHelp, CalendarLinks, saveCalendarFile } from '../../ui/CalendarLinks.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './BookingDetails.module.css';
import { dateText, offSentence } from './Ticket.tsx';

/** The help that a ticket gets from the site around it. */
export interface TicketHelp extends CalendarHelp {
  /** Opens a chat with the team, who pass a message on to the organiser. */
  chat: string;
  print: () => void;
}

/** The actions of a ticket: keep the date, print it, ask the organiser. */
export function TicketActions({ booking, help }: { booking: Booking; help: TicketHelp }) {
  const [openedAt] = useState(help.now);
  const isOff = standingOf(booking).kind === 'off';
  const link = booking.item === null ? null : itemLink(booking.item);
  // '' where the booking does not say which ride it is
  const page = link === null ? '' : help.origin + link.href;
  const source = { host: new URL(help.origin).host, page, openedAt };
  const entry = isOff ? null : entryOfBooking(booking, source);
  return (
    <Group className={`${styles.actions} ks-screen`} gap="sm" mt="lg">
      {entry !== null && (
        <>
          <Button
            variant="filled"
            onClick={() => saveCalendarFile(entry, help)}
            leftSection={<Icon icon={IconCalendarPlus} />}
          >
            {texts.addToCalendar}
          </Button>
          <CalendarLinks entry={entry} />
        </>
      )}
      <Button onClick={help.print} leftSection={<Icon icon={IconPrinter} />}>
        {texts.printTicket}
      </Button>
      <Button
        component={SiteLink}
        href={toMyself(booking, help)}
        newTab
        leftSection={<Icon icon={IconSend} />}
      >
        {texts.sendToWhatsapp}
      </Button>
      {help.chat !== '' && (
        <Button
          component={SiteLink}
          href={help.chat}
          newTab
          leftSection={<Icon icon={IconBrandWhatsapp} />}
        >
          {texts.messageOrganiser}
        </Button>
      )}
    </Group>
  );
}

/** A message for the rider's own chat: the ride, the ids and the way back to the ticket, and nothing of the person. */
function toMyself(booking: Booking, { origin }: TicketHelp): string {
  const { title, place } = booking.summary;
  const reference = booking.id ?? booking.transactionId;
  return whatsappUrl({
    title: title === '' ? texts.myRide : title,
    text: [
      offSentence(booking),
      dateText(booking),
      place,
      reference === null ? '' : texts.bookingIdOf(reference),
    ]
      .filter((line) => line !== '')
      .join('\n'),
    url: reference === null ? '' : origin + paths.bookingDetailsOf(reference),
    imageUrl: null,
  });
}
