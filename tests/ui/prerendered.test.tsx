import { act, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useEffect } from 'react';
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

test('a hydration that React throws away, since a script is not there → the component is prerendered all the same', async () => {
  let arrive = () => {};
  let script: Promise<void> | null = null;
  const renders: boolean[] = [];
  function Part() {
    renders.push(useIsPrerendered());
    if (script !== null) use(script);
    return <p>part</p>;
  }
  const page = (
    <Suspense>
      <Part />
    </Suspense>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  renders.length = 0;
  script = new Promise((resolve) => {
    arrive = resolve;
  });
  await act(async () => void hydrateRoot(root, page));
  const thrownAway = renders.length;
  expect(thrownAway).toBeGreaterThan(0);
  await act(async () => arrive());
  expect(renders.length).toBeGreaterThan(thrownAway);
  expect(new Set(renders)).toEqual(new Set([true]));
});

test('a hydration that React gives up → what it renders in its place is not prerendered', async () => {
  let words = 'as the build wrote them';
  const displayed: boolean[] = [];
  function Part() {
    const isPrerendered = useIsPrerendered();
    useEffect(() => {
      displayed.push(isPrerendered);
    });
    return <p>{words}</p>;
  }
  const page = (
    <Suspense>
      <Part />
    </Suspense>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  words = 'as the browser writes them';
  await act(async () => void hydrateRoot(root, page, { onRecoverableError: () => {} }));
  expect(root).toHaveTextContent(words);
  expect(displayed).toEqual([false]);
});
