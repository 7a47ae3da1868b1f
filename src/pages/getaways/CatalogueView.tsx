import { useDeferredValue, useMemo } from 'react';
import { loadMessage } from '#machines/domain/answer/failure.ts';
import { catalogueQuery, periodCounts } from '#machines/domain/catalogue/filters.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { listSearch } from '#machines/domain/catalogue/list-search.ts';
import { LISTS } from '#machines/domain/catalogue/lists.ts';
import type { catalogueMachine } from '#machines/loader.machine.ts';
import * as texts from '#texts/getaways.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OutdatedNotice } from '../../ui/OutdatedNotice.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { CopyTrace } from '../../widgets/copy/CopyTrace.tsx';
import { type GetawaysTab, getawaysTabs } from '../../widgets/lists/getaways-tabs.ts';
import { CatalogueResults, type ListProps } from './CatalogueResults.tsx';
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { PeriodStrip } from './PeriodStrip.tsx';

const noItems: readonly Item[] = [];

/** The list of a tab in each of its states. */
export function CatalogueView({
  state,
  send,
  ...list
}: ViewProps<typeof catalogueMachine> & ListProps) {
  const { tab, now, chosen, onFilters } = list;
  // The list may lag behind the field and its answer: it is rendered in slices, so that presses meanwhile are answered.
  const deferredChoice = useDeferredValue(chosen);
  const { result, failure } = state.context;
  const items = result?.items ?? noItems;
  const search = useMemo(() => listSearch(items), [items]);
  const counts = useMemo(
    () => periodCounts(items, deferredChoice.filters, now, search),
    [items, deferredChoice.filters, now, search],
  );

  if (state.hasTag('busy')) return <CatalogueSkeleton tab={tab} />;
  const unlisted = result?.unlisted ?? 0;
  // The page brings only the first page of a long list: filters and other pages need all of it.
  const isIncomplete =
    unlisted > 0 && catalogueQuery(deferredChoice.filters, deferredChoice.page) !== '';
  if (isIncomplete && state.matches({ loaded: 'refreshing' }))
    return <CatalogueSkeleton tab={tab} />;
  // The trips alone fail silently (rule: Failed loads).
  const isFailed = state.matches('failed') && !LISTS[tab.id].isSilentFailure;
  if (failure !== null && (isFailed || isIncomplete)) {
    return (
      <StatePanel
        kind="error"
        title={texts.notLoaded(tab.noun.many)}
        message={loadMessage(tab.id, failure)}
      >
        <RetryButton onClick={() => send({ type: 'load.retried' })} />
        <CopyTrace />
      </StatePanel>
    );
  }
  const age = (
    <OutdatedNotice subject={texts.thisList} now={now} state={state} send={send} isAtHead />
  );
  if (result === null || result.items.length === 0) {
    return (
      <>
        <NothingPublished tab={tab} />
        {age}
      </>
    );
  }
  const bar = { tab, filters: chosen.filters, isDisabled: unlisted > 0, onFilters };
  return (
    <>
      <FilterBar {...bar} items={items} />
      <PeriodStrip {...bar} now={now} counts={unlisted > 0 ? [] : counts} />
      {age}
      <CatalogueResults {...list} chosen={deferredChoice} result={result} search={search} />
    </>
  );
}

function NothingPublished({ tab }: { tab: GetawaysTab }) {
  const others = getawaysTabs.filter((other) => other.id !== tab.id);
  const nouns = others.map((other) => other.noun.many);
  return (
    <StatePanel title={texts.nothingPublished[tab.id]} help={texts.nothingPublishedHelp(nouns)}>
      {others.map((other) => (
        <LinkButton key={other.id} href={other.href}>
          {texts.seeList(other.label)}
        </LinkButton>
      ))}
    </StatePanel>
  );
}
