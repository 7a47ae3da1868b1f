import '@mantine/core/styles/Card.layer.css';
import { Card, Stack, Text, Title } from '@mantine/core';
import * as texts from '#texts/saved.ts';
import * as paths from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** The page of saved rides when there are none. */
export function NothingSaved() {
  return (
    <Card padding={0} className="ks-columns" __vars={{ '--gap': '0px' }}>
      <Picture src="/art/line-getaways.svg" alt="" ratio="16:10" />
      <Stack p="calc(1.5 * var(--ks-inset))" align="start" justify="center" gap="sm">
        <Title order={2} fz="xxl">
          {texts.noRidesTitle}
        </Title>
        <Text maw="46ch" mb="xs" c="dimmed">
          {texts.howToSave}
        </Text>
        <LinkButton href={paths.getaways} variant="filled">
          {texts.exploreGetaways}
        </LinkButton>
      </Stack>
    </Card>
  );
}
