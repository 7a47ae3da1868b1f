import { useCallback, useDeferredValue, useState } from 'react';
import type { Filters } from '#machines/domain/filters.ts';
import type { Catalogue, Trip } from '#machines/domain/item.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import type { tripsMachine } from '#machines/loader.machine.ts';
import { useMachine } from '../../site/actors.ts';
import { useFiltersMachine, useLists } from '../../site/lists.ts';
import { useSite } from '../../site/site.ts';
import { useIsClient, useShownTime } from '../../ui/prerendered.tsx';
import { NoticedHeart } from '../saved/Heart.tsx';
import { CopyTrace } from '../support/CopyTrace.tsx';
import { CatalogueView } from './CatalogueView.tsx';
import type { GetawaysTab } from './tabs.ts';

/** One list of the getaways page, with the machines of its rides and of its filters. */
export function CatalogueList({ tab }: { tab: GetawaysTab }) {
  const { browser } = useSite();
  const { machines, inputs } = useLists();
  const [prerendered] = useState(() => inputs.list(tab.id));
  // The three machines differ only in the kind of item, and the view takes any.
  const [state, send] = useMachine(machines[tab.id] as typeof tripsMachine, () => ({
    request: null,
    prerendered: prerendered as Prerendered<Catalogue<Trip>> | undefined,
  }));
  // The prerendered page knows no query, so the first render in the browser ignores it too.
  const isClient = useIsClient();
  const [filtering, sendToFilters] = useMachine(useFiltersMachine(), () => ({
    path: tab.href,
    query: isClient ? browser.arrival().search : '',
  }));
  // rendered in slices, so that presses meanwhile are answered
  const shownState = useDeferredValue(state);
  // one stable function, so that the deferred list is not rendered for a new one
  const onFilters = useCallback(
    (change: Partial<Filters>) => sendToFilters({ type: 'filters.changed', change }),
    [sendToFilters],
  );
  return (
    <CatalogueView
      state={shownState}
      send={send}
      tab={tab}
      now={useShownTime(browser.now, prerendered)}
      chosen={filtering.context.chosen}
      isCountTold={filtering.matches({ open: { change: 'settled' } })}
      onFilters={onFilters}
      support={<CopyTrace transactionId={null} />}
      Heart={NoticedHeart}
    />
  );
}
