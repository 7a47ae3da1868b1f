import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { CLEARED, type Filters, NO_FILTERS } from '#machines/domain/filters.ts';
import type { Catalogue, Trip } from '#machines/domain/item.ts';
import { tripsMachine } from '#machines/loader.machine.ts';
import type { Api } from '../../src/api/platform-api.ts';
import { CatalogueList } from '../../src/pages/getaways/CatalogueList.tsx';
import { CatalogueView } from '../../src/pages/getaways/CatalogueView.tsx';
import { pageFromQuery } from '../../src/pages/getaways/catalogue-query.ts';
import { type GetawaysTab, getawaysTabs, tripsTab } from '../../src/pages/getaways/tabs.ts';
import * as paths from '../../src/paths.ts';
import { noPageData } from '../../src/site/page-data.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { exampleTrip } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { prerendered } from '../fixtures/prerendered.tsx';
import { render } from '../fixtures/render.tsx';
import { createFakeServices } from '../fixtures/services.ts';

const NOW = noonOf('2027-01-15');
afterEach(() => {
  vi.useRealTimers();
});
type Context = Parameters<typeof tripsMachine.resolveState>[0]['context'];

function tabOf(id: GetawaysTab['id']): GetawaysTab {
  return getawaysTabs.find((tab) => tab.id === id) ?? tripsTab;
}

function trips(count: number): Trip[] {
  return Array.from({ length: count }, (_, index) => ({
    ...exampleTrip,
    id: `trip-${index}`,
    title: `Ride ${index}`,
    start: { day: `2027-0${1 + (index % 9)}-20`, at: null },
  }));
}

function list(
  value: 'loading' | 'loaded' | 'failed' | { loaded: 'refreshing' | 'outdated' },
  context: Partial<Context>,
  options: { tab?: GetawaysTab; filters?: Partial<Filters>; page?: number } = {},
) {
  const { tab = tripsTab, filters = {}, page = 1 } = options;
  const state = tripsMachine.resolveState({
    value,
    context: { request: null, result: null, takenAt: null, failure: null, ...context },
  });
  const send = vi.fn();
  const onFilters = vi.fn();
  const view = render(
    <CatalogueView
      state={state}
      send={send}
      tab={tab}
      now={NOW}
      filters={{ ...NO_FILTERS, ...filters }}
      page={page}
      onFilters={onFilters}
    />,
  );
  return { send, onFilters, ...view };
}

const failure = { kind: 'http', status: 503, text: 'Service Unavailable' } as const;

test('adventure tours fail → silently the empty list', () => {
  list('failed', { failure });
  expect(screen.getByRole('status')).toHaveTextContent(
    'No adventure tours available at the moment.',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['trainings', 'Error loading trainings: API request failed with status 503: Service Unavailable'],
  ['events', 'Error loading events: API request failed with status 503: Service Unavailable'],
] as const)('%s fail → the reason, and Retry', async (id, message) => {
  const { send } = list('failed', { failure }, { tab: tabOf(id) });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
});

test('filtered to nothing → says so and clears the filters, the order stays', async () => {
  const { onFilters } = list(
    'loaded',
    { result: { items: trips(3), omitted: 0 } },
    { filters: { search: 'Meghalaya', sort: 'cheapest' } },
  );
  expect(screen.getByRole('heading', { name: 'No trips match these filters' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onFilters).toHaveBeenLastCalledWith(CLEARED);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onFilters).toHaveBeenLastCalledWith(CLEARED);
});

test('10,000 trips → 24 cards a page, with real links to the others', () => {
  const { container } = list(
    'loaded',
    { result: { items: trips(10_000), omitted: 0 } },
    { page: 3, filters: { sort: 'cheapest' } },
  );
  expect(screen.getByRole('status')).toHaveTextContent('10,000 trips');
  expect(screen.getByRole('status')).toHaveTextContent('page 3 of 417');
  const cards = within(screen.getByRole('list', { name: 'Trips & Adventure' }));
  expect(cards.getAllByRole('listitem')).toHaveLength(24);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Previous',
    '1',
    '2',
    '3',
    '4',
    '417',
    'Next',
  ]);
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    `${paths.trips}?sort=cheapest&page=4`,
  );
  expect(container.querySelectorAll('*').length).toBeLessThan(1_200);
});

/** The list of the trips on a platform that answers so, as the page brought it along where it did. */
function tripList(
  fetchTrips: Api['fetchTrips'] = () => new Promise(() => {}),
  brought: Trip[] | null = null,
) {
  const list = () =>
    brought === null ? undefined : { value: { items: brought, omitted: 0 }, takenAt };
  const browser = { ...createFakeServices().browser, now: () => NOW };
  const world = { browser, pageData: { ...noPageData, list } };
  return inSite(<CatalogueList tab={tripsTab} />, { fetchTrips }, world);
}
const takenAt = Date.parse('2027-01-14T11:35:00Z');

/** The page of a list as it is served, with its rides. */
const served = (items: Trip[]) =>
  prerendered(<Router ssrPath={paths.trips}>{tripList(undefined, items)}</Router>);

const rest = { items: trips(24), omitted: 0, unlisted: 96 };

describe('brought along by the page', () => {
  test('the latest cannot be had → the cards stay, their age is said, Retry asks again', async () => {
    const { send } = list(
      { loaded: 'outdated' },
      { result: { items: trips(3), omitted: 0 }, takenAt, failure },
    );
    expect(screen.getByText(/^You see this list as of/)).toHaveTextContent(
      'You see this list as of Thu 14 Jan 2027, 5:05 PM in India. The latest could not be loaded.',
    );
    expect(screen.getByText(/^You see this list/).closest('[aria-live=polite]')).not.toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
  });

  test('the first page of a long list → its count and pages are those of all, the filters wait', () => {
    list({ loaded: 'refreshing' }, { result: rest, takenAt });
    expect(screen.getByRole('status')).toHaveTextContent(/^120 trips , page 1 of 5$/);
    expect(screen.getByRole('link', { name: 'Page 5' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeDisabled();
    for (const select of screen.getAllByRole('combobox')) expect(select).toBeDisabled();
  });

  test('the latest comes → what changed is changed in place, what is gone goes, the focus stays', async () => {
    let answer = (_: Catalogue<Trip>) => {};
    const fetchTrips = () =>
      new Promise<Catalogue<Trip>>((resolve) => {
        answer = resolve;
      });
    const before = trips(3);
    const location = memoryLocation({ path: paths.trips });
    render(
      <Router hook={location.hook} searchHook={location.searchHook}>
        {tripList(fetchTrips, before)}
      </Router>,
    );
    const first = screen.getByRole('link', { name: /Ride 0/ });
    first.focus();
    const [zero, , two] = before;
    if (zero === undefined || two === undefined) throw new Error('There are no rides.');
    act(() => answer({ items: [{ ...zero, place: 'Manali bus stand' }, two], omitted: 0 }));
    expect(await screen.findByText('Manali bus stand')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('Ride 1')).not.toBeInTheDocument();
    expect(first).toBeInTheDocument();
    expect(first).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('2 trips');
  });

  test('a day later → taken over by the words of its own day, then by today', async () => {
    const [ride] = trips(1);
    if (ride === undefined) throw new Error('There is no ride.');
    const left = { ...ride, start: { day: '2027-01-14', at: null } };
    const page = served([left]);
    expect(page.container).not.toHaveTextContent('Departed');
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    page.hydrate();
    expect(await screen.findByText('Departed')).toBeVisible();
    expect(complaint).not.toHaveBeenCalled();
  });
});

/** Opens the list at an address; `onChange` hears of each change of it before it is made, and may refuse it. */
function visit(path: string, items = trips(60), onChange: () => void = () => {}) {
  const location = memoryLocation({ path, record: true });
  const useHeard: typeof location.hook = () => {
    const [at, navigate] = location.hook();
    return [
      at,
      (to, options) => {
        onChange();
        navigate(to, options);
      },
    ];
  };
  render(
    <Router hook={useHeard} searchHook={location.searchHook}>
      {tripList(async () => ({ items, omitted: 0 }))}
    </Router>,
  );
  return location;
}

test('a key held down → the address follows four times a second at most, the field at once', async () => {
  const changed = vi.fn();
  const location = visit(paths.trips, trips(60), changed);
  const field = await screen.findByRole('searchbox');
  vi.useFakeTimers();
  const hold = (from: number, to: number) => {
    for (let letters = from; letters <= to; letters += 1)
      fireEvent.change(field, { target: { value: 'x'.repeat(letters) } });
  };
  hold(1, 10);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(field).toHaveValue('x'.repeat(10));
  act(() => void vi.advanceTimersByTime(249));
  hold(11, 20);
  expect(changed).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(changed).toHaveBeenCalledTimes(2);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(changed).toHaveBeenCalledTimes(2);
  expect(location.history).toEqual([paths.trips, `${paths.trips}?q=${'x'.repeat(20)}`]);
  expect(field).toHaveValue('x'.repeat(20));
});

test('a browser that refuses the address → the list narrows all the same', async () => {
  const location = visit(paths.trips, trips(60), () => {
    throw new DOMException(
      'Attempt to use history.pushState() more than 100 times',
      'SecurityError',
    );
  });
  const field = await screen.findByRole('searchbox');
  for (const value of ['ride', 'ride 5', 'ride 59']) fireEvent.change(field, { target: { value } });
  expect(field).toHaveValue('ride 59');
  expect(await screen.findByText('1 trip', {}, { timeout: 3_000 })).toBeVisible();
  expect(location.history).toEqual([paths.trips]);
});

test('a letter → the cards are rendered once, with the list that follows it', async () => {
  let looks = 0;
  const items = trips(3).map((trip) =>
    Object.defineProperty(trip, 'id', {
      get() {
        looks += 1;
        return trip.title;
      },
    }),
  );
  visit(paths.trips, items);
  const field = await screen.findByRole('searchbox');
  looks = 0;
  await userEvent.type(field, 'r');
  expect(screen.getByText('3 trips')).toBeVisible();
  expect(looks).toBe(items.length);
});

describe('Back takes back', () => {
  test('what was typed before another page was opened and what is typed on it, each', async () => {
    const location = visit(paths.trips);
    const field = await screen.findByRole('searchbox');
    await userEvent.type(field, 'r');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await userEvent.type(field, 'i');
    await vi.waitFor(() =>
      expect(location.history).toEqual([
        paths.trips,
        `${paths.trips}?q=r`,
        `${paths.trips}?q=r&page=2`,
        `${paths.trips}?q=ri`,
      ]),
    );
  });
});

test('the count is told once a visitor is through with typing, and with each choice', async () => {
  visit(paths.trips);
  const field = await screen.findByRole('searchbox');
  const region = document.querySelector('p.ks-hidden[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  await userEvent.type(field, 'ride 4');
  expect(region).toBeEmptyDOMElement();
  await vi.waitFor(() => expect(region).toHaveTextContent('15 trips found'), { timeout: 3_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Mar 2027 1 trip' }));
  expect(region).toHaveTextContent('1 trip found');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
});

describe('more filters', () => {
  const [one, two] = trips(2) as [Trip, Trip];
  const differing = {
    items: [
      { ...one, organiser: 'Throttle Co.', terrain: 'Mountain tarmac' },
      { ...two, organiser: 'Collective', terrain: 'Flat tarmac and mountain gravel' },
    ],
    omitted: 0,
  };

  test('a name of the address that the list does not have → nothing, but a choice to take back', async () => {
    list('loaded', { result: differing }, { filters: { organiser: '2027' } });
    expect(screen.getByRole('heading', { name: 'No trips match these filters' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    expect(screen.getByRole('combobox', { name: 'Organiser' })).toHaveValue('2027');
    expect(screen.getByRole('button', { name: 'Clear organiser: 2027' })).toBeVisible();
  });
});

test.each([
  ['', 1],
  ['?page=7', 7],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=1e9', 1],
  ['?page=x', 1],
])('the page of %j is %i', (query, page) => {
  expect(pageFromQuery(query)).toBe(page);
});
