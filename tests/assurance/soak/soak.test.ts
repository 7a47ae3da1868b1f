import { expect, test } from 'vitest';
import { type Booking, confirmedBooking } from '#machines/domain/booking.ts';
import { paid } from '../../../stories/examples/payments.ts';
import type { Tampering } from './phone.ts';
import { type SoakPlan, soak } from './soak.ts';

const LIMIT_MS = 120_000;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

const run = (bookings: number, plan: Partial<SoakPlan> = {}) =>
  soak({ bookings, seed, faultRate: 0.3, ...plan });

test(
  `60 bookings over a bad line → none lost, none doubled, none falsely confirmed (seed ${seed})`,
  async () => {
    const figures = await run(60);
    expect(figures).toMatchObject({ lost: 0, doubled: 0, falselyConfirmed: 0, errors: [] });
    expect(figures.paid).toBeGreaterThan(15);
    expect(figures.faults / figures.requests).toBeGreaterThan(0.15);
    expect(figures.interruptions).toBeGreaterThan(10);
  },
  LIMIT_MS,
);

/** A booking of a transaction that nobody paid for. */
const invented = (transactionId: string): Booking =>
  confirmedBooking({ transactionId, pending: null, answer: paid, now: 0 });

test.each<[string, Tampering, 'lost' | 'doubled' | 'falselyConfirmed']>([
  [
    'a phone that forgets what is being paid loses bookings',
    (world) => ({ ...world, device: { ...world.device, storePending: () => {} } }),
    'lost',
  ],
  [
    'a form that does not look at earlier payments doubles them',
    (world) => ({ ...world, device: { ...world.device, earlierFor: () => null } }),
    'doubled',
  ],
  [
    'a check that believes every payment confirms falsely',
    (world) => ({ ...world, api: { ...world.api, fetchPaymentStatus: async () => paid } }),
    'falselyConfirmed',
  ],
  [
    'a phone that keeps bookings under wrong transactions confirms falsely',
    (world) => ({
      ...world,
      device: {
        ...world.device,
        storeConfirmed: () => world.device.storeConfirmed(invented('NOBODYS')),
      },
    }),
    'falselyConfirmed',
  ],
])(
  '%s, and the soak says so',
  async (_title, tampering, figure) => {
    expect((await run(60, { tampering, seed: 7 }))[figure]).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
