import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Frame } from '../src/app/frame/Frame.tsx';
import { siteConfig } from '../src/app/site-config.ts';
import { Themed } from '../src/app/Themed.tsx';

interface StoryFrameProps {
  /** The address of the page that the story shows; null for one that stands alone, without header and footer. */
  page: string | null;
  children: ReactNode;
}

/** The frame of every story: the theme, an address of its own, and around a page the site's frame. */
export function StoryFrame({ page, children }: StoryFrameProps) {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: page ?? '/story' }));
  return (
    <Themed>
      <Router hook={hook} searchHook={searchHook}>
        {page === null ? (
          children
        ) : (
          <Frame site={siteConfig} year="2026">
            {children}
          </Frame>
        )}
      </Router>
    </Themed>
  );
}
