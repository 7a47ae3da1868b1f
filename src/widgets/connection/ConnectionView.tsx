import { Group } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { connectionMachine } from '#machines/connection.machine.ts';
import * as texts from '#texts/connection.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { useAnnouncement } from '../../ui/announcements.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ConnectionView.module.css';

/**
 * The announced notice under the header that there is no connection, and of the pages that open without one. CSS
 * hides it while the page displays its own notice of it (rule: Without a connection).
 */
export function ConnectionView({ state }: Pick<ViewProps<typeof connectionMachine>, 'state'>) {
  const box = useAnnouncement<HTMLDivElement>('polite');
  const isLost = state.matches('lost');
  return (
    <div ref={box} className={`${styles.notice} ks-screen`}>
      {!state.matches('quiet') && (
        <Group
          key={state.value}
          justify="center"
          wrap="nowrap"
          gap="sm"
          px="var(--ks-gutter)"
          py="sm"
          bg="signal.0"
          c="signal.9"
          fz="sm"
          lh="sm"
        >
          <Icon icon={isLost ? IconCloudOff : IconCircleCheck} size={24} />
          {isLost ? (
            <span>
              <strong>{texts.offline}</strong> {texts.stillOpens}
            </span>
          ) : (
            <span>{texts.backOnline}</span>
          )}
        </Group>
      )}
    </div>
  );
}
