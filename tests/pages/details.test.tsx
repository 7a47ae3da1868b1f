import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import { amountOff, type Catalogue, type Item } from '#machines/domain/catalogue/item.ts';
import type { ShareTarget } from '#machines/domain/catalogue/share.ts';
import { shareMachine } from '#machines/share.machine.ts';
import type { Api } from '../../src/api/platform-api.ts';
import { Themed } from '../../src/app/Themed.tsx';
import { DetailsPage } from '../../src/pages/details/DetailsPage.tsx';
import { ItemView } from '../../src/pages/details/ItemView.tsx';
import * as paths from '../../src/paths.ts';
import type { Browser } from '../../src/site/browser.ts';
import { noPageData } from '../../src/site/page-data.ts';
import { createSite, SiteContext } from '../../src/site/site.ts';
import { Announcer } from '../../src/ui/Announcer.tsx';
import { inSite } from '../fixtures/in-site.tsx';
import { exampleEvent, exampleTrip } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { render } from '../fixtures/render.tsx';
import { createFakeServices, listAnswers } from '../fixtures/services.ts';
import { bare } from '../fixtures/unusual-items.ts';

const NOW = noonOf('2026-11-21');

const ownBike = {
  id: 'own',
  name: 'Own bike',
  description: '',
  price: amountOff(100_000, 0),
};

function open(item: Item, now = NOW, answers: Partial<Api> = {}) {
  const share = createActor(shareMachine, {
    input: { kind: item.kind, id: item.id, link: 'https://ride.example/1', title: item.title },
  }).getSnapshot();
  const send = vi.fn();
  const saved = vi.fn();
  const onShare = vi.fn<(target: ShareTarget) => void>();
  const { unmount } = render(
    inSite(
      <ItemView
        item={item}
        now={now}
        share={share}
        onShare={onShare}
        sendToTickets={send}
        cachedAt={null}
      />,
      answers,
      { browser: { ...createFakeServices().browser, save: saved } },
    ),
  );
  return { send, onShare, saved, unmount };
}

function fact(label: string) {
  return (
    screen.getByText(label, { selector: 'dt > span' }).closest('dt')?.nextElementSibling ?? null
  );
}

function priceCard() {
  return within(screen.getByRole('complementary', { name: 'Price and booking' }));
}

test('Add to calendar: a press shows the three ways to keep the date; the file is made by the next one', async () => {
  const { saved } = open(exampleTrip);
  const button = screen.getByRole('button', { name: 'Add to calendar' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar file' }));
  expect(saved).toHaveBeenCalledWith(
    'kickstand-ride.ics',
    expect.stringContaining('UID:trip.manali-leh@kickstand.example.com'),
    'text/calendar',
  );
  for (const name of ['Google Calendar', 'Outlook'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain('2027');
  await userEvent.click(button);
  expect(screen.queryByRole('link', { name: 'Outlook' })).toBeNull();
});

test('a trip: each of its facts', () => {
  open(exampleTrip);
  expect(fact('Date')).toHaveTextContent('Sat 12 Jun 2027');
  expect(fact('Meetup Point')).toHaveTextContent('Mall Road, Manali');
  expect(fact('Organized by')).toHaveTextContent('High Pass Riders');
  expect(fact('Duration')).toHaveTextContent('9 days');
  expect(fact('Meetup Time')).toHaveTextContent('6:30 am');
  expect(fact('Terrain')).toHaveTextContent('High passes, gravel');
  expect(fact('Capacity')).toHaveTextContent('8 seats available');
});

test.each<[string, Item, string, string, string]>([
  ['a discount', exampleTrip, '₹30,799.12was ₹34,999 12% off', 'Book Now', '12% off'],
  [
    'no discount',
    { ...exampleTrip, price: { kind: 'amount', price: 1_699_900, oldPrice: null, discount: 0 } },
    '₹16,999',
    'Book Now',
    'per rider',
  ],
  [
    'price 0',
    { ...exampleEvent, price: { kind: 'amount', price: 0, oldPrice: null, discount: 0 } },
    'Free Register',
    'Book Now',
    'No payment needed',
  ],
  [
    'contact for price',
    { ...exampleTrip, price: { kind: 'contact' } },
    'Register Now',
    'Register Now',
    'Price on request',
  ],
])('price area, %s', async (_, item, price, action, underBar) => {
  const { send } = open(item);
  expect(screen.getByRole('complementary')).toHaveTextContent(price);
  expect(screen.getAllByText(underBar).length).toBeGreaterThan(0);
  await userEvent.click(priceCard().getByRole('button', { name: action }));
  expect(send).toHaveBeenCalledWith({ type: 'selector.opened' });
});

test.each<[string, Item, number, string]>([
  ['Sold out', { ...exampleTrip, availableSeats: 0 }, NOW, 'Every seat is taken.'],
  ['Departed', exampleTrip, noonOf('2027-06-13'), 'Left on Sat 12 Jun 2027.'],
])('%s → both buttons are closed and say why', (action, item, now, reason) => {
  open(item, now);
  const buttons = screen.getAllByRole('button', { name: action });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toBeDisabled();
  expect(priceCard().getByRole('button')).toHaveAccessibleDescription(reason);
});

test('the seats → riders already in beside the price and before booking; the last ones on the bar, too', () => {
  const { unmount } = open(exampleTrip);
  expect(screen.getAllByText('6 of 14 riders already in')).toHaveLength(2);
  expect(screen.queryByText(/^Last/)).not.toBeInTheDocument();
  unmount();
  open({ ...exampleTrip, availableSeats: 2, totalSeats: 5 });
  expect(screen.getAllByText('Last 2 seats')).toHaveLength(3);
  expect(screen.getAllByText('3 of 5 riders already in')).toHaveLength(2);
});

test('Is it for me? → terrain, days with their distance and the engine of an option, before the description', () => {
  const asking = { ...ownBike, description: 'A motorcycle of 350 cc or more.' };
  const { unmount } = open({ ...exampleTrip, bookingTypes: [asking] });
  const heading = screen.getByRole('heading', { name: 'Is it for me?' });
  const lines = within(heading.closest('section') ?? document.body).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Terrain: High passes, gravel',
    '9 days, 90 to 140 km a day',
    'Own bike: 350 cc or more',
  ]);
  const description = screen.getByRole('heading', { name: 'About this ride' });
  expect(heading.compareDocumentPosition(description)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  open(bare);
  expect(screen.queryByText('Is it for me?')).not.toBeInTheDocument();
});

describe('how many they are', () => {
  const stepper = () => {
    const [group = expect.fail('Nobody asks how many they are.')] = screen.getAllByRole('group', {
      name: 'How many are you?',
    });
    return within(group);
  };

  test('each press changes the number, and the price for all of them stands beside the price', async () => {
    open({ ...exampleTrip, price: amountOff(699_900, 0) });
    const fewer = stepper().getByRole('button', { name: 'One rider fewer' });
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fewer);
    expect(stepper().getByText('1')).toBeVisible();
    const more = stepper().getByRole('button', { name: 'One rider more' });
    await userEvent.click(more);
    await userEvent.click(more);
    expect(stepper().getByText('3')).toBeVisible();
    // on a phone before booking, on a wide screen in the price card
    expect(screen.getAllByText('from ₹20,997 for 3')).toHaveLength(2);
    await userEvent.click(stepper().getByRole('button', { name: 'One rider fewer' }));
    expect(screen.getAllByText('from ₹13,998 for 2')).toHaveLength(2);
  });

  test.each<[string, Item]>([
    ['a price on request', { ...exampleTrip, price: { kind: 'contact' } }],
    ['no seats left', { ...exampleTrip, availableSeats: 0 }],
  ])('a ride with %s does not ask', (_, item) => {
    open(item);
    expect(screen.queryByText('How many are you?')).not.toBeInTheDocument();
  });
});

const itineraryDays = () =>
  screen
    .getAllByRole('heading', { name: /^Day \d/ })
    .map((heading) => heading.closest('details') ?? expect.fail('A day cannot be opened.'));

/** A viewport into which everything that watches for it comes, and which it leaves, when a test says so. */
function controlledViewport() {
  const watchers = new Map<object, IntersectionObserverCallback>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }
      observe() {
        watchers.set(this, this.#callback);
      }
      disconnect() {
        watchers.delete(this);
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const report = (isIntersecting: boolean) =>
    act(() => {
      const entries = [{ isIntersecting } as IntersectionObserverEntry];
      for (const callback of [...watchers.values()]) callback(entries, {} as IntersectionObserver);
    });
  return { watchers, report };
}

test('the map comes into view → it is requested by the meetup point, and stays when it leaves', () => {
  const { watchers, report } = controlledViewport();
  open({ ...exampleTrip, organiser: '' });
  report(false);
  expect(screen.queryByTitle('Map of Mall Road, Manali')).not.toBeInTheDocument();
  expect(watchers.size).toBe(1);
  report(true);
  const map = screen.getByTitle('Map of Mall Road, Manali');
  expect(map).toHaveAttribute(
    'src',
    'https://www.google.com/maps?q=Mall%20Road%2C%20Manali&output=embed',
  );
  report(false);
  expect(screen.getByTitle('Map of Mall Road, Manali')).toBe(map);
  expect(watchers.size).toBe(0);
});

describe('rides by the organiser of a ride', () => {
  const others = ['Spiti', 'Zanskar'].map((title) => ({ ...exampleTrip, id: title, title }));

  test('come into view → its list is requested, and leads to them and to all of them', async () => {
    const { report } = controlledViewport();
    const fetchList = vi.fn(
      listAnswers({ trips: async () => ({ items: [exampleTrip, ...others], omitted: 0 }) }),
    );
    open(exampleTrip, NOW, { fetchList });
    expect(fetchList).not.toHaveBeenCalled();
    report(true);
    // one beside the long text, one under it: a screen shows either
    const [section = expect.fail('There are none.')] = await screen.findAllByRole('region', {
      name: 'Rides by this organiser',
    });
    expect(section).toHaveTextContent('Organized by High Pass Riders · 3 trips listed');
    expect(within(section).getByRole('link', { name: '3 trips listed' })).toHaveAttribute(
      'href',
      `${paths.lists.trips}?organiser=High+Pass+Riders`,
    );
    const rides = within(section).getAllByRole('listitem');
    expect(rides.map(({ textContent }) => textContent)).toEqual([
      'Spiti12 Jun 2027 · 9 days · ₹30,799.12',
      'Zanskar12 Jun 2027 · 9 days · ₹30,799.12',
    ]);
  });

  test.each<[string, () => Promise<Catalogue>]>([
    ['has no other', async () => ({ items: [exampleTrip], omitted: 0 })],
    ['cannot be requested', () => Promise.reject(new Error('offline'))],
  ])('whose list %s → nothing stands there', async (_, answer) => {
    const { report } = controlledViewport();
    const fetchList = vi.fn(listAnswers({ trips: answer }));
    open(exampleTrip, NOW, { fetchList });
    report(true);
    await waitFor(() => expect(fetchList).toHaveBeenCalled());
    await act(async () => {});
    expect(screen.queryByText('Rides by this organiser')).not.toBeInTheDocument();
  });
});

test('share: WhatsApp, Facebook, X, e-mail, copy, and the share sheet where the device has one', async () => {
  const { onShare } = open(exampleTrip);
  for (const name of ['WhatsApp', 'Facebook', 'X', 'E-mail', 'Copy link', 'More'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(onShare.mock.calls.map(([target]) => target)).toEqual([
    'whatsapp',
    'facebook',
    'x',
    'email',
    'copy',
    'native',
  ]);
});

/** The page of a ride on a platform that answers so, at an address with this query. */
function visitRide(
  fetchItem: (input: { id: string; kind: Item['kind'] }) => Promise<Item>,
  search = '',
) {
  const fakes = createFakeServices({
    fetchItem: async (input) => freshAnswer(await fetchItem(input)),
    fetchList: listAnswers({ trips: async () => ({ items: [], omitted: 0 }) }),
    fetchShare: async () => ({ title: '', description: '', imageUrl: null }),
  });
  fakes.clock.now = NOW;
  Object.assign(fakes.arrival, { path: '/details/manali-leh', search, state: { type: 'trip' } });
  const written: string[] = [];
  const browser: Browser = {
    ...fakes.browser,
    canShare: () => false,
    go: (path) => {
      fakes.arrival.search = path.slice(fakes.arrival.path.length);
      written.push(fakes.arrival.search);
    },
  };
  const site = createSite({ ...fakes, browser });
  const at = (id: string) => (
    <SiteContext value={site}>
      <DetailsPage params={{ id }} />
    </SiteContext>
  );
  const { rerender } = render(at('manali-leh'));
  return { ...fakes, written, goTo: (id: string) => rerender(at(id)) };
}

test('the page of an item: its title, its tab as the way back; another id starts anew', async () => {
  const requests: string[] = [];
  const page = visitRide(async ({ kind, id }) => {
    requests.push(`${kind} ${id}`);
    return kind === 'trip' ? exampleTrip : { ...exampleEvent, list: 'trainings' };
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(exampleTrip.title);
  const back = screen.getByRole('link', { name: 'Trips & Adventure' });
  expect(back).toHaveAttribute('href', paths.lists.trips);
  await waitFor(() => expect(document.title).toBe(`${exampleTrip.title} · Kickstand`));
  page.arrival.state = { type: 'event' };
  page.goTo('bengaluru-night-ride');
  expect(await screen.findByRole('heading', { name: exampleEvent.title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trainings' })).toBeVisible();
  expect(new Set(requests)).toEqual(new Set(['trip manali-leh', 'event bengaluru-night-ride']));
});

test('a prerendered item, by a link with tickets → taken over as it was drawn, then the popup opens, waits, and sells the answer', async () => {
  const cachedAt = Date.parse('2026-11-21T05:30:00Z');
  const listed = { ...exampleTrip, bookingTypes: [ownBike] };
  let answer: (item: Item) => void = () => {};
  const pageAt = (search: string) => {
    const fakes = createFakeServices({
      fetchItem: () => new Promise((resolve) => (answer = (item) => resolve(freshAnswer(item)))),
      fetchList: listAnswers({ trips: async () => ({ items: [listed], omitted: 0 }) }),
    });
    fakes.clock.now = NOW;
    Object.assign(fakes.arrival, { path: '/details/manali-leh', search });
    const pageData = { ...noPageData, item: () => ({ value: exampleTrip, cachedAt }) };
    return (
      <StrictMode>
        <SiteContext value={createSite({ ...fakes, pageData })}>
          <DetailsPage params={{ id: 'manali-leh' }} />
        </SiteContext>
      </StrictMode>
    );
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <Themed env="test">
      <Announcer>{pageAt('')}</Announcer>
    </Themed>,
  );
  const onRecoverableError = vi.fn();
  render(pageAt('?sel=own-bike:2'), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose your tickets' }));
  expect(dialog.getByText('Loading tickets')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Proceed' })).toBeDisabled();
  await act(async () => answer(listed));
  expect(await dialog.findByText('(2 tickets)')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Proceed' })).toBeEnabled();
});

test('a day opened or a ticket chosen while the next page loads → the address of the next page stays as it is', async () => {
  const { written, arrival } = visitRide(async () => exampleTrip);
  await screen.findByRole('heading', { name: 'Itinerary' });
  Object.assign(arrival, { path: '/details/spiti', search: '?type=trip' });
  const [, second = expect.fail('There is no second day.')] = itineraryDays();
  await userEvent.click(within(second).getByRole('heading'));
  expect(second).toHaveProperty('open', true);
  await userEvent.click(priceCard().getByRole('button', { name: 'Book Now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose your tickets' }));
  await userEvent.click(await dialog.findByRole('button', { name: /Add/ }));
  expect(await dialog.findByText('(1 ticket)')).toBeVisible();
  expect(written).toEqual([]);
});

test('shared while the next page loads → the link is that of the open ride', async () => {
  const { arrival, browserCalls } = visitRide(async () => exampleTrip);
  await screen.findByRole('heading', { name: 'Itinerary' });
  Object.assign(arrival, { path: '/details/spiti', search: '?type=trip' });
  await userEvent.click(screen.getByRole('button', { name: 'WhatsApp' }));
  await waitFor(() => expect(browserCalls.length).toBeGreaterThan(0));
  const shared = decodeURIComponent(String(browserCalls[0]?.args[0]));
  expect(shared).toContain('/details/manali-leh');
  expect(shared).not.toContain('/details/spiti');
});

test('a link to a day → opens it in the itinerary; another one goes to the address, and is shared', async () => {
  const { written, browserCalls } = visitRide(async () => exampleTrip, '?day=2');
  await screen.findByRole('heading', { name: 'Itinerary' });
  const [first, second] = itineraryDays();
  expect(second).toHaveProperty('open', true);
  expect(first).toHaveProperty('open', false);
  const press = (day = document.createElement('details')) =>
    userEvent.click(within(day).getByRole('heading'));
  await press(second);
  await press(second);
  await press(first);
  expect(written).toEqual(['?day=0', '?day=2', '']);
  await press(second);
  await userEvent.click(screen.getByRole('button', { name: 'WhatsApp' }));
  await waitFor(() =>
    expect(decodeURIComponent(String(browserCalls[0]?.args[0]))).toContain(
      'https://kickstand.example.com/details/manali-leh?day=2',
    ),
  );
});
