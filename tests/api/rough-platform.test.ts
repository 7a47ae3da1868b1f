import { expect, test } from 'vitest';
import type { Item } from '#machines/domain/item.ts';
import { createSandbox } from '../../sandbox/app.ts';
import type { Platform } from '../../sandbox/rough.ts';
import { createApi } from '../../src/api/platform-api.ts';
import { THURSDAY } from '../fixtures/sandbox.ts';

const origin = 'http://localhost:4173';

function apiOf(platform: Platform) {
  const sandbox = createSandbox({ config: { platform } });
  sandbox.clock.set(THURSDAY, true);
  return createApi({
    baseUrl: origin,
    contactBaseUrl: origin,
    token: 'sandbox-token',
    provider: 'phonepe',
    isOnline: () => true,
    fetch: async (input, init) => sandbox.api.fetch(new Request(input, init)),
  });
}

/** An item without what a rough platform tells otherwise: its number, its hours, the spelling of its organiser, its pictures. */
function meaning({ id: _, start, end: _end, organiser, picture, ...rest }: Item) {
  const isShown = picture !== null;
  return { ...rest, day: start?.day, organiser: organiser.toLowerCase(), isShown };
}

test.each(['fetchTrips', 'fetchTrainings', 'fetchEvents'] as const)(
  '%s of a rough platform is read like that of a tidy one',
  async (call) => {
    const [tidy, rough] = await Promise.all([apiOf('tidy')[call](), apiOf('rough')[call]()]);
    expect(rough.items.map(meaning)).toEqual(tidy.items.map(meaning));
    expect(rough.omitted).toBe(0);
  },
);
