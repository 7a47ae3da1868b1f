import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { Icon } from '../../ui/Icon.tsx';
import { usePendingInput } from '../../ui/pending-input.ts';
import { chosen } from './FilterSelect.tsx';
import styles from './SortSelect.module.css';

interface SortSelectProps<Choice extends string> {
  label: string;
  labels: Readonly<Record<Choice, string>>;
  value: Choice;
  isDisabled: boolean;
  onChoose: (choice: Choice) => void;
}

/** The order of a list, at the right end of its heading row. */
export function SortSelect<Choice extends string>({
  label,
  labels,
  value,
  isDisabled,
  onChoose,
}: SortSelectProps<Choice>) {
  const control = usePendingInput<HTMLSelectElement>(value, (text) => {
    const choice = chosen(labels, text);
    if (choice !== null) onChoose(choice);
  });
  return (
    <div className={styles.sort}>
      <Icon icon={IconArrowsSort} size={18} />
      <select aria-label={label} disabled={isDisabled} {...control}>
        {Object.entries<string>(labels).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
