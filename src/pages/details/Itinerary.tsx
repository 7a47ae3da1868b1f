import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useLayoutEffect, useRef, useState } from 'react';
import { openDay, queryWithDay } from '#machines/domain/catalogue/details-link.ts';
import type { Trip } from '#machines/domain/catalogue/item.ts';
import { itineraryDate } from '#machines/domain/catalogue/item-dates.ts';
import * as texts from '#texts/details.ts';
import { useDetailsService } from '../../site/details.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsPrinting } from '../../ui/printing.ts';
import details from './Details.module.css';
import styles from './Itinerary.module.css';

interface ItineraryProps {
  days: Trip['itinerary'];
  start: Trip['start'];
  /** The path of the page's address, whose query names the open day. */
  path?: string | undefined;
}

/**
 * The days of a trip along a route line. At most one is open, at first the first one; on paper all are. They open
 * without a script.
 */
export function Itinerary({ days, start, path }: ItineraryProps) {
  const { address } = useDetailsService();
  const [open, setOpen] = useState<number | null>(0);
  const isPrinting = useIsPrinting();
  const list = useRef<HTMLOListElement>(null);
  // The prerendered page knows no query, so the day of a link opens before the first paint after it is taken over,
  // unless the visitor has opened or closed one by then.
  useLayoutEffect(() => {
    const openIndex = openIn(list.current);
    setOpen(openIndex === 0 ? openDay(address.query(), days.length) : openIndex);
    if (openIndex !== 0) address.write(path, (query) => queryWithDay(query, openIndex));
  }, [address, path, days.length]);
  const toggled = (index: number, isOpen: boolean) => {
    if (isPrinting) return;
    // the day that closes for another one fires its event later
    const openIndex = isOpen ? index : openIn(list.current);
    if (openIndex === open) return;
    setOpen(openIndex);
    address.write(path, (query) => queryWithDay(query, openIndex));
  };
  return (
    <section className={details.section}>
      <h2>{texts.itinerary}</h2>
      <ol ref={list}>
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: day numbers may repeat; the list never changes order
          <li key={index} className={styles.day}>
            <details
              // days of one name close each other
              name={isPrinting ? undefined : 'itinerary'}
              open={isPrinting || open === index}
              onToggle={({ currentTarget }) => toggled(index, currentTarget.open)}
            >
              <summary className={styles.dayControl}>
                <span className={styles.dot} aria-hidden="true">
                  {day.dayNumber}
                </span>
                <h3 className={styles.dayTitle}>
                  <small className="ks-quiet">
                    {[texts.dayOfTrip(day.dayNumber), itineraryDate({ start }, day.dayNumber)]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  <bdi>{day.title}</bdi>
                </h3>
                <Icon icon={IconChevronDown} />
              </summary>
              <div className={styles.dayPanel}>
                {day.description !== '' && <p dir="auto">{day.description}</p>}
                {day.locations.length > 0 && (
                  <ol className={`${styles.stops} ks-wrap`} aria-label={texts.stops}>
                    {day.locations.map((name, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass the same place twice
                      <li key={index} className={styles.stop}>
                        {index > 0 && <Icon icon={IconArrowRight} size={18} color="dimmed" />}
                        <bdi>{name}</bdi>
                      </li>
                    ))}
                  </ol>
                )}
                {day.activities.length > 0 && (
                  <ul className={`${styles.activities} ks-wrap`} aria-label={texts.activities}>
                    {[...new Set(day.activities)].map((name) => (
                      <li key={name} dir="auto">
                        {name}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the index of the open day of a list, from 0; null where all are closed. */
function openIn(list: HTMLOListElement | null): number | null {
  const days = [...(list?.querySelectorAll('details') ?? [])];
  const index = days.findIndex((day) => day.open);
  return index === -1 ? null : index;
}
