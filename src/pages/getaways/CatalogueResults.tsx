import { Button, Text } from '@mantine/core';
import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react';
import {
  activeFilters,
  CLEARED_FILTERS,
  catalogueQuery,
  type Filters,
  filtered,
  upcoming,
} from '#machines/domain/catalogue/filters.ts';
import type { Catalogue } from '#machines/domain/catalogue/item.ts';
import { isOnlyClose, type ListSearch } from '#machines/domain/catalogue/list-search.ts';
import { LISTS } from '#machines/domain/catalogue/lists.ts';
import { grouped } from '#machines/domain/payment/money.ts';
import * as texts from '#texts/getaways.ts';
import { useAnnouncement } from '../../ui/announcements.ts';
import { ItemCards } from '../../ui/ItemCards.tsx';
import { ItemGrid } from '../../ui/ItemGrid.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { lazyComponent } from '../../widgets/lazy/lazy-component.tsx';
import { Nothing } from '../../widgets/lazy/Nothing.tsx';
import { useDeferredContent } from '../../widgets/lazy/use-deferred-content.ts';
import { type GetawaysTab, PAGE_SIZE } from '../../widgets/lists/getaways-tabs.ts';
import { NoticedHeart } from '../../widgets/saved/NoticedHeart.tsx';
import styles from './Getaways.module.css';
import { SortSelect } from './SortSelect.tsx';

const SearchCounts = lazyComponent(async () => (await import('./SearchCounts.tsx')).SearchCounts, {
  Lost: Nothing,
  Waiting: Nothing,
});

/**
 * The number of cards that are painted first: more than a phone displays at once, and a row where four stand side by
 * side.
 */
const FIRST_CARDS = 4;

/** The props of the list of a tab. */
export interface ListProps {
  tab: GetawaysTab;
  now: number;
  /** The filters and the page, counted from 1. */
  chosen: { filters: Filters; page: number };
  /** True while a search is being typed. */
  isTyping?: boolean;
  /** True when the count is announced to screen readers: after a finished change. */
  isCountAnnounced?: boolean;
  /** Changes some of the filters. It must always be the same function, or every typed letter renders the list. */
  onFilters: (change: Partial<Filters>) => void;
}

/** The number of results, their order, one page of cards and the links to the other pages. */
export const CatalogueResults = memo(function CatalogueResults({
  tab,
  now,
  result: { items, unlisted = 0, omitted },
  search,
  chosen: { filters, page },
  isTyping = false,
  isCountAnnounced = false,
  onFilters,
}: ListProps & { result: Catalogue; search: ListSearch }) {
  const results = useMemo(
    () => filtered(items, filters, now, search),
    [items, filters, now, search],
  );
  const searched = useMemo(() => ({ items, search }), [items, search]);
  const resultCount = results.length + unlisted;
  const typed = filters.search.trim();
  const isOnlySearch = typed !== '' && activeFilters(filters) === 1;
  const pages = Math.max(1, Math.ceil(resultCount / PAGE_SIZE));
  const current = Math.min(page, pages);
  const first = (current - 1) * PAGE_SIZE;
  const visibleCardCount = useDeferredContent() ? PAGE_SIZE : FIRST_CARDS;
  const visible = useMemo(
    () => results.slice(first, first + visibleCardCount),
    [results, first, visibleCardCount],
  );
  const count = useRef<HTMLParagraphElement>(null);
  const narrowed = catalogueQuery(filters, 1);
  const last = useRef({ page, narrowed });

  // Another page of the same list begins at its count; a visitor who is filtering keeps the field.
  useEffect(() => {
    const turned = last.current.page !== page && last.current.narrowed === narrowed;
    last.current = { page, narrowed };
    if (turned) count.current?.focus();
  }, [page, narrowed]);

  // The other lists are fetched for the first finished search; from then on each letter counts in them.
  const [hasSearched, setHasSearched] = useState(false);
  if (typed !== '' && !isTyping && !hasSearched) setHasSearched(true);

  const announced = useAnnouncement<HTMLParagraphElement>('polite');
  const countedRides = upcoming(results, now).length + unlisted;
  const countText = texts.counted(grouped(countedRides), countedRides, tab.noun);
  const isClose = results.length > 0 && isOnlyClose(search(filters.search));
  const closeText = isClose ? texts.closeTo(filters.search) : '';

  return (
    <>
      <p ref={announced} className="ks-hidden">
        {isCountAnnounced && texts.resultCountText(countText, closeText)}
      </p>
      <div className={`${styles.results} ${styles.count}`}>
        {/* announced above, once a change is finished: this changes with every letter */}
        <p ref={count} tabIndex={-1}>
          <b>{`${countText} `}</b>
          {closeText !== '' && <span>{`${closeText} `}</span>}
          {pages > 1 && <span className={styles.quiet}>{texts.pageOf(current, pages)}</span>}
        </p>
        <SortSelect filters={filters} isDisabled={unlisted > 0} onFilters={onFilters} />
      </div>
      {typed !== '' && (
        // its room stands with the first letter, so that nothing moves when the counts come
        <nav
          className={`${styles.strip} ${styles.count} ks-scroller`}
          aria-label={texts.inAllLists}
        >
          {hasSearched && (
            <SearchCounts
              own={tab.id}
              list={searched}
              words={typed}
              now={now}
              isAnnounced={isCountAnnounced}
            />
          )}
        </nav>
      )}
      {results.length === 0 ? (
        <StatePanel
          title={
            isOnlySearch ? texts.noneFor(tab.noun.many, typed) : texts.noneMatch(tab.noun.many)
          }
          help={texts.noneMatchHelp(
            activeFilters(filters),
            grouped(items.length + unlisted),
            tab.noun.many,
          )}
        >
          <Button variant="filled" onClick={() => onFilters(CLEARED_FILTERS)}>
            {texts.clearFilters}
          </Button>
        </StatePanel>
      ) : (
        <ItemGrid label={tab.label}>
          <ItemCards
            items={visible}
            now={now}
            origin={LISTS[tab.id].cardOrigin}
            urgent={2}
            headingLevel={2}
            Heart={NoticedHeart}
          />
        </ItemGrid>
      )}
      {pages > 1 && (
        <PageLinks
          page={current}
          pages={pages}
          to={(target) => tab.href + catalogueQuery(filters, target)}
        />
      )}
      {omitted > 0 && (
        <Text mt="lg" c="dimmed" ta="center">
          {texts.omitted(grouped(omitted), tab.noun.many)}
        </Text>
      )}
    </>
  );
});

/** Links to the pages of a long list: neighbours, first and last. */
function PageLinks({ page, pages, to }: { page: number; pages: number; to(page: number): string }) {
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages);
  return (
    <nav aria-label={texts.pages}>
      <div className={`${styles.pages} ks-wrap`}>
        {page > 1 && (
          <LinkButton size="sm" href={to(page - 1)} rel="prev">
            {texts.previous}
          </LinkButton>
        )}
        {[...new Set(near)].map((target, index, all) => (
          <Fragment key={target}>
            {target - (all[index - 1] ?? target) > 1 && <span className={styles.quiet}>…</span>}
            <LinkButton
              size="sm"
              {...(target === page && { variant: 'filled', color: 'ink', 'aria-current': 'page' })}
              href={to(target)}
              aria-label={texts.page(target)}
            >
              {target}
            </LinkButton>
          </Fragment>
        ))}
        {page < pages && (
          <LinkButton size="sm" href={to(page + 1)} rel="next">
            {texts.next}
          </LinkButton>
        )}
      </div>
    </nav>
  );
}
