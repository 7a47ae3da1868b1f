import * as v from 'valibot';
import { parseJson } from '#machines/domain/json.ts';

/** Records of another version count as absent. */
export const VERSION = 1;
/** The longest stored text that is read, in characters. */
const STORED_LIMIT = 1_000_000;

/** A field of a record: its name there, the schema that reads it, and the function that writes what is not stored as it is. */
type Field = readonly [
  name: string,
  schema: v.GenericSchema<unknown, unknown>,
  write?: (value: never) => unknown,
];

/** The schema that reads a record, and the function that writes it, by the fields of its value. */
export function recordOf<const Fields extends Readonly<Record<string, Field>>>(fields: Fields) {
  type Value = { readonly [Name in keyof Fields]: v.InferOutput<Fields[Name][1]> };
  const all = Object.entries<Field>(fields);
  const schemas = Object.fromEntries(all.map(([, [stored, schema]]) => [stored, schema]));
  return {
    schema: v.pipe(
      v.object(schemas),
      v.transform(
        (raw) => Object.fromEntries(all.map(([name, [stored]]) => [name, raw[stored]])) as Value,
      ),
    ),
    write: (value: Value): Record<string, unknown> =>
      Object.fromEntries(
        all.map(([name, [stored, , write = asItIs]]) => [stored, write(value[name] as never)]),
      ),
  };
}

const asItIs = (value: unknown) => value;

// A record without a version may come from the navigation state or from an older site that used the same keys.
const VersionedSchema = v.object({ version: v.optional(v.literal(VERSION)) });

/** Reads a record; null for one of another version, and for one that does not fit its schema. */
export function readRecord<Value>(
  schema: v.GenericSchema<unknown, Value>,
  record: unknown,
): Value | null {
  if (!v.is(VersionedSchema, record) || Array.isArray(record)) return null;
  const result = v.safeParse(schema, record);
  return result.success ? result.output : null;
}

/** One kind of record as a text. */
export type RecordCodec<Value> = ReturnType<typeof recordCodec<Value>>;

/** Writes one kind of record as a text, and reads it: null for no text, and for one that cannot be read. Amounts are in rupees (rule: Stored records). */
export function recordCodec<Value>(
  schema: v.GenericSchema<unknown, Value>,
  write: (value: Value) => object,
) {
  return {
    encode: (value: Value): string => JSON.stringify({ version: VERSION, ...write(value) }),
    decode: (text: string | null): Value | null =>
      text === null || text.length > STORED_LIMIT ? null : readRecord(schema, parseJson(text)),
  };
}

/** True when a text is the record of a newer version of the site. */
export function isNewerRecord(text: string | null): boolean {
  const NewerSchema = v.object({ version: v.pipe(v.number(), v.gtValue(VERSION)) });
  return v.is(NewerSchema, parseJson(text ?? ''));
}

/** The time of making that a text states, in epoch ms, even if the rest is unreadable; null for none. */
export function timestampIn(text: string): number | null {
  const [, found] = /"timestamp":(\d{1,16})\b/.exec(text) ?? [];
  return found === undefined ? null : Number(found);
}
