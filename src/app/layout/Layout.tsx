import { Box } from '@mantine/core';
import { type ReactElement, type ReactNode, Suspense, useRef } from 'react';
import * as texts from '#texts/layout.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { unhydrated } from '../../ui/hydration.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { SandboxNote } from './SandboxNote.tsx';

interface LayoutProps {
  /** The messages of the site itself, under the header. */
  notices?: ReactElement;
  /** True while the next page is on its way: a tap on its link is answered at once. */
  isOpening?: boolean;
  children: ReactNode;
}

/** The layout of every page: header, notices, page and footer. Each of them hydrates on its own, the header first. */
export function Layout({ notices, isOpening = false, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <Announcer>
      {/* biome-ignore lint/a11y/useValidAnchor: the address stays as it is; without a script the link works by itself */}
      <a
        // translated before it is hydrated, it would have all of the page drawn anew
        suppressHydrationWarning
        className={`${styles.skip} ks-hidden ks-screen`}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {texts.skipToContent}
      </a>
      <SectionBoundary>
        <Header />
      </SectionBoundary>
      {isOpening && (
        <div role="progressbar" aria-label={texts.openingPage} className={styles.opening} />
      )}
      {notices}
      {/* its page tells when it is hydrated */}
      <main {...unhydrated} ref={main} id="main" tabIndex={-1} className={styles.main}>
        {/* on its way, a page keeps the footer below the fold */}
        <Suspense fallback={<Box flex={1} mih="100vh" aria-busy="true" />}>{children}</Suspense>
      </main>
      <SectionBoundary>
        <Footer />
      </SectionBoundary>
      <ErrorBoundary fallback={null}>
        <SandboxNote />
      </ErrorBoundary>
    </Announcer>
  );
}
