import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { loadMessage } from '#machines/domain/failure.ts';
import type { Item } from '#machines/domain/item.ts';
import type { itemMachine } from '#machines/item.machine.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/Container.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import styles from './Details.module.css';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

interface DetailsViewProps {
  state: SnapshotFrom<typeof itemMachine>;
  send(event: EventFrom<typeof itemMachine>): void;
  /** The list that the visitor came from, or the one the item stands in. */
  back: { href: string; label: string };
  onGoBack(): void;
  /** The page of an item that has arrived. */
  children(item: Item): ReactNode;
}

/** The frame of a details page: the way back, then the item, its boxes, or why it is not there. */
export function DetailsView({ state, send, back, onGoBack, children }: DetailsViewProps) {
  const { item, failure } = state.context;
  return (
    <Container className={styles.page}>
      <div className={styles.crumb}>
        <BackLink href={back.href}>{back.label}</BackLink>
      </div>
      <div aria-busy={state.hasTag('busy')}>
        {state.hasTag('busy') && (
          <>
            <p className="ks-hidden" role="status">
              Loading details
            </p>
            <DetailsSkeleton />
          </>
        )}
        {state.matches('loaded') && item !== null && children(item)}
        {state.matches('failed') && failure !== null && (
          <StatePanel
            kind="error"
            headingLevel={1}
            title="We could not load this ride"
            message={loadMessage('details', failure)}
          >
            <Button variant="primary" onClick={() => send({ type: 'load.retried' })}>
              <Icon of={IconRefresh} />
              Retry
            </Button>
          </StatePanel>
        )}
        {state.matches('missing') && (
          <StatePanel
            kind="empty"
            headingLevel={1}
            title="Details not found"
            help="This ride may have been removed, or the link is incomplete."
          >
            <Button variant="primary" onClick={onGoBack}>
              Go Back
            </Button>
          </StatePanel>
        )}
      </div>
    </Container>
  );
}
