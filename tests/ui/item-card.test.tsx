import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Item, RideEvent } from '#machines/domain/catalogue/item.ts';
import type { CardOrigin } from '#machines/domain/catalogue/lists.ts';
import * as paths from '../../src/paths.ts';
import { ItemCard } from '../../src/ui/ItemCard.tsx';
import { itemLink } from '../../src/ui/item-link.ts';
import { exampleEvent, exampleTrip } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { tripPath } from '../fixtures/paths.ts';
import { render } from '../fixtures/render.tsx';
import { lastSeat, rightToLeft } from '../fixtures/unusual-items.ts';

const NOW = noonOf('2027-01-15');
const training: RideEvent = { ...exampleEvent, list: 'trainings', id: 'dirt', level: 'beginner' };

function card(item: Item, options: { origin?: CardOrigin; featured?: boolean; now?: number } = {}) {
  const { now = NOW, ...rest } = options;
  const location = memoryLocation({ path: '/', record: true });
  render(
    <Router hook={location.hook}>
      <ItemCard item={item} now={now} {...rest} />
    </Router>,
  );
  return location;
}

test('a trip → one link to /details with type trip; title, place, date, days and price', async () => {
  const location = card(exampleTrip);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', tripPath('manali-leh'));
  expect(link).toHaveTextContent('Mall Road, Manali');
  expect(link).toHaveTextContent('12 Jun 2027 · 9 days');
  expect(link).toHaveTextContent('₹30,799.12');
  expect(link).toHaveTextContent('was ₹34,999');
  expect(link).toHaveTextContent('12% off');
  await userEvent.click(link);
  expect(location.history.at(-1)).toBe(tripPath('manali-leh'));
});

test('a long title → cut at 22 for the eye, 25 when featured; whole for those who listen', () => {
  card(exampleTrip);
  expect(screen.getByText('Manali to Leh High Pas…')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('link')).toHaveAccessibleName(/Manali to Leh High Pass Expedition/);
});

test('words that are read from the right → each has its own direction, in a line with a date too', () => {
  card({ ...rightToLeft, location: 'ساحة مانالي!', duration: 'تسعة أيام!' });
  expect(screen.getByRole('heading')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('ساحة مانالي!')).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('link')).toHaveTextContent('· \u2068تسعة أيام!\u2069');
});

test('an item without an id → no link', () => {
  card({ ...exampleTrip, id: null });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('₹30,799.12');
});

test('an event of several days that has begun → until when it runs, not Departed', () => {
  const festival = { ...exampleEvent, isMultipleDays: true, end: { day: '2027-03-08', at: null } };
  card(festival, { now: noonOf('2027-03-07') });
  expect(screen.getByText('Until 8 Mar 2027')).toBeVisible();
  expect(screen.queryByText('Departed')).toBeNull();
});

test.each<[string, Item, CardOrigin | undefined, ReturnType<typeof itemLink>]>([
  [
    'trip',
    exampleTrip,
    'featuredGetaways',
    { href: tripPath('manali-leh'), state: { type: 'trip', list: 'trips' } },
  ],
  [
    'training',
    training,
    undefined,
    { href: `${paths.detailsOf('dirt')}?type=event`, state: { type: 'event', list: 'trainings' } },
  ],
  [
    'featured training',
    training,
    'featuredGetaways',
    {
      href: `${paths.detailsOf('dirt')}?type=event`,
      state: { type: 'event', list: 'trainings', from: 'featuredGetaways' },
    },
  ],
  [
    'event of the events tab',
    exampleEvent,
    'eventHome',
    {
      href: `${paths.eventDetailsOf('bengaluru-night-ride')}?type=event`,
      state: { type: 'event', list: 'events', from: 'eventHome' },
    },
  ],
  ['no id', { ...exampleEvent, id: null }, 'eventHome', null],
])('where a card leads: %s', (_, item, origin, link) => {
  expect(itemLink(item, origin)).toEqual(link);
});

test('three seats or fewer → the card says that they are the last, and no more than that of many', () => {
  card(lastSeat);
  expect(screen.getByRole('link')).toHaveAccessibleName(/Last seat/);
  card({ ...exampleTrip, title: 'Leh' });
  expect(screen.getByRole('link', { name: /Leh/ })).not.toHaveAccessibleName(/[Ss]eat/);
});
