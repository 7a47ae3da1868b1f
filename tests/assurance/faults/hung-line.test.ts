import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createApi } from '../../../src/api/api.ts';
import { createMachines } from '../../../src/app/machines.ts';
import { examplePending } from '../../fixtures/bookings.ts';
import { createFakeServices } from '../../fixtures/services.ts';

/** The longest that a visitor waits for a verdict on a connection that hangs, in milliseconds. */
const LONGEST = 46_000;

/** One clock for the machine's delays and the wire's deadlines, and a connection on which no answer ever comes. */
function hungLine() {
  const clock = new SimulatedClock();
  const services = createFakeServices();
  const began: number[] = [];
  const ended: number[] = [];
  const api = createApi({
    baseUrl: 'https://api.example.com',
    contactBaseUrl: 'https://api.example.com',
    token: '',
    provider: 'phonepe',
    isOnline: () => true,
    fetch: (input, init) => {
      const { signal } = new Request(input, init);
      began.push(clock.now());
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          ended.push(clock.now());
          reject(signal.reason);
        });
      });
    },
    deadlineSignal: (ms) => {
      const deadline = new AbortController();
      clock.setTimeout(() => deadline.abort(new DOMException('Too late.', 'TimeoutError')), ms);
      return deadline.signal;
    },
  });
  const { payment } = createMachines({ ...services, api });
  const pending = examplePending('T1');
  services.bookingStorage.storePending(pending);
  const input = { urlVerdict: 'none', transactionId: 'T1', pending, now: 0 } as const;
  const page = createActor(payment, { clock, input });
  return { clock, page, began, ended };
}

/** Lets what follows from an event happen: nothing in it waits for the time. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const isAt = (
  page: ReturnType<typeof hungLine>['page'],
  verification: 'checking' | 'waiting' | 'unverified',
) => page.getSnapshot().matches({ verification });

test('four checks hang for 10 s each, 2 s apart → not confirmed after 46 s, not 1 ms earlier or later', async () => {
  const { clock, page, began, ended } = hungLine();
  page.start();
  await expect.poll(() => began.length).toBe(1);
  // from one timer to the next, each to its exact edge, until the page has decided
  for (let check = 1; !isAt(page, 'unverified'); check += 1) {
    expect(check).toBeLessThanOrEqual(4);
    await expect.poll(() => began.length).toBe(check);
    clock.increment(9_999);
    await settle();
    expect(isAt(page, 'checking')).toBe(true);
    expect(ended).toHaveLength(check - 1);
    clock.increment(1);
    await waitFor(page, (state) => !state.matches({ verification: 'checking' }));
    expect(ended).toHaveLength(check);
    if (isAt(page, 'unverified')) break;
    expect(isAt(page, 'waiting')).toBe(true);
    clock.increment(1_999);
    await settle();
    expect(isAt(page, 'waiting')).toBe(true);
    clock.increment(1);
    expect(isAt(page, 'checking')).toBe(true);
  }
  expect(page.getSnapshot().context.outcome?.message).toBe(
    'An unexpected error occurred: The request timed out',
  );
  expect(began).toEqual([0, 12_000, 24_000, 36_000]);
  expect(ended).toEqual([10_000, 22_000, 34_000, 46_000]);
  expect(clock.now()).toBe(LONGEST);
  page.stop();
});
