import { closedAvailability } from '../calendar/when.ts';
import type { ClosedAvailability } from '../catalogue/availabilities.ts';
import { type Item, seatLimit, type TicketOption } from '../catalogue/item.ts';
import type { Paise } from '../payment/money.ts';
import { type BookingDraft, type Pricing, ticketItem } from './booking.ts';
import { type TicketLine, totals } from './selection.ts';

/**
 * A difference between the selection and what the platform sells now: the price of a line in paise, a line that is
 * gone, the seats that are left, or a ride that takes no bookings.
 */
export type Difference =
  | { readonly kind: 'price'; readonly line: TicketLine; readonly price: Paise }
  | { readonly kind: 'gone'; readonly line: TicketLine }
  | { readonly kind: 'seats'; readonly left: number }
  | { readonly kind: 'closed'; readonly reason: ClosedAvailability };

/** A selection at the platform's present prices, with the differences. */
export interface Repriced {
  readonly draft: BookingDraft;
  readonly differences: readonly Difference[];
}

/** The platform's answer about an item and its tickets; null for an item that it no longer has. */
export type PriceAnswer = {
  readonly item: Item;
  readonly options: readonly TicketOption[];
  readonly priced: Pricing;
} | null;

/**
 * True when an option is the ticket of a line. The name of an option without a title differs by language, so its id
 * decides.
 */
function isSameTicket(line: TicketLine, { id, name, isUnnamed }: TicketOption): boolean {
  return id === line.id && (isUnnamed === true || name === line.name);
}

/** Compares a selection with an answer of the platform at `now` (epoch ms). */
export function repriced(draft: BookingDraft, answer: PriceAnswer, now: number): Repriced {
  if (answer === null)
    return { draft, differences: draft.lines.map((line) => ({ kind: 'gone', line })) };
  const lines = draft.lines.flatMap((line): TicketLine[] => {
    const option = answer.options.find((each) => isSameTicket(line, each));
    if (option === undefined || option.price.kind === 'contact') return [];
    const { price, oldPrice, discount } = option.price;
    return [{ ...line, name: option.name, price, oldPrice: oldPrice ?? price, discount }];
  });
  const ofLines = draft.lines.flatMap((line): Difference[] => {
    const currentLine = lines.find(({ id }) => id === line.id);
    if (currentLine === undefined) return [{ kind: 'gone', line }];
    return currentLine.price === line.price
      ? []
      : [{ kind: 'price', line, price: currentLine.price }];
  });
  const left = seatLimit(answer.item);
  const reason = closedAvailability(answer.item, now);
  const ofRide: Difference[] =
    reason !== null
      ? [{ kind: 'closed', reason }]
      : totals(draft.lines).quantity > left
        ? [{ kind: 'seats', left }]
        : [];
  return {
    draft: { ...draft, item: ticketItem(answer.item), lines, priced: answer.priced },
    differences: [...ofRide, ...ofLines],
  };
}
