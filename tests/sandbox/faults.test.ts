import { describe, expect, test } from 'vitest';
import { sandboxAt } from '../fixtures/sandbox.ts';

// Every preset on every call, as the site takes it: the 220 cells of assurance/faults, over this very sandbox.

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
