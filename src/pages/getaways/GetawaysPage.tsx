import { Container, Title } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { Redirect, useSearch } from 'wouter';
import * as texts from '#texts/getaways.ts';
import * as paths from '../../paths.ts';
import { announceHydration, unhydrated } from '../../ui/hydration.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx';
import styles from './Getaways.module.css';
import { TabsNav } from './TabsNav.tsx';
import { type GetawaysTab, getawaysTabs, tabAt, tripsTab } from './tabs.ts';

interface GetawaysPageProps {
  /** The part of the address after /getaways/; the page that is leaving keeps its own. */
  place?: string | undefined;
  /** The list of a tab with its machine; it comes on its own, after the page stands. */
  List: ComponentType<{ tab: GetawaysTab }>;
  /** The tab for an address that names none: `/traininghome` means the trainings. */
  fallback?: GetawaysTab;
}

/** The page at /getaways/*; an address that names no tab is led to the fallback's. */
export function GetawaysPage({ place, List, fallback = tripsTab }: GetawaysPageProps) {
  const query = useSearch();
  const named = tabAt(place ?? '');
  const tab = named ?? fallback;
  return (
    <div className={styles.page}>
      {named === null && <Redirect to={query === '' ? tab.href : `${tab.href}?${query}`} replace />}
      <div className={styles.header}>
        <Container>
          <div className={styles.title}>
            <Title order={1}>{texts.getaways}</Title>
            <SiteLink href={paths.saved}>{texts.savedRides}</SiteLink>
          </div>
          <p className={styles.lead}>{texts.lead}</p>
          <TabsNav label={texts.getaways} tabs={getawaysTabs} current={tab.href} />
        </Container>
      </div>
      <Suspense
        fallback={
          <Container className={styles.content}>
            <CatalogueSkeleton tab={tab} />
          </Container>
        }
      >
        {/* within, since the whole list hydrates after the page, whatever is pressed in it */}
        <Container {...unhydrated} ref={announceHydration} className={styles.content}>
          <List key={tab.id} tab={tab} />
        </Container>
      </Suspense>
    </div>
  );
}
