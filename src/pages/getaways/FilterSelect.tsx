import { ActionIcon } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { NO_FILTERS } from '#machines/domain/catalogue/filters.ts';
import * as texts from '#texts/getaways.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Getaways.module.css';
import { type SelectProps, useSelect } from './use-select.tsx';

/** A choice as a chip, which is dark and has a cross while it narrows the list. */
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
