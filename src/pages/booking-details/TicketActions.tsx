import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { Booking } from '#machines/domain/booking.ts';
import { icalendar } from '#machines/domain/icalendar.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './BookingDetails.module.css';

/** What a ticket needs of the site around it. */
export interface TicketHelp {
  /** The organiser of a booking that names none, and the maker of its calendar file. */
  brand: string;
  /** Opens a chat with the team, who pass a message on to the organiser. */
  chat: string;
  /** The address of this site, that the ticket's code leads back to. */
  origin: string;
  print: () => void;
  /** Offers a file to keep; the text is an iCalendar file. */
  save: (name: string, text: string) => void;
}

/** What a rider does with a ticket: keep the date, print it, ask the organiser. */
export function TicketActions({ booking, help }: { booking: Booking; help: TicketHelp }) {
  const entry = calendarFile(booking, help);
  const hasChat = help.chat !== '';
  return (
    <div className={styles.actions}>
      {entry !== null && (
        <Button variant="primary" onClick={() => help.save(fileName(help.brand), entry)}>
          <Icon icon={IconCalendarPlus} />
          Add to calendar
        </Button>
      )}
      <Button onClick={help.print}>
        <Icon icon={IconPrinter} />
        Print ticket
      </Button>
      {hasChat && (
        <LinkButton href={help.chat} newTab>
          <Icon icon={IconBrandWhatsapp} />
          Message the organiser
        </LinkButton>
      )}
    </div>
  );
}

/** 'Bolt & Bevel' → 'bolt-bevel-ride.ics'. */
function fileName(brand: string): string {
  return `${
    brand
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? 'my'
  }-ride.ics`;
}

function calendarFile(
  { id, item, summary, bookedAt }: Booking,
  { brand, origin }: TicketHelp,
): string | null {
  if (summary.date === null) return null;
  const firstDay = summary.date.day;
  const end = item?.end?.day ?? firstDay;
  const entry = {
    uid: `${id ?? summary.title}@${new URL(origin).host}`,
    title: summary.title,
    firstDay,
    lastDay: end < firstDay ? firstDay : end,
    place: summary.place,
    notes: [
      item === null || item.meetupTime === '' ? '' : `Meet at ${item.meetupTime}`,
      id === null ? '' : `Booking ${id}`,
    ]
      .filter((line) => line !== '')
      .join('\n'),
    madeAt: bookedAt ?? Date.parse(firstDay),
  };
  return icalendar(entry, brand);
}
