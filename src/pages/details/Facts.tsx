import type { Icon as TablerIcon } from '@tabler/icons-react';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconArmchair from '@tabler/icons-react/dist/esm/icons/IconArmchair.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMountain from '@tabler/icons-react/dist/esm/icons/IconMountain.mjs';
import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Facts.module.css';
import type { Fact } from './facts.ts';

const ICONS: Record<Fact['kind'], TablerIcon> = {
  date: IconCalendar,
  place: IconMapPin,
  organiser: IconUserStar,
  duration: IconClock,
  meetupTime: IconAlarm,
  terrain: IconMountain,
  capacity: IconArmchair,
};

/** The row of facts with their icons. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.kind} className={styles.fact}>
          <dt>
            <Icon icon={ICONS[fact.kind]} size={24} />
            <span>{fact.label}</span>
          </dt>
          <dd dir="auto">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
