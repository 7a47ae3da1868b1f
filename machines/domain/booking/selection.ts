import * as texts from '#texts/rides.ts';
import type { TicketOption } from '../catalogue/item.ts';
import { formatAmount, type Paise } from '../payment/money.ts';

const POSITION_ID_PREFIX = 'option-';

/** Returns the id of an option without one of its own: its position in the list, from 0. */
export function positionId(index: number): string {
  return `${POSITION_ID_PREFIX}${index + 1}`;
}

/** True when an id is only the position of an option in its list. */
export function isPositionId(id: string): boolean {
  return id.startsWith(POSITION_ID_PREFIX);
}

/** A chosen ticket option with its quantity; prices in paise per unit. */
export interface TicketLine {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: Paise;
  /** The price before the discount; the same as `price` when there was none. */
  readonly oldPrice: Paise;
  /** The discount as a rounded percent. */
  readonly discount: number;
  readonly quantity: number;
}

/** The number of tickets of each option by its id. `quantityOf` reads it, since an id may be any word. */
export type Quantities = Readonly<Record<string, number>>;

/** Returns the chosen number of tickets of one option. */
export function quantityOf(quantities: Quantities, id: string): number {
  return Object.hasOwn(quantities, id) ? (quantities[id] ?? 0) : 0;
}

/** True when two selections are of the same tickets and as many of each, in whatever order. */
export function isSameTickets(one: readonly TicketLine[], other: readonly TicketLine[]): boolean {
  const isInOther = (ticket: TicketLine) =>
    other.some((line) => isSameOption(line, ticket) && line.quantity === ticket.quantity);
  return one.length === other.length && one.every(isInOther);
}

/** True when two lines are of the same option. A position says little: another option may stand there by now. */
function isSameOption(one: TicketLine, other: TicketLine): boolean {
  return one.id === other.id && (!isPositionId(one.id) || one.name === other.name);
}

/** Returns the chosen number of tickets of all options. */
export function ticketCount(quantities: Quantities): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
}

/** Adds tickets of an option, unless the total would exceed the seats that are left. */
export function withAdded(
  quantities: Quantities,
  id: string,
  seatLimit: number,
  count = 1,
): Quantities {
  if (ticketCount(quantities) + count > seatLimit) return quantities;
  return { ...quantities, [id]: quantityOf(quantities, id) + count };
}

/** Takes away a ticket of an option; the last one removes the option. */
export function withRemoved(quantities: Quantities, id: string): Quantities {
  const quantity = quantityOf(quantities, id);
  if (quantity === 0) return quantities;
  const others = Object.entries(quantities).filter(([other]) => other !== id);
  return Object.fromEntries(quantity === 1 ? others : [...others, [id, quantity - 1]]);
}

/** Returns the chosen lines, in the order of the options. Options without a price cannot be chosen. */
export function lines(options: readonly TicketOption[], quantities: Quantities): TicketLine[] {
  return options.flatMap(({ id, name, description, price: amount }) => {
    const quantity = quantityOf(quantities, id);
    if (quantity <= 0 || amount.kind === 'contact') return [];
    const { price, oldPrice, discount } = amount;
    return { id, name, description, price, oldPrice: oldPrice ?? price, discount, quantity };
  });
}

/**
 * Returns the sums of the chosen lines: `fees` in paise, before any reduction (rule: Totals), and `quantity`, the
 * number of tickets.
 */
export function totals(chosen: readonly TicketLine[]) {
  let fees: Paise = 0;
  let quantity = 0;
  for (const line of chosen) {
    fees += line.oldPrice * line.quantity;
    quantity += line.quantity;
  }
  return { fees, quantity };
}

/**
 * Returns the price of one line times its quantity on the confirmation page, '2 x ₹30,799.12', or as members when it
 * is free.
 */
export function lineLabel({ price, quantity }: TicketLine): string {
  return price === 0 ? texts.memberQuantity(quantity) : `${quantity} x ${formatAmount(price)}`;
}
