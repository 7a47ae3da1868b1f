import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoadFailure } from '../../../src/widgets/lazy/LoadFailure.tsx';
import { lazyComponent, requestedComponent } from '../../../src/widgets/lazy/lazy-component.tsx';
import { Nothing } from '../../../src/widgets/lazy/Nothing.tsx';
import { inSite } from '../../fixtures/in-site.tsx';
import { render } from '../../fixtures/render.tsx';
import { createFakeServices } from '../../fixtures/services.ts';

const Rides = () => <p>rides</p>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page whose part is loaded by this. */
function serviceOf(load: () => Promise<typeof Rides>, reload = () => {}) {
  const browser = { ...createFakeServices().browser, reload };
  const Part = lazyComponent(load, {
    Lost: LoadFailure,
    Waiting: () => 'waiting',
    isRequestedAtOnce: true,
  });
  return inSite(<Part />, {}, { browser });
}

const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a part that is in before its page opens → stands in the first render, and stays the same', async () => {
  const page = serviceOf(async () => Rides);
  await vi.runAllTimersAsync();
  const { rerender } = render(page);
  const part = screen.getByText('rides');
  rerender(page);
  expect(screen.getByText('rides')).toBe(part);
});

test('a page whose script was fetched ahead, as on sight of its link → stands in the first render', async () => {
  const load = vi.fn(async () => Rides);
  const Page = requestedComponent(load);
  await Page.preload();
  // without a boundary, a wait would be an error
  render(<Page />);
  expect(screen.getByText('rides')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that fails ahead of its page → is tried again by the page', async () => {
  const load = vi.fn(async () => Rides);
  load.mockRejectedValueOnce(new Error('lost'));
  const page = serviceOf(load);
  await vi.runAllTimersAsync();
  render(page);
  await settle(0);
  expect(screen.getByText('rides')).toBeVisible();
});

describe('a part whose script never comes', () => {
  const script = document.createElement('script');
  const ask = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.stubGlobal('fetch', ask);
    script.setAttribute('src', 'https://kickstand.example/assets/index-1.js');
    // in a document this one would be loaded
    vi.spyOn(document, 'querySelector').mockReturnValue(script);
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const newer = /There is a newer version of this site/;
  const dropped = /The connection may have dropped/;

  test.each([
    [
      'the host has the page’s first script no more',
      async () => new Response(null, { status: 404 }),
      newer,
      true,
    ],
    ['the host still has it', async () => new Response(), dropped, false],
    ['the host fails', async () => new Response(null, { status: 503 }), dropped, false],
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), dropped, false],
  ] as const)('%s → it says why', async (_, answer, words, isLoadedAnew) => {
    ask.mockImplementation(answer);
    const reload = vi.fn();
    const load = vi.fn(() => Promise.reject(new Error('lost')));
    render(serviceOf(load, reload));
    await settle(2_500);
    expect(screen.getByText(words)).toBeVisible();
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      script.src,
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Load it again' }));
    expect(reload).toHaveBeenCalledTimes(isLoadedAnew ? 1 : 0);
  });
});

test('a part that did not come → a press asks for it again, without loading the page', async () => {
  const load = vi.fn(async () => Rides);
  const reload = vi.fn();
  for (let times = 0; times < 4; times += 1) load.mockRejectedValueOnce(new Error('lost'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(serviceOf(load, reload));
  await settle(2_500);
  fireEvent.click(screen.getByRole('button', { name: 'Load it again' }));
  await settle(0);
  expect(screen.getByText('rides')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('a part that does not come the second time either → the page is loaded again', async () => {
  const load = vi.fn((): Promise<typeof Rides> => Promise.reject(new Error('lost')));
  const reload = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(serviceOf(load, reload));
  await settle(2_500);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Load it again' }));
  await settle(2_500);
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that did not come → its page opened again requests it again', async () => {
  const load = vi.fn(async () => Rides);
  for (let times = 0; times < 4; times += 1) load.mockRejectedValueOnce(new Error('lost'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = serviceOf(load);
  const { unmount } = render(page);
  await settle(2_500);
  expect(screen.getByText('This part did not load')).toBeVisible();
  unmount();
  render(page);
  await settle(0);
  expect(screen.getByText('rides')).toBeVisible();
});

test('a part that the page can do without → nothing stands in its place, whether it is on its way or lost', async () => {
  const Part = lazyComponent(() => Promise.reject(new Error('lost')), {
    Lost: Nothing,
    Waiting: Nothing,
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <div>
      The page
      <Part />
    </div>,
  );
  const page = screen.getByText('The page');
  expect(page.innerHTML).toBe('The page');
  await settle(2_500);
  expect(page.innerHTML).toBe('The page');
});
