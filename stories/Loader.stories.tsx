import type { ComponentProps, ReactNode } from 'react';
import { type Filters, NO_FILTERS } from '#machines/domain/catalogue/filters.ts';
import type { Catalogue, Item } from '#machines/domain/catalogue/item.ts';
import { listSearch } from '#machines/domain/catalogue/list-search.ts';
import type { ListName } from '#machines/domain/catalogue/lists.ts';
import { catalogueMachine, featuredMachine, otherListsMachine } from '#machines/loader.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { CatalogueView } from '../src/pages/getaways/CatalogueView.tsx';
import styles from '../src/pages/getaways/Getaways.module.css';
import { GetawaysLayout } from '../src/pages/getaways/GetawaysLayout.tsx';
import { SearchCountsView } from '../src/pages/getaways/SearchCountsView.tsx';
import { FeaturedView } from '../src/pages/home/FeaturedView.tsx';
import { HomeView } from '../src/pages/home/HomeView.tsx';
import { getawaysTabs, tripsTab } from '../src/widgets/lists/getaways-tabs.ts';
import { exampleEvent, exampleTrip } from '../tests/fixtures/items.ts';
import {
  allOff,
  bare,
  brokenPicture,
  departed,
  emojiTitled,
  free,
  inLakhs,
  longNamed,
  NOW,
  onRequest,
  rightToLeft,
  soldOut,
  training,
  tripWith,
  undiscounted,
  unpriced,
} from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Loader',
  parameters: {
    page: '/getaways/adventure-tours',
    docs: { page: machinePage('loader') },
  },
});

const moves = movesOf('loader');
const nothing = { request: null, result: null, cachedAt: null, failure: null };
const cachedAt = Date.parse('2027-01-14T11:50:00Z');
const unavailable = { kind: 'http', status: 503, text: 'Service Unavailable' } as const;

/** The getaways page with one of its lists. */
function list(
  id: ListName,
  state: ComponentProps<typeof CatalogueView>['state'],
  send: ComponentProps<typeof CatalogueView>['send'],
  filters: Filters = NO_FILTERS,
): ReactNode {
  const tab = getawaysTabs.find((candidate) => candidate.id === id) ?? tripsTab;
  return (
    <GetawaysLayout tab={tab}>
      <CatalogueView
        state={state}
        send={send}
        tab={tab}
        now={NOW}
        chosen={{ filters, page: 1 }}
        onFilters={() => {}}
      />
    </GetawaysLayout>
  );
}

function catalogue(items: readonly Item[], omitted = 0): Catalogue {
  return { items, omitted };
}

const trips = [
  exampleTrip,
  soldOut,
  departed,
  free,
  onRequest,
  unpriced,
  undiscounted,
  allOff,
  inLakhs,
];
const atList = (id: ListName, items: readonly Item[], filters?: Filters) =>
  pinned(
    catalogueMachine,
    moves,
    { ...nothing, request: id, result: catalogue(items) },
    (state, send) => list(id, state, send, filters),
  );
const at = atList('trips', trips);
const atFiltered = atList('trips', trips, { ...NO_FILTERS, search: 'nowhere' });
const atTrainings = atList('trainings', [training]);
const atEvents = atList('events', [exampleEvent]);
const atHome = pinned(
  featuredMachine,
  moves,
  { ...nothing, result: [exampleTrip, longNamed, training, exampleEvent] as readonly Item[] },
  (state, send) => <HomeView featured={<FeaturedView state={state} send={send} now={NOW} />} />,
);
const onHome = { page: '/' };

export const Loading = meta.story(at('loading', { result: null }));
export const LoadedCurrent = meta.story(at('loaded.current'));
/** The rides were prerendered; the request for the latest is not displayed. */
export const LoadedRefreshing = meta.story(at('loaded.refreshing', { cachedAt }));
export const LoadedOutdated = meta.story(
  at('loaded.outdated', { cachedAt, failure: { kind: 'network' } }),
);
/** The device answered with a cached list, and knows that it has no connection. */
export const LoadedOffline = meta.story(
  at('loaded.outdated', { cachedAt, failure: { kind: 'offline' } }),
);
/** Only the trips fail silently: they look empty (rule: Failed loads). */
export const Failed = meta.story(at('failed', { result: null, failure: unavailable }));

export const TripsEmpty = meta.story(at('loaded.current', { result: catalogue([]) }));
export const TripsOne = meta.story(at('loaded.current', { result: catalogue([exampleTrip]) }));
export const TripsMany = meta.story(
  at('loaded.current', {
    result: catalogue(
      Array.from({ length: 60 }, (_, index) =>
        tripWith({ id: `trip-${index}`, title: `Ride number ${index + 1}` }),
      ),
      12,
    ),
  }),
);
export const TripsOddNames = meta.story(
  at('loaded.current', { result: catalogue([longNamed, rightToLeft, emojiTitled]) }),
);
export const TripsWithLittleToSay = meta.story(
  at('loaded.current', {
    result: catalogue([bare, brokenPicture, { ...bare, id: null, title: 'Cannot be opened' }]),
  }),
);
export const TripsNoneMatches = meta.story(atFiltered('loaded.current'));

export const TrainingsLoaded = meta.story(atTrainings('loaded.current'));
export const TrainingsEmpty = meta.story(atTrainings('loaded.current', { result: catalogue([]) }));
export const TrainingsFailed = meta.story(
  atTrainings('failed', { result: null, failure: unavailable }),
);
export const EventsLoaded = meta.story(atEvents('loaded.current'));
export const EventsEmpty = meta.story(atEvents('loaded.current', { result: catalogue([]) }));
export const EventsFailed = meta.story(
  atEvents('failed', { result: null, failure: { kind: 'unexpected' } }),
);
export const EventsFailedOffline = meta.story(
  atEvents('failed', { result: null, failure: { kind: 'offline' } }),
);

const atSearch = pinned(
  otherListsMachine,
  moves,
  {
    request: ['trainings', 'events'] as readonly ListName[],
    result: { trainings: [training], events: [exampleEvent] },
    cachedAt: null,
    failure: null,
  },
  (state) => (
    <nav className={`${styles.strip} ks-scroller`} aria-label="Results in all lists">
      <SearchCountsView
        state={state}
        own="trips"
        list={{ items: trips, search: listSearch(trips) }}
        words="nandi"
        now={NOW}
        isAnnounced={false}
      />
    </nav>
  ),
);
/** The other lists are on their way: their room is there, and no count. */
export const OtherListsLoading = meta.story(atSearch('loading', { result: null }));
export const OtherListsLoaded = meta.story(atSearch('loaded.current'));
/** The events did not answer: nothing is said of them. */
export const OtherListsWithoutOne = meta.story(
  atSearch('loaded.current', { result: { trainings: [training] } }),
);
export const OtherListsFailed = meta.story(
  atSearch('failed', { result: null, failure: { kind: 'offline' } }),
);

const home = (story: ReturnType<typeof atHome>) => ({
  ...story,
  parameters: { ...story.parameters, ...onHome },
});
export const FeaturedLoading = meta.story(home(atHome('loading', { result: null })));
export const FeaturedLoaded = meta.story(home(atHome('loaded.current')));
export const FeaturedOutdated = meta.story(
  home(atHome('loaded.outdated', { cachedAt, failure: unavailable })),
);
export const FeaturedOne = meta.story(home(atHome('loaded.current', { result: [exampleTrip] })));
export const FeaturedEmpty = meta.story(home(atHome('loaded.current', { result: [] })));
export const FeaturedFailed = meta.story(
  home(atHome('failed', { result: null, failure: unavailable })),
);
export const FeaturedFailedTimeout = meta.story(
  home(atHome('failed', { result: null, failure: { kind: 'timeout', list: 'trips' } })),
);
