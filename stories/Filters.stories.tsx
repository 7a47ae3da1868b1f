import { expect } from 'storybook/test';
import { filtersFromQuery, pageFromQuery } from '#machines/domain/catalogue/filters.ts';
import { filtersMachine } from '#machines/filters.machine.ts';
import { catalogueMachine } from '#machines/loader.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { CatalogueView } from '../src/pages/getaways/CatalogueView.tsx';
import { GetawaysLayout } from '../src/pages/getaways/GetawaysLayout.tsx';
import { tripsTab } from '../src/widgets/lists/getaways-tabs.ts';
import { exampleTrip } from '../tests/fixtures/items.ts';
import { NOW, soldOut, tripWith } from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Filters',
  parameters: { page: '/getaways/adventure-tours', docs: { page: machinePage('filters') } },
});

/** A ride of one day. */
const dayRide = (title: string, day: string) =>
  tripWith({ id: day, title, start: { day, at: null }, end: null, duration: '1 day' });

const trips = [
  exampleTrip,
  soldOut,
  dayRide('Nandi at Dawn', '2026-11-22'),
  dayRide('Breakfast in Kolar', '2026-11-28'),
  ...Array.from({ length: 14 }, (_, index) =>
    tripWith({
      id: `coffee-${index}`,
      title: `Coffee Trail ${index + 1}`,
      organiser: index % 2 === 0 ? 'Malnad Motorcycle Guides' : 'Nilgiri Torque',
      terrain: index % 3 === 0 ? 'Plantation tracks' : 'Hill tarmac',
      start: { day: `2027-${String(1 + (index % 12)).padStart(2, '0')}-20`, at: null },
    }),
  ),
];
const loaded = catalogueMachine.resolveState({
  value: { loaded: 'current' },
  context: {
    request: tripsTab.id,
    result: { items: trips, omitted: 0 },
    cachedAt: null,
    failure: null,
  },
});

/** The trips with the filters that the chart knows from the address. */
const at = (state: string, query = '') =>
  pinned(
    filtersMachine,
    movesOf('filters'),
    {
      path: tripsTab.href,
      query,
      chosen: { filters: filtersFromQuery(query), page: pageFromQuery(query) },
      early: null,
      step: 'new',
    },
    ({ context: { chosen }, ...now }, send) => (
      <GetawaysLayout tab={tripsTab}>
        <CatalogueView
          state={loaded}
          send={() => {}}
          tab={tripsTab}
          now={NOW}
          chosen={chosen}
          isCountAnnounced={now.matches({ open: { change: 'settled' } })}
          onFilters={(change) => send({ type: 'filters.changed', change })}
        />
      </GetawaysLayout>
    ),
  )(state);

export const Opening = meta.story(at('opening'));
export const OpenChangeNone = meta.story(at('open.change.none'));
export const OpenChangeTyping = meta.story(at('open.change.typing', '?q=coffee'));
export const OpenChangeSettled = meta.story(at('open.change.settled'));

export const CloseMatches = meta.story(at('open.change.settled', '?q=cofee'));
export const Weekend = meta.story(at('open.change.settled', '?weekend=2026-11-28'));
export const Month = meta.story(at('open.change.settled', '?month=2027-11'));
export const Chips = meta.story(
  at(
    'open.change.settled',
    '?organiser=Malnad+Motorcycle+Guides&terrain=tracks&seats=left&price=above',
  ),
);

/** A month of the strip is pressed, and pressed again. */
export const ChoosesMonth = meta.story({
  ...at('open.change.none'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mar / }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Mar /, pressed: true }));
    await expect(
      await canvas.findByRole('button', { name: /^Mar /, pressed: false }),
    ).toBeVisible();
  },
});

/** The rest of the filters open, and what was chosen stays as a chip once they are closed. */
export const OpensMoreFilters = meta.story({
  ...at('open.change.none'),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More filters' });
    await userEvent.click(more);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Terrain' }), 'Tracks');
    await userEvent.click(await canvas.findByRole('button', { name: 'More filters' }));
  },
});
