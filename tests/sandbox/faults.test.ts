import { describe, expect, test } from 'vitest';
import { sandboxAt } from '../fixtures/sandbox.ts';

// Every preset on every call, as the site takes it: the cells of assurance/faults, over this very sandbox.

describe('setting faults', () => {
  const status = async ({ ask }: ReturnType<typeof sandboxAt>) =>
    (await ask('/api/v1/trip/trips/manali-leh')).status;

  test('a list is met in turn, each as often as it says, else once', async () => {
    const sandbox = sandboxAt();
    await sandbox.admin('PUT', 'faults/trip-detail', [
      { preset: 'http-500', times: 2 },
      { status: 418, body: '{}' },
    ]);
    const met: number[] = [];
    while (met.length < 4) met.push(await status(sandbox));
    expect(met).toEqual([500, 500, 418, 200]);
    expect(await (await sandbox.admin('GET', 'faults')).json()).toEqual({});
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
