import { Box, Container, Group, Paper, Stack, Text, Title } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBrandAppstore from '@tabler/icons-react/dist/esm/icons/IconBrandAppstore.mjs';
import IconBrandGooglePlay from '@tabler/icons-react/dist/esm/icons/IconBrandGooglePlay.mjs';
import IconEngine from '@tabler/icons-react/dist/esm/icons/IconEngine.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import * as texts from '#texts/home.ts';
import { downloadOn, getItOn, opensInNewTab } from '#texts/ui.ts';
import * as paths from '../../paths.ts';
import { useSite } from '../../site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoopVideo } from '../../ui/LoopVideo.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import promo from './AppPromo.module.css';
import tiles from './Ecosystem.module.css';
import hero from './Hero.module.css';
import banner from './PromoBanner.module.css';

/** The front door: hero, banner, featured rides, the product lines, the app. */
export function HomeView({ featured }: { featured: ReactElement }) {
  return (
    <>
      <section className={`${hero.hero} ks-scene`} aria-label={texts.welcome}>
        <LoopVideo className={hero.picture} />
        <Container className={hero.content}>
          <Title order={1} maw="11ch" lts="-0.035em" className={hero.headline}>
            {texts.headline}
          </Title>
          <p className={hero.lead}>{texts.lead}</p>
          <LinkButton variant="filled" size="lg" href={paths.getaways}>
            {texts.exploreGetaways}
          </LinkButton>
        </Container>
      </section>
      <section className={banner.banner} aria-labelledby="promo">
        <Container className={banner.content}>
          <Title order={2} id="promo">
            {texts.bannerTitle}
          </Title>
          <p>{texts.bannerText}</p>
        </Container>
      </section>
      <Section
        title={texts.featured}
        subtitle={texts.featuredSubtitle}
        action={
          <LinkButton variant="transparent" href={paths.getaways}>
            {texts.seeAllGetaways}
          </LinkButton>
        }
      >
        {featured}
        <LinkButton variant="transparent" href={paths.getaways} mt="space1" className="ks-narrow">
          {texts.seeAllGetaways}
        </LinkButton>
      </Section>
      <Section tone="mist" title={texts.ecosystemTitle} subtitle={texts.ecosystemSubtitle}>
        <Ecosystem />
      </Section>
      <AppPromo />
    </>
  );
}

const LINES = [
  {
    words: texts.lines.getaways,
    href: paths.getaways,
    picture: '/art/line-getaways.svg',
    className: tiles.tall,
  },
  { words: texts.lines.garage, href: `${paths.about}#garage`, icon: IconEngine },
  { words: texts.lines.rewards, href: `${paths.about}#rewards`, icon: IconAward },
  { words: texts.lines.store, href: `${paths.about}#store`, icon: IconShoppingBag },
  { words: texts.lines.utilities, href: `${paths.about}#utilities`, icon: IconTool },
  { words: texts.lines.corporateEvents, href: paths.corporate, picture: '/art/line-corporate.svg' },
  { words: texts.lines.talentHunt, href: paths.talentHunt, picture: '/art/line-talent-hunt.svg' },
];

/** The product lines (rule: Product lines): those with a page and a picture of their own, then those that live in the app. */
function Ecosystem() {
  return (
    <ul className={tiles.tiles}>
      {LINES.map(({ words: { name, text }, href, icon, picture, className }) =>
        icon === undefined ? (
          <Box component="li" key={name} display="grid" className={clsx(tiles.wide, className)}>
            <Paper
              component={SiteLink}
              href={href}
              className={`${tiles.pictureTile} ks-lift ks-onward`}
              bg="ink.6"
              c="white"
            >
              <Picture className={tiles.picture} src={picture} alt="" />
              <Box p="insetSmall">
                <Group gap="xs" wrap="nowrap">
                  <Title order={3} size="xl">
                    {name}
                  </Title>
                  <Icon icon={IconArrowRight} />
                </Group>
                <Text mt={2} size="sm" lh="list" c="ink.2">
                  {text}
                </Text>
              </Box>
            </Paper>
          </Box>
        ) : (
          <Box component="li" key={name} display="grid">
            <Paper component={SiteLink} href={href} className={`${tiles.iconTile} ks-lift`}>
              <span className={tiles.icon}>
                <Icon icon={icon} size={24} />
              </span>
              <Title order={3} mt="0.875rem" mb="0.375rem">
                {name}
              </Title>
              <Text size="sm" lh="list" c="dimmed">
                {text}
              </Text>
            </Paper>
          </Box>
        ),
      )}
    </ul>
  );
}

const REASONS = [
  { icon: IconRoute, text: texts.appRoute },
  { icon: IconBell, text: texts.appReminders },
  { icon: IconUsers, text: texts.appGroup },
];

const STORES = [
  {
    app: 'playStore',
    callToAction: getItOn,
    store: 'Play Store',
    icon: IconBrandGooglePlay,
  },
  { app: 'appStore', callToAction: downloadOn, store: 'App Store', icon: IconBrandAppstore },
] as const;

/** The mobile app: its use, the two stores, and a code to scan on screens wide enough for a second device. */
function AppPromo() {
  const { apps } = useSite().facts;
  return (
    <Section tone="tarmac">
      <div className="ks-columns">
        <div>
          <Title order={2} maw="16ch">
            {texts.appTitle}
          </Title>
          <Stack component="ul" gap="sm" mt="space5" c="ink.2">
            {REASONS.map(({ icon, text }) => (
              <Group component="li" key={text} wrap="nowrap" align="start" gap="sm">
                <Icon icon={icon} color="white" style={{ marginTop: 3 }} />
                <span>{text}</span>
              </Group>
            ))}
          </Stack>
          <Group gap="sm" mt="space7">
            {STORES.map(({ app, callToAction, store, icon }) => (
              <SiteLink key={app} className={promo.badge} href={apps[app]} newTab>
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
          className={promo.picture}
          src="/art/app-promo.svg"
          alt={texts.appPicture}
          loading="lazy"
          decoding="async"
        />
      </div>
    </Section>
  );
}
