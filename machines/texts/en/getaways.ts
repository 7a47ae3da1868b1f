import type { ListName } from '#machines/domain/catalogue/lists.ts';
import { type PluralForms, plural } from './grammar.ts';
import { language } from './language.ts';

/** The sentence of each list for search engines and shared links. */
export const descriptions: Readonly<Record<ListName, string>> = {
  trips:
    'Guided motorcycle trips and adventure tours across India, with dates, places and prices. Filter by month, duration and price.',
  trainings:
    'Motorcycle trainings for every level across India, with dates, places and prices. Filter by month, duration and price.',
  events:
    'Biking events, rides and meets across India, with dates, places and prices. Filter by month, duration and price.',
};

// The lists, and what each holds.
export const getaways = 'Getaways';
export const savedRides = 'Saved rides';
export const lead = 'Guided rides on roads worth the fuel.';

// A list in its states.
export const loading = (many: string) => `Loading ${many}`;
export const notLoaded = (many: string) => `We could not load the ${many}`;
export const thisList = 'this list';
/** The sentence in place of a list without items. */
export const nothingPublished: Readonly<Record<ListName, string>> = {
  trips: 'No adventure tours available at the moment.',
  trainings: 'No training events available at the moment.',
  events: 'No events available at the moment.',
};

export const nothingPublishedHelp = (nouns: readonly string[]) =>
  `New rides open through the week. The ${new Intl.ListFormat(language.locale).format(nouns)} may have a date for you now.`;
export const seeList = (label: string) => `See ${label}`;

// The filters.
export const search = (many: string) => `Search ${many}`;
/** The hint in the search field of each list. */
export const searchPlaceholders: Readonly<Record<ListName, string>> = {
  trips: 'Search by place or road',
  trainings: 'Search by place or skill',
  events: 'Search by place or name',
};
export const duration = 'Duration';
export const price = 'Price';
export const moreFilters = 'More filters';
export const organiser = 'Organiser';
export const anyOrganiser = 'Any organiser';
export const terrain = 'Terrain';
export const anyTerrain = 'Any terrain';
export const level = 'Level';
export const anyLevel = 'Any level';
export const seats = 'Seats';
export const hasSeats = 'Has seats';
export const clearFilter = (label: string, words: string) =>
  `Clear ${label.toLowerCase()}: ${words}`;
export const clearAll = 'Clear all';
export const byDate = (label: string) => `${label} by date`;
export const comingWeekends = ['This weekend', 'Next weekend'];

// What was found.
export const counted = (figure: string, count: number, noun: { counted: PluralForms }) =>
  `${figure} ${plural(count, noun.counted)}`;
export const closeTo = (words: string) => `close to “${words}”`;
export const forWords = (words: string) => `for “${words}”`;
/** Returns the counts of a search in all lists, in one sentence. */
export const acrossLists = (counts: readonly string[], words: string) =>
  `${new Intl.ListFormat(language.locale, { type: 'unit' }).format(counts)} ${words}`;
export const inAllLists = 'Results in all lists';
export const resultCountText = (count: string, close: string) => `${count} found ${close}`;
export const pageOf = (page: number, pages: number) => `· page ${page} of ${pages}`;
export const order = 'Order';
export const noneMatch = (many: string) => `No ${many} match these filters`;
/** Returns the title of an empty result where words were typed and no filter is set. */
export const noneFor = (many: string, words: string) => `No ${many} for “${words}”`;
export const noneMatchHelp = (filters: number, total: string, many: string) =>
  `Try another ${filters > 1 ? 'combination' : 'one'}, or clear the filters to see all ${total} ${many}.`;
export const clearFilters = 'Clear filters';
export const omitted = (figure: string, many: string) =>
  `${figure} more ${many} are not in this list. Ask us for them, or look again tomorrow.`;

// The links to the pages of a long list.
export const pages = 'Pages';
export const page = (number: number) => `Page ${number}`;
export const previous = 'Previous';
export const next = 'Next';
