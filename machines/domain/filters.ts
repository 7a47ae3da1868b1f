import { compareDates, type Day, daysBetween } from './calendar.ts';
import { availability, durationDays, type Item, shownPrice } from './item.ts';
import type { Paise } from './money.ts';

/** How long a ride may take. */
export type DurationFilter = 'any' | 'day' | 'weekend' | 'week' | 'long';
/** What a ride may cost. */
export type PriceFilter = 'any' | 'free' | 'under-5000' | 'under-15000' | 'under-30000' | 'above';
/** How the list is ordered. */
export type SortOrder = 'soonest' | 'cheapest' | 'dearest' | 'shortest';

/** What a visitor narrowed a list to. */
export interface Filters {
  readonly search: string;
  /** `YYYY-MM`, or '' for any month. */
  readonly month: string;
  readonly duration: DurationFilter;
  readonly price: PriceFilter;
  readonly sort: SortOrder;
}

/** A list as it first stands. */
export const NO_FILTERS: Filters = {
  search: '',
  month: '',
  duration: 'any',
  price: 'any',
  sort: 'soonest',
};

/** The words of each choice. */
export const DURATION_LABELS: Readonly<Record<DurationFilter, string>> = {
  any: 'Any duration',
  day: '1 day',
  weekend: '2 to 3 days',
  week: '4 to 7 days',
  long: '8 days or more',
};
export const PRICE_LABELS: Readonly<Record<PriceFilter, string>> = {
  any: 'Any price',
  free: 'Free',
  'under-5000': 'Up to ₹5,000',
  'under-15000': 'Up to ₹15,000',
  'under-30000': 'Up to ₹30,000',
  above: 'Above ₹30,000',
};
export const SORT_LABELS: Readonly<Record<SortOrder, string>> = {
  soonest: 'Soonest first',
  cheapest: 'Price: low to high',
  dearest: 'Price: high to low',
  shortest: 'Shortest first',
};

/** The longest search text that is taken from an address, in characters. */
const SEARCH_LIMIT = 100;

/** The filters in an address's query; what cannot be read counts as not set. */
export function filtersFromQuery(query: string): Filters {
  const values = new URLSearchParams(query);
  const month = values.get('month') ?? '';
  return {
    search: (values.get('q') ?? '').slice(0, SEARCH_LIMIT).trim(),
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : '',
    duration: oneOf(DURATION_LABELS, values.get('duration'), 'any'),
    price: oneOf(PRICE_LABELS, values.get('price'), 'any'),
    sort: oneOf(SORT_LABELS, values.get('sort'), 'soonest'),
  };
}

function oneOf<Choice extends string>(
  labels: Readonly<Record<Choice, string>>,
  value: string | null,
  fallback: Choice,
): Choice {
  const choices = Object.keys(labels) as Choice[];
  return choices.find((choice) => choice === value) ?? fallback;
}

/** The query of filters, '' when nothing is set: what a visitor can share or come back to. */
export function filtersToQuery(filters: Filters): string {
  const values = new URLSearchParams();
  const search = filters.search.trim();
  if (search !== '') values.set('q', search);
  if (filters.month !== '') values.set('month', filters.month);
  if (filters.duration !== 'any') values.set('duration', filters.duration);
  if (filters.price !== 'any') values.set('price', filters.price);
  if (filters.sort !== 'soonest') values.set('sort', filters.sort);
  const query = values.toString();
  return query === '' ? '' : `?${query}`;
}

/** How many filters narrow the list; the order narrows nothing. */
export function activeFilters(filters: Filters): number {
  const { search, month, duration, price } = filters;
  return [search.trim() !== '', month !== '', duration !== 'any', price !== 'any'].filter(Boolean)
    .length;
}

/**
 * The items that pass the filters, in the order asked for; equals keep the server's order, and what
 * departed before `today` comes last.
 */
export function filtered<Kind extends Item>(
  items: readonly Kind[],
  filters: Filters,
  today: Day,
): Kind[] {
  const hasLeft = (item: Item) => Number(availability(item, today) === 'departed');
  const byOrder = ORDERS[filters.sort];
  const words = searchWords(filters.search);
  return items
    .filter(
      (item) =>
        matchesWords(item, words) &&
        matchesMonth(item, filters.month) &&
        matchesDuration(item, filters.duration) &&
        matchesPrice(item, filters.price),
    )
    .sort((a, b) => hasLeft(a) - hasLeft(b) || byOrder(a, b));
}

/** The months, `YYYY-MM`, in which a list has rides, soonest first. */
export function monthsOf(items: readonly Item[]): string[] {
  const months = items.flatMap((item) => (item.start === null ? [] : item.start.day.slice(0, 7)));
  return [...new Set(months)].sort();
}

/** How many days an item takes: by its text, else by its dates; null when neither tells. */
export function daysOf(item: Item): number | null {
  const told = item.kind === 'trip' ? durationDays(item) : null;
  if (told !== null) return told;
  if (item.kind === 'event' && !item.isMultipleDays) return 1;
  if (item.start === null || item.end === null || item.end.day < item.start.day) return null;
  return daysBetween(item.start.day, item.end.day) + 1;
}

function searchWords(text: string): string[] {
  return plain(text).match(/\S+/g) ?? [];
}

// 'Ladākh' is found by 'ladakh': marks above Latin letters go, letters of other scripts keep theirs.
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

function matchesWords(item: Item, words: readonly string[]): boolean {
  const ends = item.kind === 'trip' ? [item.startLocation, item.endLocation, item.terrain] : [];
  const text = plain(
    [item.title, item.place, item.organiser, item.category, ...item.tags, ...ends].join(' '),
  );
  return words.every((word) => text.includes(word));
}

function matchesMonth(item: Item, month: string): boolean {
  return month === '' || item.start?.day.startsWith(month) === true;
}

function matchesDuration(item: Item, duration: DurationFilter): boolean {
  if (duration === 'any') return true;
  const days = daysOf(item);
  if (days === null) return false;
  if (days <= 1) return duration === 'day';
  if (days <= 3) return duration === 'weekend';
  return days <= 7 ? duration === 'week' : duration === 'long';
}

const PRICE_LIMITS: Readonly<Record<Exclude<PriceFilter, 'any' | 'above'>, Paise>> = {
  free: 0,
  'under-5000': 500_000,
  'under-15000': 1_500_000,
  'under-30000': 3_000_000,
};

function matchesPrice(item: Item, filter: PriceFilter): boolean {
  if (filter === 'any') return true;
  const price = shownPrice(item);
  if (price.kind === 'contact') return false;
  if (filter === 'above') return price.price > PRICE_LIMITS['under-30000'];
  return price.price <= PRICE_LIMITS[filter];
}

const ORDERS: Readonly<Record<SortOrder, (a: Item, b: Item) => number>> = {
  soonest: (a, b) => compareDates(a.start, b.start),
  cheapest: (a, b) => order(priceOf(a) ?? LAST, priceOf(b) ?? LAST),
  dearest: (a, b) => order(-(priceOf(a) ?? -LAST), -(priceOf(b) ?? -LAST)),
  shortest: (a, b) => order(daysOf(a) ?? LAST, daysOf(b) ?? LAST),
};

/** Where what is unknown stands in any order. */
const LAST = Number.MAX_VALUE;

function order(a: number, b: number): number {
  return a - b;
}

function priceOf(item: Item): Paise | null {
  const price = shownPrice(item);
  return price.kind === 'contact' ? null : price.price;
}
