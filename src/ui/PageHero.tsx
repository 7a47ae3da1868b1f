import { Box, Container, Text, Title } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LoopVideo } from './LoopVideo.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps {
  title: string;
  text: ReactNode;
  /** The picture behind the text; the site's film when left out. */
  picture?: string;
  /** The position of the subject in the picture, which a narrow screen does not cut off. */
  subject?: 'left';
  /** The action under the words. */
  children?: ReactNode;
}

/** The opening of a company page: headline, one line and one action on a picture. */
export function PageHero({ title, text, picture, subject, children }: PageHeroProps) {
  return (
    <section className={clsx('ks-scene', styles.hero, subject === 'left' && styles.left)}>
      {picture === undefined ? (
        <LoopVideo className={styles.picture} />
      ) : (
        <img className={`${styles.picture} ks-cover`} src={picture} alt="" fetchPriority="high" />
      )}
      <Container className={styles.content}>
        <Title order={1} maw="16ch" lts="-0.03em">
          {title}
        </Title>
        <Text size="lg" mt="md" maw="44ch" c="ink.0" lh="md" textWrap="pretty">
          {text}
        </Text>
        {children !== undefined && <Box mt="lg">{children}</Box>}
      </Container>
    </section>
  );
}
