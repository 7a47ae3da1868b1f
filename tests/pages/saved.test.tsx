import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Item } from '#machines/domain/catalogue/item.ts';
import type { SavedRide } from '#machines/domain/catalogue/saved-items.ts';
import type { Api } from '../../src/api/platform-api.ts';
import { SavedPage } from '../../src/pages/saved/SavedPage.tsx';
import { savedService } from '../../src/site/saved.ts';
import { createSite, SiteContext } from '../../src/site/site.ts';
import { ItemCard } from '../../src/ui/ItemCard.tsx';
import { NoticedHeart } from '../../src/widgets/saved/NoticedHeart.tsx';
import { expectAnnounced } from '../fixtures/announced.ts';
import { exampleEvent, exampleTrip } from '../fixtures/items.ts';
import { prerendered } from '../fixtures/prerendered.tsx';
import { render } from '../fixtures/render.tsx';
import { createFakeServices, listAnswers } from '../fixtures/services.ts';
import type { FakeStorage } from '../fixtures/storage.ts';
import { NOW, soldOut, training, tripWith } from '../fixtures/unusual-items.ts';

const goa = tripWith({ id: 'goa', title: 'Goa by the coast' });
const trips = [exampleTrip, soldOut, goa];
const list = (items: readonly Item[]) => async () => ({ items, omitted: 0 });
const answers: Partial<Api> = {
  fetchList: listAnswers({
    trips: list(trips),
    trainings: list([training]),
    events: list([exampleEvent]),
  }),
};
const ride = (item: Pick<Item, 'kind' | 'id'>, at: number): SavedRide => ({
  kind: item.kind,
  id: item.id ?? '',
  at,
});

function device(stored: readonly SavedRide[] = [], api: Partial<Api> = answers) {
  const fakes = createFakeServices(api);
  if (stored.length > 0)
    fakes.local.setItem('savedRides', JSON.stringify({ version: 1, rides: stored }));
  const site = createSite(fakes);
  const savedIds = () =>
    savedService(site)
      .actor.getSnapshot()
      .context.rides?.saved.map(({ id }) => id);
  const show = (page: ReactElement) => render(<SiteContext value={site}>{page}</SiteContext>);
  return { ...fakes, savedIds, show };
}

async function openPage(stored: readonly SavedRide[], api: Partial<Api> = answers) {
  const phone = device(stored, api);
  phone.show(<SavedPage />);
  return phone;
}

describe('the heart of a card', () => {
  const cards = (
    <ul>
      <li>
        <ItemCard item={exampleTrip} now={NOW} Heart={NoticedHeart} />
      </li>
    </ul>
  );
  const heart = () => screen.findByRole('button', { name: `Save ${exampleTrip.title}` });

  test('stands beside the link from the first picture on, before the device is read', () => {
    const site = createSite({ ...createFakeServices(), api: undefined });
    const page = <SiteContext value={site}>{cards}</SiteContext>;
    const { container } = prerendered(page);
    const button = container.querySelector('button');
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(button?.closest('a')).toBeNull();
    container.remove();
  });

  test('is pressed on a ride that is saved', async () => {
    device([ride(exampleTrip, 1)]).show(cards);
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test.each<[string, (local: FakeStorage) => void, string, string]>([
    [
      'a device that refuses could not store it',
      (local) => Object.assign(local, { isFull: true }),
      'This device could not keep that. It lasts until you close this page.',
      'true',
    ],
    [
      'a list of a newer version is left alone',
      (local) => local.setItem('savedRides', '{"version":2}'),
      'A newer version of this site',
      'false',
    ],
  ])('says that %s', async (_, prepare, words, isPressed) => {
    const phone = device();
    prepare(phone.local);
    phone.show(cards);
    await userEvent.click(await heart());
    await expectAnnounced('alert', words);
    expect(await heart()).toHaveAttribute('aria-pressed', isPressed);
  });
});

describe('the page', () => {
  test('no list can be had → what happened can be copied', async () => {
    const fails = () => Promise.reject(new TypeError('Failed to fetch'));
    await openPage([ride(exampleTrip, 1)], { fetchList: fails });
    expect(await screen.findByRole('button', { name: 'Copy what happened' })).toBeVisible();
  });

  test('a ride that is no longer listed says so and can be removed', async () => {
    const phone = await openPage([
      { kind: 'trip', id: 'gone', at: Date.parse('2026-11-12T10:00:00Z') },
      ride(exampleTrip, 1),
    ]);
    const card = await screen.findByRole('article', {
      name: 'The trip you saved on Thu 12 Nov 2026',
    });
    expect(card).toHaveTextContent('It is no longer in our lists.');
    await userEvent.click(within(card).getByRole('button', { name: 'Remove' }));
    expect(phone.savedIds()).toEqual(['manali-leh']);
    expect(screen.getByText(/^1 ride$/).parentElement).toHaveFocus();
  });

  test('what the device has cached of the lists is displayed with its age, and calls nothing gone', async () => {
    const cached = {
      value: { items: trips, omitted: 0 },
      cachedAt: Date.parse('2026-11-20T10:00:00Z'),
      failure: { kind: 'offline' },
    } as const;
    await openPage([ride(exampleTrip, 2), { kind: 'trip', id: 'gone', at: 1 }], {
      fetchList: async () => cached,
    });
    expect(await screen.findByText(/You are offline\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /Manali/ })).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('It could not be looked up just now.');
    // the connection came back, and nothing was asked again
    fireEvent(window, new Event('online'));
    expect(screen.getByText(/^You see these rides as of .*could not be loaded\.$/)).toBeVisible();
    expect(screen.queryByText(/You are offline\./)).toBeNull();
  });
});

const choice = (title: string) => screen.findByRole('checkbox', { name: `Compare ${title}` });

test('two rides → a table with a fact a row, and back with the focus on the list', async () => {
  await openPage([ride(exampleTrip, 3), ride(soldOut, 2), ride(training, 1)]);
  await userEvent.click(await choice(exampleTrip.title));
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await userEvent.click(await choice(training.title));
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(screen.getByRole('heading', { name: 'Side by side' })).toHaveFocus();
  const place = screen.getByRole('row', { name: /^Place / });
  expect(within(place).getByRole('rowheader')).toHaveTextContent('Place');
  expect(
    within(place)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([exampleTrip.location, training.location]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to saved rides' }));
  expect(await choice(training.title)).toBeChecked();
  expect(screen.getByText(/^3 rides$/).parentElement).toHaveFocus();
});
