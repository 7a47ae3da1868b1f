import type { Icon as Drawing } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** A line of a list with its icon. */
export function Note({ icon, children }: { icon: Drawing; children: ReactNode }) {
  return (
    <li className="ks-line">
      <Icon icon={icon} color="dimmed" />
      <span>{children}</span>
    </li>
  );
}
