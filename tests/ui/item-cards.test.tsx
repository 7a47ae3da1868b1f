import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { announceHydration, HYDRATED } from '../../src/ui/hydration.ts';
import { ItemCards } from '../../src/ui/ItemCards.tsx';
import { exampleTrip } from '../fixtures/items.ts';
import { prerendered } from '../fixtures/prerendered.tsx';
import { render } from '../fixtures/render.tsx';

const start = Date.parse('2027-06-12T05:30:00+05:30');
const rides = Array.from({ length: 13 }, (_, index) => ({
  ...exampleTrip,
  id: `ride-${index + 1}`,
  start: { day: '2027-06-12', at: start + index * 60_000 },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a minute that changes no word renders no card; the one in which a ride departs is on its card', () => {
  const rendered: (string | null)[] = [];
  const Heart = ({ item }: { item: Item }) => {
    rendered.push(item.id);
    return null;
  };
  const at = (now: number) => (
    <ul>
      <ItemCards items={rides} now={now} Heart={Heart} />
    </ul>
  );
  const view = render(at(start - 120_000));
  expect(rendered).toHaveLength(rides.length);
  view.rerender(at(start - 60_000));
  expect(rendered).toHaveLength(rides.length);
  view.rerender(at(start));
  expect(view.getAllByText('Departed')).toHaveLength(1);
  expect(view.getAllByRole('listitem')[0]).toHaveTextContent('Departed');
});

test('a card pressed before the list is hydrated → hears it at once, before the cards above it are hydrated', async () => {
  const pressed: (string | null)[] = [];
  const Heart = ({ item }: { item: Item }) => (
    <button type="button" onClick={() => pressed.push(item.id)}>
      Save {item.id}
    </button>
  );
  const { container, whole } = prerendered(
    <ul ref={announceHydration}>
      <ItemCards items={rides} now={start} Heart={Heart} />
    </ul>,
  );
  const served = [...container.querySelectorAll('li')];
  const hydrated = () =>
    served.flatMap((card, index) => (card.dataset.hydrated === 'true' ? [index + 1] : []));
  // `act` would let no press come between
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const early = new Promise<number[]>((resolve) => {
    container.querySelector('ul')?.addEventListener(HYDRATED, ({ target, currentTarget }) => {
      if (target !== currentTarget) return;
      queueMicrotask(() => {
        expect(hydrated()).toEqual([]);
        served[8]?.querySelector('button')?.click();
        resolve(hydrated());
      });
    });
  });
  const root = hydrateRoot(container, whole);
  expect(await early).toEqual([7, 8, 9, 10, 11, 12]);
  expect(pressed).toEqual(['ride-9']);
  await expect.poll(() => hydrated().length).toBe(rides.length);
  expect([...container.querySelectorAll('li')]).toEqual(served);
  root.unmount();
});
