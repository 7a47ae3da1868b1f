import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FEATURED_CARD_COUNT } from '#machines/domain/catalogue/lists.ts';
import { featuredMachine } from '#machines/loader.machine.ts';
import { FeaturedView } from '../../src/pages/home/FeaturedView.tsx';
import { HomeView } from '../../src/pages/home/HomeView.tsx';
import * as paths from '../../src/paths.ts';
import { organisationFacts } from '../../src/site/organisation-facts.ts';
import { expectAnnounced } from '../fixtures/announced.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { exampleTrip } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { render } from '../fixtures/render.tsx';

type Context = Parameters<typeof featuredMachine.resolveState>[0]['context'];

function featured(
  value: 'loading' | 'loaded' | 'failed' | { loaded: 'outdated' },
  context: Partial<Context> = {},
) {
  const state = featuredMachine.resolveState({
    value,
    context: { request: null, result: null, cachedAt: null, failure: null, ...context },
  });
  const send = vi.fn();
  const { container } = render(
    inSite(<FeaturedView state={state} send={send} now={noonOf('2027-01-15')} />),
  );
  return { send, container };
}

test('prerendered, and the latest cannot be had → the cards stay and their age is said', async () => {
  const { send } = featured(
    { loaded: 'outdated' },
    {
      result: [exampleTrip],
      cachedAt: Date.parse('2027-01-14T18:40:00Z'),
      failure: { kind: 'network' },
    },
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText(/^You see these rides as of/)).toHaveTextContent(
    'as of Fri 15 Jan 2027, 12:10 AM in India.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
});

test('the skeleton has as many cards as the featured lists fill, and the grid as many columns', () => {
  const columnsOf = (element: Element | null) =>
    element instanceof HTMLElement ? element.style.getPropertyValue('--card-columns') : null;
  const loading = featured('loading').container.querySelector('.ks-scroller');
  expect(loading?.children).toHaveLength(FEATURED_CARD_COUNT);
  expect(columnsOf(loading)).toBe(`${FEATURED_CARD_COUNT}`);
  featured('loaded', { result: [exampleTrip] });
  const cards = screen.getByRole('list', { name: 'Featured getaways' });
  expect(columnsOf(cards)).toBe(`${FEATURED_CARD_COUNT}`);
});

test('both lists failed → the reason, and Retry', async () => {
  const { send } = featured('failed', {
    failure: { kind: 'http', status: 503, text: 'Service Unavailable' },
  });
  await expectAnnounced(
    'alert',
    'Error loading content: API request failed with status 503: Service Unavailable',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
});

test('the home page → one action, the banner, the product lines, the app', async () => {
  render(inSite(<HomeView featured={<p>four cards</p>} />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Take the long way home.');
  expect(screen.getByRole('link', { name: 'Explore Getaways' })).toHaveAttribute(
    'href',
    paths.getaways,
  );
  const banner = screen.getByRole('region', { name: 'Ride more. Explore more.' });
  expect(banner).toHaveTextContent('Exclusive rides, gear, events and a community of bikers');
  const lines = screen.getByRole('region', { name: 'One garage for everything you ride for' });
  expect(
    within(lines)
      .getAllByRole('heading', { level: 3 })
      .map((line) => line.textContent),
  ).toEqual([
    'Getaways',
    'Garage',
    'Rewards',
    'Store',
    'Utilities',
    'Corporate Events',
    'Talent Hunt',
  ]);
  expect(screen.getByRole('link', { name: /Play Store/ })).toHaveAttribute(
    'href',
    organisationFacts.apps.playStore,
  );
  expect(await screen.findByRole('img', { name: 'QR code that leads to the app' })).toBeVisible();
});
