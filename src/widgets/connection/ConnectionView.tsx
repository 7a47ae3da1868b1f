import { Group } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import * as texts from '#texts/connection.ts';
import { useAnnouncement } from '../../ui/announcements.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ConnectionView.module.css';

/**
 * The announced notice under the header that there is no connection, and of the pages that open without one. CSS
 * hides it while the page displays its own notice of it (rule: Without a connection).
 */
export function ConnectionView({ news }: { news: 'lost' | 'restored' | null }) {
  const box = useAnnouncement<HTMLDivElement>('polite');
  return (
    <div ref={box} className={`${styles.notice} ks-screen`}>
      {news !== null && (
        <Group
          key={news}
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
          <Icon icon={news === 'lost' ? IconCloudOff : IconCircleCheck} size={24} />
          {news === 'lost' ? (
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
