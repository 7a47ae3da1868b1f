import { Box, Container, Group, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Redirect } from 'wouter';
import * as texts from '#texts/getaways.ts';
import * as paths from '../../paths.ts';
import { announceHydration, unhydrated } from '../../ui/hydration.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import tabs from '../../ui/Tabs.module.css';
import { useEncodedLocation } from '../../ui/use-encoded-location.ts';
import { type GetawaysTab, getawaysTabs } from '../../widgets/lists/getaways-tabs.ts';
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx';
import styles from './GetawaysLayout.module.css';

interface GetawaysLayoutProps {
  tab: GetawaysTab;
  /** True at an address that is led to the tab's own. */
  isLed?: boolean;
  /** The list of the tab, whose script may arrive after the page. */
  children: ReactNode;
}

/** The head of the lists with their tabs and, under it, one list. */
export function GetawaysLayout({ tab, isLed = false, children }: GetawaysLayoutProps) {
  const { query } = useEncodedLocation();
  return (
    <Box flex={1} bg="ink.0">
      <meta name="description" content={texts.descriptions[tab.id]} />
      {isLed && <Redirect to={query === '' ? tab.href : `${tab.href}?${query}`} replace />}
      <Box bg="white">
        <Container>
          <Group className={styles.head} justify="space-between" align="end" gap="0 md">
            <Title order={1}>{texts.getaways}</Title>
            {/* as high as the heading beside it: the height of a finger reaches past the row */}
            <LinkButton variant="transparent" href={paths.saved} my={-5}>
              {texts.savedRides}
            </LinkButton>
          </Group>
          <p className={styles.lead}>{texts.lead}</p>
          <nav className={`${tabs.tabs} ks-scroller`} aria-label={texts.getaways}>
            {getawaysTabs.map(({ href, label }) => (
              <SiteLink key={href} href={href} className={tabs.tab} current={href === tab.href}>
                <span className={tabs.words} data-room={label}>
                  {label}
                </span>
              </SiteLink>
            ))}
          </nav>
        </Container>
      </Box>
      <Suspense
        fallback={
          <Container pb="section">
            <CatalogueSkeleton tab={tab} />
          </Container>
        }
      >
        {/* within, since the whole list hydrates after the page, whatever is pressed in it */}
        <Container {...unhydrated} ref={announceHydration} pb="section" className={styles.content}>
          {children}
        </Container>
      </Suspense>
    </Box>
  );
}
