import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import { withEarlierPayment } from './earlier-release.ts';
import { forgettingMoves } from './forgetting.ts';
import { type Move, still } from './move.ts';
import type { PlatformModel } from './platform-model.ts';
import { type Order, type PlatformState, pageOf, TRANSACTIONS } from './platform-state.ts';
import type { MoveKind } from './powers.ts';
import { withTamperedRecord } from './record-tampering.ts';
import type { Scope } from './scopes.ts';

/** Everything that can happen around the tabs, and in none of them. */
export function platformMoves(platform: PlatformState, scope: Scope, model: PlatformModel): Move[] {
  return [
    ...bankMoves(platform, scope),
    ...clockMoves(platform, scope),
    ...marketMoves(platform, scope),
    ...storageMoves(platform, scope),
    ...(scope.canForget ? forgettingMoves(platform, model) : []),
    ...earlierReleaseMoves(platform, scope, model),
    ...tamperingMoves(platform, scope, model),
  ];
}

/** Something that the bank or the platform makes of an order. */
interface Decision {
  readonly to: Order['status'];
  readonly kind: MoveKind;
  /** The power of the scope that it takes, where it takes one. */
  readonly power?: 'refunds' | 'flips' | 'hasLateCapture';
  /** Where it matters, whether the order must have been said to be paid, or must not. */
  readonly isSaidPaid?: boolean;
}

/** The decisions about an order that its rider has stood before, by its status. */
const DECISIONS: Readonly<Record<Order['status'], readonly Decision[]>> = {
  created: [
    { to: 'paid', kind: 'bank' },
    { to: 'refunded', kind: 'refund', power: 'refunds' },
    { to: 'moneyIn', kind: 'order off', power: 'refunds' },
    { to: 'failed', kind: 'bank' },
  ],
  paid: [
    { to: 'refunded', kind: 'late refund', power: 'refunds', isSaidPaid: true },
    { to: 'refunded', kind: 'refund', power: 'refunds', isSaidPaid: false },
    { to: 'partlyRefunded', kind: 'part refund', power: 'flips' },
    { to: 'moneyIn', kind: 'late order off', power: 'flips', isSaidPaid: true },
    { to: 'failed', kind: 'late failure', power: 'flips', isSaidPaid: true },
  ],
  partlyRefunded: [
    { to: 'refunded', kind: 'late refund', power: 'refunds', isSaidPaid: true },
    { to: 'refunded', kind: 'refund', power: 'refunds', isSaidPaid: false },
  ],
  moneyIn: [
    { to: 'paid', kind: 'paid again', power: 'flips', isSaidPaid: true },
    { to: 'paid', kind: 'bank' },
    { to: 'refunded', kind: 'refund', power: 'refunds' },
  ],
  failed: [
    { to: 'paid', kind: 'paid again', power: 'flips', isSaidPaid: true },
    { to: 'paid', kind: 'late capture', power: 'hasLateCapture' },
  ],
  refunded: [],
};

function bankMoves(platform: PlatformState, scope: Scope): Move[] {
  return platform.orders.flatMap((order, place) => {
    if (!order?.isReached) return [];
    const decisions = DECISIONS[order.status].filter(
      ({ power, isSaidPaid = order.isSaidPaid }) =>
        (power === undefined || scope[power]) && isSaidPaid === order.isSaidPaid,
    );
    return decisions.map(({ to: status, kind }) => {
      // Of its new state the device has heard nothing yet.
      const orders = platform.orders.with(place, { ...order, status, isOffNoted: false });
      return still(kind, { ...platform, orders }, `${TRANSACTIONS[place]} ${status}`);
    });
  });
}

function clockMoves(platform: PlatformState, scope: Scope): Move[] {
  // An attempt counts for a minute of this clock: two tabs know of each other by nothing else.
  const isStarting = platform.tabs.some((tab) => (pageOf(tab)?.lock ?? 'none') !== 'none');
  if (scope.tabs > 1 && isStarting) return [];
  const others = scope.clock.filter((clock) => clock !== platform.clock);
  return others.map((clock) => {
    const apart = Math.abs(clock - platform.clock);
    const span = apart < DAY_MS ? `${apart / 60_000} min` : `${apart / DAY_MS} days`;
    const kind = clock > platform.clock ? 'clock on' : 'clock back';
    return still(kind, { ...platform, clock }, span);
  });
}

/** The catalogue changes: prices go up or down, or the last seat is sold, or there is one again. */
function marketMoves(platform: PlatformState, scope: Scope): Move[] {
  const others = scope.markets.filter((market) => market !== platform.market);
  return others.map((market) => {
    const isAboutSeats = market === 'soldOut' || platform.market === 'soldOut';
    return still(isAboutSeats ? 'seats' : 'prices', { ...platform, market }, market);
  });
}

/** The device's storage takes what is written otherwise than before; it is denied once at most. */
function storageMoves(platform: PlatformState, scope: Scope): Move[] {
  const wasDenied = platform.wasDenied || platform.mode === 'denied';
  const others = scope.modes.filter(
    (mode) => mode !== platform.mode && !(mode === 'denied' && platform.wasDenied),
  );
  return others.map((mode) => still('storage', { ...platform, mode, wasDenied }, mode));
}

/** A tab of an earlier release starts a payment: that happens once. */
function earlierReleaseMoves(platform: PlatformState, scope: Scope, model: PlatformModel): Move[] {
  if (!scope.hasEarlierRelease || platform.hasEarlierPayment) return [];
  const earlier = withEarlierPayment(platform, scope, model);
  return earlier === null ? [] : [still('earlier release', earlier.platform, earlier.transaction)];
}

/** Somebody changes a record from outside: that happens once. */
function tamperingMoves(platform: PlatformState, scope: Scope, model: PlatformModel): Move[] {
  if (platform.isTampered) return [];
  const tampered = withTamperedRecord(platform, scope, model);
  return tampered.map(({ kind, key, platform: next }) => still(kind, next, key));
}
