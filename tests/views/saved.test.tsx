import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Item } from '#machines/domain/item.ts';
import type { KeptRide } from '#machines/domain/saved-items.ts';
import { KeptAnswer } from '../../src/api/kept-answer.ts';
import type { Api } from '../../src/api/platform-api.ts';
import { createSavedRuntime } from '../../src/app/saved-runtime.ts';
import { useHearts } from '../../src/pages/saved/hearts.tsx';
import { SavedRides } from '../../src/pages/saved/SavedRides.tsx';
import * as paths from '../../src/paths.ts';
import { ItemCard } from '../../src/ui/ItemCard.tsx';
import { exampleEvent, exampleTrip } from '../fixtures/items.ts';
import { render } from '../fixtures/render.tsx';
import { createFakeServices } from '../fixtures/services.ts';
import { NOW, soldOut, training, tripWith } from '../fixtures/unusual-items.ts';

const goa = tripWith({ id: 'goa', title: 'Goa by the coast' });
const trips = [exampleTrip, soldOut, goa];
const list = (items: readonly Item[]) => async () => ({ items, omitted: 0 }) as never;
const answers: Partial<Api> = {
  fetchTrips: list(trips),
  fetchTrainings: list([training]),
  fetchEvents: list([exampleEvent]),
};
const ride = (item: Pick<Item, 'kind' | 'id'>, at: number): KeptRide => ({
  kind: item.kind,
  id: item.id ?? '',
  at,
});

async function device(stored: readonly KeptRide[] = [], api: Partial<Api> = answers) {
  const fakes = createFakeServices(api);
  if (stored.length > 0)
    fakes.local.setItem('savedRides', JSON.stringify({ version: 1, rides: stored }));
  const runtime = await createSavedRuntime(
    { api: async () => fakes.api, browser: fakes.browser },
    async (machines) => machines,
  );
  const savedIds = () =>
    runtime
      .actor()
      .getSnapshot()
      .context.rides?.saved.map(({ id }) => id);
  return { ...fakes, ...runtime, savedIds };
}

async function openPage(stored: readonly KeptRide[], api: Partial<Api> = answers) {
  const phone = await device(stored, api);
  render(<SavedRides actor={phone.actor()} machine={phone.machines.savedRides} now={() => NOW} />);
  return phone;
}

describe('the heart of a card', () => {
  afterEach(() => vi.useRealTimers());

  function Cards({
    phone,
    keepsRides = false,
    saved = async () => phone,
  }: {
    phone: Awaited<ReturnType<typeof device>>;
    keepsRides?: boolean;
    saved?: () => Promise<typeof phone>;
  }) {
    const Heart = useHearts({ saved, keepsRides: () => keepsRides });
    return (
      <ul>
        <li>
          <ItemCard item={exampleTrip} now={NOW} Heart={Heart} />
        </li>
      </ul>
    );
  }
  const heart = () => screen.findByRole('button', { name: `Save ${exampleTrip.title}` });

  test('is not there until the visitor does something, and then stands beside the link', async () => {
    render(<Cards phone={await device()} />);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Tab}');
    const button = await heart();
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(button.closest('a')).toBeNull();
  });

  test.each([
    ['pressing', (link: HTMLElement) => fireEvent.pointerDown(link)],
    ['Enter on', (link: HTMLElement) => fireEvent.keyDown(link, { key: 'Enter' })],
  ])('is not fetched by %s a link, which leaves the page', async (_, follow) => {
    vi.useFakeTimers();
    const phone = await device();
    const saved = vi.fn(async () => phone);
    render(<Cards phone={phone} saved={saved} />);
    follow(screen.getByRole('link'));
    act(() => vi.advanceTimersByTime(1_000));
    expect(saved).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    act(() => vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  });

  test('is there at once where this device keeps rides, pressed on a saved one', async () => {
    render(<Cards phone={await device([ride(exampleTrip, 1)])} keepsRides />);
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('saves with one press, says so with a way to the list, and removes with another', async () => {
    const phone = await device();
    render(<Cards phone={phone} keepsRides />);
    await userEvent.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Saved on this device.');
    expect(screen.getByRole('link', { name: 'See saved rides' })).toHaveAttribute(
      'href',
      paths.saved,
    );
    expect(JSON.parse(phone.local.getItem('savedRides') ?? '')).toMatchObject({
      rides: [{ kind: 'trip', id: 'manali-leh' }],
    });
    await userEvent.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(phone.local.getItem('savedRides')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('says that a device that refuses could not keep it', async () => {
    const phone = await device();
    phone.local.isFull = true;
    render(<Cards phone={phone} keepsRides />);
    await userEvent.click(await heart());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This device could not keep that. It lasts until you close this page.',
    );
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('leaves a list of a newer version alone and says why', async () => {
    const phone = await device();
    phone.local.setItem('savedRides', '{"version":2}');
    render(<Cards phone={phone} keepsRides />);
    await userEvent.click(await heart());
    expect(await screen.findByRole('alert')).toHaveTextContent('A newer version of this site');
    expect(phone.local.getItem('savedRides')).toBe('{"version":2}');
  });
});

describe('the page', () => {
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

  test('what the device kept of the lists is shown with its age, and calls nothing gone', async () => {
    const takenAt = Date.parse('2026-11-20T10:00:00Z');
    const kept = new KeptAnswer(
      { kind: 'offline' },
      { value: { items: trips, omitted: 0 }, takenAt },
    );
    await openPage([ride(exampleTrip, 2), { kind: 'trip', id: 'gone', at: 1 }], {
      fetchTrips: async () => Promise.reject(kept),
    });
    expect(await screen.findByText(/You are offline\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /Manali/ })).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('It could not be looked up just now.');
  });
});

describe('comparing', () => {
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
    ).toEqual([exampleTrip.place, training.place]);
    await userEvent.click(screen.getByRole('button', { name: 'Back to saved rides' }));
    expect(await choice(training.title)).toBeChecked();
    expect(screen.getByText(/^3 rides$/).parentElement).toHaveFocus();
  });
});
