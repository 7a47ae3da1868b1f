import * as v from 'valibot';
import { parseDate } from '../domain/calendar/calendar.ts';
import { isAmount, type Paise, PRICE_RUPEES_LIMIT, toPaise } from '../domain/payment/money.ts';
import { isItemId, isPlatformTransactionId } from '../domain/payment/transaction.ts';
import { parseJson } from '../domain/text/json.ts';
import { firstUnits, plainLine, plainText } from '../domain/text/text.ts';
import { readCount, readFlag, readId, readMoney, readPercent, type Unreadable } from './readers.ts';

/** The longest line that is taken from a server, in characters. */
const LINE_LIMIT = 500;
/** The longest description that is taken from a server, in characters. */
const TEXT_LIMIT = 20_000;
/** The longest list inside an item that is taken from a server. */
const LIST_LIMIT = 200;

/**
 * Returns the schema of a field that `read` turns into its value. The schema never invalidates the object around it.
 * `read` gets null for an absent field.
 */
export function readBy<Output>(read: (value: unknown) => Output) {
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}

/** The beginning of a JSON text that holds a list, an object or nothing. */
const STRUCTURE = /^\s*(?:[[{]|null\s*$)/;

/**
 * Returns the list or the object that a JSON text holds; any other value as it is (rule: Fields and their variants).
 */
export function unwrapJsonText(value: unknown): unknown {
  const structure =
    typeof value === 'string' && STRUCTURE.test(value) ? parseJson(value) : undefined;
  return structure === undefined ? value : structure;
}

function lineOf(value: unknown): string {
  if (Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? plainLine(firstUnits(value, LINE_LIMIT)) : '';
}

/** One line of text, '' when absent; a number counts as its digits. */
export const LineSchema = readBy(lineOf);

/** A text of several lines, '' when absent. */
export const TextSchema = readBy((value) =>
  typeof value === 'string' ? plainText(firstUnits(value, TEXT_LIMIT)) : '',
);

/** The name of a location: a line, or an object with a name or an address. */
export const LocationSchema = readBy((sent) => {
  const value = unwrapJsonText(sent);
  if (typeof value === 'string') return lineOf(value);
  const { name, address }: { name?: unknown; address?: unknown } = Object(value);
  return lineOf(name) || lineOf(address);
});

/** An id as its platform writes it, null when absent; a whole number counts as its digits. */
export const IdTextSchema = readBy(readId);

/** The id of a platform's order or booking; null when absent, or one that this site gives to bookings of its own. */
export const PlatformTransactionIdSchema = readBy((value) => {
  const id = readId(value);
  return isPlatformTransactionId(id) ? id : null;
});

/** An id that can stand in a path, null when absent; a whole number counts as its digits. */
export const IdSchema = readBy((value) => {
  const id = readId(value);
  return isItemId(id) ? id : null;
});

/** A day or a moment, null when absent or unreadable. */
export const DateSchema = readBy(parseDate);

/**
 * Returns rupees in paise; null for a value that is no amount, and for an amount that would round to nothing (rule:
 * Prices that cannot be used).
 */
function paiseOf(rupees: unknown): Paise | null {
  if (!isAmount(rupees)) return null;
  const paise = toPaise(rupees);
  return paise === 0 && rupees > 0 ? null : paise;
}

/** Rupees, in paise; null when absent or unusable. */
export const AmountSchema = readBy((value): Paise | null => paiseOf(readMoney(value)));

/**
 * A price in paise; null when absent, 'contact' for a value that is no price: words, a negative number, more than a
 * crore, or less than half a paisa.
 */
export const PriceSchema = readBy((value): Paise | 'contact' | null => {
  const rupees = readMoney(value);
  if (rupees === null) return null;
  const isUsual = isAmount(rupees) && rupees <= PRICE_RUPEES_LIMIT;
  return (isUsual ? paiseOf(rupees) : null) ?? 'contact';
});

/** A percent from 0 to 100; 0 when absent. */
export const PercentSchema = readBy((value) => readPercent(value) ?? 0);

/** The seats that limit what is sold; null when absent. */
export const SeatsSchema = readBy(readCount);

/** A whole number from 0; null when absent or unreadable. */
export const CountSchema = readBy((value) => readable(readCount(value)));

/** A flag; null when absent or unreadable. */
export const FlagSchema = readBy((value) => readable(readFlag(value)));

function readable<Value>(value: Value | Unreadable): Value | null {
  return value === 'unreadable' ? null : value;
}

/** A list of lines: an array, or one text (rule: Lists in one text). */
export const TextLinesSchema = readBy((sent) => {
  const value = unwrapJsonText(sent);
  const lines =
    typeof value === 'string'
      ? split(firstUnits(value, TEXT_LIMIT)).map(plainLine)
      : firstOfList(value).map(lineOf);
  const texts = lines.map(withoutMark).filter((line) => line !== '');
  return texts.slice(0, LIST_LIMIT);
});

/** Returns the values of a list, up to the limit of its length; none of any other value. */
function firstOfList(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, LIST_LIMIT) : [];
}

/**
 * Returns the objects of a list, or of an object that numbers them, as PHP writes some lists; an object alone is a
 * list of one.
 */
function objectsOf(sent: unknown): unknown[] {
  const value = unwrapJsonText(sent);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return firstOfList(value);
  const isNumbered = Object.keys(value).every((key) => /^\d+$/.test(key));
  return isNumbered ? firstOfList(Object.values(value)) : [value];
}

/** The separators of a list's lines; a list without any of them is split at commas. */
const BREAK = /[\r\n;•‣◦▪●]/;
/** Matches a run without a comma. Commas within brackets, and those of a number up to a hundred crore, do not count. */
const BETWEEN_COMMAS =
  /(?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\]|(?<=\d),(?=(?:\d\d,){0,3}\d{3})|[^,])+/g;

function split(text: string): string[] {
  return BREAK.test(text) ? text.split(BREAK) : (text.match(BETWEEN_COMMAS) ?? []);
}

/** Returns a line without the bullet, hyphen or number that it begins with. */
function withoutMark(line: string): string {
  return line.replace(/^(?:[-–*•‣◦▪●]|\d{1,2}[.)](?=\s))\s*/, '');
}

/** An address as it was sent, '' when absent; the rule of the picture decides later if it is used. */
export const AddressSchema = readBy((value) => (typeof value === 'string' ? value.trim() : ''));

/** The fields of a picture as the API names them, each with the schema that reads it. */
export const pictureFields = {
  link_url: AddressSchema,
  thumbnail_url: AddressSchema,
  thumb_url: AddressSchema,
};

const LinkSchema = v.object(pictureFields);

/**
 * The addresses of a picture and of its thumbnail, as sent. An address alone is a picture; of several pictures the
 * first counts.
 */
export const PictureSchema = readBy((sent) => {
  const value = unwrapJsonText(sent);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return v.parse(LinkSchema, typeof first === 'string' ? { link_url: first } : Object(first));
});

/** Parses each value of a list by a schema; drops those that are invalid. */
export function parseEach<Output>(
  schema: v.GenericSchema<unknown, Output>,
  list: readonly unknown[],
): Output[] {
  return list.flatMap((value) => {
    const result = v.safeParse(schema, value);
    return result.success ? [result.output] : [];
  });
}

/** Returns the schema of a list: it drops the objects that are not valid by the given schema, and is [] when absent. */
export function listSchema<Output>(schema: v.GenericSchema<unknown, Output>) {
  return readBy((value) => parseEach(schema, objectsOf(value)));
}

/** Returns the first value that is neither null nor '' nor an empty list; the first of all where there is none. */
export function firstOf<Value>(...values: readonly Value[]): Value {
  const isSilent = (value: unknown) =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return values.find((value) => !isSilent(value)) ?? (values[0] as Value);
}

/** The body of an answer, which may hold fields: anything but a list. */
export const BodySchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
);

interface Field<Value> {
  readonly names: readonly string[];
  readonly schema: v.GenericSchema<unknown, Value>;
}

/**
 * Returns the entry of a field in a table: its names in the API, the preferred one first, and the schema that reads
 * each (rule: Fields and their variants).
 */
export function namedField<Value>(
  schema: v.GenericSchema<unknown, Value>,
  ...names: readonly string[]
): Field<Value> {
  return { names, schema };
}

type Fields = Readonly<Record<string, Field<unknown>>>;

/** Returns a schema that reads each field from the first of its API names with a value that is not empty. */
export function aliasedFieldsSchema<Of extends Fields>(fields: Of) {
  // absent fields are read once, since each of 5,000 items lacks many
  const readers = Object.entries(fields).map(([name, { names, schema }]) => {
    const absent = v.parse(schema, undefined);
    return { name, names, schema, absent };
  });
  return v.pipe(
    v.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null),
    v.transform((raw) => {
      const values = readers.map(({ name, names, schema, absent }) => {
        const sent = names.filter((each) => raw[each] !== undefined);
        const read = sent.map((each) => v.parse(schema, raw[each]));
        return [name, read.length === 0 ? absent : firstOf(...read)];
      });
      return Object.fromEntries(values) as {
        [Name in keyof Of]: v.InferOutput<Of[Name]['schema']>;
      };
    }),
  );
}

/** Returns the schemas of fields by every name that the API may use for them. */
export function schemasOf(fields: Fields): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    Object.values(fields).flatMap(({ names, schema }) => names.map((name) => [name, schema])),
  );
}
