import * as v from 'valibot';
import { parseJson } from '#machines/domain/text/json.ts';

/** Records of another version count as absent. */
export const VERSION = 1;
/** The text of a settled record that makes room for another one: an empty text would be one that was lost. */
export const ROOM = '-';
/** The longest stored text that is read, in characters. */
const STORED_LIMIT = 1_000_000;

/**
 * A field of a record: its name, the schema that reads it, and the function that writes a value that is not stored as
 * it is.
 */
type Field = readonly [
  name: string,
  schema: v.GenericSchema<unknown, unknown>,
  write?: (value: never) => unknown,
];

type Fields = Readonly<Record<string, Field>>;
type FieldValue<Table extends Fields, Name extends keyof Table> = v.InferOutput<Table[Name][1]>;
/** The names of the fields that a value may lack: those whose schema reads an absent one as undefined. */
type OptionalName<Table extends Fields> = {
  [Name in keyof Table]: undefined extends FieldValue<Table, Name> ? Name : never;
}[keyof Table];

/** The value of a record with these fields. */
type RecordValue<Table extends Fields> = {
  readonly [Name in Exclude<keyof Table, OptionalName<Table>>]: FieldValue<Table, Name>;
} & { readonly [Name in OptionalName<Table>]?: FieldValue<Table, Name> };

/** The schema that reads a record, and the function that writes it, by the fields of its value. A field whose schema is optional may be absent from both. */
export function recordFields<const Table extends Fields>(fields: Table) {
  type Value = RecordValue<Table>;
  const all = Object.entries<Field>(fields);
  const schemas = Object.fromEntries(all.map(([, [stored, schema]]) => [stored, schema]));
  return {
    schema: v.pipe(
      v.object(schemas),
      v.transform(
        (raw) =>
          Object.fromEntries(
            all.flatMap(([name, [stored]]) =>
              raw[stored] === undefined ? [] : [[name, raw[stored]] as const],
            ),
          ) as Value,
      ),
    ),
    write: (value: Value): Record<string, unknown> =>
      Object.fromEntries(
        all.flatMap(([name, [stored, , write = asItIs]]) => {
          const part = value[name as keyof Value];
          return part === undefined ? [] : [[stored, write(part as never)] as const];
        }),
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
