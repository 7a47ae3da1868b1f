import * as v from 'valibot';
import { type ImageRule, itemFields, optionFields } from '#machines/codec/item-schema.ts';
import { withoutMarkup } from '#machines/codec/markup.ts';
import type { Item, ItemKind } from '#machines/domain/item.ts';
import { whenOf } from '#machines/domain/when.ts';

/** Something of an item that the site cannot read or guesses at: a sentence with places for {items}, those alike, and {said}, the first one's words. */
export type Oddity = readonly [id: string, sentence: string, said: string];

const prices = /(?:^|\.)(starting_market_price|price|original_price|marked_price)$/;

/** True for an object that is no list. */
export const isRaw = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An item as sent by what it calls itself; undefined where it has neither an id nor a name. */
export const nameOf = (raw: unknown): string | undefined =>
  isRaw(raw)
    ? [raw._id, raw.id, raw.name, raw.title]
        .find((each) => /string|number/.test(typeof each))
        ?.toString()
    : undefined;

/** The fields that the site's own schemas take for absent in an item although it says something, or what they guess at. */
export function oddFields(raw: unknown, kind: ItemKind, images: ImageRule): Oddity[] {
  if (!isRaw(raw)) return [];
  // it holds whatever an organiser's system keeps there; only itineraries are looked for in it
  const { details: _, ...fields } = itemFields[kind] as Record<string, v.GenericSchema>;
  const name = nameOf(raw) ?? 'one without a name';
  const address = isRaw(raw.primary_image) ? `${raw.primary_image.link_url ?? ''}`.trim() : '';
  const picture =
    'The picture of {items} is not at an https address ({said}): a placeholder stands there.';
  return [
    ...oddOf(raw, fields, name),
    ...[raw.booking_types]
      .flat()
      .flatMap((each) => oddOf(each, optionFields, name, 'booking_types.')),
    ...(address === '' || images(address) !== null
      ? []
      : [['picture-insecure', picture, `${name}: ${address}`] as const]),
  ];
}

function oddOf(raw: unknown, schemas: Record<string, v.GenericSchema>, name: string, within = '') {
  return Object.entries(isRaw(raw) ? raw : {}).flatMap(([key, value]): Oddity[] => {
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
    if (schema === undefined || isSilent(value)) return [];
    const plain = withoutMarkup(value);
    const read = v.parse(schema, plain);
    const field = `\`${within}${key}\` of {items}`;
    const said = `${name}: ${shown(value)}`;
    if (isUnread(value, read, v.parse(schema, undefined)))
      return [['field-unreadable', `${field} cannot be read ({said}): ${effectOf(key)}.`, said]];
    if (!isGuess(value, plain, read)) return [];
    // in the contract's own units
    const meant = prices.test(key) ? Number(read) / 100 : isPicture(read) ? read.link_url : read;
    const guess = `is not written as the contract says ({said}) and is read as ${shown(meant)}`;
    return [['field-guessed', `${field} ${guess}.`, said]];
  });
}

/** The end of an item as a duration or a night tells it, where its own date does not. */
export function oddEnd(item: Item): Oddity[] {
  const { lastDay, isEndKnown } = whenOf(item) ?? { isEndKnown: false };
  if (!isEndKnown || lastDay === item.end?.day) return [];
  const fault = item.end === null ? 'is not told' : 'is of the night before';
  const sentence = `The end of {items} ${fault} ({said}) and is read as ${lastDay}.`;
  return [['end-guessed', sentence, `${item.id ?? item.title}: ${item.end?.day ?? 'none'}`]];
}

const isPicture = (read: unknown): read is { link_url: unknown } =>
  isRaw(read) && 'link_url' in read;

/** True when a value says nothing: absent, empty, or made of such alone. */
function isSilent(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isSilent);
}

function isUnread(value: unknown, read: unknown, absent: unknown): boolean {
  if (read === 'unreadable') return true;
  if (read === 'contact') return !/^\s*contact/i.test(String(value));
  if (Array.isArray(value) && Array.isArray(read)) return read.length < value.length;
  const isZero = /^\s*0[.0]*\D*$/.test(String(value));
  return !isZero && JSON.stringify(read) === JSON.stringify(absent);
}

/** True when a value is of another form than the contract's: markup, a figure, a flag or a list as a text, an id as a number, a picture as its address. */
function isGuess(value: unknown, plain: unknown, read: unknown): boolean {
  if (read === 'contact') return false;
  if (isPicture(read)) return !isRaw(value);
  // a list of objects has its own fields told; one text with commas is a list by the contract
  if (Array.isArray(read) && Array.isArray(value))
    return plain !== value && read.every((line) => typeof line === 'string');
  if (Array.isArray(read)) return plain !== value || /[\r\n;•]/.test(String(plain));
  return plain !== value || (typeof read !== 'object' && typeof value !== typeof read);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function effectOf(name: string): string {
  if (prices.test(name) || name.startsWith('discount'))
    return 'the price is shown as one to ask for, and nothing is sold';
  if (name === 'id' || name === '_id') return 'its card leads nowhere';
  if (name === 'primary_image') return 'a placeholder stands for its picture';
  if (name === 'booking_types') return 'those tickets cannot be chosen';
  if (/date/i.test(name)) return 'its date is not told';
  return name === 'available_seats' ? 'nothing of it is sold' : 'it is left out';
}
