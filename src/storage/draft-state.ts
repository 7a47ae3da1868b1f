import * as v from 'valibot';
import { AmountSchema, TextSchema } from '#machines/codec/fields.ts';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import { type BookingDraft, isBookable } from '#machines/domain/booking/booking.ts';
import type { TicketLine } from '#machines/domain/booking/selection.ts';
import { toRupees } from '#machines/domain/payment/money.ts';
import { decodeStoredItem, encodeItem, RupeesSchema } from './item-record.ts';
import { readRecord } from './record-codec.ts';
import { InstantSchema, ItemKindSchema } from './record-fields.ts';

// An older site wrote numbers here, too (rule: Stored records).
const LineIdSchema = v.nullish(
  v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]),
);

const LineRecordSchema = v.pipe(
  v.object({
    id: LineIdSchema,
    _id: LineIdSchema,
    name: v.string(),
    description: TextSchema,
    price: RupeesSchema,
    oldPrice: AmountSchema,
    discount: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  }),
  v.check((raw) => raw.oldPrice === null || raw.oldPrice >= raw.price),
  v.transform(
    ({ _id, ...raw }): TicketLine => ({
      ...raw,
      id: raw.id ?? _id ?? '',
      oldPrice: raw.oldPrice ?? raw.price,
    }),
  ),
);

/** The lines of a selection. */
export const TicketLinesSchema = v.pipe(v.array(LineRecordSchema), v.maxLength(200), v.readonly());

/** Returns a line of tickets as it is stored: amounts in rupees. */
export function encodeLine(line: TicketLine) {
  const { id, name, description, price, oldPrice, discount, quantity } = line;
  return {
    id,
    name,
    description,
    price: toRupees(price),
    oldPrice: toRupees(oldPrice),
    discount,
    quantity,
  };
}

// What was priced at a time that cannot be read was priced long ago.
const PricingSchema = v.fallback(
  v.object({ at: InstantSchema, uptime: v.number(), load: v.string() }),
  { at: 0, uptime: 0, load: '' },
);

const DraftRecordSchema = v.object({
  itemData: v.unknown(),
  itemType: ItemKindSchema,
  selectedItems: TicketLinesSchema,
  totalAmount: RupeesSchema,
  priced: v.optional(PricingSchema),
});

/** Returns the draft of a record; null where it cannot be booked, or its recorded total is not the amount to pay. */
function decodeDraft(record: v.InferOutput<typeof DraftRecordSchema>): BookingDraft | null {
  const { itemData, itemType: kind, selectedItems: lines, totalAmount, priced } = record;
  const item = decodeStoredItem(itemData, kind);
  const draft = item && { item, kind, lines, priced };
  return draft && isBookable(draft) && totalAmount === amountToPay(draft) ? draft : null;
}

/** A draft that can be booked: nothing of it is missing, and its recorded total is the amount to pay (rule: One amount to pay). */
export const DraftSchema = v.pipe(
  DraftRecordSchema,
  v.transform(decodeDraft),
  v.custom<BookingDraft>((draft) => draft !== null),
);

/** Returns a draft as the confirmation page's navigation state (rule: Confirmation page): amounts in rupees. */
export function encodeDraft(draft: BookingDraft) {
  const { item, kind, lines, priced } = draft;
  return {
    itemData: encodeItem(item),
    itemType: kind,
    selectedItems: lines.map(encodeLine),
    totalAmount: toRupees(amountToPay(draft)),
    ...(priced && { priced }),
  };
}

/** Returns the draft of a navigation state; null when anything is missing or its total is not the amount to pay. */
export function draftFromState(state: unknown): BookingDraft | null {
  return readRecord(DraftSchema, state);
}
