import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Day } from '#machines/domain/calendar.ts';
import { EMPTY_TEXT, loadMessage } from '#machines/domain/failure.ts';
import { type Filters, filtered, monthsOf } from '#machines/domain/filters.ts';
import type { LoaderEvent, tripsMachine } from '#machines/loader.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OutdatedNotice } from '../../ui/OutdatedNotice.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { CatalogueResults } from './CatalogueResults.tsx';
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx';
import { catalogueQuery } from './catalogue-query.ts';
import { FilterBar } from './FilterBar.tsx';
import { type GetawaysTab, getawaysTabs } from './tabs.ts';

/** What the list of a tab is drawn from. */
export interface CatalogueViewProps {
  /** The tab's loader; the three differ in the kind of item only. */
  state: SnapshotFrom<typeof tripsMachine>;
  send: (event: LoaderEvent) => void;
  tab: GetawaysTab;
  today: Day;
  /** What the controls show. */
  filters: Filters;
  /** What the list shows: the same, or a moment behind while a visitor types. */
  shown?: Filters;
  /** The page of the list, counted from 1. */
  page: number;
  onFilters: (filters: Filters) => void;
}

/** The list of a tab in each of its states. */
export function CatalogueView({
  state,
  send,
  tab,
  today,
  filters,
  shown = filters,
  page,
  onFilters,
}: CatalogueViewProps) {
  const { result, takenAt, failure } = state.context;
  const items = result?.items;
  const months = useMemo(() => (items === undefined ? [] : monthsOf(items)), [items]);
  const found = useMemo(
    () => (items === undefined ? [] : filtered(items, shown, today)),
    [items, shown, today],
  );

  if (state.hasTag('busy')) return <CatalogueSkeleton tab={tab} />;
  const isRefreshing = state.matches({ loaded: 'refreshing' });
  const unlisted = result?.unlisted ?? 0;
  // A long list is brought along as its first page: what else is asked for needs all of it.
  const lacksRest = unlisted > 0 && catalogueQuery(shown, page) !== '';
  if (lacksRest && isRefreshing) return <CatalogueSkeleton tab={tab} />;
  // The trips alone fail silently (rule: Failed loads).
  const isFailed = state.matches('failed') && tab.id !== 'trips';
  if (failure !== null && (isFailed || lacksRest)) {
    return (
      <StatePanel
        kind="error"
        title={`We could not load the ${tab.noun.many}`}
        message={loadMessage(tab.id, failure)}
      >
        <Button variant="primary" onClick={() => send({ type: 'load.retried' })}>
          <Icon icon={IconRefresh} />
          Retry
        </Button>
      </StatePanel>
    );
  }
  const age = (
    <OutdatedNotice
      subject="this list"
      takenAt={failure === null ? null : takenAt}
      isAsking={isRefreshing}
      onRetry={() => send({ type: 'load.retried' })}
    />
  );
  if (result === null || result.items.length === 0) {
    return (
      <>
        <NothingPublished tab={tab} />
        {age}
      </>
    );
  }
  return (
    <>
      <FilterBar
        tab={tab}
        months={months}
        filters={filters}
        isDisabled={unlisted > 0}
        onFilters={onFilters}
      />
      {age}
      <CatalogueResults
        tab={tab}
        today={today}
        found={found}
        total={result.items.length + unlisted}
        unlisted={unlisted}
        omitted={result.omitted}
        filters={shown}
        page={page}
        onFilters={onFilters}
      />
    </>
  );
}

function NothingPublished({ tab }: { tab: GetawaysTab }) {
  const others = getawaysTabs.filter((other) => other.id !== tab.id);
  const [one, two] = others.map((other) => other.noun.many);
  return (
    <StatePanel
      kind="empty"
      title={EMPTY_TEXT[tab.id]}
      help={`New rides open through the week. The ${one} and ${two} may have a date for you now.`}
    >
      {others.map((other) => (
        <LinkButton key={other.id} href={other.href}>
          See {other.label}
        </LinkButton>
      ))}
    </StatePanel>
  );
}
