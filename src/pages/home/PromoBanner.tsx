import { Container } from '../../ui/Container.tsx';
import styles from './PromoBanner.module.css';

/** The yellow banner that invites visitors to ride more and explore more. */
export function PromoBanner() {
  return (
    <section className={styles.banner} aria-labelledby="promo">
      <Container className={styles.content}>
        <h2 id="promo">Ride more. Explore more.</h2>
        <p>Exclusive rides, gear, events and a community of bikers, all on one platform.</p>
      </Container>
    </section>
  );
}
