import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnPageHeart } from '../../../src/widgets/saved/OwnPageHeart.tsx';
import { inSite } from '../../fixtures/in-site.tsx';
import { exampleTrip } from '../../fixtures/items.ts';
import { render } from '../../fixtures/render.tsx';
import { createFakeServices } from '../../fixtures/services.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A ride's page in a tab that the visitor can turn away from and back to. */
function open({ isHidden = false } = {}) {
  const services = createFakeServices();
  let hide = () => {};
  let comeBack = () => {};
  const browser = {
    ...services.browser,
    onHidden: (listener: () => void) => {
      hide = listener;
      if (isHidden) listener();
      return () => {};
    },
    onReturned: (listener: () => void) => {
      comeBack = listener;
      return () => {};
    },
  };
  const page = render(inSite(<OwnPageHeart item={exampleTrip} />, {}, { browser }));
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const looked = () => services.local.getItem('recentRides') !== null;
  return { ...page, wait, looked, hide: () => hide(), comeBack: () => comeBack() };
}

test('a ride whose page has been visible for three seconds counts as looked at, without a touch', () => {
  const { wait, looked } = open();
  wait(2_999);
  expect(looked()).toBe(false);
  wait(1);
  expect(looked()).toBe(true);
});

test('the time in another tab does not count', () => {
  const { wait, looked, hide, comeBack } = open();
  wait(2_000);
  hide();
  wait(10_000);
  expect(looked()).toBe(false);
  comeBack();
  wait(2_999);
  expect(looked()).toBe(false);
  wait(1);
  expect(looked()).toBe(true);
});

test('a page that opens behind another tab counts once it was seen', () => {
  const { wait, looked, comeBack } = open({ isHidden: true });
  wait(10_000);
  expect(looked()).toBe(false);
  comeBack();
  wait(3_000);
  expect(looked()).toBe(true);
});

test('a page that is left within three seconds does not count', () => {
  const { wait, looked, unmount } = open();
  wait(2_999);
  unmount();
  wait(10_000);
  expect(looked()).toBe(false);
});

test('the heart stands on the page from the start', () => {
  open();
  expect(screen.getByRole('button', { pressed: false })).toBeVisible();
});
