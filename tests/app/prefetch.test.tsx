import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePrefetch } from '../../src/app/prefetch.ts';
import { render } from '../fixtures/render.tsx';

const preload = vi.fn();
const preloadTerms = vi.fn();

const pages = [
  { path: '/details/:id', fetchedOnSight: true as const, preload },
  { path: '/lists/*', fetchedOnSight: true as const, preload },
  { path: '/terms', preload: preloadTerms },
];

function Links({ path = '/' }) {
  usePrefetch(pages, path);
  return (
    <main>
      <a href="/details/touched?type=trip">
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
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Reflect.deleteProperty(window.navigator, 'connection');
});

/** Puts a pointer, a finger or the focus on what has a text. */
function pointAt(text: string, type: string) {
  const { getByText } = render(<Links />);
  act(() => {
    getByText(text).dispatchEvent(new Event(type, { bubbles: true }));
  });
}

/** As the browser tells it. */
function saveData() {
  Object.defineProperty(window.navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
}

test.each([
  ['a pointer is on a ride', 'Ride', 'pointerover', 1, 0],
  ['a finger is on a list', 'Events', 'touchstart', 1, 0],
  ['the focus is on any page', 'Terms', 'focusin', 0, 1],
  ['a pointer is on a link elsewhere', 'Elsewhere', 'pointerover', 0, 0],
  ['a pointer is on a text', 'Text', 'pointerover', 0, 0],
])('%s → its script alone', (_, text, type, ofRides, ofTerms) => {
  pointAt(text, type);
  expect(preload).toHaveBeenCalledTimes(ofRides);
  expect(preloadTerms).toHaveBeenCalledTimes(ofTerms);
});

test('where the visitor saves data → nothing', () => {
  saveData();
  pointAt('Ride', 'touchstart');
  expect(preload).not.toHaveBeenCalled();
});

describe('links in view', () => {
  /** Shows the page with these links at a height of the window, in px. */
  function show(...tops: [text: string, top: number][]) {
    showAt('/', ...tops);
  }

  /** Shows the page at a path. */
  function showAt(path: string, ...tops: [text: string, top: number][]) {
    const { getByText } = render(<Links path={path} />);
    for (const [text, top] of tops)
      vi.spyOn(getByText(text).closest('a') as Element, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, top, 200, 40),
      );
  }
  const scroll = () => act(() => window.dispatchEvent(new Event('scroll')));

  test('to a ride, once the page has stood still for a second → its script', async () => {
    show(['Ride', window.innerHeight - 1]);
    await vi.advanceTimersByTimeAsync(999);
    expect(preload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(preload).toHaveBeenCalledTimes(1);
  });

  test('while the visitor scrolls → nothing before the page stands still', async () => {
    show(['Events', 0]);
    await vi.advanceTimersByTimeAsync(900);
    scroll();
    await vi.advanceTimersByTimeAsync(900);
    expect(preload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(preload).toHaveBeenCalledTimes(1);
  });

  test('out of view, to a page that waits for a touch, or to elsewhere → nothing', async () => {
    show(['Ride', window.innerHeight], ['Events', -41], ['Terms', 0], ['Elsewhere', 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload).not.toHaveBeenCalled();
    expect(preloadTerms).not.toHaveBeenCalled();
  });

  test('behind a dialog, which has the line to itself → nothing', async () => {
    show(['Ride', 0]);
    const dialog = document.body.appendChild(document.createElement('section'));
    dialog.setAttribute('aria-modal', 'true');
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload).not.toHaveBeenCalled();
    dialog.remove();
    scroll();
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['saves data', saveData],
    ['is offline', () => vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('where the visitor %s → nothing', async (_, begin) => {
    begin();
    show(['Ride', 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload).not.toHaveBeenCalled();
  });

  test('while the page’s own scripts are on their way → nothing before they are there', async () => {
    let arrive = () => {};
    preloadTerms.mockReturnValueOnce(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    showAt('/terms', ['Ride', 0]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(preload).not.toHaveBeenCalled();
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(preload).toHaveBeenCalledTimes(1);
  });
});
