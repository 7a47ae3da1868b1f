import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { GalleryCarousel, SLIDE_DELAY, SWIPE_THRESHOLD } from '../../src/ui/GalleryCarousel.tsx';
import { render } from '../fixtures/render.tsx';

const engine = vi.hoisted(() => {
  const listeners = new Map<string, () => void>();
  const count = 4;
  let at = 0;
  const select = (index: number) => {
    at = index;
    listeners.get('select')?.();
  };
  const api = {
    selectedScrollSnap: () => at,
    scrollSnapList: () => Array.from({ length: count }, (_, index) => index),
    scrollTo: (index: number) => select(index),
    scrollNext: () => select((at + 1) % count),
    on: (name: string, listener: () => void) => {
      listeners.set(name, listener);
      return api;
    },
    off: () => api,
  };
  return { api, tell: (name: string) => listeners.get(name)?.(), reset: () => select(0) };
});

vi.mock('embla-carousel-react', () => ({ default: () => [() => {}, engine.api] }));

const pictures = ['One', 'Two', 'Three', 'Four'].map((alt) => ({ src: `/art/${alt}.svg`, alt }));

let wantsStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsStill,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  engine.reset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  wantsStill = false;
});

function open() {
  render(<GalleryCarousel label="Rides" pictures={pictures} />);
  return screen.getByRole('region', { name: 'Rides' });
}

const current = () =>
  within(screen.getByRole('list', { name: 'Pictures' }))
    .getByRole('button', { current: true })
    .getAttribute('aria-label');

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function swipe(gallery: HTMLElement, distance: number) {
  const stage = gallery.querySelector('[class*=viewport]') as HTMLElement;
  fireEvent.pointerDown(stage, { clientX: 200 });
  act(() => engine.tell('pointerDown'));
  fireEvent.pointerMove(stage, { clientX: 200 + distance });
  act(() => engine.tell('pointerUp'));
}

test('5 s → the next picture, and round the end', () => {
  open();
  pass(SLIDE_DELAY - 1);
  expect(current()).toBe('Picture 1: One');
  pass(1);
  expect(current()).toBe('Picture 2: Two');
  pass(3 * SLIDE_DELAY);
  expect(current()).toBe('Picture 1: One');
});

test.each([
  ['the pointer', 'mouseEnter', 'mouseLeave'],
  ['the focus', 'focus', 'blur'],
] as const)('%s on it → it waits until that leaves', (_, comes, leaves) => {
  const gallery = open();
  fireEvent[comes](gallery);
  pass(3 * SLIDE_DELAY);
  expect(current()).toBe('Picture 1: One');
  fireEvent[leaves](gallery);
  pass(SLIDE_DELAY);
  expect(current()).toBe('Picture 2: Two');
});

test('reduced motion → it never moves by itself and needs no pause', () => {
  wantsStill = true;
  open();
  pass(3 * SLIDE_DELAY);
  expect(current()).toBe('Picture 1: One');
  expect(screen.queryByRole('button', { name: /Pause/ })).not.toBeInTheDocument();
});

test('a swipe to the right → the next picture in a language that is read from right to left', () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const gallery = open();
  swipe(gallery, SWIPE_THRESHOLD);
  expect(current()).toBe('Picture 2: Two');
  swipe(gallery, -SWIPE_THRESHOLD);
  expect(current()).toBe('Picture 1: One');
});

test('a swipe of 40 px → the next or the one before; one px less → stays', () => {
  const gallery = open();
  swipe(gallery, -(SWIPE_THRESHOLD - 1));
  expect(current()).toBe('Picture 1: One');
  swipe(gallery, -SWIPE_THRESHOLD);
  expect(current()).toBe('Picture 2: Two');
  swipe(gallery, SWIPE_THRESHOLD);
  expect(current()).toBe('Picture 1: One');
  swipe(gallery, SWIPE_THRESHOLD);
  expect(current()).toBe('Picture 4: Four');
});
