import { Button, Container } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import * as texts from '#texts/ui.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { StatePanel } from './StatePanel.tsx';

interface NotLoadedProps {
  /** The thing that did not load: the page itself, or a part of one that stands. */
  what: 'page' | 'part';
  /** Loads the page again. */
  onReload: () => void;
  /** The button that copies what happened. */
  support?: ReactElement;
}

/** Stands in place of a page or part that failed, and offers to load it again. */
export function NotLoaded({ what, onReload, support }: NotLoadedProps) {
  return (
    <Container maw="40rem" m="auto" py="var(--ks-space-18)">
      <StatePanel
        kind="error"
        headingLevel={what === 'page' ? 1 : 2}
        title={what === 'page' ? texts.pageNotLoaded : texts.partNotLoaded}
        help={texts.notLoadedHelp}
      >
        <Button variant="filled" onClick={onReload}>
          {texts.loadAgain}
        </Button>
        {support}
      </StatePanel>
    </Container>
  );
}

/** A part of a page that fails alone: it says so and can be tried again in its place (rule: A part that fails). */
export function PagePart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(retry) => <NotLoaded what="part" onReload={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
