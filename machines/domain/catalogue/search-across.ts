import { isUpcoming } from '../calendar/when.ts';
import type { Item } from './item.ts';
import { isOnlyClose, type ListSearch, listSearch } from './list-search.ts';
import { LIST_NAMES, type ListName } from './lists.ts';

/** The items of the lists that have answered; a list that has not is missing. */
export type AnsweredLists = Readonly<Partial<Record<ListName, readonly Item[]>>>;

/** A list with its search, prepared once. */
export interface SearchedList {
  readonly items: readonly Item[];
  readonly search: ListSearch;
}

/** Lists with their searches; a list that has not answered is missing. */
type SearchedLists = Readonly<Partial<Record<ListName, SearchedList>>>;

/** The number of rides to come that a search displays in each list, in the order of the tabs. */
export interface CountsAcross {
  readonly counts: readonly { readonly name: ListName; readonly count: number }[];
  /** True when no list has the words, and at least one comes close. */
  readonly isOnlyClose: boolean;
}

/** Prepares the searches of lists. */
export function searchedLists(lists: AnsweredLists): SearchedLists {
  return Object.fromEntries(
    Object.entries(lists).map(([name, items]) => [name, { items, search: listSearch(items) }]),
  );
}

/** Counts what a search displays in each list at `now` (epoch ms); a list that has not answered is not counted (rule: Searching all lists). */
export function countsAcross(lists: SearchedLists, text: string, now: number): CountsAcross {
  const searched = LIST_NAMES.flatMap((name) => {
    const list = lists[name];
    return list === undefined ? [] : { name, items: list.items, matches: list.search(text) };
  });
  return {
    counts: searched.map(({ name, items, matches }) => {
      const listed = items.filter((item, at) => matches?.[at] !== 'none' && isUpcoming(item, now));
      return { name, count: listed.length };
    }),
    isOnlyClose: isOnlyClose(searched.flatMap(({ matches }) => matches ?? [])),
  };
}
