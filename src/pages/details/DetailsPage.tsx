import { useActor } from '@xstate/react';
import { useLocation } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import type { Day } from '#machines/domain/calendar.ts';
import type { Item, ItemKind } from '#machines/domain/item.ts';
import type { itemMachine } from '#machines/item.machine.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import type { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import * as paths from '../../paths.ts';
import type { Site } from '../../ui/site.ts';
import { DetailsView } from './DetailsView.tsx';
import { ItemView } from './ItemView.tsx';

interface DetailsPageProps {
  machines: {
    item: typeof itemMachine;
    tickets: typeof ticketSelectorMachine;
    share: typeof shareMachine;
  };
  id: string;
  /** The best guess before the item is there (`kindFromHints`). */
  kind: ItemKind;
  /** Whether an event found here is a training. */
  isTraining: boolean;
  /** Whether only the page's address tells that. */
  isListGuessed: boolean;
  today: Day;
  /** This page's absolute address, for sharing. */
  link: string;
  /** Whether this device has a share sheet of its own. */
  canShareNatively: boolean;
  site: Site;
}

/** The pages at /details/{id} and /bikingevents/details/{id}; another id or kind starts anew. */
export function DetailsPage(props: DetailsPageProps) {
  return <Details key={`${props.kind} ${props.id}`} {...props} />;
}

function Details(props: DetailsPageProps) {
  const { machines, id, kind, isTraining, isListGuessed, site, ...rest } = props;
  const [state, send] = useActor(machines.item, {
    input: { id, kind, isTraining, isListGuessed },
  });
  const [, navigate] = useLocation();
  return (
    <>
      <title>{`${titleOf(state)} · ${site.brand}`}</title>
      <DetailsView state={state} send={send} onGoBack={() => navigate(paths.getaways)}>
        {(item) => <LoadedItem item={item} machines={machines} {...rest} />}
      </DetailsView>
    </>
  );
}

function titleOf(state: SnapshotFrom<typeof itemMachine>): string {
  if (state.matches('missing')) return 'Details not found';
  return state.context.item?.title ?? 'Details';
}

type LoadedItemProps = Pick<
  DetailsPageProps,
  'machines' | 'today' | 'link' | 'canShareNatively'
> & {
  item: Item;
};

function LoadedItem({ item, machines, today, link, canShareNatively }: LoadedItemProps) {
  const [tickets, sendToTickets] = useActor(machines.tickets, { input: { item, today } });
  const [share, sendToShare] = useActor(machines.share, {
    input: { kind: item.kind, id: item.id, link, title: item.title },
  });
  return (
    <ItemView
      tickets={{ state: tickets, send: sendToTickets }}
      share={{ state: share, send: sendToShare }}
      canShareNatively={canShareNatively}
    />
  );
}
