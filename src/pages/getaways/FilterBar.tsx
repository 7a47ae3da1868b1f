import { Button } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { memo, useId, useRef, useState } from 'react';
import { formatMonth } from '#machines/domain/calendar.ts';
import {
  activeFilters,
  CLEARED,
  DURATION_LABELS,
  type Filters,
  PRICE_LABELS,
} from '#machines/domain/filters.ts';
import type { Item } from '#machines/domain/item.ts';
import * as texts from '#texts/getaways.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePendingInput } from '../../ui/pending-input.ts';
import { FilterSelect } from './FilterSelect.tsx';
import styles from './Getaways.module.css';
import { CHIP, MoreFilters, moreChosen } from './MoreFilters.tsx';
import type { GetawaysTab } from './tabs.ts';

interface FilterBarProps {
  tab: GetawaysTab;
  /** The list before it is narrowed. */
  items: readonly Item[];
  /** The months that have rides, `YYYY-MM`, soonest first. */
  months: readonly string[];
  filters: Filters;
  /** True while the rest of a long list is on its way: nothing can be filtered yet. */
  isDisabled: boolean;
  onFilters: (change: Partial<Filters>) => void;
}

/** Search, month, duration, price and, behind a button, the other filters; the chosen ones stand in the address. */
export const FilterBar = memo(function FilterBar({
  tab,
  items,
  months,
  filters,
  isDisabled,
  onFilters,
}: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const more = useRef<HTMLButtonElement>(null);
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts.search(tab.noun.many)}
        value={filters.search}
        isDisabled={isDisabled}
        onSearch={(search) => onFilters({ search })}
      />
      <div className={`${styles.chips} ks-scroller`}>
        {!isOpen &&
          moreChosen(filters).map(({ field, label, words }) => (
            <Button
              key={field}
              {...CHIP}
              variant="filled"
              color="ink"
              maw="15rem"
              rightSection={<Icon icon={IconX} size={18} />}
              aria-label={texts.clearFilter(label, words)}
              onClick={() => {
                // the chip goes with its filter
                more.current?.focus();
                onFilters({ [field]: undefined });
              }}
            >
              {words}
            </Button>
          ))}
        <FilterSelect
          label={texts.month}
          labels={monthLabels(months, filters.month)}
          value={filters.month}
          isDisabled={isDisabled}
          onChoose={(month) => onFilters({ month })}
        />
        <FilterSelect
          label={texts.duration}
          labels={DURATION_LABELS}
          value={filters.duration}
          isDisabled={isDisabled}
          onChoose={(duration) => onFilters({ duration })}
        />
        <FilterSelect
          label={texts.price}
          labels={PRICE_LABELS}
          value={filters.price}
          isDisabled={isDisabled}
          onChoose={(price) => onFilters({ price })}
        />
        <Button
          ref={more}
          {...CHIP}
          leftSection={<Icon icon={IconAdjustmentsHorizontal} size={18} />}
          aria-expanded={isOpen}
          aria-controls={moreId}
          disabled={isDisabled}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.moreFilters}
        </Button>
        {activeFilters(filters) > 0 && (
          <Button variant="transparent" flex="none" ml="xs" onClick={() => onFilters(CLEARED)}>
            {texts.clearAll}
          </Button>
        )}
      </div>
      {isOpen && (
        <MoreFilters
          id={moreId}
          items={items}
          filters={filters}
          isDisabled={isDisabled}
          onFilters={onFilters}
        />
      )}
    </search>
  );
});

function monthLabels(months: readonly string[], chosenMonth: string): Record<string, string> {
  const known =
    chosenMonth === '' || months.includes(chosenMonth) ? months : [...months, chosenMonth].sort();
  return Object.fromEntries([
    ['', texts.anyMonth],
    ...known.map((month) => [month, formatMonth(month)]),
  ]);
}

interface SearchFieldProps {
  label: string;
  value: string;
  isDisabled: boolean;
  onSearch: (text: string) => void;
}

/** The search field: it keeps the typed text, spaces too; the address keeps the trimmed search. */
function SearchField({ label, value, isDisabled, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  if (asked !== value) {
    setAsked(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const control = usePendingInput<HTMLInputElement>(typed, (text) => {
    setTyped(text);
    onSearch(text);
  });
  return (
    <div className={styles.search}>
      <Icon icon={IconSearch} />
      <input
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        disabled={isDisabled}
        {...control}
      />
    </div>
  );
}
