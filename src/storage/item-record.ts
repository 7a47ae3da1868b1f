import * as v from 'valibot';
import { AmountSchema, PictureSchema, PriceSchema } from '#machines/codec/fields.ts';
import { type ImageRule, itemSchemas, picture } from '#machines/codec/item-schema.ts';
import { type CalendarDate, DAY_MS, localTime } from '#machines/domain/calendar/calendar.ts';
import {
  amountWithOldPrice,
  type Item,
  type ItemPrice,
  type Picture,
} from '#machines/domain/catalogue/item.ts';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';
import {
  isListName,
  LISTS,
  type ListName,
  listOfItem,
  listsOf,
} from '#machines/domain/catalogue/lists.ts';
import { isAmount, type Paise, toPaise, toRupees } from '#machines/domain/payment/money.ts';
import { parseUrl } from '#machines/domain/text/url.ts';

const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** Returns picture addresses as they are: they were checked before they were stored. */
const storedImageRule: ImageRule = (text) => {
  const url = parseUrl(text);
  if (url === null || !WEB_PROTOCOLS.has(url.protocol)) return null;
  return url.username === '' && url.password === '' ? url.href : null;
};

/**
 * Returns an item as `itemData`: the names of the API, amounts in rupees; only the fields of a confirmation or a
 * ticket (rule: Stored records).
 */
export function encodeItem(item: Item): Record<string, unknown> {
  return {
    // the id comes first: a record that was cut off after it still names its item
    ...encodeOwnFields(item),
    list: item.list,
    meetup_time: item.meetupTime,
    available_seats: item.availableSeats,
    total_seats: item.totalSeats,
    primary_image: encodePicture(item.picture),
    start_date: encodeDate(item.start),
    end_date: encodeDate(item.end),
  };
}

/** Returns the fields that each kind names in its own way. */
function encodeOwnFields(item: Item): Record<string, unknown> {
  switch (item.kind) {
    case 'trip':
      return {
        _id: item.id,
        name: item.title,
        organized_by: item.organiser,
        ...encodeTripPrice(item.price),
        meetup_point_name: item.location,
        duration: item.duration,
        terraintype: item.terrain,
        start_location: item.startLocation,
        end_location: item.endLocation,
      };
    case 'event':
      return {
        id: item.id,
        title: item.title,
        organizer: item.organiser,
        ...encodeEventPrice(item.price),
        address: item.location,
        level: item.level,
        is_multiple_days: item.isMultipleDays,
        // an earlier release that is open in another tab reads this
        is_training: LISTS[item.list].isTraining,
        timings: item.timings,
      };
  }
}

const CONTACT = 'Contact for price';

function encodeTripPrice(price: ItemPrice): Record<string, unknown> {
  if (price.kind !== 'amount')
    return { starting_market_price: price.kind === 'contact' ? CONTACT : null };
  return {
    starting_market_price: toRupees(price.oldPrice ?? price.price),
    discount_starts: price.discount,
    discounted_price: toRupees(price.price),
  };
}

function encodeEventPrice(price: ItemPrice): Record<string, unknown> {
  if (price.kind !== 'amount') return { price: price.kind === 'contact' ? CONTACT : null };
  return { price: toRupees(price.price), original_price: rupees(price.oldPrice) };
}

/** An amount of money, stored in rupees. */
export const RupeesSchema = v.pipe(v.custom<number>(isAmount), v.transform(toPaise));

/** Returns an amount in rupees; null for none. */
export function rupees(paise: Paise | null): number | null {
  return paise === null ? null : toRupees(paise);
}

/**
 * Returns a date as the API would send it: a day, or a moment in UTC. A moment that UTC writes as 00:00 would be read
 * as a day, so it is written by India's clock.
 */
export function encodeDate(date: CalendarDate | null): string | null {
  if (date === null) return null;
  const { day, at, isMidnight } = date;
  if (at === null) return isMidnight === true ? `${day}T00:00:00` : day;
  return at % DAY_MS === 0 ? `${localTime(at)}+05:30` : new Date(at).toISOString();
}

/** A picture that is stored as `primary_image`. */
export const StoredPictureSchema = v.pipe(
  PictureSchema,
  v.transform((link) => picture(link, storedImageRule)),
);

/** Encodes a picture as the API's `primary_image`; `thumbnail_url` is null when the thumbnail is the picture itself. */
export function encodePicture(picture: Picture | null) {
  if (picture === null) return null;
  const { url, thumbnailUrl } = picture;
  return { link_url: url, thumbnail_url: thumbnailUrl === url ? null : thumbnailUrl };
}

const TrainingSchema = v.object({ is_training: v.literal(true) });
const ListSchema = v.object({ list: v.custom<ListName>(isListName) });

/** Returns the list of an `itemData`; records of earlier releases name none, and mark a training. */
function storedList(value: unknown, kind: ItemKind): ListName {
  if (v.is(ListSchema, value)) return listOfItem({ kind, list: value.list });
  const isTraining = v.is(TrainingSchema, value);
  return listsOf(kind).find((name) => isTraining && LISTS[name].isTraining) ?? listOfItem({ kind });
}

// The percent is rounded, so the price that it led to counts where it was stored beside it.
const ExactPriceSchema = v.pipe(
  v.object({ starting_market_price: PriceSchema, discounted_price: AmountSchema }),
  v.transform(({ starting_market_price: marked, discounted_price: exact }) => {
    const isExact = typeof marked === 'number' && exact !== null && exact <= marked;
    return isExact ? amountWithOldPrice(exact, marked) : null;
  }),
);

/** Returns the item of an `itemData`; null for any other value. */
export function decodeStoredItem(value: unknown, kind: ItemKind): Item | null {
  const schema = itemSchemas[kind](storedImageRule, storedList(value, kind));
  const result = v.safeParse(schema, value);
  if (!result.success) return null;
  const item = result.output;
  switch (item.kind) {
    case 'trip':
      return { ...item, price: v.parse(ExactPriceSchema, value) ?? item.price };
    case 'event':
      return item;
  }
}
