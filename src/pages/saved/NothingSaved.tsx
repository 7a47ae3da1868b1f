import { Button, Title } from '@mantine/core';
import * as texts from '#texts/saved.ts';
import * as paths from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './Saved.module.css';

/** The page of saved rides while there are none. */
export function NothingSaved() {
  return (
    <div className={styles.nothing}>
      <div className={styles.scene}>
        <Picture src="/art/line-getaways.svg" alt="" ratio="fill" />
      </div>
      <div className={styles.words}>
        <Title order={2}>{texts.noRidesTitle}</Title>
        <p>{texts.howToSave}</p>
        <Button component={SiteLink} href={paths.getaways} variant="filled">
          {texts.exploreGetaways}
        </Button>
      </div>
    </div>
  );
}
