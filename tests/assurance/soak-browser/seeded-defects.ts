import type { Page, Route } from 'playwright-core';
import { pick } from '../../fixtures/random.ts';
import { type FaultPolicy, randomFaults } from './connection.ts';
import { OPEN_ANSWERS } from './network-faults.ts';
import type { FaultInjection } from './phone.ts';
import type { SoakFigures } from './soak.ts';

/** A fault put in on purpose, and the figure by which the soak must find it. */
export interface SeededDefect {
  readonly description: string;
  readonly injection?: FaultInjection;
  readonly faultPolicy?: FaultPolicy;
  /** The share of payments whose result comes up behind another tab. */
  readonly behindRate?: number;
  /** How many bookings it is looked for in, where they are not the usual ones. */
  readonly bookings?: number;
  readonly mostSteps?: number;
  readonly found: (figures: SoakFigures) => number;
}

/** An answer that calls every payment made. */
const LIE = JSON.stringify({
  success: true,
  message: 'Your payment is successful.',
  local_status: { payment_status: 'success', order_status: 'confirmed' },
  phonepe_status: { success: true, code: 'PAYMENT_SUCCESS', data: { state: 'COMPLETED' } },
});

/** The soak is worth nothing unless it finds each of these. */
export const SEEDED_DEFECTS: readonly SeededDefect[] = [
  {
    description: 'a phone that does not keep what was paid',
    injection: (context) => context.addInitScript(dropPaid),
    found: ({ lost }) => lost,
  },
  {
    description: 'a form that does not see earlier payments, of which nothing is heard',
    injection: (context) => context.addInitScript(hideEarlier),
    faultPolicy: (call, random) =>
      call === 'payment-status' ? { status: 500 } : randomFaults(0.3)(call, random),
    found: ({ doubled }) => doubled,
  },
  {
    description: 'a result page that files an open answer as declined',
    injection: (context) => context.route(/payment\/status/, declineUnclear),
    faultPolicy: (call, random) =>
      call === 'payment-status' && random() < 0.5
        ? pick(random, OPEN_ANSWERS)
        : randomFaults(0.3)(call, random),
    found: ({ falselyDeclined }) => falselyDeclined,
  },
  {
    description: 'a paid booking that counts as told behind another tab',
    injection: (context) => context.addInitScript(acknowledgeAtOnce),
    faultPolicy: () => null,
    behindRate: 0.8,
    found: ({ lost }) => lost,
  },
  {
    description: 'a lock that stays silent and stops the payment',
    injection: (context) => context.addInitScript(waitForLocks),
    // each step of a rider whose page never comes to rest takes its whole patience
    bookings: 1,
    mostSteps: 4,
    found: ({ errors, givenUp, bookings }) =>
      errors.filter((error) => error.includes('came to rest') || error.includes('no end')).length +
      Number(givenUp === bookings),
  },
  {
    description:
      'payment records that last as long as the page, and one slot that the next payment takes',
    injection: (context) => context.addInitScript(keepInMemory),
    found: ({ lost }) => lost,
  },
  {
    description: 'a sweep that drops open payments',
    injection: (context) => context.addInitScript(dropOpen),
    found: ({ lost }) => lost,
  },
  {
    description: 'a platform that calls every payment made',
    faultPolicy: (call, random) =>
      call === 'payment-status' ? { handle: true, body: LIE } : randomFaults(0.3)(call, random),
    found: ({ falselyConfirmed }) => falselyConfirmed,
  },
  {
    description: 'a page with an error that nobody catches',
    injection: (context) => context.addInitScript(throwOnce),
    found: ({ errors }) => errors.length,
  },
  {
    description: 'a page that styles itself against its policy',
    injection: (context) => context.addInitScript(styleInline),
    found: ({ violations }) => violations.length,
  },
  {
    description: 'a page that puts what is typed into its address',
    injection: (context) => context.addInitScript(tellAddress),
    found: ({ leaks }) => leaks.length,
  },
];

/** Makes a page hold on to something at every change of its address. */
export async function leak(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...change) => {
      const ballast = new Array(20_000).fill(change[2]);
      addEventListener('resize', () => ballast.length);
      push(...change);
    };
  });
}

/** Answers a question about a payment as a page would that takes every unclear word for a no. */
async function declineUnclear(route: Route): Promise<void> {
  try {
    const response = await route.fetch();
    const text = await response.text();
    const isUnclear = OPEN_ANSWERS.some(({ body }) => body === text);
    if (!isUnclear) return await route.fulfill({ response });
    await route.fulfill({ json: { success: false, local_status: { payment_status: 'failed' } } });
  } catch {
    await route.abort().catch(() => undefined);
  }
}

// What follows runs in the page.

// Each place of its own would be enough: a booking stands in its payment's record, too.
function dropPaid(): void {
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    const isPaid = key === 'confirmedBooking' || key.startsWith('paidBooking.');
    if (!isPaid && !text.includes('"state":"paid"')) write.call(this, key, text);
  };
}

function acknowledgeAtOnce(): void {
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    write.call(this, key, text.replace('"isAcknowledged":false', '"isAcknowledged":true'));
  };
}

function waitForLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: { request: () => new Promise(() => {}) } });
  const set = window.setTimeout;
  const patient = (task: TimerHandler, ms?: number) => set(task, ms === 5_000 ? 3_600_000 : ms);
  Object.defineProperty(window, 'setTimeout', { value: patient });
}

function keepInMemory(): void {
  const { setItem, getItem } = Storage.prototype;
  const memory = new Map<string, string>();
  Storage.prototype.setItem = function (key, text) {
    if (key.startsWith('paymentJournal.')) memory.set(key, text);
    else setItem.call(this, key, text);
  };
  Storage.prototype.getItem = function (key) {
    return memory.get(key) ?? getItem.call(this, key);
  };
}

function dropOpen(): void {
  if (location.pathname !== '/') return;
  localStorage.removeItem('pendingBooking');
  for (const [key, text] of Object.entries({ ...localStorage }))
    if (text.includes('"state":"initiated"')) localStorage.removeItem(key);
}

function hideEarlier(): void {
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    const isEarlier = key.startsWith('paymentJournal.') || key === 'pendingBooking';
    return isEarlier && location.pathname === '/confirmationpage' ? null : read.call(this, key);
  };
}

function throwOnce(): void {
  addEventListener('load', () => {
    throw new Error('Put in to be found.');
  });
}

function styleInline(): void {
  addEventListener('load', () => document.body.setAttribute('style', 'outline: 0'));
}

function tellAddress(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement)
      void fetch(`/art/placeholder.svg?${target.name}=${encodeURIComponent(target.value)}`);
  });
}
