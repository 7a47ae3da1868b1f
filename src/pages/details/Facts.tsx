import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconArmchair from '@tabler/icons-react/dist/esm/icons/IconArmchair.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMountain from '@tabler/icons-react/dist/esm/icons/IconMountain.mjs';
import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs';
import { durationLabel } from '#machines/domain/duration.ts';
import type { Item } from '#machines/domain/item.ts';
import { detailsDate, timeLabel } from '#machines/domain/item-dates.ts';
import * as texts from '#texts/details.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Facts.module.css';

/** The facts of a trip, training or event with their icons, in the order of a rider's questions (rule: Details page). */
export function Facts({ item }: { item: Item }) {
  const isTrip = item.kind === 'trip';
  const seats = isTrip ? item.availableSeats : null;
  const facts: [icon: typeof IconClock, label: string, value: string][] = [
    [IconCalendar, texts.date, detailsDate(item)],
    [IconMapPin, isTrip ? texts.meetupPoint : texts.location, item.place || texts.unknownPlace],
    [IconUserStar, texts.organiser, item.organiser],
    isTrip
      ? [IconClock, texts.duration, durationLabel(item, texts.unknownDuration)]
      : [IconClock, texts.time, timeLabel(item)],
    [IconAlarm, texts.meetupTime, item.meetupTime],
    [IconMountain, texts.terrain, isTrip ? item.terrain : ''],
    [IconArmchair, texts.capacity, seats === null ? '' : texts.seatsAvailable(seats)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([icon, label, value]) =>
          value !== '' && (
            <div key={label} className={styles.fact}>
              <dt>
                <Icon icon={icon} size={24} />
                <span>{label}</span>
              </dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
