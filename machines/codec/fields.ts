import * as v from 'valibot';
import { type CalendarDate, parseDate } from '../domain/calendar.ts';
import { isAmount, MAX_PRICE_RUPEES, type Paise, toPaise } from '../domain/money.ts';
import { firstUnits, plainLine, plainText } from '../domain/text.ts';
import { isId } from '../domain/transaction.ts';

/** The longest line and the longest description taken from a server, in characters. */
const LINE_LIMIT = 500;
const TEXT_LIMIT = 20_000;
/** The longest list inside an item that is taken from a server. */
const LIST_LIMIT = 200;

/** A field that never invalidates the object around it: missing or invalid, it is the fallback. */
function withFallback<Output>(schema: v.GenericSchema<unknown, Output>, fallback: Output) {
  return v.optional(v.fallback(schema, fallback), fallback);
}

/** One line of text, '' when absent; a number counts as its digits. */
export const LineSchema = withFallback(
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())]),
    v.transform((value) => plainLine(firstUnits(String(value), LINE_LIMIT))),
  ),
  '',
);

/** A text of several lines, '' when absent. */
export const TextSchema = withFallback(
  v.pipe(
    v.string(),
    v.transform((value) => plainText(firstUnits(value, TEXT_LIMIT))),
  ),
  '',
);

/** The name of a place: a line, or an object with a name or an address. */
export const PlaceSchema = withFallback(
  v.union([
    v.pipe(
      v.string(),
      v.transform((value) => plainLine(firstUnits(value, LINE_LIMIT))),
    ),
    v.pipe(
      v.object({ name: LineSchema, address: LineSchema }),
      v.transform(({ name, address }) => name || address),
    ),
  ]),
  '',
);

/** An id that can stand in a path, null when absent; a whole number counts as its digits. */
export const IdSchema = withFallback<string | null>(
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
    v.transform((value) => String(value).trim()),
    v.check((text) => isId(text)),
  ),
  null,
);

/** A day or an instant, null when absent or unreadable. */
export const DateSchema = withFallback<CalendarDate | null>(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => parseDate(value)),
  ),
  null,
);

// Digits with or without a decimal point. A sign, a unit, grouping or an exponent would have to be interpreted.
const PLAIN_NUMBER = /^\s*\d+(?:\.\d*)?\s*$/;

/** A number, or a text that is a plain one. */
const NumberSchema = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(PLAIN_NUMBER), v.transform(Number)),
]);

/** Rupees, in paise; null when absent or unusable. */
export const AmountSchema = withFallback<Paise | null>(
  v.pipe(
    NumberSchema,
    v.check((value) => isAmount(value)),
    v.transform(toPaise),
  ),
  null,
);

/** A price in paise; null when absent, 'contact' when there is something that is no amount, be it words, negative or above a crore. */
export const PriceSchema = v.nullish(
  v.fallback(
    v.pipe(
      NumberSchema,
      v.check((value) => isAmount(value) && value <= MAX_PRICE_RUPEES),
      v.transform((value): Paise | 'contact' => toPaise(value)),
    ),
    'contact',
  ),
  null,
);

/** A percent from 0 to 100; 0 when absent or out of range. */
export const PercentSchema = withFallback(v.pipe(NumberSchema, v.minValue(0), v.maxValue(100)), 0);

/** Seats as a whole number from 0; null when absent. */
export const SeatsSchema = withFallback<number | null>(
  v.pipe(
    v.number(),
    v.finite(),
    v.transform((seats) => Math.max(Math.floor(seats), 0)),
  ),
  null,
);

/** A flag; null when absent. */
export const FlagSchema = withFallback<boolean | null>(v.boolean(), null);

/** A list of lines: an array, or one text with commas, semicolons or line breaks between. */
export const LinesSchema = withFallback<string[]>(
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) =>
        parseEach(LineSchema, list.slice(0, LIST_LIMIT)).filter((line) => line !== ''),
      ),
    ),
    v.pipe(
      v.string(),
      v.transform((text) => split(firstUnits(text, TEXT_LIMIT)).slice(0, LIST_LIMIT)),
    ),
  ]),
  [],
);

function split(text: string): string[] {
  const mark = [/\n/, /;/].find((separator) => separator.test(text)) ?? /,/;
  return text
    .split(mark)
    .map((part) => plainLine(part).replace(/^[-•*]\s*/, ''))
    .filter((line) => line !== '');
}

/** An address as sent, '' when absent; a picture's own rule decides whether it is used. */
export const AddressSchema = withFallback(v.pipe(v.string(), v.trim()), '');

/** A picture's address and its thumbnail's, as sent. */
export const PictureSchema = withFallback(
  v.object({ link_url: AddressSchema, thumbnail_url: AddressSchema, thumb_url: AddressSchema }),
  { link_url: '', thumbnail_url: '', thumb_url: '' },
);

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

/**
 * The fields of an object, each by its schema, all of which have a fallback: as `v.object` reads them, but that what is absent takes its fallback
 * unread. An item knows some sixty names and has a third of them; checking the others' fallbacks would be most of the work.
 */
export function fieldsSchema<Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const absent = v.parse(v.object(entries), {});
  const schemas = new Map<string, v.GenericSchema>(Object.entries(entries));
  return v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(
      (value) => typeof value === 'object' && value !== null,
    ),
    v.transform((raw) => {
      const fields: Record<string, unknown> = Object.create(absent);
      for (const [name, value] of Object.entries(raw)) {
        const schema = schemas.get(name);
        if (schema !== undefined && value !== undefined) fields[name] = v.parse(schema, value);
      }
      return fields as v.InferOutput<v.ObjectSchema<Entries, undefined>>;
    }),
  );
}

/** A list of the values that are valid by a schema; [] when absent. */
export function listSchema<Output>(schema: v.GenericSchema<unknown, Output>) {
  return withFallback<Output[]>(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => parseEach(schema, list.slice(0, LIST_LIMIT))),
    ),
    [],
  );
}

/** The first text that is not empty. */
export function firstText(...texts: readonly string[]): string {
  return texts.find((text) => text !== '') ?? '';
}

/** The first value that is there. */
export function firstOf<Value>(...values: readonly (Value | null)[]): Value | null {
  return values.find((value) => value !== null) ?? null;
}

/** The body of an answer, which may hold fields: anything but a list. */
export const BodySchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
);
