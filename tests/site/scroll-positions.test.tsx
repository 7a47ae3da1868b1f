import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowser } from '../../src/site/browser.ts';
import {
  earlierScrollPosition,
  noteScrollPositions,
} from '../../src/site/navigation-in-browser.ts';
import { useDeferredContent } from '../../src/widgets/lazy/use-deferred-content.ts';

/** The history of a visit, as the Navigation API shows it. */
class FakeNavigation extends EventTarget {
  currentEntry = { key: 'first' };

  /** Goes to the entry with this key; the page hears of it while it is still on the one before. */
  go(key: string, navigationType: NavigationType) {
    this.dispatchEvent(Object.assign(new Event('navigate'), { navigationType }));
    this.currentEntry = { key };
  }
}

let navigation = new FakeNavigation();
let stop = () => {};
const scrollTo = (top: number) => vi.stubGlobal('scrollY', top);

beforeEach(() => {
  navigation = new FakeNavigation();
  vi.stubGlobal('navigation', navigation);
  stop = noteScrollPositions();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a page that is left and come back to → its position; a new one has none', () => {
  scrollTo(800);
  navigation.go('second', 'push');
  expect(earlierScrollPosition()).toBeUndefined();
  scrollTo(50);
  navigation.go('first', 'traverse');
  expect(earlierScrollPosition()).toBe(800);
  navigation.go('second', 'traverse');
  expect(earlierScrollPosition()).toBe(50);
});

test('a page that takes the place of another in the history → begins at its top', () => {
  navigation.go('list', 'push');
  scrollTo(800);
  navigation.go('list', 'replace');
  expect(earlierScrollPosition()).toBeUndefined();
});

describe('a browser without the Navigation API', () => {
  const { go, arrival } = createBrowser();
  const scroll = (top: number) => {
    scrollTo(top);
    window.dispatchEvent(new Event('scroll'));
  };
  /** Goes back or forward to an entry of this state; by the time a page hears of it, the browser may have scrolled. */
  const traverse = (state: unknown, clamped: number) => {
    History.prototype.replaceState.call(window.history, state, '');
    scrollTo(clamped);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  };

  beforeEach(() => {
    stop();
    vi.stubGlobal('navigation', undefined);
    window.history.replaceState(null, '', '/');
    scrollTo(0);
    stop = noteScrollPositions();
  });

  test('a page that is left and come back to → its position; a new one has none', () => {
    const list = window.history.state;
    scroll(9_261);
    go('/details/coorg');
    expect(earlierScrollPosition()).toBeUndefined();
    const ride = window.history.state;
    scroll(50);
    traverse(list, 2_236);
    expect(earlierScrollPosition()).toBe(9_261);
    scroll(9_261);
    traverse(ride, 700);
    expect(earlierScrollPosition()).toBe(50);
  });

  test('a page that takes the place of another in the history → begins at its top', () => {
    go('/getaways');
    scroll(800);
    go('/about', { replace: true });
    expect(earlierScrollPosition()).toBeUndefined();
  });

  test('a page reads the navigation state that it was given, and no more', () => {
    expect(arrival().state).toBeNull();
    go('/details/coorg', { state: { type: 'trip' } });
    expect(arrival().state).toEqual({ type: 'trip' });
    go('/details/coorg?day=2', { replace: true, state: arrival().state });
    expect(arrival().state).toEqual({ type: 'trip' });
    go('/about');
    expect(arrival().state).toBeNull();
  });

  test('an entry that the browser made, as a link within the page does → has a position, too', () => {
    traverse(null, 0);
    const summary = window.history.state;
    scroll(300);
    go('/about');
    traverse(summary, 0);
    expect(earlierScrollPosition()).toBe(300);
  });
});

test('a new page → what is below the first screen comes after the first render', () => {
  const renders: boolean[] = [];
  navigation.go('new', 'push');
  renderHook(() => renders.push(useDeferredContent()));
  expect(renders).toEqual([false, true]);
});

test('a prerendered page, or one that Back opens → all of it comes at once', () => {
  const Rest = () => useDeferredContent() && 'rest';
  expect(renderToString(<Rest />)).toBe('rest');
  const renders: boolean[] = [];
  navigation.go('third', 'push');
  navigation.go('first', 'traverse');
  renderHook(() => renders.push(useDeferredContent()));
  expect(new Set(renders)).toEqual(new Set([true]));
});
