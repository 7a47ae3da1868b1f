/** The share of the money that went back: `doubtful` where a refund was meant and failed. */
export type Refund = 'doubtful' | 'part' | 'whole' | 'none';

/** The meaning of a share that went back for the booking of a payment. */
interface RefundFacts {
  /** True where money went back, or should have. */
  readonly isRefund: boolean;
  /** The standing of a booking that has only this share among its reasons; null where its other words decide. */
  readonly standing: 'partlyRefunded' | 'off' | null;
  /** True where the rest of the money stayed: the booking is still paid for. */
  readonly leavesRest: boolean;
  /** True where none of the money is left with the platform: the ride can be paid again. */
  readonly leavesRideFree: boolean;
}

/** The shares of the money, each before those that it outweighs where several words speak of one payment. */
export const REFUNDS = {
  doubtful: { isRefund: true, standing: 'off', leavesRest: false, leavesRideFree: false },
  // rule: Refunded in part and as a whole
  part: { isRefund: true, standing: 'partlyRefunded', leavesRest: true, leavesRideFree: false },
  whole: { isRefund: true, standing: 'off', leavesRest: false, leavesRideFree: true },
  none: { isRefund: false, standing: null, leavesRest: false, leavesRideFree: false },
} as const satisfies Readonly<Record<Refund, RefundFacts>>;

/** The shares in the order of `REFUNDS`. */
export const REFUND_SHARES = Object.keys(REFUNDS) as readonly Refund[];

/** Returns the share that outweighs the others of a payment; `none` without any. */
export function decidingRefund(refunds: readonly Refund[]): Refund {
  return REFUND_SHARES.find((share) => refunds.includes(share)) ?? 'none';
}
