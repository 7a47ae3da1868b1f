import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  ANY_DAYS,
  CLEARED_FILTERS,
  type Filters,
  NO_FILTERS,
} from '#machines/domain/catalogue/filters.ts';
import type { Trip } from '#machines/domain/catalogue/item.ts';
import { catalogueMachine } from '#machines/loader.machine.ts';
import { CatalogueList } from '../../src/pages/getaways/CatalogueList.tsx';
import { CatalogueView } from '../../src/pages/getaways/CatalogueView.tsx';
import * as paths from '../../src/paths.ts';
import { createBrowser } from '../../src/site/browser.ts';
import { noPageData } from '../../src/site/page-data.ts';
import { ANNOUNCE_DELAY } from '../../src/ui/announcements.ts';
import { type GetawaysTab, getawaysTabs, tripsTab } from '../../src/widgets/lists/getaways-tabs.ts';
import { expectAnnounced } from '../fixtures/announced.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { exampleEvent, exampleTrip } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { render } from '../fixtures/render.tsx';
import { createFakeServices, listAnswers } from '../fixtures/services.ts';

const NOW = noonOf('2027-01-15');
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
type Context = Parameters<typeof catalogueMachine.resolveState>[0]['context'];

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
  const state = catalogueMachine.resolveState({
    value,
    context: { request: tab.id, result: null, cachedAt: null, failure: null, ...context },
  });
  const send = vi.fn();
  const onFilters = vi.fn();
  const view = render(
    inSite(
      <CatalogueView
        state={state}
        send={send}
        tab={tab}
        now={NOW}
        chosen={{ filters: { ...NO_FILTERS, ...filters }, page }}
        onFilters={onFilters}
      />,
    ),
  );
  return { send, onFilters, ...view };
}

const failure = { kind: 'http', status: 503, text: 'Service Unavailable' } as const;

test('adventure tours fail → silently the empty list', async () => {
  list('failed', { failure });
  await expectAnnounced('status', 'No adventure tours available at the moment.');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test.each([
  ['trainings', 'Error loading trainings: API request failed with status 503: Service Unavailable'],
  ['events', 'Error loading events: API request failed with status 503: Service Unavailable'],
] as const)('%s fail → the reason, and Retry', async (id, message) => {
  const { send } = list('failed', { failure }, { tab: tabOf(id) });
  await expectAnnounced('alert', message);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
});

test('filtered to nothing → says so and clears the filters, the order stays', async () => {
  const { onFilters } = list(
    'loaded',
    { result: { items: trips(3), omitted: 0 } },
    { filters: { search: 'Meghalaya', organiser: 'Nobody', sort: 'cheapest' } },
  );
  expect(screen.getByRole('heading', { name: 'No trips match these filters' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onFilters).toHaveBeenLastCalledWith(CLEARED_FILTERS);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onFilters).toHaveBeenLastCalledWith(CLEARED_FILTERS);
});

test('a ride that has left stands at the end and is in no count, month or heading', () => {
  const [left, ...rest] = trips(3);
  const gone = { ...left, start: { day: '2020-01-02', at: null }, end: null } as Trip;
  list('loaded', { result: { items: [gone, ...rest], omitted: 0 } });
  expect(screen.getByText('2 trips')).toBeVisible();
  const months = within(screen.getByRole('group', { name: 'Trips & Adventure by date' }));
  const names = months.getAllByRole('button').map((month) => month.getAttribute('aria-label'));
  expect(names).toEqual(['Feb 1 trip', 'Mar 1 trip']);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('2 Jan 2020');
});

test('an address names a month without rides → it stands among the months, and a press takes it back', async () => {
  const { onFilters } = list(
    'loaded',
    { result: { items: trips(3), omitted: 0 } },
    { filters: { month: '2026-02' } },
  );
  const months = within(screen.getByRole('group', { name: 'Trips & Adventure by date' }));
  expect(months.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Next weekend 1',
    'Feb 2026 0',
    'Jan 1',
    'Feb 2027 1',
    'Mar 1',
  ]);
  await userEvent.click(months.getByRole('button', { pressed: true }));
  expect(onFilters).toHaveBeenLastCalledWith(ANY_DAYS);
});

test('this weekend and the next stand before the months, where a ride falls in them', async () => {
  // a Friday
  const [one, two] = trips(2) as [Trip, Trip];
  const on = (ride: Trip, day: string) => ({
    ...ride,
    start: { day, at: null },
    end: null,
    duration: '2 days',
  });
  const items = [on(one, '2027-01-16'), on(two, '2027-01-24')];
  const { onFilters } = list('loaded', { result: { items, omitted: 0 } });
  const dates = within(screen.getByRole('group', { name: 'Trips & Adventure by date' }));
  const names = dates.getAllByRole('button').map((date) => date.getAttribute('aria-label'));
  expect(names).toEqual(['This weekend 1 trip', 'Next weekend 1 trip', 'Jan 2 trips']);
  await userEvent.click(dates.getByRole('button', { name: /^Next weekend/ }));
  expect(onFilters).toHaveBeenLastCalledWith({ month: '', weekend: '2027-01-23' });
});

test('an address names a weekend of another week → its days stand there, and a press takes it back', async () => {
  const items = trips(3).map((ride) => ({ ...ride, end: null, duration: '1 day' }));
  const { onFilters } = list(
    'loaded',
    { result: { items, omitted: 0 } },
    { filters: { weekend: '2027-02-20' } },
  );
  const chosen = screen.getByRole('button', { pressed: true });
  expect(chosen).toHaveAccessibleName('Sat 20 Feb 2027 to Sun 21 Feb 2027 1 trip');
  await userEvent.click(chosen);
  expect(onFilters).toHaveBeenLastCalledWith(ANY_DAYS);
});

test.each([
  ['trips', 'Search by place or road'],
  ['trainings', 'Search by place or skill'],
  ['events', 'Search by place or name'],
] as const)('the search field of %s says what can be looked for there', (id, words) => {
  list('loaded', { result: { items: trips(3), omitted: 0 } }, { tab: tabOf(id) });
  expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', words);
});

test('words alone that find nothing → the title names them', () => {
  list('loaded', { result: { items: trips(3), omitted: 0 } }, { filters: { search: ' zzzz ' } });
  expect(screen.getByRole('heading', { name: 'No trips for “zzzz”' })).toBeVisible();
});

test('words that find nothing in a long list → the help groups the count of all', () => {
  list('loaded', { result: { items: trips(1_200), omitted: 0 } }, { filters: { search: 'zzzz' } });
  expect(screen.getByText(/clear the filters to see all 1,200 trips\.$/)).toBeVisible();
});

test('10,000 trips → 24 cards a page, with real links to the others', async () => {
  const { container } = list(
    'loaded',
    { result: { items: trips(10_000), omitted: 0 } },
    { page: 3, filters: { sort: 'cheapest' } },
  );
  expect(screen.getByText('10,000 trips')).toBeVisible();
  expect(screen.getByText(/page 3 of 417/)).toBeVisible();
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
    `${paths.lists.trips}?sort=cheapest&page=4`,
  );
  expect(container.querySelectorAll('*').length).toBeLessThan(1_200);
});

const cachedAt = Date.parse('2027-01-14T11:35:00Z');

const rest = { items: trips(24), omitted: 0, unlisted: 96 };

describe('prerendered', () => {
  test('the latest cannot be had → the cards stay, their age is said, Retry asks again', async () => {
    const { send } = list(
      { loaded: 'outdated' },
      { result: { items: trips(3), omitted: 0 }, cachedAt, failure },
    );
    expect(screen.getByText(/^You see this list as of/)).toHaveTextContent(
      'You see this list as of Thu 14 Jan 2027, 5:05 PM in India. The latest could not be loaded.',
    );
    expect(screen.getByText(/^You see this list/).closest('[aria-live=polite]')).not.toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText(/^Error loading/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
  });

  test('the first page of a long list → its count and pages are those of all, the filters wait', () => {
    list({ loaded: 'refreshing' }, { result: rest, cachedAt });
    expect(screen.getByText('120 trips').parentElement).toHaveTextContent(
      /^120 trips · page 1 of 5$/,
    );
    expect(screen.getByRole('link', { name: 'Page 5' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeDisabled();
    for (const select of screen.getAllByRole('combobox')) expect(select).toBeDisabled();
  });
});

type ListAnswers = Parameters<typeof listAnswers>[0];
const empty = async () => ({ items: [], omitted: 0 });
const noOthers: ListAnswers = { trainings: empty, events: empty };

/** The list of these trips, as a platform answers, or prerendered too; the other lists are empty unless their answers are given. */
function tripList(items: Trip[], others: ListAnswers = noOthers) {
  const { arrival, go, onMoved } = createBrowser();
  const browser = { ...createFakeServices().browser, clock: () => NOW, arrival, go, onMoved };
  const value = { items, omitted: 0 };
  const world = { browser, pageData: noPageData };
  const fetchList = listAnswers({ trips: async () => value, ...others });
  return inSite(<CatalogueList tab={tripsTab} />, { fetchList }, world);
}

/** Opens the list at an address of the browser. */
function visit(path: string, items = trips(60), others = noOthers) {
  window.history.replaceState(null, '', path);
  render(tripList(items, others));
}

const address = () => window.location.pathname + window.location.search;

test('a browser that refuses the address → the list narrows all the same', async () => {
  visit(paths.lists.trips);
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException(
      'Attempt to use history.pushState() more than 100 times',
      'SecurityError',
    );
  });
  const field = await screen.findByRole('searchbox');
  for (const value of ['ride', 'ride 5', 'ride 59']) fireEvent.change(field, { target: { value } });
  expect(field).toHaveValue('ride 59');
  expect(await screen.findByText('1 trip')).toBeVisible();
  expect(address()).toBe(paths.lists.trips);
});

test('the count is announced once a visitor is through with typing, and with each choice', async () => {
  visit(paths.lists.trips);
  const field = await screen.findByRole('searchbox');
  const region = screen.getByRole('status');
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: 'ride 4' } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(1_000);
  pass(ANNOUNCE_DELAY - 1);
  expect(region).not.toHaveTextContent('found');
  pass(1);
  expect(region).toHaveTextContent('15 trips found');
  fireEvent.click(screen.getByRole('button', { name: 'Mar 1 trip' }));
  pass(ANNOUNCE_DELAY);
  expect(region).toHaveTextContent('1 trip found');
});

describe('a search in all lists', () => {
  const event = { ...exampleEvent, title: 'Ride 3 at Nandi' };
  const answering = () => vi.fn(async () => ({ items: [event], omitted: 0 }));
  const results = () => within(screen.getByRole('navigation', { name: 'Results in all lists' }));

  test('a finished search → its counts in every list, each a link to that search', async () => {
    await import('../../src/pages/getaways/SearchCounts.tsx');
    const trainings = answering();
    const requestedAt: number[] = [];
    const events = async () => {
      requestedAt.push(performance.now());
      return { items: [event], omitted: 0 };
    };
    visit(paths.lists.trips, trips(60), { trainings, events });
    const field = await screen.findByRole('searchbox');
    const typedAt = performance.now();
    fireEvent.change(field, { target: { value: 'ride 3' } });
    expect(results().queryByRole('link')).not.toBeInTheDocument();

    const links = await results().findAllByRole('link', {}, { timeout: 5_000 });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['15 trips', `${paths.lists.trips}?q=ride+3`],
      ['1 training', `${paths.lists.trainings}?q=ride+3`],
      ['1 event', `${paths.lists.events}?q=ride+3`],
    ]);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    // a second after the last letter; timers may be a little early
    expect((requestedAt[0] ?? 0) - typedAt).toBeGreaterThan(990);
    expect(results().getByText('for “ride 3”')).toBeVisible();

    fireEvent.change(field, { target: { value: 'ride 31' } });
    expect(await results().findByText('for “ride 31”')).toBeVisible();
    expect(results().getByRole('link', { name: '0 events' })).toBeVisible();
    expect(requestedAt).toHaveLength(1);
  });

  test('the list itself has none → the counts of all lists are announced', async () => {
    visit(`${paths.lists.trips}`, trips(3), { trainings: answering(), events: empty });
    const field = await screen.findByRole('searchbox');
    fireEvent.change(field, { target: { value: 'nandi' } });
    await expectAnnounced('status', '0 trips, 1 training, 0 events for “nandi”');
  });

  test('a list that does not answer → it is not counted', async () => {
    const events = async () => Promise.reject(new Error('no answer'));
    visit(`${paths.lists.trips}?q=ride+3`, trips(60), { trainings: answering(), events });
    const links = await waitFor(() => results().getAllByRole('link'));
    expect(links.map((link) => link.textContent)).toEqual(['15 trips', '1 training']);
  });

  test('no other list answers → nothing is counted', async () => {
    const failing = vi.fn(async () => Promise.reject(new Error('no answer')));
    visit(`${paths.lists.trips}?q=ride+3`, trips(60), { trainings: failing, events: failing });
    await waitFor(() => expect(failing).toHaveBeenCalledTimes(2));
    expect(results().queryByRole('link')).not.toBeInTheDocument();
  });
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
