import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactElement, ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { detailsMachine } from '#machines/details.machine.ts';
import { loadMessage } from '#machines/domain/failure.ts';
import type { Item, ItemKind } from '#machines/domain/item.ts';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OutdatedNotice } from '../../ui/OutdatedNotice.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { allGetaways, DetailsFrame, type List } from './DetailsFrame.tsx';

interface DetailsViewProps {
  state: SnapshotFrom<typeof detailsMachine>;
  send(event: EventFrom<typeof detailsMachine>): void;
  /** The time, epoch ms. */
  now: number;
  onGoBack(): void;
  /** The button that copies what happened. */
  support?: ReactElement;
  /** The page of an item that has arrived. */
  children: ReactNode;
}

/** The frame of a details page: the way back, then the item, its skeleton, or the failure. */
export function DetailsView({ state, send, now, onGoBack, support, children }: DetailsViewProps) {
  const { item, takenAt, failure } = state.context;
  const isTrip = state.context.kind === 'trip';
  return (
    <DetailsFrame back={listOf(item, state.context.kind)} isBusy={state.hasTag('busy')}>
      {state.matches('loaded') && (
        <>
          <OutdatedNotice
            subject={isTrip ? texts.thisRide : texts.thisEvent}
            takenAt={failure === null ? null : takenAt}
            now={now}
            isOffline={failure?.kind === 'offline'}
            isAsking={state.matches({ loaded: 'refreshing' })}
            onRetry={() => send({ type: 'load.retried' })}
          />
          {children}
        </>
      )}
      {state.matches('failed') && failure !== null && (
        <StatePanel
          kind="error"
          headingLevel={1}
          title={isTrip ? texts.rideNotLoaded : texts.eventNotLoaded}
          message={loadMessage('details', failure)}
        >
          <Button
            variant="filled"
            onClick={() => send({ type: 'load.retried' })}
            leftSection={<Icon icon={IconRefresh} />}
          >
            {texts.retry}
          </Button>
          {support}
        </StatePanel>
      )}
      {state.matches('missing') && (
        <StatePanel
          kind="empty"
          headingLevel={1}
          title={texts.detailsNotFound}
          help={isTrip ? texts.rideMissing : texts.eventMissing}
        >
          <Button variant="filled" onClick={onGoBack}>
            {texts.goBack}
          </Button>
        </StatePanel>
      )}
    </DetailsFrame>
  );
}

/** The tab of the getaways that lists an item; before the item has loaded, only a trip's is known. */
function listOf(item: Item | null, kind: ItemKind): List {
  if (kind === 'trip') return { href: paths.trips, label: texts.trips };
  if (item?.kind !== 'event') return allGetaways;
  return item.isTraining
    ? { href: paths.trainings, label: texts.trainings }
    : { href: paths.events, label: texts.events };
}
