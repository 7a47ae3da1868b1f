import '@mantine/core/styles/Badge.layer.css';
import { Badge, Button, type MantineColor } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { bookingStanding, type Standing } from '#machines/domain/booking/booking-status.ts';
import type { MyBooking } from '#machines/domain/booking/my-bookings.ts';
import { formatDay } from '#machines/domain/calendar/calendar.ts';
import { BOOKING_TITLE_LENGTH } from '#machines/domain/text/text.ts';
import * as texts from '#texts/my-bookings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import styles from './BookingCard.module.css';

/** The number of last letters of an id that tell bookings of one ride apart. */
const ID_ENDING = 6;

/** The marks of a card that say that its booking is not simply good. */
interface Marks {
  readonly color: MantineColor;
  /** True where the one mark says to ask first; elsewhere each reason has a mark. */
  readonly asksFirst: boolean;
}

/** The marks of each standing. */
const MARKS: Readonly<Record<Standing['kind'], Marks>> = {
  good: { color: 'signal', asksFirst: false },
  partlyRefunded: { color: 'signal', asksFirst: false },
  contradicted: { color: 'signal', asksFirst: true },
  off: { color: 'red', asksFirst: false },
};

/** One booking of the list; a booking without an id has no details to view. */
export function BookingCard({ booking, onOpen }: { booking: MyBooking; onOpen: () => void }) {
  const { id, title, picture, location, date, onDevice } = booking;
  const { kind, reasons } = bookingStanding(booking);
  const { color, asksFirst } = MARKS[kind];
  const marks = asksFirst ? [texts.askFirst] : reasons.map((reason) => texts.off[reason]);
  return (
    <li className={`${styles.card} ks-card ks-paper`}>
      <Picture src={picture?.thumbnailUrl} alt="" />
      <div className={`${styles.body} ks-stack`}>
        <h2 className="ks-title" dir="auto">
          <TruncatedText text={title} limit={BOOKING_TITLE_LENGTH} />
        </h2>
        {location !== '' && <Fact icon={IconMapPin} text={location} />}
        <Fact icon={IconCalendar} text={date === null ? texts.dateUnknown : formatDay(date.day)} />
        {id !== null && (
          <Fact icon={IconTicket} text={texts.bookingEndingIn(id.slice(-ID_ENDING))} />
        )}
        {(onDevice || marks.length > 0) && (
          <div className={`${styles.marks} ks-wrap`}>
            {onDevice && <Badge>{texts.onThisDevice}</Badge>}
            {marks.map((mark) => (
              <Badge key={mark} color={color} variant="light">
                {mark}
              </Badge>
            ))}
          </div>
        )}
        {id !== null && (
          <Button
            variant="transparent"
            className={styles.openButton}
            aria-label={texts.viewDetailsOf(title)}
            onClick={onOpen}
          >
            {texts.viewDetails}
          </Button>
        )}
      </div>
    </li>
  );
}

function Fact({ icon, text }: { icon: TablerIcon; text: string }) {
  return (
    <div className={`${styles.fact} ks-fact`}>
      <Icon icon={icon} size={18} />
      <span className="ks-cut" dir="auto">
        {text}
      </span>
    </div>
  );
}
