import type { CallName } from '../call-names.ts';
import { isEntriesField } from '../catalogue/lists.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Shape } from './fault.ts';

/** Items of a huge list, and of a huge list of bookings. */
const HUGE_ITEMS = 5_000;
const HUGE_BOOKINGS = 2_000;
/** Characters of a huge text, and of the padding that takes an answer above 10 MB. */
const HUGE_TEXT = 1_450_000;
const PADDING = 11_000_000;

const MARKUP =
  '<img src=x onerror="document.title=\'broken in\'"><script>document.title="broken in"</script>&lt;script>document.title="broken in"&lt;/script>{{7*7}}';

/** Reshapes the answer of a call into one that no client should trust. */
export function reshape(call: CallName, shape: Shape, answer: Json): Json {
  switch (shape) {
    case 'wrong-types':
      return wrongTypes(call, answer);
    case 'missing-fields':
      return missingFields(call, answer);
    case 'extra-fields':
      return extraFields(answer);
    case 'null-arrays':
      return nullArrays(call, answer);
    case 'huge':
      return huge(call, answer);
    case 'padded':
      return isObject(answer) ? { padding: 'x'.repeat(PADDING), ...answer } : answer;
    case 'repeated':
      return repeated(answer);
    case 'hostile':
      return hostile(answer);
    case 'odd-prices':
      return oddPrices(answer);
  }
}

/** The rows of a list answer, whichever list it is. */
function isList(call: CallName): boolean {
  return call.endsWith('-categories') || call === 'my-bookings';
}

/** The item of a details page, whichever kind it is. */
function isDetail(call: CallName): boolean {
  return call.endsWith('-detail');
}

/** Rebuilds every item of a list answer, and leaves its groups as they are. */
function mapItems(answer: Json, change: (item: JsonObject, index: number) => Json[]): Json {
  let index = 0;
  const items = (list: Json[]) =>
    list.flatMap((item) => (isObject(item) ? change(item, index++) : [item]));
  const group = (value: Json): Json => {
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        isEntriesField(key) && Array.isArray(part) ? items(part) : part,
      ]),
    );
  };
  if (!isObject(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, part]) => {
      if (key === 'bookings' && Array.isArray(part)) return [key, items(part)];
      if (key !== 'data' || !Array.isArray(part)) return [key, part];
      const isGrouped = part.some((row) => isObject(row) && Object.keys(row).some(isEntriesField));
      return [key, isGrouped ? part.map(group) : items(part)];
    }),
  );
}

/** Changes the item of a detail answer, in `data` or bare. */
function mapItem(answer: Json, change: (item: JsonObject) => Json): Json {
  if (!isObject(answer)) return answer;
  return isObject(answer.data) ? { ...answer, data: change(answer.data) } : change(answer);
}

function wrongTypes(call: CallName, answer: Json): Json {
  if (isList(call)) {
    return mapItems(answer, (item, index) => {
      if (index % 6 === 0) return ['not an item'];
      if (index % 6 === 1) return [scrambled(item)];
      if (index % 6 === 2) return [{ ...item, booking_types: 'none', itinerary: 4, tags: {} }];
      return [item];
    });
  }
  if (isDetail(call)) return mapItem(answer, half);
  if (!isObject(answer)) return answer;
  if (call === 'payment-status') {
    return Object.fromEntries(
      Object.entries(answer).map(([key, part]) => {
        if (key === 'success') return [key, 'true'];
        if (key === 'message') return [key, 7];
        if (key === 'local_status') return [key, 'success'];
        return key.endsWith('_status') && isObject(part)
          ? [key, { ...part, success: 1, code: {}, data: { state: 2, responseCode: [] } }]
          : [key, part];
      }),
    );
  }
  return scrambled(answer);
}

/** Every field of another type than it should have, the id too. */
function scrambled(item: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item).map(([key, part]) => {
      if (typeof part === 'string') return [key, { text: part }];
      if (typeof part === 'number') return [key, [part]];
      if (typeof part === 'boolean') return [key, part ? 'yes' : 'no'];
      return [key, 42];
    }),
  );
}

/** An item that can still be named, and nothing more. */
function half(item: JsonObject): JsonObject {
  const named = ['id', '_id', 'name', 'title'];
  return Object.fromEntries(
    Object.entries(scrambled(item)).map(([key, part]) => {
      const kept = item[key];
      return [key, named.includes(key) && kept !== undefined ? kept : part];
    }),
  );
}

function missingFields(call: CallName, answer: Json): Json {
  if (call.endsWith('-categories')) {
    return mapItems(answer, (item, index) => [bare(item, index % 5 === 0)]);
  }
  if (call === 'my-bookings') return { message: 'Done' };
  if (isDetail(call)) {
    return mapItem(answer, (item) => bare(item, false));
  }
  if (call === 'payment-status') return { message: 'Done' };
  return {};
}

function bare(item: JsonObject, withoutId: boolean): JsonObject {
  const kept = withoutId ? ['name', 'title'] : ['id', '_id', 'name', 'title'];
  return Object.fromEntries(Object.entries(item).filter(([key]) => kept.includes(key)));
}

function extraFields(value: Json): Json {
  if (Array.isArray(value)) return value.map(extraFields);
  if (!isObject(value)) return value;
  const extra: JsonObject = JSON.parse(
    '{"__proto__":{"isAdmin":true,"title":"poisoned"},"constructor":{"prototype":{"isAdmin":true}},"payResponseCode":"NEW_CODE_2031","x_internal":{"phone":"9999999999"},"unknown":[1,"two",null]}',
  );
  const own = Object.entries(value).map(([key, part]): [string, Json] => [key, extraFields(part)]);
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(extra),
      ...Object.getOwnPropertyDescriptors(Object.fromEntries(own)),
    },
  );
}

function nullArrays(call: CallName, answer: Json): Json {
  if (call === 'payment-status' && isObject(answer)) {
    return Object.fromEntries(
      Object.entries(answer).map(([key, part]) => [key, isObject(part) ? null : part]),
    );
  }
  if (call === 'guest-book' || call.endsWith('-share')) {
    return isObject(answer)
      ? Object.fromEntries(Object.keys(answer).map((key) => [key, null]))
      : answer;
  }
  return withoutArrays(answer);
}

function withoutArrays(value: Json): Json {
  if (Array.isArray(value)) return null;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutArrays(part)]));
}

function huge(call: CallName, answer: Json): Json {
  if (isList(call)) return hugeList(call, answer);
  const text = 'A long road with many bends. '.repeat(HUGE_TEXT / 29);
  if (isDetail(call)) {
    return mapItem(answer, (item) => ({ ...item, description: text }));
  }
  if (call === 'guest-book') return isObject(answer) ? { terms: text, ...answer } : answer;
  return isObject(answer) ? { ...answer, message: text, title: text, description: text } : answer;
}

/** Copies of the items, without their long texts, until the list is huge. */
function hugeList(call: CallName, answer: Json): Json {
  const wanted = call === 'my-bookings' ? HUGE_BOOKINGS : HUGE_ITEMS;
  let count = 0;
  mapItems(answer, (item) => {
    count += 1;
    return [item];
  });
  if (count === 0) return answer;
  const copies = Math.ceil(wanted / count);
  let made = 0;
  return mapItems(answer, (item) => {
    const slim = Object.fromEntries(Object.entries(item).filter(([key]) => !long.includes(key)));
    const key = '_id' in item ? '_id' : 'id';
    const rows: Json[] = [];
    for (let copy = 0; copy < copies && made < wanted; copy += 1, made += 1) {
      rows.push(copy === 0 ? slim : { ...slim, [key]: `${String(item[key])}-${copy}` });
    }
    return rows;
  });
}

const long = [
  'description',
  'inclusions',
  'exclusions',
  'itinerary',
  'itineraries',
  'day_wise_itinerary',
  'trip_itinerary',
  'schedule',
  'details',
];

function repeated(answer: Json): Json {
  return mapItems(answer, (item) => [item, item]);
}

/** Puts markup into every text but ids, addresses and dates. */
function hostile(value: Json, key = ''): Json {
  if (Array.isArray(value)) return value.map((part) => hostile(part, key));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, hostile(part, name)]),
    );
  }
  return typeof value === 'string' && !/id$|url$|date|transaction|code|state|status/i.test(key)
    ? `${value} ${MARKUP}`
    : value;
}

/** Values that a catalogue kept by hand holds in place of a price, and that nobody can pay. */
const ODD_PRICES: readonly Json[] = [
  'On request',
  -1,
  1e12,
  'from ₹15,999',
  '',
  '15,999–20,000',
  false,
  {},
];
const PRICE_FIELDS = ['starting_market_price', 'price', 'original_price', 'marked_price'];

/** Puts one odd price after the other wherever a price is. */
function oddPrices(answer: Json): Json {
  let count = 0;
  const reshaped = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(reshaped);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        if (!PRICE_FIELDS.includes(key)) return [key, reshaped(part)];
        count += 1;
        return [key, ODD_PRICES[count % ODD_PRICES.length] ?? null];
      }),
    );
  };
  return reshaped(answer);
}
