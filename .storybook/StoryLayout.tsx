import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { Layout } from '../src/app/layout/Layout.tsx';
import { Themed } from '../src/app/Themed.tsx';
import { createSite, SiteContext } from '../src/site/site.ts';
import { Announcer } from '../src/ui/Announcer.tsx';
import { createStoryBrowser, createStoryLocation } from './connected/story-browser.ts';

interface StoryLayoutProps {
  /** The address of the page that the story displays; null for a story without header and footer. */
  page: string | null;
  children: ReactNode;
}

/** The layout of every story: the theme, an address and a site of its own and, around a page, the site's layout. */
export function StoryLayout({ page, children }: StoryLayoutProps) {
  const [location] = useState(() => createStoryLocation(page ?? '/story'));
  const [site] = useState(() =>
    createSite({
      browser: createStoryBrowser({
        location,
        isOnline: () => true,
        onLeave: () => {},
        onReload: () => {},
      }),
    }),
  );
  return (
    <Themed>
      <SiteContext value={site}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          {page === null ? <Announcer>{children}</Announcer> : <Layout>{children}</Layout>}
        </Router>
      </SiteContext>
    </Themed>
  );
}
