import * as paths from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Saved.module.css';

/** What the page of saved rides shows while there are none. */
export function NothingSaved() {
  return (
    <div className={styles.nothing}>
      <div className={styles.scene}>
        <Picture src="/art/line-getaways.svg" alt="" ratio="fill" />
      </div>
      <div className={styles.words}>
        <h2>No rides saved yet</h2>
        <p>
          Press the heart on a ride that you like. It waits here with its latest price and date, and
          you can put two or three side by side.
        </p>
        <LinkButton href={paths.getaways} variant="primary">
          Explore Getaways
        </LinkButton>
      </div>
    </div>
  );
}
