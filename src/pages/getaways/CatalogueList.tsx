import { useCallbackRef, useThrottledCallback } from '@mantine/hooks';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Filters, filtersFromQuery, NO_FILTERS } from '#machines/domain/filters.ts';
import type { Catalogue, Trip } from '#machines/domain/item.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import { filtersMachine } from '#machines/filters.machine.ts';
import type { tripsMachine } from '#machines/loader.machine.ts';
import { useCatalogue } from '../../site/catalogue.ts';
import { useSite } from '../../site/site.ts';
import { useMachine } from '../../site/use-machine.ts';
import { useIsClient } from '../../ui/ClientOnly.tsx';
import { useShownTime } from '../../ui/shown-time.ts';
import { NoticedHeart } from '../saved/Heart.tsx';
import { CopyTrace } from '../support/CopyTrace.tsx';
import { CatalogueView } from './CatalogueView.tsx';
import { catalogueQuery, pageFromQuery } from './catalogue-query.ts';
import type { GetawaysTab } from './tabs.ts';

/** A query that is not in the address yet. */
interface Ahead {
  query: string;
  /** The address's query at the time of the change; once the address has another one, this change is void. */
  from: string;
  /** True when it shares a step of the history with the address's present query. */
  replace: boolean;
}

/** The time that the address rests after a change, in ms. A held key would make more changes than the 100 in ten seconds that Safari allows. */
const ADDRESS_REST = 250;

/** One list of the getaways page: its machine, and its filters, which live in the address. */
export function CatalogueList({ tab }: { tab: GetawaysTab }) {
  const { machines, inputs } = useCatalogue();
  const [prerendered] = useState(() => inputs.list(tab.id));
  // The three machines differ only in the kind of item, and the view takes any.
  const [state, send] = useMachine(machines[tab.id] as typeof tripsMachine, () => ({
    request: null,
    prerendered: prerendered as Prerendered<Catalogue<Trip>> | undefined,
  }));
  const shownTime = useShownTime(useSite().browser.now, prerendered);
  const [, navigate] = useLocation();
  const search = useSearch();
  const written = search === '' ? '' : `?${search}`;
  const [latest, setAhead] = useState<Ahead | null>(null);
  const ahead = latest?.from === written ? latest : null;
  const query = ahead?.query ?? written;
  const address = useRef(written);
  useLayoutEffect(() => {
    address.current = written;
  });
  const follow = useThrottledCallback(({ query: next, from, replace }: Ahead) => {
    if (from !== address.current) return;
    try {
      navigate(tab.href + next, { replace });
    } catch {
      // The browser refused; the query holds without the address.
      return;
    }
    setAhead(null);
  }, ADDRESS_REST);
  // The prerendered page knows no query, so the first render in the browser ignores it too.
  const isClient = useIsClient();
  const asked = useMemo(
    () =>
      isClient
        ? { filters: filtersFromQuery(query), page: pageFromQuery(query) }
        : { filters: NO_FILTERS, page: 1 },
    [isClient, query],
  );
  // The list may lag behind the field, filters and page together.
  const shown = useDeferredValue(asked);
  const [filtering, sendToFilters] = useMachine(filtersMachine);
  const changeFilters = (change: Partial<Filters>) => {
    const next = { ...asked.filters, ...change };
    const isTyped = next.search !== asked.filters.search;
    // the letters of one search are one step back (rule: Filters)
    const isSameStep =
      isTyped && filtering.matches('typing') && filtering.context.written === query;
    const replace = isSameStep && ahead?.replace !== false;
    const after = catalogueQuery(next, 1);
    const asking = { query: after, from: written, replace };
    setAhead(asking);
    follow(asking);
    sendToFilters({ type: 'filters.changed', isTyped, query: after });
  };
  // Filters set before hydration arrive while the query is still unknown, and are added to it.
  const [early, setEarly] = useState<Partial<Filters> | null>(null);
  useLayoutEffect(() => {
    if (!isClient || early === null) return;
    setEarly(null);
    changeFilters(early);
  });
  // one stable function, so that the deferred list is not rendered for a new one
  const onFilters = useCallbackRef((change: Partial<Filters>) => {
    if (isClient) changeFilters(change);
    else setEarly((others) => ({ ...others, ...change }));
  });
  return (
    <CatalogueView
      state={state}
      send={send}
      tab={tab}
      now={shownTime}
      filters={asked.filters}
      shown={shown.filters}
      page={shown.page}
      isCountTold={filtering.matches('settled') && filtering.context.written !== null}
      onFilters={onFilters}
      support={<CopyTrace transactionId={null} />}
      Heart={NoticedHeart}
    />
  );
}
