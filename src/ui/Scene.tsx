import { Box, Container } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LoopVideo } from './LoopVideo.tsx';
import styles from './Scene.module.css';
import { SCENE_LOOKS, type SceneLook } from './scenes.ts';

interface SceneProps {
  scene: keyof typeof SCENE_LOOKS;
  className?: string | undefined;
  /** The name of the section, where its heading does not name it. */
  label?: string;
  /** The words and their action. */
  children: ReactNode;
}

/** Words on a drawn picture. On a phone they stand on its sky, above all that is drawn; on a wide screen at its left, which --scrim darkens. Its sun stays as light as it was drawn (rule: Looks). */
export function Scene({ scene, className, label, children }: SceneProps) {
  const { picture, sky, subject }: SceneLook = SCENE_LOOKS[scene];
  return (
    <Box
      component="section"
      className={clsx('ks-dark', styles.scene, className)}
      aria-label={label}
      __vars={{ '--sky': sky, '--subject': subject }}
    >
      {picture === undefined ? (
        <LoopVideo />
      ) : (
        <img className="ks-cover" src={picture} alt="" fetchPriority="high" />
      )}
      <Container className={styles.words}>{children}</Container>
    </Box>
  );
}
