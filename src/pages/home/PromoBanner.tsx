import { Container, Title } from '@mantine/core';
import * as texts from '#texts/home.ts';
import styles from './PromoBanner.module.css';

/** The yellow banner under the hero. */
export function PromoBanner() {
  return (
    <section className={styles.banner} aria-labelledby="promo">
      <Container className={styles.content}>
        <Title order={2} id="promo">
          {texts.bannerTitle}
        </Title>
        <p>{texts.bannerText}</p>
      </Container>
    </section>
  );
}
