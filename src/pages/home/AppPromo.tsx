import { Group, Stack, Text, Title } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import * as texts from '#texts/home.ts';
import { downloadOn, getItOn, opensInNewTab } from '#texts/ui.ts';
import { useSite } from '../../site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './AppPromo.module.css';

const REASONS = [
  { icon: IconRoute, text: texts.appRoute },
  { icon: IconBell, text: texts.appReminders },
  { icon: IconUsers, text: texts.appGroup },
];

/** The two stores with drawings of our own, in a box of 24 by 24. */
const STORES = [
  {
    app: 'playStore',
    callToAction: getItOn,
    store: 'Play Store',
    drawing:
      'M5 3.6v16.8c0 .6.6.9 1.1.6l14-8.4c.5-.3.5-.9 0-1.2L6.1 3c-.5-.3-1.1 0-1.1.6ZM5.3 3.4 15.2 15M5.3 20.6 15.2 9',
  },
  {
    app: 'appStore',
    callToAction: downloadOn,
    store: 'App Store',
    drawing:
      'M7 2.800h10a2 2 0 0 1 2 2v14.400a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4.800a2 2 0 0 1 2-2ZM12 7v7M9 11.400l3 3 3-3M8.6 17.800h6.8',
  },
] as const;

/** The mobile app: its use, the two stores, and a code to scan on screens wide enough for a second device. */
export function AppPromo() {
  const { apps } = useSite().facts;
  return (
    <Section tone="tarmac">
      <div className="ks-columns">
        <div>
          <Title order={2} maw="16ch">
            {texts.appTitle}
          </Title>
          <Stack component="ul" gap="sm" mt="var(--ks-space-5)" c="ink.2">
            {REASONS.map(({ icon, text }) => (
              <Group component="li" key={text} wrap="nowrap" align="start" gap="sm">
                <Icon icon={icon} color="var(--ks-paper)" style={{ marginTop: 3 }} />
                <span>{text}</span>
              </Group>
            ))}
          </Stack>
          <Group gap="sm" mt="var(--ks-space-7)">
            {STORES.map(({ app, callToAction, store, drawing }) => (
              <SiteLink key={app} className={styles.badge} href={apps[app]} newTab>
                {/* the look of the icons */}
                <svg
                  viewBox="0 0 24 24"
                  width="1.75rem"
                  height="1.75rem"
                  aria-hidden="true"
                  fill="none"
                  stroke="currentColor"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  strokeWidth={1.5}
                >
                  <path d={drawing} />
                </svg>
                <span>
                  <small>{callToAction}</small>
                  <b>{store}</b>
                  <span className="ks-hidden">{opensInNewTab}</span>
                </span>
              </SiteLink>
            ))}
          </Group>
          <Group
            className="ks-wide"
            style={{ borderTop: '1px solid var(--ks-line-dark)' }}
            wrap="nowrap"
            gap="var(--ks-space-5)"
            maw="32.5rem"
            mt="var(--ks-space-10)"
            pt="xl"
          >
            <img
              style={{ flex: 'none', borderRadius: 'var(--ks-radius-tile)' }}
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
