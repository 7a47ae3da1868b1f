import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matrixFaults, presets } from '../../sandbox/faults/presets.ts';
import type { JsonObject } from '../../sandbox/json.ts';
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

const calls = [...Object.keys(requests), 'payment-status'];
const lists = ['trips-categories', 'events-categories', 'trainings-categories'];

const itemsOf = (answer: JsonObject) =>
  (answer.data as JsonObject[]).flatMap((group) => (group.trips ?? group.events) as JsonObject[]);

test('every column of the matrix is a preset, with a word about it', () => {
  expect(new Set(matrixFaults).size).toBe(20);
  for (const name of matrixFaults) expect(presets[name].about).toMatch(/\w+/);
});

describe.each(calls)('%s', (call) => {
  test.each([400, 401, 404, 409, 429, 500, 503])('http-%i', async (status) => {
    const { meet, requestLog, store } = await faulty(call, { preset: `http-${status}` });
    const response = await meet();
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<script>');
    expect(response.headers.has('Retry-After')).toBe(status === 429 || status === 503);
    expect(requestLog.counts()).toEqual({ [call]: 1 });
    expect(store.orders()).toHaveLength(1);
    expect(store.messages()).toEqual([]);
  });

  test('html-200', async () => {
    const { meet } = await faulty(call, { preset: 'html-200' });
    const response = await meet();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  test('empty-body', async () => {
    const { meet } = await faulty(call, { preset: 'empty-body' });
    const response = await meet();
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('truncated-json', async () => {
    const { meet } = await faulty(call, { preset: 'truncated-json' });
    const text = await (await meet()).text();
    expect(text.length).toBeGreaterThan(0);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test.each(['wrong-types', 'missing-fields', 'null-arrays', 'hostile-text'])(
    '%s',
    async (name) => {
      const { meet, admin } = await faulty(call, { preset: name, times: 1 });
      const malformed = await (await meet()).text();
      await admin('DELETE', 'faults');
      const whole = await (await meet()).text();
      expect(() => JSON.parse(malformed)).not.toThrow();
      const isLeftAlone = name === 'null-arrays' && call === 'contact-us';
      if (!isLeftAlone) expect(malformed).not.toBe(whole);
    },
  );

  test('extra-fields: the known ones stay as they are', async () => {
    const { meet } = await faulty(call, { preset: 'extra-fields', times: 1 });
    const malformed = await (await meet()).text();
    expect(malformed).toContain('"__proto__"');
    const answer = JSON.parse(malformed);
    for (const key of Object.keys(await (await meet()).json())) expect(answer).toHaveProperty(key);
  });

  test('huge-body, below 6 MB', async () => {
    const { meet } = await faulty(call, { preset: 'huge-body' });
    const text = await (await meet()).text();
    expect(() => JSON.parse(text)).not.toThrow();
    expect(text.length).toBeGreaterThan(500_000);
    expect(text.length).toBeLessThan(6_000_000);
  });

  test('huge-body-11mb', async () => {
    const { meet } = await faulty(call, { preset: 'huge-body-11mb' });
    expect((await (await meet()).text()).length).toBeGreaterThan(10_485_760);
  });

  test.each(['connection-reset', 'offline'])('%s rejects as fetch does', async (name) => {
    const { meet, requestLog, store } = await faulty(call, { preset: name });
    await expect(meet()).rejects.toThrow(TypeError);
    expect(requestLog.entries(call)).toMatchObject([{ status: null, fault: true }]);
    expect(store.orders()).toHaveLength(1);
  });

  test('reset-midway breaks the body', async () => {
    const { meet } = await faulty(call, { preset: 'reset-midway' });
    const response = await meet();
    expect(response.status).toBeLessThan(300);
    await expect(response.text()).rejects.toThrow('network error');
  });
});

describe('with time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each(calls)('%s hangs beyond every deadline, then the line is cut', async (call) => {
    const { meet } = await faulty(call, { preset: 'hang-30s' });
    const settled = vi.fn();
    const answer = meet().finally(settled);
    const rejection = expect(answer).rejects.toThrow(TypeError);
    await vi.advanceTimersByTimeAsync(39_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await rejection;
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

  test.each(calls)('%s trickles for 4 s and is whole then', async (call) => {
    const { meet } = await faulty(call, { preset: 'slow-trickle' });
    const response = await meet();
    const settled = vi.fn();
    const text = response.text().finally(settled);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_001);
    expect(JSON.parse(await text)).toEqual(expect.any(Object));
  });

  test('slow-3s answers after 3 s', async () => {
    const { meet } = await faulty('my-bookings', { preset: 'slow-3s' });
    const settled = vi.fn();
    const answer = meet().finally(settled);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
  });

  test('hang-after-effect: the order is made, the answer never comes', async () => {
    const { meet, store } = await faulty('guest-book', { preset: 'hang-after-effect' });
    const rejection = expect(meet()).rejects.toThrow(TypeError);
    await vi.advanceTimersByTimeAsync(40_000);
    await rejection;
    expect(store.orders()).toHaveLength(2);
  });
});

describe('what the shapes do', () => {
  test.each(lists)('%s wrong-types: some items bad, others as they were', async (call) => {
    const { meet } = await faulty(call, { preset: 'wrong-types' });
    const items = itemsOf(await (await meet()).json());
    expect(items.filter((item) => typeof item === 'string').length).toBeGreaterThan(0);
    const good = items.filter((item) => typeof (item.name ?? item.title) === 'string');
    expect(good.length).toBeGreaterThan(items.length / 2);
  });

  test.each(lists)('%s missing-fields: names alone, now and then no id', async (call) => {
    const { meet } = await faulty(call, { preset: 'missing-fields' });
    const items = itemsOf(await (await meet()).json());
    expect(items.some((item) => !('id' in item) && !('_id' in item))).toBe(true);
    for (const item of items) expect(Object.keys(item).length).toBeLessThanOrEqual(2);
  });

  test.each(lists)('%s null-arrays', async (call) => {
    const { meet } = await faulty(call, { preset: 'null-arrays' });
    expect(await (await meet()).json()).toEqual({ success: true, data: null });
  });

  test.each(lists)('%s huge-body: 5,000 items with ids of their own', async (call) => {
    const { meet } = await faulty(call, { preset: 'huge-body' });
    const items = itemsOf(await (await meet()).json());
    expect(items).toHaveLength(5_000);
    expect(new Set(items.map((item) => item._id ?? item.id)).size).toBe(5_000);
  });

  test('my-bookings huge-body: 2,000 bookings', async () => {
    const { meet } = await faulty('my-bookings', { preset: 'huge-body' });
    expect((await (await meet()).json()).bookings).toHaveLength(2_000);
  });

  test('payment-status wrong-types: nothing is true', async () => {
    const { meet } = await faulty('payment-status', { preset: 'wrong-types' });
    const answer = await (await meet()).json();
    expect([answer.success, answer.phonepe_status.success]).toEqual(['true', 1]);
  });

  test('payment-status null-arrays: neither status', async () => {
    const { meet } = await faulty('payment-status', { preset: 'null-arrays' });
    expect(await (await meet()).json()).toMatchObject({ local_status: null, phonepe_status: null });
  });

  test('guest-book missing-fields: nowhere to pay', async () => {
    const { meet } = await faulty('guest-book', { preset: 'missing-fields' });
    expect(await (await meet()).json()).toEqual({});
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

  test('the fault of one call leaves the others alone; one or all can be cleared', async () => {
    const sandbox = sandboxAt();
    await sandbox.admin('PUT', 'faults/event-detail', { preset: 'http-500' });
    await sandbox.admin('PUT', 'faults/trip-detail', { preset: 'http-500' });
    await sandbox.admin('DELETE', 'faults/trip-detail');
    expect(await status(sandbox)).toBe(200);
    expect((await sandbox.ask('/api/v1/event/events/hill-climb')).status).toBe(500);
    await sandbox.admin('DELETE', 'faults');
    expect((await sandbox.ask('/api/v1/event/events/hill-climb')).status).toBe(200);
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
