import { Box, Button, Container, Group, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Redirect, useSearch } from 'wouter';
import * as texts from '#texts/getaways.ts';
import * as paths from '../../paths.ts';
import { announceHydration, unhydrated } from '../../ui/hydration.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx';
import styles from './Getaways.module.css';
import { TabsNav } from './TabsNav.tsx';
import { type GetawaysTab, getawaysTabs } from './tabs.ts';

interface GetawaysFrameProps {
  tab: GetawaysTab;
  /** True at an address that is led to the tab's own. */
  isLed?: boolean;
  /** The list of the tab; it may come on its own, after the page stands. */
  children: ReactNode;
}

/** The head of the lists with their tabs and, under it, the list of one. */
export function GetawaysFrame({ tab, isLed = false, children }: GetawaysFrameProps) {
  const query = useSearch();
  return (
    <Box flex={1} bg="ink.0">
      {isLed && <Redirect to={query === '' ? tab.href : `${tab.href}?${query}`} replace />}
      <Box bg="white">
        <Container>
          <Group justify="space-between" align="end" wrap="nowrap" pt="var(--ks-space-10)">
            <Title order={1}>{texts.getaways}</Title>
            <Button component={SiteLink} variant="transparent" href={paths.saved} my={-2}>
              {texts.savedRides}
            </Button>
          </Group>
          <Text maw="60ch" mt="xs" mb="var(--ks-space-5)" c="dimmed">
            {texts.lead}
          </Text>
          <TabsNav label={texts.getaways} tabs={getawaysTabs} current={tab.href} />
        </Container>
      </Box>
      <Suspense
        fallback={
          <Container pb="var(--ks-section)">
            <CatalogueSkeleton tab={tab} />
          </Container>
        }
      >
        {/* within, since the whole list hydrates after the page, whatever is pressed in it */}
        <Container
          {...unhydrated}
          ref={announceHydration}
          pb="var(--ks-section)"
          className={styles.content}
        >
          {children}
        </Container>
      </Suspense>
    </Box>
  );
}
