import * as v from 'valibot';
import { AmountSchema, TextSchema } from '#machines/codec/fields.ts';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import { type BookingDraft, isBookable } from '#machines/domain/booking/booking.ts';
import type { TicketLine } from '#machines/domain/booking/selection.ts';
import { toRupees } from '#machines/domain/payment/money.ts';
import { decodeStoredItem, encodeItem, RupeesSchema } from './item-record.ts';
import { readRecord, recordFields } from './record-codec.ts';
import { InstantSchema, KindSchema } from './record-fields.ts';

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

/** A line of tickets as it is stored: amounts in rupees. */
export function encodeLine(line: TicketLine) {
  return { ...line, price: toRupees(line.price), oldPrice: toRupees(line.oldPrice) };
}

// What was priced at a time that cannot be read was priced long ago.
const PricingSchema = v.fallback(
  v.object({ at: InstantSchema, uptime: v.number(), load: v.string() }),
  { at: 0, uptime: 0, load: '' },
);

const record = recordFields({
  item: ['itemData', v.unknown(), encodeItem],
  kind: ['itemType', KindSchema],
  lines: [
    'selectedItems',
    TicketLinesSchema,
    (lines: readonly TicketLine[]) => lines.map(encodeLine),
  ],
  total: ['totalAmount', RupeesSchema, toRupees],
  priced: ['priced', v.optional(PricingSchema)],
});

/** A draft that can be booked: nothing of it is missing, and its recorded total is the amount to pay (rule: One amount to pay). */
export const DraftSchema = v.pipe(
  record.schema,
  v.transform((draft) => ({ ...draft, item: decodeStoredItem(draft.item, draft.kind) })),
  v.guard(
    (draft): draft is typeof draft & BookingDraft => draft.item !== null && isBookable(draft),
  ),
  v.check((draft) => draft.total === amountToPay(draft)),
  v.transform(({ total: _, ...draft }): BookingDraft => draft),
);

/** A draft as the confirmation page's navigation state (rule: Confirmation page): amounts in rupees. */
export function draftState(draft: BookingDraft) {
  return record.write({ ...draft, total: amountToPay(draft) });
}

/** The draft of a navigation state; null when anything is missing or its total is not the amount to pay. */
export function draftFromState(state: unknown): BookingDraft | null {
  return readRecord(DraftSchema, state);
}
