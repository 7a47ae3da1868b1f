import { ActionIcon } from '@mantine/core';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type Filters, NO_FILTERS } from '#machines/domain/catalogue/filters.ts';
import { orders } from '#texts/finding.ts';
import * as texts from '#texts/getaways.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePendingInput } from '../../ui/pending-input.ts';
import styles from './Getaways.module.css';

/** The props of every control of the filters. */
export interface FilterProps {
  filters: Filters;
  /** True while the rest of a long list is on its way: nothing can be filtered yet. */
  isDisabled: boolean;
  onFilters: (change: Partial<Filters>) => void;
}

interface SelectProps extends FilterProps {
  field: Exclude<keyof Filters, 'search' | 'hasSeats'>;
  /** The name of the choice, in a word. */
  label: string;
  /** The words of each choice. */
  labels: Readonly<Record<string, string>>;
  /** The choice as the labels spell it, where the address may not. */
  value?: string;
}

/** The control of a choice, on which the phone's own picker opens. An unknown text changes nothing. */
function useSelect(props: SelectProps) {
  const { field, label, labels, filters, value = filters[field], isDisabled, onFilters } = props;
  const control = usePendingInput<HTMLSelectElement>(value, (text) => {
    if (Object.hasOwn(labels, text)) onFilters({ [field]: text });
  });
  const select = (
    <select aria-label={label} disabled={isDisabled} {...control}>
      {Object.entries(labels).map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  );
  return { select, ref: control.ref, value };
}

/** A choice as a chip: dark with a cross while it narrows the list. */
export function FilterSelect(props: SelectProps) {
  const { field, label, labels, onFilters } = props;
  const { select, ref, value } = useSelect(props);
  const isSet = value !== NO_FILTERS[field];
  return (
    <div className={isSet ? `${styles.chip} ${styles.active}` : styles.chip}>
      {select}
      {isSet ? (
        <ActionIcon
          className={styles.clearButton}
          radius="50%"
          pos="absolute"
          right={0}
          c="white"
          aria-label={texts.clearFilter(label, labels[value] ?? '')}
          onClick={() => {
            // the cross goes with its filter
            ref.current?.focus();
            onFilters({ [field]: NO_FILTERS[field] });
          }}
        >
          <Icon icon={IconX} size={18} />
        </ActionIcon>
      ) : (
        <Icon icon={IconChevronDown} size={18} />
      )}
    </div>
  );
}

/** The order of a list, at the right end of its heading row. */
export function SortSelect(props: FilterProps) {
  const { select } = useSelect({
    ...props,
    field: 'sort',
    label: texts.order,
    labels: orders,
  });
  return (
    <div className={styles.sort}>
      <Icon icon={IconArrowsSort} size={18} />
      {select}
    </div>
  );
}
