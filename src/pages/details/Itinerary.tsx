import { Accordion } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useLayoutEffect, useState } from 'react';
import { openDay, queryWithDay } from '#machines/domain/details-link.ts';
import type { ItineraryDay } from '#machines/domain/item.ts';
import * as texts from '#texts/details.ts';
import { Icon } from '../../ui/Icon.tsx';
import details from './Details.module.css';
import type { DetailsAddress } from './details-address.ts';
import styles from './Itinerary.module.css';

interface ItineraryProps {
  days: readonly ItineraryDay[];
  /** The calendar day of an itinerary day, as 'Sat 12 Jun'; '' when the trip has no start. */
  dateOf(dayNumber: number): string;
  /** Where the open day is kept; it starts as the first one where that is left out. */
  address?: DetailsAddress | undefined;
}

/** The days of a trip along a route line; at most one is open, the first one to begin with. */
export function Itinerary({ days, dateOf, address }: ItineraryProps) {
  const [open, setOpen] = useState<number | null>(0);
  // The prerendered page knows no query, so the day of a link opens before the first paint after it is taken over.
  useLayoutEffect(() => {
    if (address !== undefined) setOpen(openDay(address.query(), days.length));
  }, [address, days.length]);
  return (
    <section className={details.section}>
      <h2>{texts.itinerary}</h2>
      <Accordion
        value={open === null ? null : String(open)}
        onChange={(value) => {
          const index = value === null ? null : Number(value);
          setOpen(index);
          address?.write(queryWithDay(address.query(), index));
        }}
        order={3}
        chevron={<Icon icon={IconChevronDown} />}
        classNames={{
          item: styles.dayItem,
          itemTitle: styles.dayTitle,
          control: styles.dayControl,
          label: styles.dayLabel,
          panel: styles.dayPanel,
        }}
      >
        <ol className={styles.route}>
          {days.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: day numbers may repeat; the list never changes order
            <li key={index} className={styles.day}>
              <Accordion.Item value={String(index)}>
                <span className={styles.dot} aria-hidden="true">
                  {day.dayNumber}
                </span>
                <Accordion.Control>
                  <small>
                    {[texts.dayOfTrip(day.dayNumber), dateOf(day.dayNumber)]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  {day.title}
                </Accordion.Control>
                <Accordion.Panel>
                  {day.description !== '' && <p>{day.description}</p>}
                  <Stops names={day.locations} />
                  <Activities names={day.activities} />
                </Accordion.Panel>
              </Accordion.Item>
            </li>
          ))}
        </ol>
      </Accordion>
    </section>
  );
}

function Stops({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ol className={styles.stops} aria-label={texts.stops}>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass the same place twice
        <li key={index}>
          {index > 0 && <Icon icon={IconArrowRight} size={18} className={styles.arrow} />}
          {name}
        </li>
      ))}
    </ol>
  );
}

function Activities({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ul className={styles.activities} aria-label={texts.activities}>
      {[...new Set(names)].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
