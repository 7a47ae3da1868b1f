import { Group } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { useAnnouncement } from './announcements.ts';
import { Icon } from './Icon.tsx';
import styles from './Toast.module.css';

interface ToastProps {
  children: ReactNode | null;
  /** True for a failure, which is announced at once. */
  isWarning?: boolean;
  /** A link or a button after the words. */
  action?: ReactElement;
}

/** A short message over the lower edge of the page, which is announced. */
export function Toast({ children, isWarning = false, action }: ToastProps) {
  const box = useAnnouncement<HTMLDivElement>(isWarning ? 'assertive' : 'polite');
  return (
    <div ref={box} className={styles.region}>
      {children !== null && (
        <Group
          className={clsx(styles.toast, 'ks-dark')}
          wrap="nowrap"
          align="flex-start"
          gap="sm"
          maw="30rem"
          px="md"
          py="0.875rem"
          bdrs="lg"
        >
          <Icon
            icon={isWarning ? IconAlertTriangle : IconCircleCheck}
            color="signal.6"
            style={{ marginTop: 2 }}
          />
          <span>{children}</span>
          {action}
        </Group>
      )}
    </div>
  );
}
