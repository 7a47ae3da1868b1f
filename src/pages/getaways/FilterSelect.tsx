import { ActionIcon } from '@mantine/core';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import * as texts from '#texts/getaways.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePendingInput } from '../../ui/pending-input.ts';
import styles from './Getaways.module.css';

interface ChoiceProps<Choice extends string> {
  /** The name of the choice, in a word. */
  label: string;
  /** The words of each choice, in order; the first one narrows nothing. */
  labels: Readonly<Record<Choice, string>>;
  value: Choice;
  isDisabled: boolean;
  onChoose: (choice: Choice) => void;
}

/** The control of a choice, on which the phone's own picker opens. An unknown text changes nothing. */
function useChoice<Choice extends string>(props: ChoiceProps<Choice>) {
  const { label, labels, value, isDisabled, onChoose } = props;
  const choices = Object.keys(labels) as Choice[];
  const choose = (text: string) => {
    const choice = choices.find((each) => each === text);
    if (choice !== undefined) onChoose(choice);
  };
  const control = usePendingInput<HTMLSelectElement>(value, choose);
  const select = (
    <select aria-label={label} disabled={isDisabled} {...control}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labels[choice]}
        </option>
      ))}
    </select>
  );
  return { select, ref: control.ref, choices, choose };
}

/** A choice as a chip: dark with a cross while it narrows the list. */
export function FilterSelect<Choice extends string>(props: ChoiceProps<Choice>) {
  const { label, labels, value } = props;
  const { select, ref, choices, choose } = useChoice(props);
  // '' where there is one: an object puts number-like keys first
  const none = Object.hasOwn(labels, '') ? '' : (choices[0] ?? '');
  const isSet = value !== none;
  return (
    <div className={isSet ? `${styles.chip} ${styles.active}` : styles.chip}>
      {select}
      {isSet ? (
        <ActionIcon
          className={styles.clearButton}
          radius="50%"
          aria-label={texts.clearFilter(label, labels[value])}
          onClick={() => {
            // the cross goes with its filter
            ref.current?.focus();
            choose(none);
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
export function SortSelect<Choice extends string>(props: ChoiceProps<Choice>) {
  return (
    <div className={styles.sort}>
      <Icon icon={IconArrowsSort} size={18} />
      {useChoice(props).select}
    </div>
  );
}
