/** The ways to pay that the refund policy tells apart. */
export type RefundMethod = keyof typeof BANK_DAYS;

/** The business days until a bank shows a refund, by the way of payment. */
export const BANK_DAYS = {
  upiOrWallet: '3-5',
  card: '5-7',
  netBanking: '7-10',
} as const;

/** The ways to pay, in the order of the policy. */
export const REFUND_METHODS = Object.keys(BANK_DAYS) as readonly RefundMethod[];

/** The business days of the refund policy (rule: Legal pages): until support replies, and until a refund is made. */
export const REFUND_DAYS = { reply: '5-7', refund: '7-10' } as const;
