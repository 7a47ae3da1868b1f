import { Button, Container } from '@mantine/core';
import type { releaseMachine } from '#machines/release.machine.ts';
import * as texts from '#texts/connection.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { Notice } from '../../ui/Notice.tsx';

/** The offer of a new release over every page; typed text stays in the drafts of this tab. */
export function ReleaseView({ state, send }: ViewProps<typeof releaseMachine>) {
  const isBusy = state.hasTag('busy');
  if (!isBusy && !state.matches('offered')) return null;
  return (
    <Container className="ks-screen" py="md">
      <Notice
        tone="info"
        title={texts.releaseTitle}
        actions={
          <>
            <Button
              variant="transparent"
              loading={isBusy}
              aria-busy={isBusy || undefined}
              onClick={() => send({ type: 'release.accepted' })}
            >
              {texts.reloadNow}
            </Button>
            {!isBusy && (
              <Button variant="transparent" onClick={() => send({ type: 'release.postponed' })}>
                {texts.later}
              </Button>
            )}
          </>
        }
      >
        {texts.releaseAdvice}
      </Notice>
    </Container>
  );
}
