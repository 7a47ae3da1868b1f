import { Container, Stack, Text, Title } from '@mantine/core';
import * as texts from '#texts/not-found.ts';
import * as paths from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './NotFoundPage.module.css';

/** The page of an unknown address: one scene, one sentence, one link. */
export function NotFoundPage() {
  return (
    <section className={`${styles.page} ks-scene`}>
      <img className="ks-cover" src="/art/not-found.svg" alt="" />
      <Container py="space14">
        <Stack align="center" gap="sm" ta="center">
          <Title order={1}>{texts.heading}</Title>
          <Text size="lg" maw="40ch" textWrap="balance">
            {texts.lead}
          </Text>
          <LinkButton variant="filled" size="lg" href={paths.getaways} mt="md">
            {texts.exploreGetaways}
          </LinkButton>
        </Stack>
      </Container>
    </section>
  );
}
