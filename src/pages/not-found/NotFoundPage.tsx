import * as paths from '../../paths.ts';
import { Container } from '../../ui/Container.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './NotFound.module.css';

/** What an unknown address shows: one scene, one sentence, one way on. */
export function NotFoundPage() {
  return (
    <section className={`${styles.page} ks-dark`}>
      <img src="/art/not-found.svg" alt="" />
      <Container className={styles.content}>
        <h1>This road ends here.</h1>
        <p>We could not find that page. It may have moved, or the link has a typo.</p>
        <LinkButton variant="primary" size="large" href={paths.getaways} className={styles.action}>
          Explore Getaways
        </LinkButton>
      </Container>
    </section>
  );
}
