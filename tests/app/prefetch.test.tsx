import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrefetch } from '../../src/app/prefetch.ts';

const preload = vi.fn();
const fetch = vi.fn(async (_: string, _init?: RequestInit) => new Response('{}'));

function Links({ id }: { id: string }) {
  usePrefetch([{ path: '/details/:id', preload }], 'https://site.example');
  return (
    <>
      <a href={`/details/${id}?type=trip`}>
        <b>Ride</b>
      </a>
      <a href="https://elsewhere.example/details/x">Elsewhere</a>
      <p>Text</p>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(window.navigator, 'connection');
});

/** Touches what has a text, for so long in ms. */
function pointAt(text: string, id: string, ms: number, type = 'pointerover') {
  const { getByText } = render(<Links id={id} />);
  act(() => {
    getByText(text).dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(ms);
  });
}

test('a pointer that rests on a ride → its script and its data', () => {
  pointAt('Ride', 'rested', 120);
  expect(preload).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toBe('https://site.example/api/v1/trip/trips/rested');
});

test('a pointer that passes over it → its script alone', () => {
  pointAt('Ride', 'passed', 119);
  expect(preload).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});

test('a finger on a ride → both at once', () => {
  pointAt('Ride', 'touched', 0, 'touchstart');
  expect(preload).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each(['Elsewhere', 'Text'])('%s → nothing', (text) => {
  pointAt(text, 'none', 1000);
  expect(preload).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('where the visitor saves data → nothing', () => {
  Object.defineProperty(window.navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  pointAt('Ride', 'saved', 1000, 'touchstart');
  expect(preload).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});
