import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import * as texts from '#texts/connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Connection.module.css';

/** The notice over every page that there is no connection, and of the pages that open without one; stays mounted, so that it is announced. */
export function ConnectionView({ news }: { news: 'lost' | 'restored' | null }) {
  return (
    <div role="status" className="ks-screen">
      {news === 'lost' && (
        <p className={styles.line}>
          <Icon icon={IconCloudOff} size={24} />
          <span>
            <strong>{texts.offline}</strong> {texts.stillOpens}
          </span>
        </p>
      )}
      {news === 'restored' && (
        <p className={styles.line}>
          <Icon icon={IconCircleCheck} size={24} />
          <span>{texts.backOnline}</span>
        </p>
      )}
    </div>
  );
}
