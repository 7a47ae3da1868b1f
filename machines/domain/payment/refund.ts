/** The share of the money that went back: `doubtful` where a refund was meant and failed. */
export type Refund = 'doubtful' | 'part' | 'whole' | 'none';

/** The meaning of a share that went back for the booking of a payment. */
interface RefundFacts {
  /** True where money went back, or should have. */
  readonly isRefund: boolean;
  /** The standing of a booking that nothing but this share calls off. */
  readonly standing: 'partlyRefunded' | 'off' | 'byOtherWords';
  /** True where the rest of the money stayed: the booking is still paid for. */
  readonly leavesRest: boolean;
  /** True where none of the money is left with the platform: the ride can be paid again. */
  readonly leavesRideFree: boolean;
}

/** The shares of the money. */
export const REFUNDS = {
  doubtful: { isRefund: true, standing: 'off', leavesRest: false, leavesRideFree: false },
  // rule: Refunded in part and as a whole
  part: { isRefund: true, standing: 'partlyRefunded', leavesRest: true, leavesRideFree: false },
  whole: { isRefund: true, standing: 'off', leavesRest: false, leavesRideFree: true },
  none: { isRefund: false, standing: 'byOtherWords', leavesRest: false, leavesRideFree: false },
} as const satisfies Readonly<Record<Refund, RefundFacts>>;

/**
 * The weight of each share: where several words speak of one payment, the heaviest decides. A doubt outweighs the
 * others, so that nothing is sold past it.
 */
const WEIGHTS: Readonly<Record<Refund, number>> = { doubtful: 3, part: 2, whole: 1, none: 0 };

/** The shares, the heaviest first. */
export const REFUND_SHARES: readonly Refund[] = sharesByWeight(Object.keys(REFUNDS) as Refund[]);

/** Returns the share that outweighs the others of a payment; `none` without any. */
export function decidingRefund(refunds: readonly Refund[]): Refund {
  const [heaviest = 'none'] = sharesByWeight(refunds);
  return heaviest;
}

function sharesByWeight(shares: readonly Refund[]): Refund[] {
  return [...shares].sort((a, b) => WEIGHTS[b] - WEIGHTS[a]);
}
