import { expect } from 'storybook/test';
import { detailsMachine } from '#machines/details.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { DetailsView } from '../src/pages/details/DetailsView.tsx';
import { ItemView } from '../src/pages/details/ItemView.tsx';
import { exampleVisit } from '../tests/fixtures/details-visit.ts';
import { exampleTrip } from '../tests/fixtures/items.ts';
import { NOW } from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { idleShare } from './idle-share.ts';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Details',
  parameters: { page: '/details/manali-leh', docs: { page: machinePage('details') } },
});

const cachedAt = Date.parse('2027-01-14T11:50:00Z');
const at = pinned(
  detailsMachine,
  movesOf('details'),
  {
    ...exampleVisit,
    id: 'manali-leh',
    kind: 'trip',
    item: null,
    cachedAt: null,
    failure: null,
  },
  (state, send) => (
    <DetailsView state={state} send={send} now={NOW}>
      <ItemView
        item={exampleTrip}
        now={NOW}
        share={idleShare}
        onShare={() => {}}
        sendToTickets={() => {}}
        cachedAt={null}
      />
    </DetailsView>
  ),
);

export const LoadingFetching = meta.story(at('loading.fetching'));
export const LoadingFetchingOther = meta.story(at('loading.fetchingOther'));
export const LoadedCurrent = meta.story(at('loaded.current', { item: exampleTrip }));
/** The ride was prerendered; the request for the latest is not displayed. */
export const LoadedRefreshing = meta.story(
  at('loaded.refreshing', { item: exampleTrip, cachedAt }),
);
export const LoadedOutdated = meta.story(
  at('loaded.outdated', { item: exampleTrip, cachedAt, failure: { kind: 'network' } }),
);
export const Missing = meta.story(at('missing'));
export const Failed = meta.story(
  at('failed', { failure: { kind: 'http', status: 503, text: 'Service Unavailable' } }),
);

export const MissingEvent = meta.story(at('missing', { kind: 'event' }));
export const FailedUnreadable = meta.story(at('failed', { failure: { kind: 'unexpected' } }));
export const FailedTimeout = meta.story(at('failed', { failure: { kind: 'timeout' } }));
export const FailedOffline = meta.story(
  at('failed', { kind: 'event', failure: { kind: 'offline' } }),
);

/** Retry is there to be pressed; it loads the page anew. */
export const OffersRetry = meta.story({
  ...at('failed', { failure: { kind: 'network' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(canvas.getByText(/Error loading details/)).toBeVisible();
  },
});

/** Asked again in place: the ride stays while the answer is awaited. */
export const AsksAgain = meta.story({
  ...at('loaded.outdated', { item: exampleTrip, cachedAt, failure: { kind: 'network' } }),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
