import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePrefetch } from '../../src/app/prefetch.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { render } from '../fixtures/render.tsx';
import { createFakeServices } from '../fixtures/services.ts';

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
  usePrefetch(pages);
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

const linksTo = (id: string) =>
  inSite(
    <Links id={id} />,
    {},
    {
      browser: { ...createFakeServices().browser, origin: () => 'https://site.example' },
    },
  );

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
  const { getByText } = render(linksTo(id));
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

const item = 'https://site.example/api/v1/trip/trips/';
const events = 'https://site.example/api/v1/event/events/categories/all';

test.each<[string, string, number, string, number, string[]]>([
  ['a pointer rests on a ride', 'Ride', 120, 'pointerover', 1, [`${item}rested`]],
  ['a pointer passes over a ride', 'Ride', 119, 'pointerover', 1, []],
  ['a finger is on a ride', 'Ride', 0, 'touchstart', 1, [`${item}touched`]],
  ['a finger is on a list', 'Events', 0, 'touchstart', 1, [events]],
  ['a finger is on a page without data', 'Terms', 1_000, 'touchstart', 1, []],
  ['a pointer rests on a link elsewhere', 'Elsewhere', 1_000, 'pointerover', 0, []],
])('%s → its script and what it reads first, each once', (_, text, ms, type, scripts, asked) => {
  pointAt(text, asked[0]?.split('/').at(-1) ?? 'none', ms, type);
  expect(preload.mock.calls.length + preloadTerms.mock.calls.length).toBe(scripts);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(asked);
});

test('where the visitor saves data → nothing', () => {
  saveData();
  pointAt('Ride', 'saved', 1000, 'touchstart');
  expect(preload).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

describe('links in view', () => {
  /** Shows the page with these links at a height of the window, in px. */
  function show(...tops: [text: string, top: number][]) {
    const { getByText } = render(linksTo('seen'));
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
