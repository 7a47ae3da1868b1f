import { Box, Group, Stack, Text, Title } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import * as texts from '#texts/home.ts';
import type { SiteConfig } from '../../site/site-config.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './AppPromo.module.css';
import { StoreBadges } from './StoreBadges.tsx';

const REASONS = [
  { icon: IconRoute, text: texts.appRoute },
  { icon: IconBell, text: texts.appReminders },
  { icon: IconUsers, text: texts.appGroup },
];

/** The mobile app: its use, the two stores, and a code to scan on screens wide enough for a second device. */
export function AppPromo({ apps }: { apps: SiteConfig['apps'] }) {
  return (
    <Section tone="tarmac">
      <div className="ks-columns">
        <div>
          <Title order={2} maw="16ch">
            {texts.appTitle}
          </Title>
          <Stack
            component="ul"
            className={styles.reasons}
            gap="sm"
            mt="var(--ks-space-5)"
            c="ink.2"
          >
            {REASONS.map(({ icon, text }) => (
              <Group component="li" key={text} wrap="nowrap" align="start" gap="sm">
                <Icon icon={icon} />
                <span>{text}</span>
              </Group>
            ))}
          </Stack>
          <Box mt="var(--ks-space-7)">
            <StoreBadges playStore={apps.playStore} appStore={apps.appStore} />
          </Box>
          <Group
            className={`${styles.scanPanel} ks-wide`}
            wrap="nowrap"
            gap="var(--ks-space-5)"
            maw="32.5rem"
            mt="var(--ks-space-10)"
            pt="xl"
          >
            <img
              className={styles.qrCode}
              src="/app-code.svg"
              alt={texts.appCode}
              width={132}
              height={132}
              loading="lazy"
            />
            <Text maw="26ch" c="ink.2">
              <Text component="strong" display="block" size="lg" fw={600} c="white">
                {texts.appCodeTitle}
              </Text>
              {texts.appCodeText}
            </Text>
          </Group>
        </div>
        <img
          className={styles.picture}
          src="/art/app-promo.svg"
          alt={texts.appPicture}
          loading="lazy"
          decoding="async"
        />
      </div>
    </Section>
  );
}
