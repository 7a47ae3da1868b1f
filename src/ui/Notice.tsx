import { Alert, type AlertProps, Group } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type ReactNode, type Ref, useId } from 'react';
import { type Urgency, useAnnouncement } from './announcements.ts';
import { Icon } from './Icon.tsx';
import { Words } from './Words.tsx';

/** The props of a notice. */
export interface NoticeProps extends Pick<AlertProps, 'className' | 'mt' | 'mb'> {
  tone: 'success' | 'error' | 'warning' | 'info';
  /** The first line, in bold. */
  title?: ReactNode;
  children?: ReactNode;
  /** The buttons or links under the words. */
  actions?: ReactNode;
  /** The ref by which the focus is moved to it. */
  ref?: Ref<HTMLDivElement>;
}

const ICONS = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

const URGENCIES = {
  success: 'polite',
  error: 'assertive',
  warning: 'assertive',
  info: 'polite',
} satisfies Record<NoticeProps['tone'], Urgency>;

const COLOURS = { success: 'green', error: 'red', warning: 'signal', info: undefined };

/** A message in the page, which is announced: errors and warnings at once, the rest politely. */
export function Notice({ tone, title, children, actions, ref, ...alert }: NoticeProps) {
  // Mantine's own id changes after hydration
  const id = useId();
  const box = useMergedRef(ref, useAnnouncement<HTMLDivElement>(URGENCIES[tone]));
  return (
    <Alert
      ref={box}
      id={id}
      tabIndex={ref === undefined ? undefined : -1}
      role="group"
      {...alert}
      color={COLOURS[tone]}
      icon={<Icon icon={ICONS[tone]} size={24} />}
      title={title}
    >
      <Words>{children}</Words>
      {actions !== undefined && (
        <Group gap="0.5rem 1.25rem" mt="xs">
          {actions}
        </Group>
      )}
    </Alert>
  );
}
