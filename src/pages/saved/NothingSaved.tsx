import { Box, Button, Card, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Card.layer.css';
import * as texts from '#texts/saved.ts';
import * as paths from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './Saved.module.css';

/** The page of saved rides while there are none. */
export function NothingSaved() {
  return (
    <Card padding={0} className={`${styles.nothing} ks-columns`}>
      <Box pos="relative" style={{ aspectRatio: 1.6 }}>
        <Picture src="/art/line-getaways.svg" alt="" ratio="fill" />
      </Box>
      <Stack p="calc(1.5 * var(--ks-inset))" align="start" justify="center" gap="sm">
        <Title order={2} size="var(--ks-text-heading)">
          {texts.noRidesTitle}
        </Title>
        <Text maw="46ch" mb="xs" c="dimmed">
          {texts.howToSave}
        </Text>
        <Button component={SiteLink} href={paths.getaways} variant="filled">
          {texts.exploreGetaways}
        </Button>
      </Stack>
    </Card>
  );
}
