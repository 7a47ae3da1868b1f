import * as texts from '#texts/home.ts';
import { Container } from '../../ui/Container.tsx';
import styles from './PromoBanner.module.css';

/** The yellow banner that invites visitors to ride more and explore more. */
export function PromoBanner() {
  return (
    <section className={styles.banner} aria-labelledby="promo">
      <Container className={styles.content}>
        <h2 id="promo">{texts.bannerTitle}</h2>
        <p>{texts.bannerText}</p>
      </Container>
    </section>
  );
}
