import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePrefetch } from '../../src/app/prefetch.ts';

const preload = vi.fn();
const preloadTerms = vi.fn();
const fetch = vi.fn(async (_: string, _init?: RequestInit) => new Response('{}'));

const pages = [
  { path: '/details/:id', early: ['item'] as const, preload },
  {
    path: '/lists/*',
    early: (path: string) => [path === '/lists/b' ? 'events' : 'trips'] as const,
    preload,
  },
  { path: '/terms', preload: preloadTerms },
];

function Links({ id }: { id: string }) {
  usePrefetch(pages, 'https://site.example');
  return (
    <main>
      <a href={`/details/${id}?type=trip`}>
        <b>Ride</b>
      </a>
      <a href="/lists/b">Events</a>
      <a href="/terms">Terms</a>
      <a href="https://elsewhere.example/details/x">Elsewhere</a>
      <p>Text</p>
    </main>
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
  vi.restoreAllMocks();
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

/** As the browser tells it. */
function saveData() {
  Object.defineProperty(window.navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
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
  saveData();
  pointAt('Ride', 'saved', 1000, 'touchstart');
  expect(preload).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('a finger on a list → what it reads first', () => {
  pointAt('Events', '', 0, 'touchstart');
  expect(preload).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    'https://site.example/api/v1/event/events/categories/all',
  ]);
});

test('a finger on a page without data → its script alone', () => {
  pointAt('Terms', '', 1000, 'touchstart');
  expect(preloadTerms).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});

describe('links in view', () => {
  /** Shows the page with these links at a height of the window, in px. */
  function show(...tops: [text: string, top: number][]) {
    const { getByText } = render(<Links id="seen" />);
    for (const [text, top] of tops)
      vi.spyOn(getByText(text).closest('a') as Element, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, top, 200, 40),
      );
  }
  const scroll = () => act(() => window.dispatchEvent(new Event('scroll')));

  test('to a ride, once the page has stood still for a second → its script, no data', () => {
    show(['Ride', window.innerHeight - 1]);
    vi.advanceTimersByTime(999);
    expect(preload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(preload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('while the visitor scrolls → nothing before the page stands still', () => {
    show(['Events', 0]);
    vi.advanceTimersByTime(900);
    scroll();
    vi.advanceTimersByTime(900);
    expect(preload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(preload).toHaveBeenCalledTimes(1);
  });

  test('out of view, to a page without data, or to elsewhere → nothing', () => {
    show(['Ride', window.innerHeight], ['Events', -41], ['Terms', 0], ['Elsewhere', 0]);
    vi.advanceTimersByTime(1000);
    expect(preload).not.toHaveBeenCalled();
    expect(preloadTerms).not.toHaveBeenCalled();
  });

  test.each([
    ['saves data', saveData],
    ['is offline', () => vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('where the visitor %s → nothing', (_, begin) => {
    begin();
    show(['Ride', 0]);
    vi.advanceTimersByTime(1000);
    expect(preload).not.toHaveBeenCalled();
  });
});
