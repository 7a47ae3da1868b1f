import { expect, test } from 'vitest';
import { isFound, SEEDED_DEFECTS } from './seeded-defects.ts';
import { type SoakPlan, soak } from './soak.ts';

const LIMIT_MS = 180_000;
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);
const run = (bookings: number, plan: Partial<SoakPlan> = {}) =>
  soak({ bookings, seed, faultRate: 0.3, ...plan });

test(
  `60 bookings over a bad line → none lost, doubled, falsely confirmed or falsely called failed (SOAK_SEED=${seed})`,
  async () => {
    const figures = await run(60);
    expect(figures).toMatchObject({
      ...{ lost: 0, doubled: 0, falselyConfirmed: 0, falselyDeclined: 0 },
      ...{ mishaps: [], errors: [] },
    });
    expect(figures.paid).toBeGreaterThan(15);
    expect(figures.paid - figures.beyondReach).toBeGreaterThan(10);
    expect(figures.faults / figures.requests).toBeGreaterThan(0.15);
    expect(figures.interruptions).toBeGreaterThan(10);
    expect(figures.insisted).toBeGreaterThan(3);
  },
  LIMIT_MS,
);

test.each(SEEDED_DEFECTS)(
  '$description → the soak says so',
  async (defect) => {
    expect(await isFound(defect, 7)).toBe(true);
  },
  LIMIT_MS,
);
