import { useCallback, useDeferredValue, useState } from 'react';
import type { Filters } from '#machines/domain/catalogue/filters.ts';
import { useMachine } from '../../site/actors.ts';
import { useListService } from '../../site/lists.ts';
import { useSite } from '../../site/site.ts';
import { useDisplayedTime, useIsPrerendered } from '../../ui/prerendered.ts';
import type { GetawaysTab } from '../../widgets/lists/getaways-tabs.ts';
import { CatalogueView } from './CatalogueView.tsx';

/** One list of the getaways page, with the machines of its rides and of its filters. */
export function CatalogueList({ tab }: { tab: GetawaysTab }) {
  const { browser } = useSite();
  const { machines, inputs } = useListService();
  const [prerendered] = useState(() => inputs.list(tab.id));
  const [state, send] = useMachine(machines.catalogue, () => ({ request: tab.id, prerendered }));
  // The prerendered page knows no query, so the first render in the browser ignores it too.
  const isPrerendered = useIsPrerendered();
  const [filtering, sendToFilters] = useMachine(machines.filters, () => ({
    path: tab.href,
    query: isPrerendered ? '' : browser.arrival().search,
  }));
  // one stable function, so that the deferred list is not rendered for a new one
  const onFilters = useCallback(
    (change: Partial<Filters>) => sendToFilters({ type: 'filters.changed', change }),
    [sendToFilters],
  );
  return (
    <CatalogueView
      // rendered in slices, so that presses meanwhile are answered
      state={useDeferredValue(state)}
      send={send}
      tab={tab}
      now={useDisplayedTime(browser.clock, prerendered?.cachedAt)}
      chosen={filtering.context.chosen}
      isTyping={filtering.matches({ open: { change: 'typing' } })}
      isCountAnnounced={filtering.matches({ open: { change: 'settled' } })}
      onFilters={onFilters}
    />
  );
}
