import type { BookingDraft } from '#machines/domain/booking.ts';
import { toRupees } from '#machines/domain/money.ts';
import type { TicketLine } from '#machines/domain/selection.ts';
import { encodeItem } from './item-record.ts';

/** A line of tickets as it is stored: amounts in rupees. */
export function encodeLine(line: TicketLine) {
  return { ...line, price: toRupees(line.price), oldPrice: toRupees(line.oldPrice) };
}

/** A draft as the confirmation page's navigation state (rule: Confirmation page): amounts in rupees. */
export function draftState(draft: BookingDraft) {
  return {
    itemData: encodeItem(draft.item),
    itemType: draft.kind,
    selectedItems: draft.lines.map(encodeLine),
    totalAmount: toRupees(draft.total),
    priced: draft.priced,
  };
}
