import { BOOKING_TYPES } from './catalogue/lists.ts';
import type { JsonObject } from './json.ts';
import type { Order, OrderState, SandboxMemory } from './store.ts';

/** An order that nobody pays is given up after 15 minutes, in milliseconds. */
const SESSION_MS = 15 * 60_000;

/** An order's state as it stands at `now`: an undecided one expires. */
export function stateAt(order: Order, now: number): OrderState | 'expired' {
  return order.state === 'created' && now - order.createdAt >= SESSION_MS ? 'expired' : order.state;
}

/** The words of a row in My Bookings about the booking and its payment. */
export interface BookingWords {
  readonly status: string;
  readonly payment: string;
}

/** The facts of a state. */
interface StateFacts {
  /** True when the payment can still change by itself. */
  readonly isOpen: boolean;
  readonly holdsSeats: boolean;
  /** The words of its row in My Bookings; null where it has none. */
  readonly row: BookingWords | null;
}

const CLOSED: StateFacts = { isOpen: false, holdsSeats: false, row: null };

const STATES: Readonly<Record<OrderState | 'expired', StateFacts>> = {
  created: { isOpen: true, holdsSeats: true, row: null },
  pending: { isOpen: true, holdsSeats: true, row: { status: 'pending', payment: 'pending' } },
  paid: { isOpen: false, holdsSeats: true, row: { status: 'confirmed', payment: 'success' } },
  declined: CLOSED,
  cancelled: CLOSED,
  failed: CLOSED,
  expired: CLOSED,
  refunded: { ...CLOSED, row: { status: 'cancelled', payment: 'refunded' } },
  partlyRefunded: {
    isOpen: false,
    holdsSeats: true,
    row: { status: 'confirmed', payment: 'partially_refunded' },
  },
  refundFailed: { ...CLOSED, row: { status: 'cancelled', payment: 'refund_failed' } },
};

/** The facts of an order's state as it stands at `now`. */
export function factsAt(order: Order, now: number): StateFacts {
  return STATES[stateAt(order, now)];
}

/** True when the payment of an order can still change. */
export function isOpen(order: Order, now: number): boolean {
  return factsAt(order, now).isOpen;
}

/** Seats of an item that paid and still open orders hold. */
export function seatsTaken(store: SandboxMemory, itemId: string, now: number): number {
  return store
    .ordersOfItem(itemId)
    .filter((order) => factsAt(order, now).holdsSeats)
    .reduce((sum, order) => sum + order.seats, 0);
}

/** Records the state that the provider reports of an order. A decided order stays as it is, unless `force`. */
export function settle(
  store: SandboxMemory,
  order: Order,
  state: OrderState,
  now: number,
  options: { confirmAfter?: number; force?: boolean } = {},
): Order {
  if (!isOpen(order, now) && options.force !== true) return order;
  const settled: Order = {
    ...order,
    state,
    updatedAt: now,
    confirmAfter:
      state === 'pending'
        ? (options.confirmAfter ?? (options.force ? null : order.confirmAfter))
        : null,
    checks: options.confirmAfter === undefined ? order.checks : 0,
  };
  store.saveOrder(settled);
  return settled;
}

/** Counts a status check; a pending payment that was to be confirmed after so many of them is paid now. */
export function countCheck(store: SandboxMemory, order: Order, now: number): Order {
  const counted = { ...order, checks: order.checks + 1 };
  const isDue =
    order.state === 'pending' && order.confirmAfter !== null && counted.checks > order.confirmAfter;
  if (isDue) return settle(store, counted, 'paid', now);
  store.saveOrder(counted);
  return counted;
}

/** The words of a state: those of the payment provider, and in `payment` and `order` the platform's own. */
interface StateTexts {
  code: string;
  message: string;
  /** The platform's own sentence, where it differs. */
  platformMessage?: string;
  /** The `status` of the return URL. */
  returned: 'SUCCESS' | 'PENDING' | 'FAILED' | 'CANCELLED';
  /** The `code` of the return URL, where it differs. */
  returnCode?: string;
  state: 'COMPLETED' | 'PENDING' | 'FAILED';
  responseCode: string;
  payment: 'success' | 'pending' | 'failed' | 'refunded' | 'partially_refunded' | 'refund_failed';
  order: 'confirmed' | 'created' | 'cancelled' | 'failed';
}

/** The states that the provider reports, with their words. */
const REPORTED_STATES = {
  created: {
    code: 'PAYMENT_PENDING',
    message: 'The payer has not finished the payment yet.',
    returned: 'PENDING',
    state: 'PENDING',
    responseCode: 'PENDING',
    payment: 'pending',
    order: 'created',
  },
  pending: {
    code: 'PAYMENT_PENDING',
    message: 'Your payment is being confirmed by the bank.',
    returned: 'PENDING',
    state: 'PENDING',
    responseCode: 'PENDING',
    payment: 'pending',
    order: 'created',
  },
  paid: {
    code: 'PAYMENT_SUCCESS',
    message: 'Your payment is successful.',
    returned: 'SUCCESS',
    state: 'COMPLETED',
    responseCode: 'SUCCESS',
    payment: 'success',
    order: 'confirmed',
  },
  declined: {
    code: 'PAYMENT_DECLINED',
    message: 'Your bank declined the payment.',
    returned: 'FAILED',
    state: 'FAILED',
    responseCode: 'ZM',
    payment: 'failed',
    order: 'failed',
  },
  cancelled: {
    code: 'PAYMENT_ERROR',
    message: 'You cancelled the payment.',
    returned: 'CANCELLED',
    returnCode: 'PAYMENT_CANCELLED',
    state: 'FAILED',
    responseCode: 'REQUEST_CANCEL_BY_REQUESTER',
    payment: 'failed',
    order: 'cancelled',
  },
  failed: {
    code: 'PAYMENT_ERROR',
    message: 'The payment could not be processed.',
    returned: 'FAILED',
    state: 'FAILED',
    responseCode: 'INTERNAL_ERROR',
    payment: 'failed',
    order: 'failed',
  },
} as const satisfies Partial<Record<OrderState, StateTexts>>;

/** The words of each state. The platform refunds by itself: the provider goes on reporting the payment that it took. */
const TEXTS: Readonly<Record<OrderState | 'expired', StateTexts>> = {
  ...REPORTED_STATES,
  refunded: {
    ...REPORTED_STATES.paid,
    platformMessage: 'Your payment was refunded.',
    payment: 'refunded',
    order: 'cancelled',
  },
  partlyRefunded: {
    ...REPORTED_STATES.paid,
    platformMessage: 'A part of your payment was refunded.',
    payment: 'partially_refunded',
  },
  refundFailed: {
    ...REPORTED_STATES.paid,
    platformMessage: 'The refund of your payment did not go through.',
    payment: 'refund_failed',
    order: 'cancelled',
  },
  expired: {
    code: 'TIMED_OUT',
    message: 'The payment was not made in time.',
    returned: 'FAILED',
    state: 'FAILED',
    responseCode: 'EXPIRED',
    payment: 'failed',
    order: 'failed',
  },
};

/** The provider's words about an order: the object of the status answer and of its callbacks. */
export function providerStatus(order: Order, state: OrderState | 'expired'): JsonObject {
  const status = TEXTS[state];
  return {
    success: status.state !== 'FAILED',
    code: status.code,
    message: status.message,
    data: {
      merchantTransactionId: order.id,
      transactionId: order.providerId,
      amount: order.amount,
      state: status.state,
      responseCode: status.responseCode,
    },
  };
}

/**
 * Returns the state that a provider's callback stands for: of those with its code the last one with its response code,
 * else the last one; null for a code of none.
 */
export function stateFromProvider(code: string, responseCode: string): OrderState | null {
  const reported = Object.keys(REPORTED_STATES) as (keyof typeof REPORTED_STATES)[];
  const states = reported.filter((state) => REPORTED_STATES[state].code === code);
  const isExact = (state: keyof typeof REPORTED_STATES) =>
    REPORTED_STATES[state].responseCode === responseCode;
  return states.findLast(isExact) ?? states.at(-1) ?? null;
}

/** The answer to a status check (rule: Status answer). */
export function statusAnswer(order: Order, provider: string, now: number): JsonObject {
  const state = stateAt(order, now);
  const status = TEXTS[state];
  return {
    success: status.payment !== 'failed',
    message: status.platformMessage ?? status.message,
    [BOOKING_TYPES[order.bookingType].fields.transactionId]: order.id,
    local_status: {
      payment_status: status.payment,
      order_status: status.order,
      amount: order.amount / 100,
      user_name: order.guestName,
      user_email: order.guestEmail,
      user_phone: order.guestPhone,
    },
    [`${provider}_status`]: providerStatus(order, state),
  };
}

/** The address that the payment page returns the payer to. */
export function returnUrl(order: Order, now: number): string {
  const status = TEXTS[stateAt(order, now)];
  const url = new URL(order.redirectUrl);
  url.searchParams.set('merchantTransactionId', order.id);
  url.searchParams.set('code', status.returnCode ?? status.code);
  url.searchParams.set('status', status.returned);
  return url.href;
}
