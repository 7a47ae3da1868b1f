import { useEffect, useRef } from 'react';
import { formatMonth } from '#machines/domain/calendar.ts';
import type { MonthCount } from '#machines/domain/filters.ts';
import { grouped } from '#machines/domain/money.ts';
import * as texts from '#texts/getaways.ts';
import type { FilterProps } from './FilterSelect.tsx';
import styles from './Getaways.module.css';
import type { GetawaysTab } from './tabs.ts';

interface MonthStripProps extends Pick<FilterProps, 'filters' | 'onFilters'> {
  tab: GetawaysTab;
  /** The months of the list, soonest first; none while the rest of a long list is on its way. */
  counts: readonly MonthCount[];
}

/** The months that have rides, each with its number: a press shows that month alone, another one all again. */
export function MonthStrip({ tab, counts, filters, onFilters }: MonthStripProps) {
  const { month } = filters;
  const strip = useRef<HTMLFieldSetElement>(null);

  // The chosen month is scrolled into view, whichever address opened the page.
  useEffect(() => {
    const chosen = month === '' ? null : strip.current?.querySelector('[aria-pressed="true"]');
    if (chosen) showWithin(strip.current, chosen);
  }, [month]);

  return (
    <fieldset
      ref={strip}
      className={`${styles.strip} ks-scroller`}
      aria-label={texts.byMonth(tab.label)}
    >
      {counts.map(({ month: each, count }) => (
        <button
          key={each}
          type="button"
          className={styles.month}
          aria-pressed={each === month}
          disabled={count === 0 && each !== month}
          onClick={() => onFilters({ month: each === month ? '' : each })}
        >
          <span>{`${formatMonth(each)} `}</span>
          <b>{grouped(count)}</b>
          <span className="ks-hidden">{` ${texts.nounFor(count, tab.noun)}`}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Scrolls a strip sideways, as far as it takes, until one of its parts is in sight; the page stays where it is. */
function showWithin(strip: Element | null, part: Element): void {
  if (strip === null) return;
  const [outer, inner] = [strip.getBoundingClientRect(), part.getBoundingClientRect()];
  const middle = inner.left + inner.width / 2 - outer.left - outer.width / 2;
  if (inner.left < outer.left || inner.right > outer.right) strip.scrollLeft += middle;
}
