import { LIST_NAMES } from '#machines/domain/catalogue/lists.ts';
import { useMachine } from '../../site/actors.ts';
import { useListService } from '../../site/lists.ts';
import { type SearchCountsProps, SearchCountsView } from './SearchCountsView.tsx';

/** The results of a search in every list; the other lists are fetched when it enters the page. */
export function SearchCounts(props: Omit<SearchCountsProps, 'state'>) {
  const [state] = useMachine(useListService().machines.otherLists, () => ({
    request: LIST_NAMES.filter((name) => name !== props.own),
  }));
  return <SearchCountsView {...props} state={state} />;
}
