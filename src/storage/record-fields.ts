import * as v from 'valibot';
import { ITEM_KINDS } from '#machines/domain/catalogue/kinds.ts';

/** The last moment that a date can hold in every time zone, in epoch ms. */
export const LAST_MOMENT = 8.64e15 - 86_400_000;

/** A moment in epoch ms. */
export const InstantSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT));

/** The kind of an item. */
export const ItemKindSchema = v.picklist(ITEM_KINDS);

/** Returns the schema of a field that is null where it is missing or cannot be read, so that the record around it stays. */
export function orNull<Value>(schema: v.GenericSchema<unknown, Value>) {
  return v.optional(v.fallback(v.nullable(schema), null), null);
}
