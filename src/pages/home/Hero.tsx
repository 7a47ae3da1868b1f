import * as texts from '#texts/home.ts';
import * as paths from '../../paths.ts';
import { Container } from '../../ui/Container.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoopVideo } from '../../ui/LoopVideo.tsx';
import styles from './Hero.module.css';

/** The first screen of Home: a road, one sentence, one action. */
export function Hero() {
  return (
    <section className={`${styles.hero} ks-dark`} aria-label={texts.welcome}>
      <LoopVideo poster="/hero/poster" video="/hero/hero" className={styles.picture} />
      <Container className={styles.content}>
        <h1 className={styles.headline}>{texts.headline}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <LinkButton variant="primary" size="large" href={paths.getaways} className={styles.action}>
          {texts.exploreGetaways}
        </LinkButton>
      </Container>
    </section>
  );
}
