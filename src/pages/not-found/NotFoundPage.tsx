import { Text, Title } from '@mantine/core';
import * as texts from '#texts/not-found.ts';
import * as paths from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Scene } from '../../ui/Scene.tsx';
import styles from './NotFoundPage.module.css';

/** The page of an unknown address: one scene, one sentence, one link. */
export function NotFoundPage() {
  return (
    <Scene scene="roadEnd" className={styles.page}>
      <Title order={1} maw="11ch">
        {texts.heading}
      </Title>
      <Text size="lg" maw="34ch" mt="sm" textWrap="balance">
        {texts.lead}
      </Text>
      <LinkButton variant="filled" size="lg" href={paths.getaways} mt="lg">
        {texts.exploreGetaways}
      </LinkButton>
    </Scene>
  );
}
