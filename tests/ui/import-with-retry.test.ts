import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importWithRetry } from '../../src/ui/import-with-retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A script that fails so many times before it arrives. */
function arrivingAfter(failures: number) {
  let attempts = 0;
  return vi.fn(async () => {
    attempts += 1;
    if (attempts <= failures) throw new TypeError(`lost ${attempts}`);
    return { name: 'page' };
  });
}

test('a script that arrives is requested once', async () => {
  const load = arrivingAfter(0);
  await expect(importWithRetry(load)).resolves.toEqual({ name: 'page' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a script that is lost is requested again after 0.5 s, and after 2 s more', async () => {
  const load = arrivingAfter(2);
  const loaded = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toEqual({ name: 'page' });
});

test('a script that is lost three times is given up with its last error', async () => {
  const load = arrivingAfter(3);
  const loaded = expect(importWithRetry(load)).rejects.toThrow('lost 3');
  await vi.advanceTimersByTimeAsync(2500);
  await loaded;
  expect(load).toHaveBeenCalledTimes(3);
});
