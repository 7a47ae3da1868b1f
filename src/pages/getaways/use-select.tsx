import type { Filters } from '#machines/domain/catalogue/filters.ts';
import { usePendingInput } from '../../ui/pending-input.ts';

/** The props of every control of the filters. */
export interface FilterProps {
  filters: Filters;
  /** True while the rest of a long list is on its way: nothing can be filtered yet. */
  isDisabled: boolean;
  onFilters: (change: Partial<Filters>) => void;
}

/** One filter that is chosen from a list of options. */
export interface SelectProps extends FilterProps {
  field: Exclude<keyof Filters, 'search' | 'hasSeats'>;
  /** The name of the choice, in one word. */
  label: string;
  /** The words of each choice. */
  labels: Readonly<Record<string, string>>;
  /** The label of the selected option; without it the value of the address counts. */
  value?: string;
}

/** Returns the control of a choice, which opens the phone's own picker. An unknown text changes nothing. */
export function useSelect(props: SelectProps) {
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
