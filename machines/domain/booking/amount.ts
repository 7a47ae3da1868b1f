import * as texts from '#texts/rides.ts';
import {
  formatAmount,
  formatOptionPrice,
  type Paise,
  RUPEES_LIMIT,
  toPaise,
} from '../payment/money.ts';
import { type TicketLine, totals } from './selection.ts';

/** The fields of a selection or a draft that decide its price. */
export interface Chargeable {
  readonly lines: readonly TicketLine[];
}

/** Returns the fields that decide the price of chosen tickets, before a draft is made of them. */
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

/** The amounts in the record of a booking, in paise. */
interface RecordedAmounts {
  readonly total: Paise | null;
  readonly amountPaid: Paise | null;
}

/**
 * Returns the amount that was paid for a booking: the platform's figure, else the one it was booked for; null when
 * neither is stated.
 */
export function paidAmount({ amountPaid, total }: RecordedAmounts): Paise | null {
  return amountPaid ?? total;
}

/** Returns the amount that a payment was started with: its booking's, else its draft's; null when neither is stated. */
export function bookedAmount(
  booking: RecordedAmounts | null,
  draft: Chargeable | null,
): Paise | null {
  return booking?.total ?? (draft === null ? null : amountToPay(draft));
}

/** The largest amount of one booking, in paise. */
export const AMOUNT_LIMIT: Paise = toPaise(RUPEES_LIMIT);

/** False when the amount to pay is above the limit of one booking. */
export function isWithinLimit(chosen: Chargeable): boolean {
  return amountToPay(chosen) <= AMOUNT_LIMIT;
}

/**
 * Returns the amount to pay in money, or as members when all of it is free; the selector and the confirmation page
 * word it differently (rule: Members).
 */
export function amountLabel(chosen: Chargeable, screen: 'selector' | 'confirmation'): string {
  const amount = amountToPay(chosen);
  const { quantity } = totals(chosen.lines);
  const isFree = amount === 0 && quantity > 0;
  if (screen === 'selector')
    return isFree ? texts.ticketsOnRow(quantity) : formatOptionPrice(amount);
  return isFree ? texts.memberQuantity(quantity) : formatAmount(amount);
}
