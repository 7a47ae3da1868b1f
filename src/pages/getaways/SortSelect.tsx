import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { orders } from '#texts/finding.ts';
import * as texts from '#texts/getaways.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Getaways.module.css';
import { type FilterProps, useSelect } from './use-select.tsx';

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
