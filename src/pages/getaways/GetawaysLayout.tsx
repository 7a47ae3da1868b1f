import { Title } from '@mantine/core';
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
  return (
    <div className={styles.page}>
      <meta name="description" content={texts.descriptions[tab.id]} />
      {isLed && <TabRedirect tab={tab} />}
      <div className={styles.top}>
        <div className="ks-container">
          <div className={styles.head}>
            <Title order={1}>{texts.getaways}</Title>
            {/* as high as the heading beside it: the height of a finger reaches past the row */}
            <LinkButton variant="transparent" href={paths.saved} my={-5}>
              {texts.savedRides}
            </LinkButton>
          </div>
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
        </div>
      </div>
      <Suspense
        fallback={
          <div className={`${styles.list} ks-container`}>
            <CatalogueSkeleton tab={tab} />
          </div>
        }
      >
        {/* within, since the whole list hydrates after the page, whatever is pressed in it */}
        <div
          {...unhydrated}
          ref={announceHydration}
          className={`${styles.list} ${styles.content} ks-container`}
        >
          {children}
        </div>
      </Suspense>
    </div>
  );
}

/** Leads to the address of a tab, with the query that there is. */
function TabRedirect({ tab: { href } }: { tab: GetawaysTab }) {
  const { query } = useEncodedLocation();
  return <Redirect to={query === '' ? href : `${href}?${query}`} replace />;
}
