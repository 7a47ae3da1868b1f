import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { queryWithTickets, wantedTickets } from '#machines/domain/details-link.ts';
import { availability, type Item } from '#machines/domain/item.ts';
import { searchText } from '#machines/domain/search.ts';
import type { ItemInput, itemMachine } from '#machines/item.machine.ts';
import type { ShareEvent } from '#machines/share.machine.ts';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import { useCatalogue } from '../../site/catalogue.ts';
import { useSite } from '../../site/site.ts';
import { useMachine } from '../../site/use-machine.ts';
import { ClientOnly, useIsClient } from '../../ui/ClientOnly.tsx';
import { itemAddress } from '../../ui/item-link.ts';
import { useShownTime } from '../../ui/shown-time.ts';
import type { PageProps } from '../route.ts';
import { OwnPageHeart } from '../saved/Heart.tsx';
import { SimilarRides } from '../saved/SimilarRides.tsx';
import { CopyTrace } from '../support/CopyTrace.tsx';
import { DetailsFallback } from './DetailsFrame.tsx';
import { DetailsView } from './DetailsView.tsx';
import { detailsAddress } from './details-address.ts';
import { ItemView } from './ItemView.tsx';

/** The pages at /details/{id} and /bikingevents/details/{id}; another id or kind starts anew. */
export function DetailsPage({ params: { id = '' } }: PageProps) {
  return <Arrival key={id} id={id} />;
}

/** The page of an item: at once where its page brought it along, else by the address. */
function Arrival({ id }: { id: string }) {
  const { pageData, browser, facts } = useSite();
  const { inputs } = useCatalogue();
  const [prerendered] = useState(() =>
    pageData.item(id, paths.isEventPath(browser.arrival().path)),
  );
  if (prerendered === undefined)
    return (
      <ClientOnly fallback={<DetailsFallback site={facts} />}>
        {() => <Details readInput={() => inputs.item(id)} />}
      </ClientOnly>
    );
  const { kind, id: own } = prerendered.value;
  return <Details readInput={() => ({ id: own ?? id, kind, prerendered })} />;
}

function Details({ readInput }: { readInput: () => ItemInput }) {
  const { browser, facts, settings } = useSite();
  const { machines } = useCatalogue();
  const [input] = useState(readInput);
  const [state, send] = useMachine(machines.item, () => input);
  const [, navigate] = useLocation();
  const now = useShownTime(browser.now, input.prerendered);
  const { item } = state.context;
  const address = item === null ? null : itemAddress(item);
  return (
    <>
      <title>{`${titleOf(state)} · ${facts.brand}`}</title>
      <meta name="description" content={item === null ? facts.description : searchText(item)} />
      {settings.siteUrl !== '' && address !== null && (
        <link rel="canonical" href={settings.siteUrl + address} />
      )}
      {state.matches('missing') && <meta name="robots" content="noindex" />}
      <DetailsView
        state={state}
        send={send}
        now={now}
        support={<CopyTrace transactionId={null} />}
        onGoBack={() => navigate(paths.getaways)}
      >
        {(item) => (
          <LoadedItem
            item={item}
            now={now}
            answer={answerOf(state)}
            takenAt={state.context.takenAt}
            onRetry={() => send({ type: 'load.retried' })}
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

interface LoadedItemProps {
  item: Item;
  /** The time, epoch ms, or that of the snapshot while the prerendered page is taken over. */
  now: number;
  answer: Answer;
  /** The time of reading of the item, in ms since 1970; null for an answer of this visit. */
  takenAt: number | null;
  onRetry(): void;
}

function LoadedItem({ item, now, answer, takenAt, onRetry }: LoadedItemProps) {
  const { browser, facts } = useSite();
  const { machines } = useCatalogue();
  const isClient = useIsClient();
  const [address] = useState(() => detailsAddress(browser));
  const [tickets, sendToTickets] = useMachine(machines.tickets, () => ({
    item,
    now: browser.now,
    isPrerendered: answer !== 'received',
  }));
  const [share, sendToShare] = useMachine(machines.share, () => ({
    kind: item.kind,
    id: item.id,
    link: address.link(),
    title: item.title,
  }));
  const shareThisPage = useCallback(
    (event: ShareEvent) => sendToShare({ ...event, link: address.link() }),
    [sendToShare, address],
  );
  // The selector gets each news of the item: it sells nothing else.
  useEffect(() => {
    if (answer === 'received') sendToTickets({ type: 'item.answered', item });
    else sendToTickets({ type: answer === 'awaited' ? 'item.awaited' : 'item.unanswered' });
  }, [answer, item, sendToTickets]);
  // The popup of a link opens with its tickets, once the page listens for answers.
  useEffect(() => {
    const wanted = wantedTickets(address.query());
    if (wanted === null) return;
    sendToTickets({ type: 'selection.linked', wanted });
    sendToTickets({ type: 'selector.opened' });
  }, [address, sendToTickets]);
  const { options, quantities } = tickets.context;
  useEffect(() => {
    if (options !== null) address.write(queryWithTickets(address.query(), quantities, options));
  }, [address, options, quantities]);
  const isClosed = answer === 'received' && availability(item, now) !== 'open';
  return (
    <ItemView
      item={item}
      similar={isClosed && <SimilarRides key={item.id} item={item} now={now} />}
      now={now}
      tickets={{ state: tickets, send: sendToTickets }}
      share={{ state: share, send: shareThisPage }}
      address={address}
      canShareNatively={isClient && browser.canShare()}
      calendar={{
        brand: facts.brand,
        origin: browser.origin(),
        now: browser.now,
        save: (name, text) => browser.save(name, text, 'text/calendar'),
      }}
      takenAt={takenAt}
      Heart={OwnPageHeart}
      onItemRetry={onRetry}
      support={<CopyTrace transactionId={null} />}
    />
  );
}
