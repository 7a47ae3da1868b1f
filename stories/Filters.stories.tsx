import { expect } from 'storybook/test';
import { filtersFromQuery } from '#machines/domain/filters.ts';
import { filtersMachine } from '#machines/filters.machine.ts';
import { tripsMachine } from '#machines/loader.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { CatalogueView } from '../src/pages/getaways/CatalogueView.tsx';
import { catalogueQuery } from '../src/pages/getaways/catalogue-query.ts';
import { GetawaysFrame } from '../src/pages/getaways/GetawaysFrame.tsx';
import { tripsTab } from '../src/pages/getaways/tabs.ts';
import { exampleTrip } from '../tests/fixtures/items.ts';
import { NOW, soldOut, tripWith } from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Filters',
  parameters: { page: '/getaways/adventure-tours', docs: { page: machinePage('filters') } },
});

const trips = [
  exampleTrip,
  soldOut,
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
const loaded = tripsMachine.resolveState({
  value: { loaded: 'current' },
  context: { request: null, result: { items: trips, omitted: 0 }, takenAt: null, failure: null },
});

/** The trips with the filters that the chart knows from the address. */
const at = pinned(filtersMachine, movesOf('filters'), { written: null }, (state, send) => {
  const filters = filtersFromQuery(state.context.written ?? '');
  return (
    <GetawaysFrame tab={tripsTab}>
      <CatalogueView
        state={loaded}
        send={() => {}}
        tab={tripsTab}
        now={NOW}
        filters={filters}
        page={1}
        isCountTold={state.matches('settled') && state.context.written !== null}
        onFilters={(change) => {
          const next = { ...filters, ...change };
          const isTyped = next.search !== filters.search;
          send({ type: 'filters.changed', isTyped, query: catalogueQuery(next, 1) });
        }}
      />
    </GetawaysFrame>
  );
});

export const Settled = meta.story(at('settled'));
export const Typing = meta.story(at('typing', { written: '?q=coffee' }));

export const SettledCloseMatches = meta.story(at('settled', { written: '?q=cofee' }));
export const SettledMonth = meta.story(at('settled', { written: '?month=2027-11' }));
export const SettledChips = meta.story(
  at('settled', {
    written: '?organiser=Malnad+Motorcycle+Guides&terrain=tracks&seats=left&price=above',
  }),
);

/** A month of the strip is pressed, and pressed again. */
export const ChoosesMonth = meta.story({
  ...at('settled'),
  play: async ({ canvas, userEvent }) => {
    const month = await canvas.findByRole('button', { name: /^Mar 2027 / });
    await userEvent.click(month);
    await expect(
      await canvas.findByRole('button', { name: 'Clear month: Mar 2027' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Mar 2027 / }));
    await expect(canvas.queryByRole('button', { name: /^Clear month/ })).toBeNull();
  },
});

/** The rest of the filters open, and what was chosen stays as a chip once they are closed. */
export const OpensMoreFilters = meta.story({
  ...at('settled'),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More filters' });
    await userEvent.click(more);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Terrain' }), 'Tracks');
    await userEvent.click(await canvas.findByRole('button', { name: 'More filters' }));
  },
});
