import { Button, Group } from '@mantine/core';
import { useMemo } from 'react';
import { byAlphabet, type Filters, filterChoices, isSameName } from '#machines/domain/filters.ts';
import { type Item, levelLabel } from '#machines/domain/item.ts';
import * as texts from '#texts/getaways.ts';
import { FilterSelect } from './FilterSelect.tsx';

/** The look of a filter that is a button. */
export const CHIP = { size: 'sm', radius: 'var(--ks-radius-pill)', flex: 'none' } as const;

type Field = 'organiser' | 'terrain' | 'level';

interface MoreFiltersProps {
  id: string;
  /** The list before it is narrowed. */
  items: readonly Item[];
  filters: Filters;
  isDisabled: boolean;
  onFilters: (change: Partial<Filters>) => void;
}

/** The filters besides month, duration and price, as far as the list's items differ in them. */
export function MoreFilters({ id, items, filters, isDisabled, onFilters }: MoreFiltersProps) {
  const choices = useMemo(() => filterChoices(items), [items]);
  const selects = [
    {
      field: 'organiser',
      label: texts.organiser,
      any: texts.anyOrganiser,
      values: choices.organisers,
    },
    { field: 'terrain', label: texts.terrain, any: texts.anyTerrain, values: choices.terrains },
    { field: 'level', label: texts.level, any: texts.anyLevel, values: choices.levels },
  ] as const;
  return (
    <Group id={id} gap="xs" w="100%">
      {selects.map(({ field, label, any, values }) => {
        const asked = filters[field] ?? '';
        const value = values.find((choice) => isSameName(choice, asked)) ?? asked;
        if (values.length < 2 && value === '') return null;
        return (
          <FilterSelect
            key={field}
            label={label}
            labels={labelsOf(any, values, value, field)}
            value={value}
            isDisabled={isDisabled}
            onChoose={(choice) => onFilters({ [field]: choice || undefined })}
          />
        );
      })}
      <Button
        {...CHIP}
        variant={filters.hasSeats ? 'filled' : 'default'}
        color="ink"
        aria-pressed={filters.hasSeats === true}
        disabled={isDisabled}
        onClick={() => onFilters({ hasSeats: filters.hasSeats ? undefined : true })}
      >
        {texts.hasSeats}
      </Button>
    </Group>
  );
}

function labelsOf(
  any: string,
  values: readonly string[],
  chosen: string,
  field: Field,
): Readonly<Record<string, string>> {
  const known = chosen === '' || values.includes(chosen) ? values : byAlphabet([...values, chosen]);
  return Object.fromEntries([['', any], ...known.map((value) => [value, wordsOf(field, value)])]);
}

/** The chosen ones of these filters, in words, for the chips that take them back. */
export function moreChosen(filters: Filters) {
  const fields = [
    ['organiser', texts.organiser],
    ['terrain', texts.terrain],
    ['level', texts.level],
  ] as const;
  return [
    ...fields.flatMap(([field, label]) => {
      const value = filters[field];
      return value === undefined ? [] : [{ field, label, words: wordsOf(field, value) }];
    }),
    ...(filters.hasSeats
      ? [{ field: 'hasSeats', label: texts.seats, words: texts.hasSeats } as const]
      : []),
  ];
}

/** A choice as it is shown; the address keeps the items' own word. */
function wordsOf(field: Field, value: string): string {
  if (field === 'level') return levelLabel(value);
  return `${value.slice(0, 1).toUpperCase()}${value.slice(1)}`;
}
