import { Button } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { memo, useId, useMemo, useRef, useState } from 'react';
import {
  activeFilters,
  byAlphabet,
  CLEARED_FILTERS,
  type Filters,
  filterChoices,
} from '#machines/domain/catalogue/filters.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { levelLabel } from '#machines/domain/catalogue/item-labels.ts';
import { isSameName } from '#machines/domain/text/folded-text.ts';
import { durations, prices } from '#texts/finding.ts';
import * as texts from '#texts/getaways.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePendingInput } from '../../ui/pending-input.ts';
import type { GetawaysTab } from '../../widgets/lists/getaways-tabs.ts';
import { FilterSelect } from './FilterSelect.tsx';
import styles from './Getaways.module.css';
import type { FilterProps } from './use-select.tsx';

/** The style of a filter that is a button. */
const CHIP = { size: 'sm', radius: 'var(--ks-radius-pill)' } as const;

const FIELDS = [
  { field: 'organiser', label: texts.organiser, any: texts.anyOrganiser, choices: 'organisers' },
  { field: 'terrain', label: texts.terrain, any: texts.anyTerrain, choices: 'terrains' },
  { field: 'level', label: texts.level, any: texts.anyLevel, choices: 'levels' },
] as const;

/** The filters of a list, with its tab and its items. */
export interface FilterBarProps extends FilterProps {
  tab: GetawaysTab;
  /** The items of the list before it is narrowed. */
  items: readonly Item[];
}

/** Search, duration, price and, behind a button, the other filters. The chosen filters stand in the address. */
export const FilterBar = memo(function FilterBar({ tab, items, ...bar }: FilterBarProps) {
  const { filters, isDisabled, onFilters } = bar;
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const more = useRef<HTMLButtonElement>(null);
  return (
    <search className={styles.filters}>
      <SearchField {...bar} tab={tab} />
      <div className={`${styles.chips} ks-scroller`}>
        {!isOpen &&
          chosenChips(filters).map(({ field, label, words }) => (
            <Button
              key={field}
              {...CHIP}
              variant="filled"
              color="ink"
              className={styles.chosen}
              rightSection={<Icon icon={IconX} size={18} />}
              aria-label={texts.clearFilter(label, words)}
              onClick={() => {
                // the chip goes with its filter
                more.current?.focus();
                onFilters({ [field]: CLEARED_FILTERS[field] });
              }}
            >
              {words}
            </Button>
          ))}
        <FilterSelect {...bar} field="duration" label={texts.duration} labels={durations} />
        <FilterSelect {...bar} field="price" label={texts.price} labels={prices} />
        <Button
          ref={more}
          {...CHIP}
          name="more-filters"
          leftSection={<Icon icon={IconAdjustmentsHorizontal} size={18} />}
          aria-expanded={isOpen}
          aria-controls={moreId}
          disabled={isDisabled}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.moreFilters}
        </Button>
        {activeFilters(filters) > 0 && (
          <Button variant="transparent" ms="xs" onClick={() => onFilters(CLEARED_FILTERS)}>
            {texts.clearAll}
          </Button>
        )}
      </div>
      {isOpen && <MoreFilters {...bar} id={moreId} items={items} />}
    </search>
  );
});

/** The filters besides month, duration and price, as far as the list's items differ in them. */
function MoreFilters({ id, items, ...bar }: Omit<FilterBarProps, 'tab'> & { id: string }) {
  const { filters, isDisabled, onFilters } = bar;
  const choicesOf = useMemo(() => filterChoices(items), [items]);
  return (
    <div id={id} className={`${styles.more} ks-wrap`}>
      {FIELDS.map(({ field, label, any, choices }) => {
        const values = choicesOf[choices];
        const chosen = filters[field];
        const value = values.find((choice) => isSameName(choice, chosen)) ?? chosen;
        if (values.length < 2 && value === '') return null;
        return (
          <FilterSelect
            {...bar}
            key={field}
            field={field}
            label={label}
            labels={labelsOf(any, values, value, (name) => choiceLabel(field, name))}
            value={value}
          />
        );
      })}
      <Button
        {...CHIP}
        name="has-seats"
        variant={filters.hasSeats ? 'filled' : 'default'}
        color="ink"
        aria-pressed={filters.hasSeats}
        disabled={isDisabled}
        onClick={() => onFilters({ hasSeats: !filters.hasSeats })}
      >
        {texts.hasSeats}
      </Button>
    </div>
  );
}

function labelsOf(
  any: string,
  values: readonly string[],
  chosen: string,
  choiceLabel: (value: string) => string,
): Readonly<Record<string, string>> {
  const options =
    chosen === '' || values.includes(chosen) ? values : byAlphabet([...values, chosen]);
  return Object.fromEntries([['', any], ...options.map((value) => [value, choiceLabel(value)])]);
}

/** Returns the chosen filters in words, for the chips that clear them. */
export function chosenChips(filters: Filters) {
  return [
    ...FIELDS.flatMap(({ field, label }) => {
      const value = filters[field];
      return value === '' ? [] : [{ field, label, words: choiceLabel(field, value) }];
    }),
    ...(filters.hasSeats
      ? [{ field: 'hasSeats', label: texts.seats, words: texts.hasSeats } as const]
      : []),
  ];
}

/** Returns the label of a choice; the address has the items' own word. */
function choiceLabel(field: keyof Filters, value: string): string {
  if (field === 'level') return levelLabel(value);
  return `${value.slice(0, 1).toUpperCase()}${value.slice(1)}`;
}

/** The search field. It has the typed text, spaces included; the address has the trimmed search. */
function SearchField({ tab, filters, isDisabled, onFilters }: Omit<FilterBarProps, 'items'>) {
  const { search: value } = filters;
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const control = usePendingInput<HTMLInputElement>(typed, (text) => {
    setTyped(text);
    onFilters({ search: text });
  });
  return (
    <div className={styles.search}>
      <Icon icon={IconSearch} color="dimmed" />
      <input
        type="search"
        dir="auto"
        aria-label={texts.search(tab.noun.many)}
        placeholder={texts.searchPlaceholders[tab.id]}
        autoComplete="off"
        enterKeyHint="search"
        disabled={isDisabled}
        {...control}
      />
    </div>
  );
}
