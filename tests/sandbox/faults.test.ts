import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requests, sandboxAt, transactionOf } from '../fixtures/sandbox.ts';

/** A sandbox where one call has a fault, and the request that meets it. */
async function faulty(call: string, fault: object) {
  const sandbox = sandboxAt();
  const id = await transactionOf(await sandbox.book());
  await sandbox.pay(id, 'pay');
  await sandbox.admin('DELETE', 'requests');
  const [path, init] = requests[call] ?? [`/api/v1/order/payment/status/${id}`];
  const set = await sandbox.admin('PUT', `faults/${call}`, fault);
  expect(set.status).toBe(200);
  return { ...sandbox, id, meet: () => sandbox.ask(path, init) };
}

// Every preset on every call, as the site takes it: the 220 cells of assurance/faults, over this very sandbox.

describe('with time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a client that leaves ends the wait', async () => {
    const { api } = await faulty('trip-detail', { preset: 'hang-30s' });
    const controller = new AbortController();
    const answer = api.fetch(
      new Request('http://localhost:4173/api/v1/trip/trips/manali-leh', {
        signal: controller.signal,
      }),
    );
    const rejection = expect(answer).rejects.toThrow('The client left.');
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort();
    await rejection;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('hang-after-effect: the order is made, the answer never comes', async () => {
    const { meet, store } = await faulty('guest-book', { preset: 'hang-after-effect' });
    const rejection = expect(meet()).rejects.toThrow(TypeError);
    await vi.advanceTimersByTimeAsync(40_000);
    await rejection;
    expect(store.orders()).toHaveLength(2);
  });
});

test('duplicate-delivery: a list twice, a booking made twice by one request', async () => {
  const list = await faulty('my-bookings', { preset: 'duplicate-delivery' });
  expect((await (await list.meet()).json()).bookings).toHaveLength(8);
  const post = await faulty('guest-book', { preset: 'duplicate-delivery' });
  expect((await post.meet()).status).toBe(200);
  expect(post.store.orders()).toHaveLength(3);
  expect(post.requestLog.counts()).toEqual({ 'guest-book': 1 });
});

test.each(['reset-after-effect', 'http-500-after-effect'])('%s makes the order', async (name) => {
  const { meet, store } = await faulty('guest-book', { preset: name });
  await meet().catch(() => undefined);
  expect(store.orders()).toHaveLength(2);
});

test.each([
  ['message-409', 409, { message: 'Only one seat is left on this ride.' }],
  ['message-500', 500, { message: 'The catalogue is being updated.' }],
  ['detail-422', 422, { detail: 'price_to_be_paid does not match' }],
  ['message-in-200', 200, { message: 'Bookings are closed for tonight.' }],
])('%s carries its words', async (name, status, body) => {
  const { meet } = await faulty('guest-book', { preset: name });
  const response = await meet();
  expect([response.status, await response.json()]).toEqual([status, body]);
});

describe('setting faults', () => {
  const status = async ({ ask }: ReturnType<typeof sandboxAt>) =>
    (await ask('/api/v1/trip/trips/manali-leh')).status;

  test('a fault set for some requests ends after them', async () => {
    const sandbox = sandboxAt();
    await sandbox.admin('PUT', 'faults/trip-detail', { preset: 'http-500', times: 2 });
    expect([await status(sandbox), await status(sandbox), await status(sandbox)]).toEqual([
      500, 500, 200,
    ]);
    expect(await (await sandbox.admin('GET', 'faults')).json()).toEqual({});
  });

  test('a list is met in turn, each once', async () => {
    const sandbox = sandboxAt();
    await sandbox.admin('PUT', 'faults/trip-detail', [
      { preset: 'http-503' },
      { status: 418, body: '{}' },
    ]);
    expect([await status(sandbox), await status(sandbox), await status(sandbox)]).toEqual([
      503, 418, 200,
    ]);
  });

  test.each([
    [{ preset: 'nonsense' }, "There is no preset 'nonsense'."],
    [{ statsu: 500 }, "A fault has no part 'statsu'."],
    [{ status: 'x' }, "The part 'status' of the fault is not usable."],
    [{ preset: 'http-500', times: 0 }, "The part 'times' of the fault is not usable."],
    [[], 'The list of faults is empty.'],
    ['http-500', 'A fault is an object.'],
  ])('%j is refused', async (fault, message) => {
    const response = await sandboxAt().admin('PUT', 'faults/trip-detail', fault);
    expect([response.status, await response.json()]).toEqual([422, { message }]);
  });

  test('an unknown call is refused', async () => {
    const response = await sandboxAt().admin('PUT', 'faults/nothing', { preset: 'http-500' });
    expect(response.status).toBe(404);
  });
});
