import { listWords } from '#texts/lists.ts';
import type { CalendarDate } from '../calendar/calendar.ts';
import { discountedPrice, type Paise } from '../payment/money.ts';
import { isSameName } from '../text/folded-text.ts';
import type { ItemKind } from './kinds.ts';
import { FEATURED_CARD_COUNT, type ListName } from './lists.ts';

/** A price in paise with the price before it; `discount` is the rounded percent, 0 for none. */
export interface Amount {
  readonly kind: 'amount';
  readonly price: Paise;
  /** The price before the discount, in paise; null without a discount. */
  readonly oldPrice: Paise | null;
  readonly discount: number;
}

/** The price of an item as the API gives it: an amount, a price to ask for, or nothing. */
export type ItemPrice = Amount | { readonly kind: 'contact' } | { readonly kind: 'missing' };

/** An item's picture. Both addresses were checked when the answer was decoded. */
export interface Picture {
  readonly url: string;
  /** The smaller picture for lists; the picture itself where it has none. */
  readonly thumbnailUrl: string;
}

/** One row of the ticket selector. A contact option cannot be added. */
export interface TicketOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: Amount | { readonly kind: 'contact' };
  /** Set where the organiser gave no title: then the site's own name stands there, in the language of the page. */
  readonly isUnnamed?: true;
}

/** A day of a trip's itinerary. */
export interface ItineraryDay {
  readonly dayNumber: number;
  readonly title: string;
  readonly description: string;
  readonly locations: readonly string[];
  readonly activities: readonly string[];
}

/** A ticket option as the API lists it (`booking_types`): its name may be '', its price may be missing. */
export interface WireOption extends Omit<TicketOption, 'price'> {
  readonly price: ItemPrice;
}

interface ItemCommon {
  /** The list of the item: that of its answer, else that of the page from which it was opened. */
  readonly list: ListName;
  /** The id of the item; null without a usable id: then its card does not navigate. */
  readonly id: string | null;
  readonly title: string;
  readonly organiser: string;
  readonly price: ItemPrice;
  readonly picture: Picture | null;
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
  /** The meetup point of a trip, the address of an event; '' when absent. */
  readonly location: string;
  readonly description: string;
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  /** The API's own tags; `hashtags` decides which are displayed. */
  readonly tags: readonly string[];
  readonly category: string;
  readonly bookingTypes: readonly WireOption[];
  readonly meetupTime: string;
  /** Null when the organiser names no capacity. */
  readonly availableSeats: number | null;
  /** The seats in all, sold ones included; null when the organiser names none. */
  readonly totalSeats: number | null;
  /** Set when the API's seats are unreadable: then no ticket of the item is sold. */
  readonly hasUnreadableSeats?: true;
  /** Set where the list was guessed from the address of the item's page, since no card was pressed. */
  readonly isListGuessed?: true;
}

/** A guided trip or adventure tour. */
export interface Trip extends ItemCommon {
  readonly kind: 'trip';
  /** The API's own text, such as '3 days'; '' when absent. */
  readonly duration: string;
  readonly terrain: string;
  readonly itinerary: readonly ItineraryDay[];
  readonly startLocation: string;
  readonly endLocation: string;
}

/** A biking event or a training. */
export interface RideEvent extends ItemCommon {
  readonly kind: 'event';
  /** The API's own text, such as 'all_levels'; '' when absent. */
  readonly level: string;
  readonly isMultipleDays: boolean;
  readonly timings: string;
}

/** Anything that can be booked. */
export type Item = Trip | RideEvent;

/** The id and kind of an item to fetch. `list` is the page or list from which it was opened. */
export interface ItemRequest {
  readonly id: string;
  readonly kind: ItemKind;
  readonly list?: ListName | undefined;
  /** True when only the page's address says so. */
  readonly isListGuessed?: boolean | undefined;
}

/**
 * A list of items. `omitted` is the number of items above the limit of the site, which the server sent and the list
 * mentions.
 */
export interface Catalogue<Kind extends Item = Item> {
  readonly items: readonly Kind[];
  readonly omitted: number;
  /** The number of items that the list has beyond `items`; absent where `items` is all of it. */
  readonly unlisted?: number;
}

const EMPTY_TEXTS = { description: '', inclusions: [], exclusions: [], bookingTypes: [] };

/** The long texts of the items of each kind, empty. */
const EMPTY_TEXTS_OF_KIND = {
  trip: { ...EMPTY_TEXTS, itinerary: [] },
  event: EMPTY_TEXTS,
} satisfies { readonly [Kind in ItemKind]: Partial<Extract<Item, { kind: Kind }>> };

/** Returns an item without its long texts and its tickets, as the cards of a list have it. */
export function withoutLongTexts(item: Item): Item {
  return { ...item, ...EMPTY_TEXTS_OF_KIND[item.kind] };
}

/** Default prices where option and item both lack one (rule: Missing prices). */
const FALLBACK_PRICE: Paise = 1_599_900;
const FALLBACK_OLD_PRICE: Paise = 1_699_900;

/** Returns the amount of a price that was `marked` before `percent` off. */
export function amountOff(marked: Paise, percent: number): Amount {
  return amountWithOldPrice(discountedPrice(marked, percent), marked);
}

/** Returns the amount of a final price; the price before it counts only when it is higher. */
export function amountWithOldPrice(price: Paise, old: Paise | null): Amount {
  if (old === null || old <= price) return { kind: 'amount', price, oldPrice: null, discount: 0 };
  const discount = Math.round(((old - price) / old) * 100);
  return { kind: 'amount', price, oldPrice: old, discount };
}

/** Returns the price of a card or of the price area: a missing one is the fallback price, without a discount. */
export function displayedPrice(item: Pick<Item, 'price'>): Amount | { readonly kind: 'contact' } {
  return item.price.kind === 'missing' ? amountWithOldPrice(FALLBACK_PRICE, null) : item.price;
}

/** Returns the percent of the '% off' badge; 0 when there is none to show. */
export function badgeDiscount(item: Pick<Item, 'price'>): number {
  return item.price.kind === 'amount' ? item.price.discount : 0;
}

/**
 * Returns the rows of the ticket selector: the item as the category list has it, else its own options, else one
 * default.
 */
export function ticketOptions(item: Item, fromList: Item | null): TicketOption[] {
  const listed = fromList?.bookingTypes ?? [];
  const own = listed.length > 0 ? listed : item.bookingTypes;
  // The list is the better source for which list it is.
  const byDefault = { ...defaultOption(item), name: defaultOptionName(fromList ?? item) };
  const isOnRequest = item.hasUnreadableSeats === true || fromList?.hasUnreadableSeats === true;
  return (own.length === 0 ? [byDefault] : own).map(({ name, price, ...option }) => ({
    ...option,
    ...(name === '' ? { name: byDefault.name, isUnnamed: true as const } : { name }),
    price: isOnRequest ? { kind: 'contact' } : price.kind === 'missing' ? byDefault.price : price,
  }));
}

/** The id of the default option. */
const DEFAULT_OPTION = 'default';

/** Returns the one option of an item whose options could not be fetched, or that has none (rule: Ticket options). */
export function defaultOption(item: Item): TicketOption {
  return {
    id: DEFAULT_OPTION,
    name: defaultOptionName(item),
    isUnnamed: true,
    description: '',
    price:
      item.price.kind === 'missing'
        ? amountWithOldPrice(FALLBACK_PRICE, FALLBACK_OLD_PRICE)
        : item.price,
  };
}

/** Returns the name of an item that states none. */
export function unnamedItem(list: ListName): string {
  return listWords[list].unnamed;
}

function defaultOptionName(item: Item): string {
  return listWords[item.list].ticket;
}

/** Returns an item with the list that has it, in place of a list that was guessed. */
export function withList(item: Item, list: ListName): Item {
  const { isListGuessed, ...certain } = item;
  return isListGuessed === undefined && item.list === list ? item : { ...certain, list };
}

/**
 * Returns an item as it is sold: with the fewer of the seats in its own answer and in its category list (rule:
 * Seats), and with the list that has it.
 */
export function asSold(item: Item, fromList: Item | null): Item {
  const listed = fromList === null ? item : withList(item, fromList.list);
  const named = [item, fromList].flatMap((each) => each?.availableSeats ?? []);
  const seats = named.length === 0 ? null : Math.min(...named);
  return seats === item.availableSeats ? listed : { ...listed, availableSeats: seats };
}

/** Returns the most tickets one booking can hold; Infinity when the organiser names no capacity. */
export function seatLimit(item: Item): number {
  if (item.hasUnreadableSeats === true) return 0;
  return item.availableSeats === null ? Number.POSITIVE_INFINITY : Math.max(item.availableSeats, 0);
}

/**
 * Returns the cards of Home (rule: Featured getaways): two of each featured list, of distinct organisers where they can
 * be, as many as the page has room for.
 */
export function featured(lists: readonly (readonly Item[])[]): Item[] {
  return lists.flatMap(pairOf).slice(0, FEATURED_CARD_COUNT);
}

function pairOf(items: readonly Item[]): Item[] {
  const [first] = items;
  if (first === undefined) return [];
  const second = items.find((item) => !isSameName(item.organiser, first.organiser)) ?? items[1];
  return second === undefined ? [first] : [first, second];
}
