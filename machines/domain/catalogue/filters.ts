import { orders } from '#texts/finding.ts';
import { language } from '#texts/language.ts';
import { compareDates, daysBetween } from '../calendar/calendar.ts';
import { comingWeekends, daysOf, isWeekend } from '../calendar/weekend.ts';
import { isOpenForBooking, isUpcoming, whenOf } from '../calendar/when.ts';
import type { Paise } from '../payment/money.ts';
import { isSameName, nameKey } from '../text/folded-text.ts';
import { firstUnits } from '../text/text.ts';
import { durationHours } from './duration.ts';
import {
  type ChoiceRange,
  DURATIONS,
  type DurationChoice,
  PRICES,
  type PriceChoice,
} from './filter-choices.ts';
import { displayedPrice, type Item } from './item.ts';
import { levelName } from './item-labels.ts';
import { KINDS } from './kinds.ts';
import { type ListSearch, listSearch } from './list-search.ts';
import { ownFacts } from './own-facts.ts';
import { terrainWords } from './terrain.ts';

type SortOrder = keyof typeof orders;

/** The filters of a list. */
export interface Filters {
  readonly search: string;
  /** `YYYY-MM`, or '' for any month. */
  readonly month: string;
  /** The Saturday of a weekend, `YYYY-MM-DD`, or '' for any. */
  readonly weekend: string;
  readonly duration: DurationChoice;
  readonly price: PriceChoice;
  readonly sort: SortOrder;
  /** An organiser's name as items have it; '' for any. */
  readonly organiser: string;
  /** A word of a trip's terrain, as `terrainWords` gives them; '' for any. */
  readonly terrain: string;
  /** An event's level, as `levelName` gives it; '' for any. */
  readonly level: string;
  /** True when only bookable items are listed. */
  readonly hasSeats: boolean;
}

/** Returns true for the items that pass a filter. */
type ItemTest = (item: Item) => boolean;

/** One filter of a list: how an address names its value, and which items pass it. */
interface Filter<Value> {
  /** Its name in the query of an address. */
  readonly parameter: string;
  /** Returns its value in an address, '' where the address lacks it; an unreadable one counts as not set. */
  readonly read: (text: string) => Value;
  /** Returns a value as an address has it; '' for one that is not set. */
  readonly write: (value: Value) => string;
  /**
   * Returns the test of a value that is set, at `now` (epoch ms). Null for the search, which `ListSearch` matches, and
   * for the order, which narrows nothing.
   */
  readonly passes: ((value: Value, now: number) => ItemTest) | null;
}

/** The longest search text that is taken from an address, in characters. */
const SEARCH_LIMIT = 100;
/** The longest name of an organiser, a terrain or a level that is taken from an address, in code units. */
const NAME_LIMIT = 200;

/** Returns the filter of a name, such as an organiser's: an item passes where one of its `valuesOf` is the same name. */
function byName(parameter: string, valuesOf: (item: Item) => readonly string[]): Filter<string> {
  return {
    parameter,
    read: (text) => firstUnits(text, NAME_LIMIT).trim(),
    write: (name) => name,
    passes: (name) => (item) => valuesOf(item).some((value) => isSameName(value, name)),
  };
}

/** Returns the filter of a choice that stands in a table; `unset` is the choice of an address without one. */
function byChoice<Choice extends string>(
  parameter: string,
  table: Readonly<Record<Choice, unknown>>,
  unset: NoInfer<Choice>,
  passes: Filter<Choice>['passes'],
): Filter<Choice> {
  const choices = Object.keys(table) as Choice[];
  return {
    parameter,
    read: (text) => choices.find((choice) => choice === text) ?? unset,
    write: (choice) => (choice === unset ? '' : choice),
    passes,
  };
}

/** The table of filters, in the order in which an address names them. */
const FILTERS: { readonly [Field in keyof Filters]: Filter<Filters[Field]> } = {
  search: {
    parameter: 'q',
    read: (text) => text.slice(0, SEARCH_LIMIT).trim(),
    write: (search) => search.trim(),
    passes: null,
  },
  month: {
    parameter: 'month',
    read: (text) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : ''),
    write: (month) => month,
    passes: (month) => (item) => monthsOf(item).includes(month),
  },
  weekend: {
    parameter: 'weekend',
    read: (text) => (isWeekend(text) ? text : ''),
    write: (weekend) => weekend,
    passes: isOnWeekend,
  },
  duration: byChoice('duration', DURATIONS, 'any', (choice) =>
    isWithin(DURATIONS[choice], lengthInDays),
  ),
  price: byChoice('price', PRICES, 'any', (choice) => isWithin(PRICES[choice], sortingPrice)),
  organiser: byName('organiser', ({ organiser }) => [organiser]),
  terrain: byName('terrain', (item) => terrainWords(ownFacts(item).terrain)),
  level: byName('level', levelsOf),
  hasSeats: {
    parameter: 'seats',
    read: (text) => text === 'left',
    write: (hasSeats) => (hasSeats ? 'left' : ''),
    passes: (_, now) => (item) => isOpenForBooking(item, now),
  },
  sort: byChoice('sort', orders, 'soonest', null),
};

const FIELDS = Object.keys(FILTERS) as readonly (keyof Filters)[];

/** Returns the filters in an address's query; unreadable ones count as not set. */
export function filtersFromQuery(query: string): Filters {
  const values = new URLSearchParams(query);
  return Object.fromEntries(
    FIELDS.map((field) => {
      const { parameter, read } = FILTERS[field];
      return [field, read(values.get(parameter) ?? '')];
    }),
  ) as { [Field in keyof Filters]: Filters[Field] };
}

/** The filters of a list when it first opens. */
export const NO_FILTERS: Filters = filtersFromQuery('');

/** The change that clears the chosen month or weekend. */
export const ANY_DAYS = { month: '', weekend: '' } as const;

/** A field of the filters that narrows a list to a month or to a weekend. */
export type PeriodField = keyof typeof ANY_DAYS;

const { sort: _, ...cleared } = NO_FILTERS;

/** The change that clears every filter and leaves the order. */
export const CLEARED_FILTERS = cleared;

function written<Field extends keyof Filters>(field: Field, filters: Filters): string {
  const filter: Filter<Filters[Field]> = FILTERS[field];
  return filter.write(filters[field]);
}

/** Returns the query string of the filters and of the page (from 1); '' for no filters on page 1. */
export function catalogueQuery(filters: Filters, page = 1): string {
  const values = new URLSearchParams();
  for (const field of FIELDS) {
    const text = written(field, filters);
    if (text !== '') values.set(FILTERS[field].parameter, text);
  }
  if (page > 1) values.set('page', String(page));
  const query = values.toString();
  return query === '' ? '' : `?${query}`;
}

/** Returns the page in an address's query, counted from 1; an unreadable one is the first. */
export function pageFromQuery(query: string): number {
  const text = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** Counts the filters that narrow the list; the order narrows nothing. */
export function activeFilters(filters: Filters): number {
  const query = catalogueQuery({ ...filters, sort: 'soonest' });
  return [...new URLSearchParams(query)].length;
}

/**
 * Returns the items that pass the filters, in the chosen order; equals keep the server's order, close matches of the search come
 * after exact ones, and rides that have departed by `now` (epoch ms) come last. `search` is the list's own, prepared once.
 */
export function filtered<Kind extends Item>(
  items: readonly Kind[],
  filters: Filters,
  now: number,
  search: ListSearch = listSearch(items),
): Kind[] {
  const byOrder = ORDERS[filters.sort];
  const matches = search(filters.search);
  const passes = testOf(FIELDS, filters, now);
  return items
    .flatMap((item, index) => {
      const match = matches?.[index] ?? 'exact';
      if (match === 'none' || !passes(item)) return [];
      const hasLeft = Number(!isUpcoming(item, now));
      return { item, hasLeft, isClose: Number(match === 'close') };
    })
    .sort((a, b) => a.hasLeft - b.hasLeft || a.isClose - b.isClose || byOrder(a.item, b.item))
    .map(({ item }) => item);
}

/** Returns the rides that have not departed by `now` (epoch ms): only they are counted. */
export function upcoming<Kind extends Item>(items: readonly Kind[], now: number): Kind[] {
  return items.filter((item) => isUpcoming(item, now));
}

/** Returns the periods of one field that an item is in, as the filters name them. */
type PeriodsOf = (item: Item) => readonly string[];

/** Returns the reader of an item's weekends: those to come at `now` (epoch ms), and the chosen one. */
function weekendsOf(now: number, chosen: string): PeriodsOf {
  const weekends = [...new Set([...comingWeekends(now), chosen])].filter(isWeekend);
  const tests = weekends.map((weekend) => ({ weekend, isOn: isOnWeekend(weekend, now) }));
  return (item) => tests.filter(({ isOn }) => isOn(item)).map(({ weekend }) => weekend);
}

/** Returns the month in which an item starts; none for flexible dates. */
function monthsOf({ start }: Item): readonly string[] {
  return start === null ? [] : [start.day.slice(0, 7)];
}

/** The makers of the readers of an item's weekends and months, in the order in which these are offered. */
const PERIODS: Readonly<Record<PeriodField, (now: number, chosen: string) => PeriodsOf>> = {
  weekend: weekendsOf,
  month: () => monthsOf,
};

/** The periods, in the order in which they are offered. */
const PERIOD_FIELDS = Object.keys(PERIODS) as readonly PeriodField[];

/** The filters that say nothing of a month or a weekend. */
const FIELDS_OF_ANY_DAY = FIELDS.filter((field) => !Object.hasOwn(PERIODS, field));

/** A weekend or a month, as the filters name it, with the number of rides that choosing it would show. */
export interface PeriodCount {
  readonly field: PeriodField;
  readonly value: string;
  readonly count: number;
}

/**
 * Returns the weekends and months with rides to come at `now` (epoch ms), and the chosen ones, soonest first. Each has
 * the number of rides to come that pass all filters but those of weekends and months.
 */
export function periodCounts(
  items: readonly Item[],
  filters: Filters,
  now: number,
  search: ListSearch = listSearch(items),
): PeriodCount[] {
  const matches = search(filters.search);
  const passes = testOf(FIELDS_OF_ANY_DAY, filters, now);
  const rides = items.flatMap((item, index) => {
    if (!isUpcoming(item, now)) return [];
    return { item, isListed: matches?.[index] !== 'none' && passes(item) };
  });
  return PERIOD_FIELDS.flatMap((field) => {
    const counts = new Map<string, number>();
    const chosen = filters[field];
    if (chosen !== '') counts.set(chosen, 0);
    const valuesOf = PERIODS[field](now, chosen);
    for (const { item, isListed } of rides)
      for (const value of valuesOf(item)) add(counts, value, Number(isListed));
    return [...counts.keys()]
      .sort()
      .map((value) => ({ field, value, count: counts.get(value) ?? 0 }));
  });
}

/**
 * Returns the choices that a list's own items offer, in alphabetical order: organisers, levels, and the words of
 * terrains that two trips share, else all (rule: Filters).
 */
export function filterChoices(items: readonly Item[]) {
  const organisers: string[] = [];
  const levels: string[] = [];
  const terrains: string[] = [];
  const mentions = new Map<string, number>();
  for (const item of items) {
    if (item.organiser !== '') organisers.push(item.organiser);
    levels.push(...levelsOf(item));
    terrains.push(...terrainWords(ownFacts(item).terrain));
  }
  for (const word of terrains) add(mentions, nameKey(word));
  const shared = terrains.filter((word) => (mentions.get(nameKey(word)) ?? 0) > 1);
  return {
    organiser: byAlphabet(commonestSpellings(organisers)),
    terrain: byAlphabet(commonestSpellings(shared.length > 0 ? shared : terrains)),
    level: byAlphabet(commonestSpellings(levels)),
  };
}

/** Sorts names by the alphabet of the page's language, without regard to capitals. */
export function byAlphabet(names: Iterable<string>): string[] {
  return [...names].sort(new Intl.Collator(language.locale, { numeric: true }).compare);
}

/** Returns each name once, in the spelling that most of its mentions have. */
function commonestSpellings(mentions: readonly string[]): Iterable<string> {
  const counts = new Map<string, number>();
  for (const name of mentions) add(counts, name);
  // the commonest spelling is set last, of equals the first
  const rarestFirst = [...counts].reverse().sort(([, one], [, other]) => one - other);
  return new Map(rarestFirst.map(([name]) => [nameKey(name), name])).values();
}

function add(counts: Map<string, number>, word: string, count = 1): void {
  counts.set(word, (counts.get(word) ?? 0) + count);
}

/** Returns the length of an item in days: by its text, else by its dates; null when neither gives it. */
export function lengthInDays(item: Item): number | null {
  const days = statedDays(item);
  if (days !== null) return days;
  const when = whenOf(item);
  return when?.hasEnd === true ? daysBetween(when.firstDay, when.lastDay) + 1 : null;
}

/** Returns the length that an item itself states, in days; null for none. */
function statedDays(item: Item): number | null {
  const facts = ownFacts(item);
  if (KINDS[item.kind].statesHours) return facts.isMultipleDays ? null : 1;
  const hours = durationHours(facts);
  return hours === null ? null : hours / 24;
}

/** Returns the test for items with a day on a weekend. */
function isOnWeekend(weekend: string, now: number): ItemTest {
  const days = daysOf(weekend, now);
  return (item) => {
    const { start } = item;
    // most items begin later, and their end takes time to read
    if (start === null || start.day > days.last) return false;
    return (whenOf(item)?.lastDay ?? start.day) >= days.first;
  };
}

/** Returns the test for items that pass each filter of some fields that is set. */
function testOf(fields: readonly (keyof Filters)[], filters: Filters, now: number): ItemTest {
  const tests = fields.flatMap((field) => testBy(field, filters, now) ?? []);
  return (item) => tests.every((passes) => passes(item));
}

/** Returns the test of one filter; null where it is not set or narrows nothing. */
function testBy<Field extends keyof Filters>(
  field: Field,
  filters: Filters,
  now: number,
): ItemTest | null {
  const filter: Filter<Filters[Field]> = FILTERS[field];
  if (filter.passes === null || written(field, filters) === '') return null;
  return filter.passes(filters[field], now);
}

/** Returns the level of an item, as the filters name it; none for one without a level. */
function levelsOf(item: Item): readonly string[] {
  const { level } = ownFacts(item);
  return level === null ? [] : [levelName(level)];
}

/** Returns the test for items with a value in a range; an unknown value, null, passes the choice of all alone. */
function isWithin(range: ChoiceRange | null, valueIn: (item: Item) => number | null): ItemTest {
  if (range === null) return () => true;
  const { above = -Infinity, upTo = Infinity } = range;
  return (item) => {
    const value = valueIn(item);
    return value !== null && value > above && value <= upTo;
  };
}

const ORDERS: Readonly<Record<SortOrder, (a: Item, b: Item) => number>> = {
  soonest: (a, b) => compareDates(a.start, b.start),
  cheapest: (a, b) => (sortingPrice(a) ?? LAST) - (sortingPrice(b) ?? LAST),
  dearest: (a, b) => (sortingPrice(b) ?? -LAST) - (sortingPrice(a) ?? -LAST),
  shortest: (a, b) => (lengthInDays(a) ?? LAST) - (lengthInDays(b) ?? LAST),
};

/** The sort key of unknown values, which come last in any order. */
const LAST = Number.MAX_VALUE;

function sortingPrice(item: Item): Paise | null {
  const price = displayedPrice(item);
  return price.kind === 'contact' ? null : price.price;
}
