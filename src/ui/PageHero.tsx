import { Box, Text, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import styles from './PageHero.module.css';
import { Scene } from './Scene.tsx';

interface PageHeroProps extends Pick<ComponentProps<typeof Scene>, 'scene'> {
  title: string;
  text: ReactNode;
  /** The action under the words. */
  children?: ReactNode;
}

/** The opening of a company page: headline, one line and one action on a picture. */
export function PageHero({ title, text, scene, children }: PageHeroProps) {
  return (
    <Scene scene={scene} className={styles.hero}>
      <Title order={1} maw="16ch" lts="-0.03em">
        {title}
      </Title>
      <Text size="lg" mt="md" maw="44ch" c="ink.0" lh="md" textWrap="pretty">
        {text}
      </Text>
      {children !== undefined && <Box mt="lg">{children}</Box>}
    </Scene>
  );
}
