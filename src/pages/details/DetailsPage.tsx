import { useSelector } from '@xstate/react';
import { useCallback, useDeferredValue, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DetailsInput } from '#machines/details.machine.ts';
import type { ShareTarget } from '#machines/domain/catalogue/share.ts';
import { metaDescription } from '#machines/domain/catalogue/structured-data.ts';
import type { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import * as texts from '#texts/details.ts';
import { useMachine } from '../../site/actors.ts';
import { useDetailsService } from '../../site/details.ts';
import type { PageProps } from '../../site/page-props.ts';
import { useSite } from '../../site/site.ts';
import { itemAddress } from '../../ui/item-link.ts';
import { useDisplayedTime, useIsClient } from '../../ui/prerendered.ts';
import { DetailsLayout } from './DetailsLayout.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { DetailsView } from './DetailsView.tsx';
import { ItemView } from './ItemView.tsx';
import { TicketSelector } from './TicketSelector.tsx';

/**
 * The pages at /details/{id} and /bikingevents/details/{id}. A prerendered item is displayed at once, any other is
 * loaded by the address. Another id or kind starts anew.
 */
export function DetailsPage({ params: { id = '' } }: PageProps) {
  return <OpenedPage key={id} id={id} />;
}

function OpenedPage({ id }: { id: string }) {
  const { facts } = useSite();
  const { input } = useDetailsService();
  const [opened] = useState(() => input(id));
  const isClient = useIsClient();
  if (opened.prerendered !== undefined || isClient) return <Details input={opened} />;
  // the prerendered page before the browser reads which item it is
  return (
    <>
      <title>{`${texts.details} · ${facts.brand}`}</title>
      <meta name="description" content={facts.description} />
      <DetailsLayout>
        <DetailsSkeleton />
      </DetailsLayout>
    </>
  );
}

function Details({ input }: { input: DetailsInput }) {
  const { browser, facts, settings } = useSite();
  const { machines } = useDetailsService();
  const [current, send] = useMachine(machines.details, () => input);
  // rendered in slices, so that presses meanwhile are answered
  const state = useDeferredValue(current);
  const { tickets } = state.children;
  const sharing = useSelector(state.children.share, (card) => card);
  // by way of the page's chart, which knows the present address
  const onShare = useCallback(
    (target: ShareTarget) => send({ type: 'share.requested', target }),
    [send],
  );
  const now = useDisplayedTime(browser.clock, current.context.cachedAt);
  const { item, cachedAt } = state.context;
  const title = state.matches('missing') ? texts.detailsNotFound : (item?.title ?? texts.details);
  return (
    <>
      <title>{`${title} · ${facts.brand}`}</title>
      <meta
        name="description"
        content={item === null ? facts.description : metaDescription(item)}
      />
      {settings.siteUrl !== '' && item !== null && itemAddress(item) !== null && (
        <link rel="canonical" href={settings.siteUrl + itemAddress(item)} />
      )}
      {state.matches('missing') && <meta name="robots" content="noindex" />}
      <DetailsView state={state} send={send} now={now}>
        {item !== null && tickets && sharing && (
          <>
            <ItemView
              item={item}
              now={now}
              share={sharing}
              onShare={onShare}
              sendToTickets={tickets.send}
              cachedAt={cachedAt}
              path={input.path}
            />
            <Tickets actor={tickets} onItemRetry={() => send({ type: 'load.retried' })} />
          </>
        )}
      </DetailsView>
    </>
  );
}

interface TicketsProps {
  actor: ActorRefFrom<typeof ticketSelectorMachine>;
  onItemRetry(): void;
}

/** The tickets, on their own: a press in them, or on Book Now, renders nothing else of the page. */
function Tickets({ actor, onItemRetry }: TicketsProps) {
  const state = useSelector(actor, (tickets) => tickets);
  return <TicketSelector state={state} send={actor.send} onItemRetry={onItemRetry} />;
}
