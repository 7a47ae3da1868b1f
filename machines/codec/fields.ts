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

/** A field that is never the reason to drop what it stands in: missing or unusable, it is `absent`. */
function tolerant<Output>(schema: v.GenericSchema<unknown, Output>, absent: Output) {
  return v.optional(v.fallback(schema, absent), absent);
}

/** One line of text, '' when absent; a number counts as its digits. */
export const Line = tolerant(
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())]),
    v.transform((value) => plainLine(firstUnits(String(value), LINE_LIMIT))),
  ),
  '',
);

/** A text of several lines, '' when absent. */
export const Text = tolerant(
  v.pipe(
    v.string(),
    v.transform((value) => plainText(firstUnits(value, TEXT_LIMIT))),
  ),
  '',
);

/** The name of a place: a line, or an object with a name or an address. */
export const Place = tolerant(
  v.union([
    v.pipe(
      v.string(),
      v.transform((value) => plainLine(firstUnits(value, LINE_LIMIT))),
    ),
    v.pipe(
      v.object({ name: Line, address: Line }),
      v.transform(({ name, address }) => name || address),
    ),
  ]),
  '',
);

/** An id that can stand in a path, null when absent; a whole number counts as its digits. */
export const Id = tolerant<string | null>(
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
    v.transform((value) => String(value).trim()),
    v.check((text) => isId(text)),
  ),
  null,
);

/** A day or an instant, null when absent or unreadable. */
export const When = tolerant<CalendarDate | null>(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => parseDate(value)),
  ),
  null,
);

// Digits with or without a decimal point. A sign, a unit, grouping or an exponent would have to be interpreted.
const PLAIN_NUMBER = /^\s*\d+(?:\.\d*)?\s*$/;

/** A number, or a text that is a plain one. */
const PlainNumber = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(PLAIN_NUMBER), v.transform(Number)),
]);

/** Rupees, in paise; null when absent or unusable. */
export const Money = tolerant<Paise | null>(
  v.pipe(
    PlainNumber,
    v.check((value) => isAmount(value)),
    v.transform(toPaise),
  ),
  null,
);

/** A price in paise; null when absent, 'contact' when there is something that is no amount, be it words, negative or above a crore. */
export const Price = v.nullish(
  v.fallback(
    v.pipe(
      PlainNumber,
      v.check((value) => isAmount(value) && value <= MAX_PRICE_RUPEES),
      v.transform((value): Paise | 'contact' => toPaise(value)),
    ),
    'contact',
  ),
  null,
);

/** A percent from 0 to 100; 0 when absent or out of range. */
export const Percent = tolerant(v.pipe(PlainNumber, v.minValue(0), v.maxValue(100)), 0);

/** Seats as a whole number from 0; null when absent. */
export const Seats = tolerant<number | null>(
  v.pipe(
    v.number(),
    v.finite(),
    v.transform((seats) => Math.max(Math.floor(seats), 0)),
  ),
  null,
);

/** A flag; null when absent. */
export const Flag = tolerant<boolean | null>(v.boolean(), null);

/** A list of lines: an array, or one text with commas, semicolons or line breaks between. */
export const Lines = tolerant<string[]>(
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => usable(Line, list.slice(0, LIST_LIMIT)).filter((line) => line !== '')),
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
export const Address = tolerant(v.pipe(v.string(), v.trim()), '');

/** A picture's address and its thumbnail's, as sent. */
export const Link = tolerant(
  v.object({ link_url: Address, thumbnail_url: Address, thumb_url: Address }),
  { link_url: '', thumbnail_url: '', thumb_url: '' },
);

/** What of a list can be read; the rest is dropped. */
export function usable<Output>(
  schema: v.GenericSchema<unknown, Output>,
  list: readonly unknown[],
): Output[] {
  return list.flatMap((value) => {
    const result = v.safeParse(schema, value);
    return result.success ? [result.output] : [];
  });
}

/** A list of whatever can be read by a schema; [] when absent. */
export function listOf<Output>(schema: v.GenericSchema<unknown, Output>) {
  return tolerant<Output[]>(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => usable(schema, list.slice(0, LIST_LIMIT))),
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

/** What may hold fields: anything but a list. */
export const Body = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
);
