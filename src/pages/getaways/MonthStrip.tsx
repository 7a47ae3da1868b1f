import { useEffect, useRef } from 'react';
import { monthLabel } from '#machines/domain/calendar/calendar.ts';
import type { MonthCount } from '#machines/domain/catalogue/filters.ts';
import { grouped } from '#machines/domain/payment/money.ts';
import * as texts from '#texts/getaways.ts';
import type { FilterBarProps } from './FilterBar.tsx';
import styles from './Getaways.module.css';

/** The months that have rides, each with its number: a press shows that month alone, another one all again. */
export function MonthStrip({
  tab,
  counts,
  filters,
  onFilters,
}: Omit<FilterBarProps, 'items'> & { counts: readonly MonthCount[] }) {
  const { month } = filters;
  const months = counts.map((each) => each.month);
  const strip = useRef<HTMLFieldSetElement>(null);

  // The chosen month is scrolled into view, whichever address opened the page; the page itself stays where it is.
  useEffect(() => {
    const chosen = strip.current?.querySelector('[aria-pressed="true"]');
    if (month === '' || !strip.current || !chosen) return;
    const outer = strip.current.getBoundingClientRect();
    const inner = chosen.getBoundingClientRect();
    const middle = inner.left + inner.width / 2 - outer.left - outer.width / 2;
    if (inner.left < outer.left || inner.right > outer.right) strip.current.scrollLeft += middle;
  }, [month]);

  return (
    <fieldset
      ref={strip}
      className={`${styles.strip} ks-scroller`}
      aria-label={texts.byMonth(tab.label)}
    >
      {counts.map(({ month: each, count }) => {
        const label = monthLabel(each, months);
        return (
          <button
            key={each}
            type="button"
            className={styles.month}
            aria-pressed={each === month}
            disabled={count === 0 && each !== month}
            onClick={() => onFilters({ month: each === month ? '' : each })}
            aria-label={`${label} ${texts.counted(grouped(count), count, tab.noun)}`}
          >
            <b>{label}</b> <span>{grouped(count)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
