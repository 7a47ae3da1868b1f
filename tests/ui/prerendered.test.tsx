import { act, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ItemCard } from '../../src/ui/ItemCard.tsx';
import { usePendingInput } from '../../src/ui/pending-input.ts';
import { useDisplayedTime, useIsPrerendered } from '../../src/ui/prerendered.ts';
import { exampleTrip } from '../fixtures/items.ts';
import { render } from '../fixtures/render.tsx';

const start = Date.parse('2027-06-12T05:30:00+05:30');
const ride = { ...exampleTrip, start: { day: '2027-06-12', at: start } };

afterEach(() => {
  vi.useRealTimers();
});

test('a ride that leaves while the page is open is departed within a minute', () => {
  vi.useFakeTimers({ now: start - 30_000 });
  function Page() {
    return <ItemCard item={ride} now={useDisplayedTime(Date.now)} />;
  }
  const { unmount } = render(<Page />);
  expect(screen.queryByText('Departed')).toBeNull();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Departed')).toBeVisible();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a minute passes → what displays the time is rendered in slices, after all that is urgent', () => {
  vi.useFakeTimers({ now: start });
  const times: number[] = [];
  function Page() {
    times.push(useDisplayedTime(Date.now) - start);
    return null;
  }
  render(<Page />);
  act(() => vi.advanceTimersByTime(60_000));
  expect(times).toEqual([0, 0, 60_000]);
});

test('a prerendered page is taken over → what displays the time is rendered once more, for the present time', async () => {
  vi.useFakeTimers({ now: start });
  const times: number[] = [];
  function Page() {
    const time = useDisplayedTime(Date.now, start - 3_600_000) - start;
    times.push(time);
    return time;
  }
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  times.length = 0;
  await act(async () => startTransition(() => void hydrateRoot(root, <Page />)));
  expect(times).toEqual([-3_600_000, 0]);
  expect(root).toHaveTextContent('0');
});

test('a field of a prerendered page is taken over → it is rendered once more for that, and for nothing else', async () => {
  const renders: boolean[] = [];
  function Field() {
    renders.push(useIsPrerendered());
    return <input {...usePendingInput<HTMLInputElement>('', () => {})} />;
  }
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Field />);
  renders.length = 0;
  await act(async () => void hydrateRoot(root, <Field />));
  expect(renders).toEqual([true, true]);
  render(<Field />);
  expect(renders).toEqual([true, true, false]);
});
