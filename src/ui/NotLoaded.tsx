import { Button, Container } from '@mantine/core';
import type { ReactElement } from 'react';
import * as texts from '#texts/ui.ts';
import { StatePanel } from './StatePanel.tsx';

/** The heading in place of what did not load: the page itself, or a section of it. */
const HEADINGS = {
  page: { headingLevel: 1, title: texts.pageNotLoaded },
  section: { headingLevel: 2, title: texts.sectionNotLoaded },
} as const;

interface NotLoadedProps {
  what: keyof typeof HEADINGS;
  /** True where a newer release is the cause, not the connection. */
  isReplaced?: boolean;
  /** Loads it again. */
  onReload: () => void;
  /** The button that copies what happened. */
  support?: ReactElement;
}

/** Stands in for a page or a section that failed, and offers to load it again. */
export function NotLoaded({ what, isReplaced = false, onReload, support }: NotLoadedProps) {
  return (
    <Container maw="40rem" m="auto" py="var(--ks-space-18)">
      <StatePanel
        kind="error"
        {...HEADINGS[what]}
        help={isReplaced ? texts.replacedHelp : texts.notLoadedHelp}
      >
        <Button variant="filled" onClick={onReload}>
          {texts.loadAgain}
        </Button>
        {support}
      </StatePanel>
    </Container>
  );
}
