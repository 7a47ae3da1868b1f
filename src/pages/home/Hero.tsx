import { Title } from '@mantine/core';
import * as texts from '#texts/home.ts';
import * as paths from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Scene } from '../../ui/Scene.tsx';
import styles from './Hero.module.css';

/** The headline of the site on its film, with the link to the rides. */
export function Hero() {
  return (
    <Scene scene="road" className={styles.hero} label={texts.welcome}>
      <Title order={1} maw="11ch" lts="-0.035em" className={styles.headline}>
        {texts.headline}
      </Title>
      <p className={styles.lead}>{texts.lead}</p>
      <LinkButton variant="filled" size="lg" href={paths.getaways}>
        {texts.exploreGetaways}
      </LinkButton>
    </Scene>
  );
}
