import { useActor } from '@xstate/react';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { queryWithTickets, wantedTickets } from '#machines/domain/details-link.ts';
import { availability, type Item, type ItemKind } from '#machines/domain/item.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import { searchText } from '#machines/domain/search.ts';
import type { itemMachine } from '#machines/item.machine.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import type { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import type { CalendarHelp } from '../../ui/calendar-file.ts';
import { itemAddress } from '../../ui/item-link.ts';
import { useShownTime } from '../../ui/shown-time.ts';
import type { PageBrowser } from '../route.ts';
import { type SavingServices, useHearts } from '../saved/hearts.tsx';
import { LazySimilar } from '../saved/lazy-similar.tsx';
import type { SiteConfig } from '../site-config.ts';
import { DetailsView } from './DetailsView.tsx';
import { type DetailsAddress, detailsAddress } from './details-address.ts';
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
  /** True when an event found here is a training. */
  isTraining?: boolean;
  /** True when only the page's address says so. */
  isListGuessed?: boolean;
  /** The item that the page brought along, if any. */
  prerendered?: Prerendered<Item> | undefined;
  /** The clock, epoch ms. */
  now: () => number;
  /** This page's absolute address, for sharing. */
  link: string;
  /** The part of the page that its address keeps; none where it is left out. */
  address?: DetailsAddress;
  /** True when this device has a share sheet of its own. */
  canShareNatively: boolean;
  calendar: CalendarHelp;
  /** The button that copies what happened. */
  support?: ReactElement;
  site: SiteConfig;
  /** The services for saving the item. */
  saving?: SavingServices;
  /** The site's public origin; '' for none. */
  siteUrl?: string;
}

type ConnectedDetailsPageProps = Omit<DetailsPageProps, 'link' | 'address'> & {
  browser: PageBrowser;
  /** The site's own origin. */
  origin: string;
};

/** The page in a browser, whose address keeps the chosen tickets and the open day. */
export function ConnectedDetailsPage({ browser, origin, ...props }: ConnectedDetailsPageProps) {
  const [address] = useState(() => detailsAddress(browser, origin));
  return <DetailsPage {...props} address={address} link={address.link()} />;
}

/** The pages at /details/{id} and /bikingevents/details/{id}; another id or kind starts anew. */
export function DetailsPage(props: DetailsPageProps) {
  return <Details key={`${props.kind} ${props.id}`} {...props} />;
}

function Details(props: DetailsPageProps) {
  const { machines, id, kind, isTraining, isListGuessed, prerendered, site, support, ...rest } =
    props;
  const { siteUrl = '' } = props;
  const [state, send] = useActor(machines.item, {
    input: { id, kind, isTraining, isListGuessed, prerendered },
  });
  const [, navigate] = useLocation();
  const now = useShownTime(rest.now, prerendered);
  const { item } = state.context;
  const address = item === null ? null : itemAddress(item);
  return (
    <>
      <title>{`${titleOf(state)} · ${site.brand}`}</title>
      <meta name="description" content={item === null ? site.description : searchText(item)} />
      {siteUrl !== '' && address !== null && <link rel="canonical" href={siteUrl + address} />}
      {state.matches('missing') && <meta name="robots" content="noindex" />}
      <DetailsView
        state={state}
        send={send}
        now={now}
        support={support}
        onGoBack={() => navigate(paths.getaways)}
      >
        {(item) => (
          <LoadedItem
            {...rest}
            item={item}
            shownTime={now}
            answer={answerOf(state)}
            takenAt={state.context.takenAt}
            machines={machines}
            onRetry={() => send({ type: 'load.retried' })}
            support={support}
          />
        )}
      </DetailsView>
    </>
  );
}

function titleOf(state: SnapshotFrom<typeof itemMachine>): string {
  if (state.matches('missing')) return texts.detailsNotFound;
  return state.context.item?.title ?? texts.details;
}

/** True when the item that is shown is an answer of this visit. */
type Answer = 'awaited' | 'received' | 'failed';

function answerOf(state: SnapshotFrom<typeof itemMachine>): Answer {
  if (state.matches({ loaded: 'refreshing' })) return 'awaited';
  return state.matches({ loaded: 'outdated' }) ? 'failed' : 'received';
}

type LoadedItemProps = Pick<
  DetailsPageProps,
  'machines' | 'now' | 'link' | 'address' | 'canShareNatively' | 'calendar' | 'saving' | 'support'
> & {
  item: Item;
  /** The time, epoch ms, or that of the snapshot while the prerendered page is taken over. */
  shownTime: number;
  answer: Answer;
  /** The time of reading of the item, in ms since 1970; null for an answer of this visit. */
  takenAt: number | null;
  onRetry(): void;
};

function LoadedItem({
  item,
  machines,
  now,
  shownTime,
  answer,
  takenAt,
  link,
  address,
  canShareNatively,
  calendar,
  support,
  saving,
  onRetry,
}: LoadedItemProps) {
  const Heart = useHearts(saving, { isOwnPage: true });
  const [tickets, sendToTickets] = useActor(machines.tickets, {
    input: { item, now, isPrerendered: answer !== 'received' },
  });
  const [share, sendToShare] = useActor(machines.share, {
    input: { kind: item.kind, id: item.id, link, title: item.title },
  });
  const shareThisPage = useCallback(
    (event: EventFrom<typeof shareMachine>) => sendToShare({ ...event, link: address?.link() }),
    [sendToShare, address],
  );
  // The selector gets each news of the item: it sells nothing else.
  useEffect(() => {
    if (answer === 'received') sendToTickets({ type: 'item.answered', item });
    else sendToTickets({ type: answer === 'awaited' ? 'item.awaited' : 'item.unanswered' });
  }, [answer, item, sendToTickets]);
  // The popup of a link opens with its tickets, once the page listens for answers.
  useEffect(() => {
    const wanted = wantedTickets(address?.query() ?? '');
    if (wanted === null) return;
    sendToTickets({ type: 'selection.linked', wanted });
    sendToTickets({ type: 'selector.opened' });
  }, [address, sendToTickets]);
  const { options, quantities } = tickets.context;
  useEffect(() => {
    if (options !== null) address?.write(queryWithTickets(address.query(), quantities, options));
  }, [address, options, quantities]);
  const isClosed = answer === 'received' && availability(item, shownTime) !== 'open';
  return (
    <ItemView
      item={item}
      similar={
        isClosed &&
        saving !== undefined && <LazySimilar services={saving} item={item} now={shownTime} />
      }
      now={shownTime}
      tickets={{ state: tickets, send: sendToTickets }}
      share={{ state: share, send: shareThisPage }}
      address={address}
      canShareNatively={canShareNatively}
      calendar={calendar}
      takenAt={takenAt}
      Heart={Heart}
      onItemRetry={onRetry}
      support={support}
    />
  );
}
