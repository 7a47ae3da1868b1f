import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ItemCard } from '../../src/ui/ItemCard.tsx';
import { useDisplayedTime } from '../../src/ui/prerendered.ts';
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
