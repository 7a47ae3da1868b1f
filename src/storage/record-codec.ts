import * as v from 'valibot';
import { isRecord, recordIn, recordText } from './record-text.ts';

/** Reads a record; null for one of another version, and for one that does not fit its schema. */
export function readRecord<Value>(
  schema: v.GenericSchema<unknown, Value>,
  record: unknown,
): Value | null {
  if (!isRecord(record)) return null;
  const result = v.safeParse(schema, record);
  return result.success ? result.output : null;
}

/** One kind of record as a text. */
export type RecordCodec<Value> = ReturnType<typeof recordCodec<Value>>;

/**
 * Returns the codec of one kind of record: `encode` names the fields of its text, and the schema reads them. It decodes
 * null for no text, and for one that cannot be read. Amounts are in rupees (rule: Stored records).
 */
export function recordCodec<Value>(
  schema: v.GenericSchema<unknown, Value>,
  encode: (value: Value) => object,
) {
  return {
    encode: (value: Value): string => recordText(encode(value)),
    decode: (text: string | null): Value | null => readRecord(schema, recordIn(text)),
  };
}
