import { Container } from '@mantine/core';
import { expect } from 'storybook/test';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { rideRefOf, type SavedRides } from '#machines/domain/catalogue/saved-items.ts';
import { organiserMachine, savedRidesMachine, similarMachine } from '#machines/loader.machine.ts';
import { savedMachine } from '#machines/saved.machine.ts';
import preview from '../.storybook/preview.tsx';
import { type MachineView, pinned } from '../.storybook/statechart/pinned.tsx';
import { OrganiserView } from '../src/pages/details/OrganiserView.tsx';
import { SimilarView } from '../src/pages/details/SimilarView.tsx';
import { NothingSaved } from '../src/pages/saved/NothingSaved.tsx';
import { SavedLayout } from '../src/pages/saved/SavedLayout.tsx';
import { SavedView } from '../src/pages/saved/SavedView.tsx';
import { SavedNotice } from '../src/widgets/saved/SavedNotice.tsx';
import { NOW } from '../tests/fixtures/bookings.ts';
import { exampleEvent, exampleTrip } from '../tests/fixtures/items.ts';
import { longNamed, onRequest, soldOut, training } from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Saved',
  parameters: { page: '/saved', docs: { page: machinePage('saved') } },
});

const items: readonly Item[] = [exampleTrip, soldOut, onRequest, training, exampleEvent, longNamed];
const ridesOf = (list: readonly Item[]) =>
  list.flatMap((item) => {
    const ride = rideRefOf(item);
    return ride === null ? [] : [{ ...ride, at: NOW }];
  });
const gone = { kind: 'trip', id: 'gone', at: NOW } as const;
const rides: SavedRides = {
  saved: [...ridesOf(items.slice(0, 4)), gone],
  recent: ridesOf(items.slice(4)),
};
const refs = rides.saved.map(({ kind, id }) => ({ kind, id }));
const result = { items, unsure: [] };
const loaded = { request: ['trip', 'event'], result, cachedAt: null, failure: null } as const;
const context = { rides, subject: null, removed: null, compared: [] };
const listed = savedRidesMachine.resolveState({ value: { loaded: 'current' }, context: loaded });
const asleep = savedMachine.resolveState({ value: { notice: 'hidden', compare: 'few' }, context });

const view: MachineView<typeof savedMachine> = (state, send) => (
  <>
    <SavedLayout>
      <SavedView
        state={listed}
        send={() => {}}
        rides={state.context.rides ?? rides}
        saving={{ state, send }}
        now={NOW}
      />
    </SavedLayout>
    <SavedNotice state={state} send={send} />
  </>
);
const at = pinned(savedMachine, movesOf('saved'), context, view);

export const NoticeSaved = meta.story(at('notice.saved'));
export const NoticeRemoved = meta.story(at('notice.removed', { removed: gone }));
export const NoticeNotStored = meta.story(at('notice.notStored'));
export const NoticeNewer = meta.story(at('notice.newer'));
export const NoticeFull = meta.story(
  at('notice.full', { subject: { ...gone, title: 'Manali to Leh' } }),
);
export const CompareFew = meta.story(at('compare.few', { compared: refs.slice(0, 1) }));
export const CompareReady = meta.story(at('compare.ready', { compared: refs.slice(0, 2) }));
/** A fourth ride was tried. */
export const CompareFull = meta.story(at('compare.full', { compared: refs.slice(0, 3) }));
/** A trip beside a ride whose price is asked for and a training. */
export const CompareComparing = meta.story({
  ...at('compare.comparing', { compared: [refs[0], refs[2], refs[3]].flatMap((ref) => ref ?? []) }),
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('th img')];
    await expect(pictures).toHaveLength(3);
    for (const picture of pictures) await expect(picture.clientWidth).toBeGreaterThan(100);
  },
});

const atRides = pinned(
  savedRidesMachine,
  movesOf('loader'),
  { ...loaded, request: [...loaded.request] },
  (state, send) => (
    <SavedLayout>
      <SavedView
        state={state}
        send={send}
        rides={rides}
        saving={{ state: asleep, send: () => {} }}
        now={NOW}
      />
    </SavedLayout>
  ),
);
export const RidesLoading = meta.story(atRides('loading', { result: null }));
export const RidesLoaded = meta.story(atRides('loaded.current'));
/** One list did not answer: its rides are not called gone. */
export const RidesUnsure = meta.story(
  atRides('loaded.current', { result: { items: [training], unsure: ['trip'] } }),
);
export const RidesFailed = meta.story(
  atRides('failed', { result: null, failure: { kind: 'offline' } }),
);
export const NothingKept = meta.story({
  render: () => (
    <SavedLayout>
      <NothingSaved />
    </SavedLayout>
  ),
});

const atSimilar = pinned(
  similarMachine,
  movesOf('loader'),
  {
    request: { item: soldOut, now: NOW },
    result: [exampleTrip, longNamed, onRequest] as readonly Item[],
    cachedAt: null,
    failure: null,
  },
  (state) => (
    <Container>
      <h1>{soldOut.title}</h1>
      <SimilarView state={state} now={NOW} />
    </Container>
  ),
);
export const SimilarLoading = meta.story(atSimilar('loading', { result: null }));
export const SimilarLoaded = meta.story(atSimilar('loaded.current'));

const atOrganiser = pinned(
  organiserMachine,
  movesOf('loader'),
  {
    request: { item: exampleTrip, now: NOW },
    result: { count: 4, others: [longNamed, onRequest, soldOut] as readonly Item[] },
    cachedAt: null,
    failure: null,
  },
  (state) => (
    <Container>
      <h1>{exampleTrip.title}</h1>
      <OrganiserView state={state} now={NOW} />
    </Container>
  ),
);
/** They are on their way: nothing stands there, since there may be none. */
export const OrganiserLoading = meta.story(atOrganiser('loading', { result: null }));
export const OrganiserLoaded = meta.story(atOrganiser('loaded.current'));
export const OrganiserFailed = meta.story(
  atOrganiser('failed', { result: null, failure: { kind: 'offline' } }),
);
