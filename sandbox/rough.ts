import { addDays, dayInIndia, indianInstant } from './calendar.ts';
import { trainingNumbers } from './catalogue/catalogue.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** The two styles of the platform's answers: by its contract, or as real platforms write them. */
export const platforms = ['tidy', 'rough'] as const;
/** One of the styles. */
export type Platform = (typeof platforms)[number];

/** True when a text names a style. */
export function isPlatform(text: unknown): text is Platform {
  return platforms.some((known) => known === text);
}

/** The platform that a setting names, tidy where it names none. Throws for an unknown one. */
export function platformOf(setting: string | undefined): Platform {
  const platform = setting || 'tidy';
  if (isPlatform(platform)) return platform;
  throw new Error(`SANDBOX_PLATFORM must be one of ${platforms.join(', ')}.`);
}

/** Fields by their kind of value, in any item or row. */
const KINDS: Readonly<Record<string, (value: Json, at: Spot) => Json>> = {
  available_seats: (value) => String(value),
  total_seats: (value) => String(value),
  quantity: (value) => String(value),
  starting_market_price: money,
  price: money,
  original_price: money,
  marked_price: money,
  amount: (value) => (typeof value === 'number' ? String(value) : value),
  discount: percent,
  discount_starts: percent,
  is_multiple_days: (value, { turn }) => (turn % 2 === 0 ? String(value) : Number(value)),
  success: (value) => String(value),
  title: words,
  name: words,
  description: (value, { turn }) => (turn % 2 === 0 ? markup(value) : words(value)),
  message: words,
  organized_by: spelling,
  organised_by: spelling,
  organizer: spelling,
  inclusions: list,
  exclusions: list,
  status: capitals,
  payment_status: capitals,
  order_status: capitals,
  primary_image: picture,
  id: training,
  _id: training,
  merchant_transaction_id: (value) => number(value),
  transactionId: (value) => number(value),
  transaction_id: (value) => number(value),
};

/** The place of a field in an answer: the number of its item, and the origin that pictures come from. */
interface Spot {
  readonly turn: number;
  readonly pictures: string;
}

/**
 * An answer as real platforms write it: counts, prices, discounts and flags as texts, entities and tags in texts, lists
 * in one text, one organiser in three spellings, starts at 05:30 and no ends, pictures of another host, numbers for ids
 * and words in capitals. The meaning stays the same.
 */
export function roughen(answer: Json, pictures: string): Json {
  let turn = 0;
  const rough = (value: Json, within: number): Json => {
    if (Array.isArray(value)) return value.map((part) => rough(part, within));
    if (!isObject(value)) return value;
    const isItem = 'primary_image' in value;
    const place = isItem ? numberOf(value, turn++) : within;
    // a booking keeps the day of its ride
    const dated = isItem && !('booking_date' in value) ? rehoured(value) : value;
    const entries = Object.entries(dated).map(([key, part]): [string, Json] => {
      const inner = rough(part, place);
      return [
        key,
        inner === null ? null : (KINDS[key]?.(inner, { turn: place, pictures }) ?? inner),
      ];
    });
    return Object.fromEntries(entries);
  };
  return rough(answer, 0);
}

/** The same item is written alike in a list and by itself. */
function numberOf({ _id, id }: JsonObject, turn: number): number {
  const name = String(_id ?? id ?? turn);
  return [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

/** The ride that goes on after midnight. */
const OVERNIGHT = 'bengaluru-night-ride';

/**
 * Returns a trip that starts at 05:30 in India, which is midnight in UTC, and without its end where it has a duration.
 * The overnight ride ends after midnight; other events stay as they are.
 */
function rehoured(item: JsonObject): JsonObject {
  const start = Object.keys(item).find((key) => /^((trip|event)_)?(start_?date|date)$/i.test(key));
  const day = start === undefined ? null : dayIn(item[start]);
  if (start === undefined || day === null) return item;
  if (item.id === OVERNIGHT || item._id === OVERNIGHT)
    return {
      ...item,
      [start]: indianInstant(day, '22:30'),
      end_date: indianInstant(addDays(day, 1), '02:00'),
    };
  if (!('starting_market_price' in item)) return item;
  const endless = Object.fromEntries(
    Object.entries(item).filter(([key]) => !('duration' in item) || !/end_?date$/i.test(key)),
  );
  return { ...endless, [start]: indianInstant(day, '05:30') };
}

/** The day of a date text in India; null for none. */
function dayIn(text: Json | undefined): string | null {
  if (typeof text !== 'string') return null;
  return text.length === 10 ? text : dayInIndia(Date.parse(text));
}

function money(value: Json, { turn }: Spot): Json {
  if (typeof value !== 'number') return value;
  const grouped = value.toLocaleString('en-IN', { maximumFractionDigits: 2 });
  return [String(value), `₹${grouped}`, `Rs. ${grouped}`][turn % 3] ?? String(value);
}

function percent(value: Json, { turn }: Spot): Json {
  if (typeof value !== 'number') return value;
  return turn % 2 === 0 ? `${value}%` : String(value);
}

/** A text with its characters written as HTML writes them. */
function words(value: Json): Json {
  if (typeof value !== 'string') return value;
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('’', '&rsquo;')
    .replaceAll("'", '&#39;')
    .replaceAll('–', '&ndash;');
}

function markup(value: Json): Json {
  return typeof value === 'string' && value !== '' ? `<p>${words(value)}</p>` : value;
}

/** One organiser as three people type it. */
function spelling(value: Json, { turn }: Spot): Json {
  if (typeof value !== 'string') return value;
  return words([value, value.toUpperCase(), ` ${value.replaceAll(' ', '  ')} `][turn % 3] ?? value);
}

/** A list in one text: a list of HTML, bullets, or semicolons. */
function list(value: Json, { turn }: Spot): Json {
  if (!Array.isArray(value)) return value;
  const lines = value.map((line) => String(words(line)));
  if (turn % 3 === 0) return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  return turn % 3 === 1 ? lines.map((line) => `• ${line}`).join('\r\n') : lines.join('; ');
}

function capitals(value: Json): Json {
  return typeof value === 'string' ? value.toUpperCase() : value;
}

/** The address of a picture on its host; one in seven is missing. */
function moved(url: string, pictures: string, turn: number): string {
  const there = url.replace(/^https?:\/\/[^/]+/, pictures);
  return turn % 7 === 0 ? there.replace(/(-not-uploaded)?\.(\w+)$/, '-not-uploaded.$2') : there;
}

/** A picture of another host, sometimes as its address alone. */
function picture(value: Json, { turn, pictures }: Spot): Json {
  if (!isObject(value)) return value;
  const entries = Object.fromEntries(
    Object.entries(value).map(([key, url]) => [
      key,
      typeof url === 'string' ? moved(url, pictures, turn) : url,
    ]),
  );
  return turn % 2 === 0 ? entries : (entries.link_url ?? null);
}

function training(value: Json): Json {
  return trainingNumbers.get(String(value)) ?? number(value);
}

/** Returns an id of digits as a number, any other as it is. */
function number(value: Json): Json {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
}
