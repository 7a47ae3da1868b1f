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
import { displayedPrice, type Item, type Trip } from './item.ts';
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

/** The change that clears the chosen month or weekend. */
export const ANY_DAYS = { month: '', weekend: '' } as const;

/** A field of the filters that narrows a list to a month or to a weekend. */
export type PeriodField = keyof typeof ANY_DAYS;

/** The change that clears every filter and leaves the order. */
export const CLEARED_FILTERS = {
  search: '',
  ...ANY_DAYS,
  duration: 'any',
  price: 'any',
  organiser: '',
  terrain: '',
  level: '',
  hasSeats: false,
} as const;

/** The filters of a list when it first opens. */
export const NO_FILTERS: Filters = { ...CLEARED_FILTERS, sort: 'soonest' };

/** The longest search text that is taken from an address, in characters. */
const SEARCH_LIMIT = 100;
/** The longest name of an organiser, a terrain or a level that is taken from an address, in code units. */
const NAME_LIMIT = 200;

/** Returns the filters in an address's query; unreadable ones count as not set. */
export function filtersFromQuery(query: string): Filters {
  const values = new URLSearchParams(query);
  const month = values.get('month') ?? '';
  const weekend = values.get('weekend') ?? '';
  return {
    search: (values.get('q') ?? '').slice(0, SEARCH_LIMIT).trim(),
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : '',
    weekend: isWeekend(weekend) ? weekend : '',
    duration: oneOf(DURATIONS, values.get('duration'), 'any'),
    price: oneOf(PRICES, values.get('price'), 'any'),
    sort: oneOf(orders, values.get('sort'), 'soonest'),
    organiser: name(values.get('organiser')),
    terrain: name(values.get('terrain')),
    level: name(values.get('level')),
    hasSeats: values.get('seats') === 'left',
  };
}

function name(value: string | null): string {
  return firstUnits(value ?? '', NAME_LIMIT).trim();
}

function oneOf<Choice extends string>(
  table: Readonly<Record<Choice, unknown>>,
  value: string | null,
  fallback: Choice,
): Choice {
  const choices = Object.keys(table) as Choice[];
  return choices.find((choice) => choice === value) ?? fallback;
}

/** Returns the query string of the filters and of the page (from 1); '' for no filters on page 1. */
export function catalogueQuery(filters: Filters, page = 1): string {
  const values = new URLSearchParams();
  const search = filters.search.trim();
  if (search !== '') values.set('q', search);
  if (filters.month !== '') values.set('month', filters.month);
  if (filters.weekend !== '') values.set('weekend', filters.weekend);
  if (filters.duration !== 'any') values.set('duration', filters.duration);
  if (filters.price !== 'any') values.set('price', filters.price);
  for (const field of ['organiser', 'terrain', 'level'] as const)
    if (filters[field]) values.set(field, filters[field]);
  if (filters.hasSeats) values.set('seats', 'left');
  if (filters.sort !== 'soonest') values.set('sort', filters.sort);
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
  const isOnDays = isOn(filters, now);
  return items
    .flatMap((item, index) => {
      const match = matches?.[index] ?? 'exact';
      if (match === 'none' || !isOnDays(item)) return [];
      if (!passesOthers(item, filters, now)) return [];
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
  const tests = weekends.map((weekend) => ({
    weekend,
    isOnWeekend: isOn({ ...ANY_DAYS, weekend }, now),
  }));
  return (item) =>
    tests.filter(({ isOnWeekend }) => isOnWeekend(item)).map(({ weekend }) => weekend);
}

/** Returns the month in which an item starts; none for flexible dates. */
function monthOf({ start }: Item): readonly string[] {
  return start === null ? [] : [start.day.slice(0, 7)];
}

/** The makers of the readers of an item's weekends and months, in the order in which these are offered. */
const PERIODS: Readonly<Record<PeriodField, (now: number, chosen: string) => PeriodsOf>> = {
  weekend: weekendsOf,
  month: () => monthOf,
};

/** The periods, in the order in which they are offered. */
const PERIOD_FIELDS = Object.keys(PERIODS) as readonly PeriodField[];

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
  const rides = items.flatMap((item, index) => {
    if (!isUpcoming(item, now)) return [];
    return { item, isListed: matches?.[index] !== 'none' && passesOthers(item, filters, now) };
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
    const { level, terrain } = ownFacts(item);
    if (level !== null) levels.push(levelName(level));
    terrains.push(...terrainWords(terrain));
  }
  for (const word of terrains) add(mentions, nameKey(word));
  const shared = terrains.filter((word) => (mentions.get(nameKey(word)) ?? 0) > 1);
  return {
    organisers: byAlphabet(commonestSpellings(organisers)),
    terrains: byAlphabet(commonestSpellings(shared.length > 0 ? shared : terrains)),
    levels: byAlphabet(commonestSpellings(levels)),
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

/** Returns the test for items of the chosen month, by their start, and of the chosen weekend, by all of their days. */
function isOn({ month, weekend }: Pick<Filters, PeriodField>, now: number) {
  const days = weekend === '' ? null : daysOf(weekend, now);
  return (item: Item): boolean => {
    const { start } = item;
    if (month !== '' && start?.day.startsWith(month) !== true) return false;
    if (days === null) return true;
    // most items begin later, and their end takes time to read
    if (start === null || start.day > days.last) return false;
    return (whenOf(item)?.lastDay ?? start.day) >= days.first;
  };
}

/** True when an item passes all filters but those of the search, the month and the weekend. */
function passesOthers(item: Item, filters: Filters, now: number): boolean {
  const { organiser, terrain, level, hasSeats } = filters;
  if (organiser && !isSameName(item.organiser, organiser)) return false;
  if (terrain && !hasTerrain(ownFacts(item), terrain)) return false;
  if (level && !hasLevel(ownFacts(item).level, level)) return false;
  if (hasSeats && !isOpenForBooking(item, now)) return false;
  if (!passesChoice(item, DURATIONS[filters.duration], lengthInDays)) return false;
  return passesChoice(item, PRICES[filters.price], sortingPrice);
}

function hasTerrain({ terrain }: Pick<Trip, 'terrain'>, chosen: string): boolean {
  return terrainWords(terrain).some((word) => isSameName(word, chosen));
}

function hasLevel(level: string | null, chosen: string): boolean {
  return level !== null && isSameName(levelName(level), chosen);
}

/** True when a value of an item passes a choice; an unknown value, null, passes the choice of all alone. */
function passesChoice(
  item: Item,
  choice: ChoiceRange | null,
  valueIn: (item: Item) => number | null,
): boolean {
  if (choice === null) return true;
  const { above = -Infinity, upTo = Infinity } = choice;
  const value = valueIn(item);
  return value !== null && value > above && value <= upTo;
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
