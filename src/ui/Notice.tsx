import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  tone: 'success' | 'error' | 'warning' | 'info';
  /** First line, in bold. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the words. */
  actions?: ReactNode;
  /** For moving the focus to it. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

const ICONS = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

/** A message in the page: errors and warnings are announced at once, the rest politely. */
export function Notice({ tone, title, children, actions, ref, className }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      className={classNames(styles.notice, styles[tone], className)}
    >
      <Icon of={ICONS[tone]} size={24} />
      <div className={styles.words}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
