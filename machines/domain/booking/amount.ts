import * as texts from '#texts/rides.ts';
import {
  formatAmount,
  formatOptionPrice,
  MAX_RUPEES,
  type Paise,
  toPaise,
} from '../payment/money.ts';
import { type TicketLine, totals } from './selection.ts';

/** The part of a selection or a draft that decides its price. */
export interface Chargeable {
  readonly lines: readonly TicketLine[];
}

/** Returns the part that decides the price of tickets that are chosen and not yet a draft. */
export function chargeFor(lines: readonly TicketLine[]): Chargeable {
  return { lines };
}

/**
 * Returns the amount that a rider pays for a selection, in paise. Whatever displays, sends, records or checks the price of a
 * booking reads it here (rule: One amount to pay).
 */
export function amountToPay({ lines }: Chargeable): Paise {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** The amounts of a booking as it is recorded. */
interface RecordedAmounts {
  readonly total: Paise | null;
  readonly amountPaid: Paise | null;
}

/**
 * Returns the amount that was paid for a booking: as the platform says, else as it was booked; null when neither is
 * stated.
 */
export function paidAmount({ amountPaid, total }: RecordedAmounts): Paise | null {
  return amountPaid ?? total;
}

/**
 * Returns the amount that a payment was started with: of its booking, else of its draft; null when neither is stated.
 */
export function bookedAmount(
  booking: RecordedAmounts | null,
  draft: Chargeable | null,
): Paise | null {
  return booking?.total ?? (draft === null ? null : amountToPay(draft));
}

/** The largest amount of one booking, in paise. */
export const MAX_AMOUNT: Paise = toPaise(MAX_RUPEES);

/** False when the amount to pay is above the limit of one booking. */
export function isWithinLimit(chosen: Chargeable): boolean {
  return amountToPay(chosen) <= MAX_AMOUNT;
}

/**
 * Returns the amount to pay in money, or as members when all of it is free: the selector and the confirmation flow
 * word it differently (rule: Members).
 */
export function amountLabel(chosen: Chargeable, screen: 'selector' | 'confirmation'): string {
  const amount = amountToPay(chosen);
  const { quantity } = totals(chosen.lines);
  const isFree = amount === 0 && quantity > 0;
  if (screen === 'selector')
    return isFree ? texts.timesMember(quantity) : formatOptionPrice(amount);
  return isFree ? texts.memberTimes(quantity) : formatAmount(amount);
}
