import { useEffect, useRef } from 'react';
import { addDays, formatDays, monthLabel } from '#machines/domain/calendar/calendar.ts';
import { comingWeekends } from '#machines/domain/calendar/weekend.ts';
import {
  ANY_DAYS,
  type PeriodCount,
  type PeriodField,
} from '#machines/domain/catalogue/filters.ts';
import { grouped } from '#machines/domain/payment/money.ts';
import * as texts from '#texts/getaways.ts';
import type { FilterBarProps } from './FilterBar.tsx';
import styles from './Getaways.module.css';

/** The words of a weekend or a month, among others of its kind, at `now` (epoch ms). */
const LABELS = {
  weekend(weekend: string, _: readonly string[], now: number) {
    const name = texts.comingWeekends[comingWeekends(now).indexOf(weekend)];
    return name ?? formatDays(weekend, addDays(weekend, 1));
  },
  month: monthLabel,
} satisfies Record<PeriodField, (value: string, others: readonly string[], now: number) => string>;

/**
 * The weekends and months that have rides, each with their number. A press displays the rides of one alone; another
 * press displays all again.
 */
export function PeriodStrip({
  tab,
  now,
  counts,
  filters,
  onFilters,
}: Omit<FilterBarProps, 'items'> & { now: number; counts: readonly PeriodCount[] }) {
  const { month, weekend } = filters;
  const strip = useRef<HTMLFieldSetElement>(null);

  // The chosen one is scrolled into view, whichever address opened the page; the page itself stays where it is.
  useEffect(() => {
    const chosen = strip.current?.querySelector('[aria-pressed="true"]');
    if (month + weekend === '' || !strip.current || !chosen) return;
    const outer = strip.current.getBoundingClientRect();
    const inner = chosen.getBoundingClientRect();
    const middle = inner.left + inner.width / 2 - outer.left - outer.width / 2;
    if (inner.left < outer.left || inner.right > outer.right) strip.current.scrollLeft += middle;
  }, [month, weekend]);

  return (
    <fieldset
      ref={strip}
      className={`${styles.strip} ks-scroller`}
      aria-label={texts.byDate(tab.label)}
    >
      {counts.map(({ field, value, count }) => {
        const others = counts.filter((other) => other.field === field).map((other) => other.value);
        const label = LABELS[field](value, others, now);
        const isChosen = filters[field] === value;
        return (
          <button
            key={value}
            type="button"
            name={`${field}-${value}`}
            className={styles.period}
            aria-pressed={isChosen}
            disabled={count === 0 && !isChosen}
            onClick={() => onFilters({ ...ANY_DAYS, [field]: isChosen ? '' : value })}
            aria-label={`${label} ${texts.counted(grouped(count), count, tab.noun)}`}
          >
            <b>{label}</b> <span>{grouped(count)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
