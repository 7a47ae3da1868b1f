import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { Icon } from '../../ui/Icon.tsx';
import { usePendingInput } from '../../ui/pending-input.ts';
import { type ChoiceProps, ChoiceSelect, chooser } from './ChoiceSelect.tsx';
import styles from './Getaways.module.css';

/** The order of a list, at the right end of its heading row. */
export function SortSelect<Choice extends string>(props: ChoiceProps<Choice>) {
  const { label, labels, value, isDisabled } = props;
  const control = usePendingInput<HTMLSelectElement>(value, chooser(props));
  return (
    <div className={styles.sort}>
      <Icon icon={IconArrowsSort} size={18} />
      <ChoiceSelect label={label} labels={labels} disabled={isDisabled} {...control} />
    </div>
  );
}
