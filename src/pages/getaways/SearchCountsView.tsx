import { useMemo } from 'react';
import { catalogueQuery, NO_FILTERS } from '#machines/domain/catalogue/filters.ts';
import type { ListName } from '#machines/domain/catalogue/lists.ts';
import {
  countsAcross,
  type SearchedList,
  searchedLists,
} from '#machines/domain/catalogue/search-across.ts';
import { grouped } from '#machines/domain/payment/money.ts';
import type { otherListsMachine } from '#machines/loader.machine.ts';
import * as texts from '#texts/getaways.ts';
import { listWords } from '#texts/lists.ts';
import * as paths from '../../paths.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { useAnnouncement } from '../../ui/announcements.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './Getaways.module.css';

/** A search in one list, and the state of the other lists. */
export interface SearchCountsProps extends Pick<ViewProps<typeof otherListsMachine>, 'state'> {
  /** The name of the page's list. */
  own: ListName;
  /** The page's list. */
  list: SearchedList;
  /** The words of the search. */
  words: string;
  now: number;
  /** True when the counts may be announced to screen readers: after a finished change. */
  isAnnounced: boolean;
}

/** The number of results of a search in each list, with links to them; nothing until another list has answered. */
export function SearchCountsView({ state, own, list, words, now, isAnnounced }: SearchCountsProps) {
  const { result } = state.context;
  const others = useMemo(() => result && searchedLists(result), [result]);
  const announced = useAnnouncement<HTMLParagraphElement>('polite');
  if (others === null) return null;
  const { counts, isOnlyClose } = countsAcross({ ...others, [own]: list }, words, now);
  const query = catalogueQuery({ ...NO_FILTERS, search: words });
  const links = counts.map(({ name, count }) => ({
    name,
    words: texts.counted(grouped(count), count, listWords[name].noun),
  }));
  // the page announces the results of its own list, which this would take the place of
  const isOwnEmpty = counts.find(({ name }) => name === own)?.count === 0;
  const searched = isOnlyClose ? texts.closeTo(words) : texts.forWords(words);
  return (
    <>
      <p ref={announced} className="ks-hidden">
        {isAnnounced &&
          isOwnEmpty &&
          texts.acrossLists(
            links.map((link) => link.words),
            searched,
          )}
      </p>
      {links.map((link) => (
        <SiteLink
          key={link.name}
          className={styles.period}
          href={paths.lists[link.name] + query}
          current={link.name === own}
        >
          <b>{link.words}</b>
        </SiteLink>
      ))}
      <span>{searched}</span>
    </>
  );
}
