import { Button, Container, Title } from '@mantine/core';
import * as texts from '#texts/home.ts';
import * as paths from '../../paths.ts';
import { LoopVideo } from '../../ui/LoopVideo.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './Hero.module.css';

/** The first screen of Home: a road, one sentence, one action. */
export function Hero() {
  return (
    <section className={`${styles.hero} ks-scene`} aria-label={texts.welcome}>
      <LoopVideo poster="/hero/poster" video="/hero/hero" className={styles.picture} />
      <Container className={styles.content}>
        <Title order={1} maw="11ch" className={styles.headline}>
          {texts.headline}
        </Title>
        <p className={styles.lead}>{texts.lead}</p>
        <Button component={SiteLink} variant="filled" size="lg" href={paths.getaways}>
          {texts.exploreGetaways}
        </Button>
      </Container>
    </section>
  );
}
