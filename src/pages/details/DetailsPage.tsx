import { useSelector } from '@xstate/react';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import type { detailsMachine } from '#machines/details.machine.ts';
import { availability } from '#machines/domain/item.ts';
import { searchText } from '#machines/domain/structured-data.ts';
import * as texts from '#texts/details.ts';
import { itemAddress } from '../../item-link.ts';
import * as paths from '../../paths.ts';
import { useMachine } from '../../site/actors.ts';
import { useDetails } from '../../site/details.ts';
import { useSite } from '../../site/site.ts';
import { useIsClient, useShownTime } from '../../ui/prerendered.tsx';
import type { PageProps } from '../route.ts';
import { OwnPageHeart } from '../saved/Heart.tsx';
import { SimilarRides } from '../saved/SimilarRides.tsx';
import { CopyTrace } from '../support/CopyTrace.tsx';
import { DetailsFallback } from './DetailsFrame.tsx';
import { DetailsView } from './DetailsView.tsx';
import { ItemView } from './ItemView.tsx';
import { TicketSelector } from './TicketSelector.tsx';

/** The pages at /details/{id} and /bikingevents/details/{id}: at once where the page brought its item along, else by the address. Another id or kind starts anew. */
export function DetailsPage({ params: { id = '' } }: PageProps) {
  const { pageData, browser, facts } = useSite();
  const [isBrought] = useState(
    () => pageData.item(id, paths.isEventPath(browser.arrival().path)) !== undefined,
  );
  const isClient = useIsClient();
  return isBrought || isClient ? <Details key={id} id={id} /> : <DetailsFallback site={facts} />;
}

function Details({ id }: { id: string }) {
  const { browser, facts, settings } = useSite();
  const { machines, input: readInput, address } = useDetails();
  const [input] = useState(() => readInput(id));
  const [current, send] = useMachine(machines.details, () => input);
  // rendered in slices, so that presses meanwhile are answered; the tickets are always the chart's own
  const state = useDeferredValue(current);
  const { tickets } = state.children;
  const selecting = useSelector(tickets, (selector) => selector);
  const sharing = useSelector(state.children.share, (card) => card);
  const [, navigate] = useLocation();
  const isClient = useIsClient();
  const now = useDeferredValue(useShownTime(browser.now, input.prerendered));
  const [calendar] = useState(() => ({
    brand: facts.brand,
    origin: browser.origin(),
    now: browser.now,
    save: (name: string, text: string) => browser.save(name, text, 'text/calendar'),
  }));
  const { item, takenAt } = state.context;
  const support = <CopyTrace transactionId={null} />;
  return (
    <>
      <title>{`${titleOf(state)} · ${facts.brand}`}</title>
      <meta name="description" content={item === null ? facts.description : searchText(item)} />
      {settings.siteUrl !== '' && item !== null && itemAddress(item) !== null && (
        <link rel="canonical" href={settings.siteUrl + itemAddress(item)} />
      )}
      {state.matches('missing') && <meta name="robots" content="noindex" />}
      <DetailsView
        state={state}
        send={send}
        now={now}
        support={support}
        onGoBack={() => navigate(paths.getaways)}
      >
        {item !== null && tickets && selecting && sharing && (
          <>
            <ItemView
              item={item}
              similar={
                state.matches({ loaded: 'current' }) &&
                availability(item, now) !== 'open' && (
                  <SimilarRides key={item.id} item={item} now={now} />
                )
              }
              now={now}
              share={sharing}
              sendToShare={send}
              sendToTickets={tickets.send}
              address={address}
              canShareNatively={isClient && browser.canShare()}
              calendar={calendar}
              takenAt={takenAt}
              Heart={OwnPageHeart}
            />
            <TicketSelector
              state={selecting}
              send={tickets.send}
              onItemRetry={() => send({ type: 'load.retried' })}
              support={support}
            />
          </>
        )}
      </DetailsView>
    </>
  );
}

function titleOf(state: SnapshotFrom<typeof detailsMachine>): string {
  if (state.matches('missing')) return texts.detailsNotFound;
  return state.context.item?.title ?? texts.details;
}
