import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRest } from '../../src/pages/use-rest.ts';
import { notePlaces, placeBefore } from '../../src/site/browser.ts';

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
  stop = notePlaces();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a page that is left and come back to → its place; a new one has none', () => {
  scrollTo(800);
  navigation.go('second', 'push');
  expect(placeBefore()).toBeUndefined();
  scrollTo(50);
  navigation.go('first', 'traverse');
  expect(placeBefore()).toBe(800);
  navigation.go('second', 'traverse');
  expect(placeBefore()).toBe(50);
});

test('a page that takes the place of another in the history → begins at its top', () => {
  navigation.go('list', 'push');
  scrollTo(800);
  navigation.go('list', 'replace');
  expect(placeBefore()).toBeUndefined();
});

test('a browser without the Navigation API → is left to restore by itself', () => {
  vi.stubGlobal('navigation', undefined);
  expect(placeBefore()).toBeUndefined();
  expect(notePlaces()).not.toThrow();
});

test('a new page → what is below the first screen comes after the first render', () => {
  const renders: boolean[] = [];
  navigation.go('new', 'push');
  renderHook(() => renders.push(useRest()));
  expect(renders).toEqual([false, true]);
});

test('a prerendered page, or one that Back opens → all of it comes at once', () => {
  const Rest = () => useRest() && 'rest';
  expect(renderToString(<Rest />)).toBe('rest');
  const renders: boolean[] = [];
  navigation.go('third', 'push');
  navigation.go('first', 'traverse');
  renderHook(() => renders.push(useRest()));
  expect(new Set(renders)).toEqual(new Set([true]));
});
