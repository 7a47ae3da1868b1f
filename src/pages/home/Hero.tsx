import * as paths from '../../paths.ts';
import { Container } from '../../ui/Container.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoopVideo } from '../../ui/LoopVideo.tsx';
import styles from './Hero.module.css';

/** What a rider sees first: a road, one sentence, one action. */
export function Hero() {
  return (
    <section className={`${styles.hero} ks-dark`} aria-label="Welcome">
      <LoopVideo poster="/hero/poster" video="/hero/hero" className={styles.picture} />
      <Container className={styles.content}>
        <h1 className={styles.headline}>Take the long way home.</h1>
        <p className={styles.lead}>
          Guided rides, trainings and biking events across India. Pick one, book it in a minute, and
          ride.
        </p>
        <LinkButton variant="primary" size="large" href={paths.getaways} className={styles.action}>
          Explore Getaways
        </LinkButton>
      </Container>
    </section>
  );
}
