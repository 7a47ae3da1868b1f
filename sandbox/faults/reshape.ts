import type { AnswerForm } from '../calls/call.ts';
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

/** Reshapes an answer of a form into one that no client should trust. */
export function reshape(form: AnswerForm, shape: Shape, answer: Json): Json {
  const own = FORMS[form];
  switch (shape) {
    case 'wrong-types':
      return own.wrongTypes(answer);
    case 'missing-fields':
      return own.missingFields(answer);
    case 'extra-fields':
      return extraFields(answer);
    case 'null-arrays':
      return own.nullArrays(answer);
    case 'huge':
      return own.huge(answer);
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

/** The shapes in which the forms of answers differ. */
type FormShapes = Readonly<
  Record<'wrongTypes' | 'missingFields' | 'nullArrays' | 'huge', (answer: Json) => Json>
>;

const FORMS: Readonly<Record<AnswerForm, FormShapes>> = {
  list: {
    wrongTypes: wrongRows,
    missingFields: (answer) => mapItems(answer, (item, index) => [bare(item, index % 5 === 0)]),
    nullArrays: withoutArrays,
    huge: (answer) => hugeList(answer, HUGE_ITEMS),
  },
  bookings: {
    wrongTypes: wrongRows,
    missingFields: () => ({ message: 'Done' }),
    nullArrays: withoutArrays,
    huge: (answer) => hugeList(answer, HUGE_BOOKINGS),
  },
  item: {
    wrongTypes: (answer) => mapItem(answer, half),
    missingFields: (answer) => mapItem(answer, (item) => bare(item, false)),
    nullArrays: withoutArrays,
    huge: (answer) => mapItem(answer, (item) => ({ ...item, description: hugeText() })),
  },
  payment: {
    wrongTypes: wrongStatus,
    missingFields: () => ({ message: 'Done' }),
    nullArrays: (answer) => mapFields(answer, (part) => (isObject(part) ? null : part)),
    huge: withHugeTexts,
  },
  fields: {
    wrongTypes: (answer) => (isObject(answer) ? scrambled(answer) : answer),
    missingFields: () => ({}),
    nullArrays: (answer) => mapFields(answer, () => null),
    huge: withHugeTexts,
  },
};

/** Changes each field of an answer. */
function mapFields(answer: Json, change: (part: Json, key: string) => Json): Json {
  if (!isObject(answer)) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, part]) => [key, change(part, key)]));
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

function wrongRows(answer: Json): Json {
  return mapItems(answer, (item, index) => {
    if (index % 6 === 0) return ['not an item'];
    if (index % 6 === 1) return [scrambled(item)];
    if (index % 6 === 2) return [{ ...item, booking_types: 'none', itinerary: 4, tags: {} }];
    return [item];
  });
}

/** The values of a payment's fields that no client can use. */
const WRONG_FIELDS: Readonly<Record<string, Json>> = {
  success: 'true',
  message: 7,
  local_status: 'success',
};

function wrongStatus(answer: Json): Json {
  return mapFields(answer, (part, key) => {
    const wrong = WRONG_FIELDS[key];
    if (wrong !== undefined) return wrong;
    return key.endsWith('_status') && isObject(part)
      ? { ...part, success: 1, code: {}, data: { state: 2, responseCode: [] } }
      : part;
  });
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
      const value = item[key];
      return [key, named.includes(key) && value !== undefined ? value : part];
    }),
  );
}

function bare(item: JsonObject, withoutId: boolean): JsonObject {
  const fields = withoutId ? ['name', 'title'] : ['id', '_id', 'name', 'title'];
  return Object.fromEntries(Object.entries(item).filter(([key]) => fields.includes(key)));
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

function withoutArrays(value: Json): Json {
  if (Array.isArray(value)) return null;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutArrays(part)]));
}

const hugeText = () => 'A long road with many bends. '.repeat(HUGE_TEXT / 29);

function withHugeTexts(answer: Json): Json {
  const text = hugeText();
  return isObject(answer) ? { ...answer, message: text, title: text, description: text } : answer;
}

/** Copies of the items, without their long texts, until the list is huge. */
function hugeList(answer: Json, wanted: number): Json {
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

/** Values that a catalogue written by hand holds in place of a price, and that nobody can pay. */
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
