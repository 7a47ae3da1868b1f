import type { Route } from 'playwright-core';
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
  readonly findings: (figures: SoakFigures) => number;
}

/** An answer that calls every payment made. */
const LIE = JSON.stringify({
  success: true,
  message: 'Your payment is successful.',
  local_status: { payment_status: 'success', order_status: 'confirmed' },
  phonepe_status: { success: true, code: 'PAYMENT_SUCCESS', data: { state: 'COMPLETED' } },
});

/** One for each figure: the soak is worth nothing unless it finds each of these. What each kind of fault does to a payment, the seeded defects of the world tell. */
export const SEEDED_DEFECTS: readonly SeededDefect[] = [
  {
    description: 'a phone that does not keep what was paid',
    injection: (context) => context.addInitScript(dropPaid),
    findings: ({ lost }) => lost,
  },
  {
    description: 'a form that does not see earlier payments, of which nothing is heard',
    injection: (context) => context.addInitScript(hideEarlier),
    faultPolicy: (call, random) =>
      call === 'payment-status' ? { status: 500 } : randomFaults(0.3)(call, random),
    findings: ({ doubled }) => doubled,
  },
  {
    description: 'a result page that files an open answer as declined',
    injection: (context) => context.route(/payment\/status/, declineUnclear),
    faultPolicy: (call, random) =>
      call === 'payment-status' && random() < 0.5
        ? pick(random, OPEN_ANSWERS)
        : randomFaults(0.3)(call, random),
    findings: ({ falselyDeclined }) => falselyDeclined,
  },
  {
    description: 'a platform that calls every payment made',
    faultPolicy: (call, random) =>
      call === 'payment-status' ? { handle: true, body: LIE } : randomFaults(0.3)(call, random),
    findings: ({ falselyConfirmed }) => falselyConfirmed,
  },
  {
    description: 'a page with an error that nobody catches',
    injection: (context) => context.addInitScript(throwOnce),
    findings: ({ errors }) => errors.length,
  },
  {
    description: 'a page that styles itself against its policy',
    injection: (context) => context.addInitScript(styleInline),
    findings: ({ errors }) => errors.length,
  },
  {
    description: 'a page that puts what is typed into its address',
    injection: (context) => context.addInitScript(tellAddress),
    findings: ({ leaks }) => leaks.length,
  },
];

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
