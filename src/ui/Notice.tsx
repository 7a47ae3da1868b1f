import { Alert } from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode, Ref } from 'react';
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
    <Alert
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      variant={tone}
      icon={<Icon of={ICONS[tone]} size={24} />}
      title={title}
      className={className}
      classNames={{
        root: styles.notice,
        wrapper: styles.wrapper,
        icon: styles.icon,
        body: styles.words,
        title: styles.title,
      }}
    >
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Alert>
  );
}
