import { BOOKING_TYPES } from './catalogue/lists.ts';
import type { JsonObject } from './json.ts';
import type { Order, OrderState, SandboxMemory } from './store.ts';

/** An order that nobody pays is given up after 15 minutes, in milliseconds. */
const SESSION_MS = 15 * 60_000;

/** An order's state as it stands at `now`: an undecided one expires. */
export function stateAt(order: Order, now: number): OrderState | 'expired' {
  return order.state === 'created' && now - order.createdAt >= SESSION_MS ? 'expired' : order.state;
}

/** The facts of a state: whether the payment can still change, whether its seats are held, and whether My Bookings lists it. */
const STATES = {
  created: { isOpen: true, holdsSeats: true, isListed: false },
  pending: { isOpen: true, holdsSeats: true, isListed: true },
  paid: { isOpen: false, holdsSeats: true, isListed: true },
  declined: { isOpen: false, holdsSeats: false, isListed: false },
  cancelled: { isOpen: false, holdsSeats: false, isListed: false },
  failed: { isOpen: false, holdsSeats: false, isListed: false },
  expired: { isOpen: false, holdsSeats: false, isListed: false },
} as const satisfies Record<OrderState | 'expired', StateFacts>;

interface StateFacts {
  readonly isOpen: boolean;
  readonly holdsSeats: boolean;
  readonly isListed: boolean;
}

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

interface ProviderTexts {
  code: string;
  message: string;
  /** The `status` of the return URL. */
  returned: 'SUCCESS' | 'PENDING' | 'FAILED' | 'CANCELLED';
  /** The `code` of the return URL, where it differs. */
  returnCode?: string;
  state: 'COMPLETED' | 'PENDING' | 'FAILED';
  responseCode: string;
  payment: 'success' | 'pending' | 'failed';
  order: 'confirmed' | 'created' | 'cancelled' | 'failed';
}

/** The provider's words about each state that it reports. */
const REPORTED_STATUSES: Record<OrderState, ProviderTexts> = {
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
};

const PROVIDER_STATUSES: Record<OrderState | 'expired', ProviderTexts> = {
  ...REPORTED_STATUSES,
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
  const status = PROVIDER_STATUSES[state];
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

const REPORTED_STATES = Object.keys(REPORTED_STATUSES) as readonly OrderState[];

/**
 * Returns the state that a provider's callback stands for: of those with its code the last one with its response code,
 * else the last one; null for a code of none.
 */
export function stateFromProvider(code: string, responseCode: string): OrderState | null {
  const states = REPORTED_STATES.filter((state) => REPORTED_STATUSES[state].code === code);
  const isExact = (state: OrderState) => REPORTED_STATUSES[state].responseCode === responseCode;
  return states.findLast(isExact) ?? states.at(-1) ?? null;
}

/** The answer to a status check (rule: Status answer). */
export function statusAnswer(order: Order, provider: string, now: number): JsonObject {
  const state = stateAt(order, now);
  const status = PROVIDER_STATUSES[state];
  return {
    success: status.payment !== 'failed',
    message: status.message,
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
  const status = PROVIDER_STATUSES[stateAt(order, now)];
  const url = new URL(order.redirectUrl);
  url.searchParams.set('merchantTransactionId', order.id);
  url.searchParams.set('code', status.returnCode ?? status.code);
  url.searchParams.set('status', status.returned);
  return url.href;
}
