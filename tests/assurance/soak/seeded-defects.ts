import { type Booking, confirmedBooking } from '#machines/domain/booking.ts';
import { verdict } from '#machines/domain/payment.ts';
import type { MachineDependencies, Machines } from '../../../src/app/machines.ts';
import { PAYMENT_RECORD_PREFIX, STORAGE_KEYS } from '../../../src/storage/keys.ts';
import { encodePending } from '../../../src/storage/records.ts';
import { declinedAnswer, paidAnswer } from '../../fixtures/payment-answers.ts';
import type { FaultInjection } from './phone.ts';
import { type SoakFigures, soak } from './soak.ts';

/** A defect put in on purpose, and the figure by which the soak must find it. */
export interface SeededDefect {
  readonly description: string;
  readonly injection: FaultInjection;
  readonly found: (figures: SoakFigures) => number;
}

const lost = (figures: SoakFigures) => figures.lost;
const doubled = (figures: SoakFigures) => figures.doubled;
const falselyConfirmed = (figures: SoakFigures) => figures.falselyConfirmed;

type BookingStorageChange = (
  world: MachineDependencies,
) => Partial<MachineDependencies['bookingStorage']>;

/** A site whose booking storage does some things otherwise. */
const bookingStorage = (change: BookingStorageChange): FaultInjection => ({
  world: (world) => ({ ...world, bookingStorage: { ...world.bookingStorage, ...change(world) } }),
});

/** A booking of a transaction that nobody paid for. */
const invented = (transactionId: string): Booking =>
  confirmedBooking({ transactionId, pending: null, answer: paidAnswer, now: 0 });

/** Removes what is noted of payments that are still open. */
function dropOpen({ bookingStorage: { sweep }, browser: { local } }: MachineDependencies): void {
  sweep();
  local.remove(STORAGE_KEYS.pendingBooking);
  for (const key of local.keys(PAYMENT_RECORD_PREFIX))
    if (local.read(key)?.includes('"state":"initiated"')) local.remove(key);
}

/** The soak is worth nothing unless it finds each of these. */
export const SEEDED_DEFECTS: readonly SeededDefect[] = [
  {
    description: 'a phone that forgets what is being paid',
    injection: bookingStorage(() => ({ storePending: () => {} })),
    found: lost,
  },
  {
    description: 'a form that does not look at previous payments',
    injection: bookingStorage(() => ({ previousPaymentFor: () => null })),
    found: doubled,
  },
  {
    description: 'a form that looks at open payments alone, below no banner',
    injection: bookingStorage(({ bookingStorage: { previousPaymentFor, paymentFollowUps } }) => ({
      previousPaymentFor: (question) => {
        const previous = previousPaymentFor(question);
        return previous?.state === 'paid' ? null : previous;
      },
      paymentFollowUps: () => ({ ...paymentFollowUps(), unacknowledged: [] }),
    })),
    found: doubled,
  },
  {
    description: 'a check that believes every payment',
    injection: {
      world: (world) => ({
        ...world,
        api: { ...world.api, fetchPaymentStatus: async () => paidAnswer },
      }),
    },
    found: falselyConfirmed,
  },
  {
    description: 'a phone that keeps bookings under wrong transactions',
    injection: bookingStorage(({ bookingStorage: { storePaid } }) => ({
      storePaid: () => storePaid(invented('NOBODYS')),
    })),
    found: falselyConfirmed,
  },
  {
    description: 'an open answer that is filed as declined',
    injection: {
      world: ({ api, ...world }) => ({
        ...world,
        api: {
          ...api,
          fetchPaymentStatus: async (transactionId, signal) => {
            const answer = await api.fetchPaymentStatus(transactionId, signal);
            const decided = verdict(answer);
            const isUnclear = decided.kind === 'open' && decided.cause === 'unclear';
            return isUnclear ? declinedAnswer : answer;
          },
        },
      }),
    },
    found: ({ falselyDeclined }) => falselyDeclined,
  },
  {
    description: 'a paid booking that is told once, by the page that finds it',
    injection: bookingStorage(({ bookingStorage: { paymentFollowUps } }) => ({
      paymentFollowUps: () => ({ ...paymentFollowUps(), unacknowledged: [] }),
    })),
    found: lost,
  },
  {
    description: 'a result page that counts as seen behind another tab',
    injection: bookingStorage(({ bookingStorage: { storePaid, acknowledge } }) => ({
      storePaid: (booking) => {
        const isKept = storePaid(booking);
        acknowledge(booking);
        return isKept;
      },
    })),
    found: lost,
  },
  {
    description: 'a lock that is refused or silent and stops the payment',
    injection: { world: silentOnRefusal, machines: withoutLockDelay },
    found: ({ errors }) => errors.filter((error) => error.includes('stays busy')).length,
  },
  {
    description: 'tabs that neither wait for each other nor say what they do, and look once',
    injection: {
      world: (world) => ({
        ...world,
        browser: {
          ...world.browser,
          holdLock: (_name, onAnswer) => {
            setImmediate(() => onAnswer(true));
            return () => {};
          },
        },
        bookingStorage: {
          ...world.bookingStorage,
          announceAttempt: () => {},
          previousPaymentFor: once(world),
        },
      }),
    },
    found: doubled,
  },
  {
    description: 'a slot that is overwritten whatever stands in it',
    injection: bookingStorage(({ bookingStorage: { storePending }, browser: { local } }) => ({
      storePending: (pending) => {
        local.write(STORAGE_KEYS.pendingBooking, encodePending(pending));
        storePending(pending);
      },
    })),
    found: lost,
  },
  {
    description: 'a sweep that drops open payments',
    injection: bookingStorage((world) => ({ sweep: () => dropOpen(world) })),
    found: lost,
  },
];

/** A look at previous payments that sees something the first time alone. */
function once({
  bookingStorage: { previousPaymentFor },
}: MachineDependencies): MachineDependencies['bookingStorage']['previousPaymentFor'] {
  let isAsked = false;
  return (question) => {
    const previous = isAsked ? null : previousPaymentFor(question);
    isAsked = true;
    return previous;
  };
}

/** Forms that wait for their lock for as long as that takes. */
function withoutLockDelay(machines: Machines): Machines {
  const booking = machines.booking.provide({ delays: { lockDelay: 3_600_000 } });
  return { ...machines, booking };
}

/** A browser that says nothing of a lock that it refuses. */
function silentOnRefusal({ browser, ...world }: MachineDependencies): MachineDependencies {
  const holdLock: MachineDependencies['browser']['holdLock'] = (name, onAnswer) =>
    browser.holdLock(name, (isGranted) => {
      if (isGranted) onAnswer(true);
    });
  return { ...world, browser: { ...browser, holdLock } };
}

/** Bookings that a defect is looked for in, and how often. */
const BOOKINGS = 40;
const ATTEMPTS = 8;

/** Whether the soak finds a defect, from this seed on. */
export async function isFound({ injection, found }: SeededDefect, seed: number): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const plan = { bookings: BOOKINGS, seed: seed + attempt, faultRate: 0.3, injection };
    if (found(await soak(plan)) > 0) return true;
  }
  return false;
}
