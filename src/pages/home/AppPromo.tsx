import { Group, Text, Title } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBrandAppstore from '@tabler/icons-react/dist/esm/icons/IconBrandAppstore.mjs';
import IconBrandGooglePlay from '@tabler/icons-react/dist/esm/icons/IconBrandGooglePlay.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import * as texts from '#texts/home.ts';
import { opensInNewTab } from '#texts/ui.ts';
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

const STORES = [
  {
    app: 'playStore',
    callToAction: texts.getItOn,
    store: 'Play Store',
    icon: IconBrandGooglePlay,
  },
  { app: 'appStore', callToAction: texts.downloadOn, store: 'App Store', icon: IconBrandAppstore },
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
          <ul className={`${styles.reasons} ks-stack`}>
            {REASONS.map(({ icon, text }) => (
              <li key={text}>
                <Icon icon={icon} color="white" style={{ marginTop: 3 }} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <Group gap="sm" mt="space7">
            {STORES.map(({ app, callToAction, store, icon }) => (
              <SiteLink key={app} className={styles.badge} href={apps[app]} newTab>
                <Icon icon={icon} size={28} />
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
            style={{ borderTop: '1px solid var(--mantine-color-ink-5)' }}
            wrap="nowrap"
            gap="space5"
            maw="32.5rem"
            mt="space10"
            pt="xl"
          >
            <img
              style={{ flex: 'none', borderRadius: 'var(--ks-radius-tile)' }}
              src="/app-code.svg"
              alt={texts.appQrCode}
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
