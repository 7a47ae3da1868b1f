import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';
import { Words } from './Words.tsx';

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
  const id = useId();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name and a description
    <div
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={`${id}-body`}
      className={classNames(styles.notice, className)}
      data-variant={tone}
    >
      <Icon icon={ICONS[tone]} size={24} className={styles.icon} />
      <div className={styles.content}>
        {title && (
          <div id={`${id}-title`} className={styles.title}>
            {title}
          </div>
        )}
        <div id={`${id}-body`}>
          <Words>{children}</Words>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </div>
  );
}
