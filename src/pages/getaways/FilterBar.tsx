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

/** The control of one filter. */
type Control =
  /** One of its own: the search field, the strip of months and weekends, or the order of the list. */
  | { readonly kind: 'own' }
  /** A choice in the bar, with the words of each. */
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly labels: Readonly<Record<string, string>>;
    }
  /** A choice behind the button, of the names that the list's items have. */
  | {
      readonly kind: 'name';
      readonly label: string;
      readonly any: string;
      /** Returns the label of a name; the address has the items' own word. */
      readonly labelOf: (name: string) => string;
    }
  /** A button behind the other one, which is pressed or not. */
  | { readonly kind: 'toggle'; readonly label: string; readonly words: string };

/** The table of controls, in the order of the page. */
const CONTROLS = {
  search: { kind: 'own' },
  month: { kind: 'own' },
  weekend: { kind: 'own' },
  duration: { kind: 'choice', label: texts.duration, labels: durations },
  price: { kind: 'choice', label: texts.price, labels: prices },
  organiser: {
    kind: 'name',
    label: texts.organiser,
    any: texts.anyOrganiser,
    labelOf: capitalised,
  },
  terrain: { kind: 'name', label: texts.terrain, any: texts.anyTerrain, labelOf: capitalised },
  level: { kind: 'name', label: texts.level, any: texts.anyLevel, labelOf: levelLabel },
  hasSeats: { kind: 'toggle', label: texts.seats, words: texts.hasSeats },
  sort: { kind: 'own' },
} as const satisfies Readonly<Record<keyof Filters, Control>>;

/** The filters with a control of a kind. */
type FieldOf<Kind extends Control['kind']> = {
  [Field in keyof Filters]: (typeof CONTROLS)[Field]['kind'] extends Kind ? Field : never;
}[keyof Filters];

/** Returns the filters with a control of a kind, in the order of the page. */
function fieldsOf<Kind extends Control['kind']>(kind: Kind): readonly FieldOf<Kind>[] {
  const fields = Object.keys(CONTROLS) as (keyof Filters)[];
  return fields.filter((field): field is FieldOf<Kind> => CONTROLS[field].kind === kind);
}

const CHOICES = fieldsOf('choice');
const NAMES = fieldsOf('name');
const TOGGLES = fieldsOf('toggle');

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
        {CHOICES.map((field) => (
          <FilterSelect {...bar} key={field} field={field} {...CONTROLS[field]} />
        ))}
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
      {NAMES.map((field) => {
        const { label, any, labelOf } = CONTROLS[field];
        const values = choicesOf[field];
        const chosen = filters[field];
        const value = values.find((choice) => isSameName(choice, chosen)) ?? chosen;
        if (values.length < 2 && value === '') return null;
        return (
          <FilterSelect
            {...bar}
            key={field}
            field={field}
            label={label}
            labels={labelsOf(any, values, value, labelOf)}
            value={value}
          />
        );
      })}
      {TOGGLES.map((field) => (
        <Button
          {...CHIP}
          key={field}
          name={field}
          variant={filters[field] ? 'filled' : 'default'}
          color="ink"
          aria-pressed={filters[field]}
          disabled={isDisabled}
          onClick={() => onFilters({ [field]: !filters[field] })}
        >
          {CONTROLS[field].words}
        </Button>
      ))}
    </div>
  );
}

function labelsOf(
  any: string,
  values: readonly string[],
  chosen: string,
  labelOf: (name: string) => string,
): Readonly<Record<string, string>> {
  const options =
    chosen === '' || values.includes(chosen) ? values : byAlphabet([...values, chosen]);
  return Object.fromEntries([['', any], ...options.map((value) => [value, labelOf(value)])]);
}

/** Returns the chosen filters in words, for the chips that clear them. */
export function chosenChips(filters: Filters) {
  return [
    ...NAMES.flatMap((field) => {
      const { label, labelOf } = CONTROLS[field];
      const value = filters[field];
      return value === '' ? [] : [{ field, label, words: labelOf(value) }];
    }),
    ...TOGGLES.flatMap((field) => {
      const { label, words } = CONTROLS[field];
      return filters[field] ? [{ field, label, words }] : [];
    }),
  ];
}

function capitalised(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
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
