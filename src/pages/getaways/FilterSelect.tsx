import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import * as texts from '#texts/getaways.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePendingInput } from '../../ui/pending-input.ts';
import styles from './Filters.module.css';

interface FilterSelectProps<Choice extends string> {
  /** What is chosen, in a word. */
  label: string;
  /** The words of each choice, in order; the first one narrows nothing. */
  labels: Readonly<Record<Choice, string>>;
  value: Choice;
  isDisabled: boolean;
  onChoose: (choice: Choice) => void;
}

/** A choice as a chip: the phone's own picker opens on it; dark with a cross while it narrows the list. */
export function FilterSelect<Choice extends string>({
  label,
  labels,
  value,
  isDisabled,
  onChoose,
}: FilterSelectProps<Choice>) {
  const entries = Object.entries<string>(labels);
  // '' where there is one: an object puts what reads as a number first
  const none = Object.hasOwn(labels, '') ? '' : entries[0]?.[0];
  const choose = (text: string) => {
    const choice = chosen(labels, text);
    if (choice !== null) onChoose(choice);
  };
  const isSet = value !== none;
  const control = usePendingInput<HTMLSelectElement>(value, choose);
  return (
    <div className={isSet ? `${styles.chip} ${styles.active}` : styles.chip}>
      <select aria-label={label} disabled={isDisabled} {...control}>
        {entries.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
      {isSet ? (
        <button
          type="button"
          className={styles.clearButton}
          aria-label={texts.clearFilter(label, labels[value])}
          onClick={() => {
            // the cross goes with what it clears
            control.ref.current?.focus();
            choose(none ?? '');
          }}
        >
          <Icon icon={IconX} size={18} />
        </button>
      ) : (
        <span className={styles.chevron}>
          <Icon icon={IconChevronDown} size={18} />
        </span>
      )}
    </div>
  );
}

/** The choice that a control's text stands for; null when it is none. */
export function chosen<Choice extends string>(
  labels: Readonly<Record<Choice, string>>,
  text: string,
): Choice | null {
  const choices = Object.keys(labels) as Choice[];
  return choices.find((choice) => choice === text) ?? null;
}
