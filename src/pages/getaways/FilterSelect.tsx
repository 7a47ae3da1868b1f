import { ActionIcon } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import * as texts from '#texts/getaways.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePendingInput } from '../../ui/pending-input.ts';
import { type ChoiceProps, ChoiceSelect, chooser } from './ChoiceSelect.tsx';
import styles from './Getaways.module.css';

/** A choice as a chip: the phone's own picker opens on it; dark with a cross while it narrows the list. */
export function FilterSelect<Choice extends string>(props: ChoiceProps<Choice>) {
  const { label, labels, value, isDisabled } = props;
  // '' where there is one: an object puts number-like keys first
  const none = Object.hasOwn(labels, '') ? '' : Object.keys(labels)[0];
  const choose = chooser(props);
  const isSet = value !== none;
  const control = usePendingInput<HTMLSelectElement>(value, choose);
  return (
    <div className={isSet ? `${styles.chip} ${styles.active}` : styles.chip}>
      <ChoiceSelect label={label} labels={labels} disabled={isDisabled} {...control} />
      {isSet ? (
        <ActionIcon
          className={styles.clearButton}
          radius="50%"
          aria-label={texts.clearFilter(label, labels[value])}
          onClick={() => {
            // the cross goes with its filter
            control.ref.current?.focus();
            choose(none ?? '');
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
