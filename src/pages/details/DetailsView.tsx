import type { ReactNode } from 'react';
import type { detailsMachine } from '#machines/details.machine.ts';
import { loadMessage } from '#machines/domain/answer/failure.ts';
import * as texts from '#texts/details.ts';
import { kindWords } from '#texts/kinds.ts';
import * as paths from '../../paths.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OutdatedNotice } from '../../ui/OutdatedNotice.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { CopyTrace } from '../../widgets/copy/CopyTrace.tsx';
import { tabOf, tabOfKind } from '../../widgets/lists/getaways-tabs.ts';
import { DetailsLayout } from './DetailsLayout.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

/** A details page in its layout: the item (its child), its skeleton, or the failure. */
export function DetailsView({
  state,
  send,
  now,
  children,
}: ViewProps<typeof detailsMachine> & { now: number; children: ReactNode }) {
  const { item, kind, failure } = state.context;
  const words = kindWords[kind];
  return (
    <DetailsLayout back={item === null ? tabOfKind(kind) : tabOf(item)}>
      {state.hasTag('busy') && <DetailsSkeleton />}
      {state.matches('loaded') && (
        <>
          <OutdatedNotice subject={words.subject} now={now} state={state} send={send} isAtHead />
          {children}
        </>
      )}
      {state.matches('failed') && failure !== null && (
        <StatePanel
          kind="error"
          headingLevel={1}
          title={words.notLoaded}
          message={loadMessage('details', failure)}
        >
          <RetryButton onClick={() => send({ type: 'load.retried' })} />
          <CopyTrace />
        </StatePanel>
      )}
      {state.matches('missing') && (
        <StatePanel headingLevel={1} title={texts.detailsNotFound} help={words.missing}>
          <LinkButton href={paths.getaways} variant="filled">
            {texts.goBack}
          </LinkButton>
        </StatePanel>
      )}
    </DetailsLayout>
  );
}
