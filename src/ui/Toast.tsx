import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Toast.module.css';

/** A short message over the lower edge of the page; keep it mounted and change its content to have it announced. */
export function Toast({ children }: { children: ReactNode | null }) {
  return (
    <div role="status" className={styles.region}>
      {children !== null && (
        <div className={styles.toast}>
          <Icon icon={IconCircleCheck} />
          <span>{children}</span>
        </div>
      )}
    </div>
  );
}
