import * as v from 'valibot';
import { type ImageRule, itemFields, optionFields } from '#machines/codec/item-schema.ts';
import { withoutMarkup } from '#machines/codec/markup.ts';
import type { Item, ItemKind } from '#machines/domain/item.ts';
import { whenOf } from '#machines/domain/when.ts';

/** An object as the platform sent it. */
export type Raw = Readonly<Record<string, unknown>>;

/** Something of an item that the site cannot read, or only by a guess at what is meant, in the parts of a sentence. */
export interface Oddity {
  readonly id: string;
  readonly what: string;
  readonly fault: string;
  /** The item and what it says, cut. */
  readonly said: string;
  readonly effect: string;
}

const prices = /(?:^|\.)(starting_market_price|price|original_price|marked_price)$/;

/** True for an object that is no list. */
export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An item as sent by what it calls itself; undefined where it has neither an id nor a name. */
export const nameOf = ({ _id, id, name, title }: Raw): string | undefined =>
  [_id, id, name, title].find((each) => /string|number/.test(typeof each))?.toString();

/** The fields that the site's own schemas take for absent in an item although it says something, or what they guess at. */
export function oddFields(raw: Raw, kind: ItemKind, images: ImageRule): Oddity[] {
  // it holds whatever an organiser's system keeps there; only itineraries are looked for in it
  const { details: _, ...fields } = itemFields[kind] as Record<string, v.GenericSchema>;
  const options = Array.isArray(raw.booking_types) ? raw.booking_types.filter(isRaw) : [];
  const name = nameOf(raw) ?? 'one without a name';
  const address = isRaw(raw.primary_image) ? `${raw.primary_image.link_url ?? ''}`.trim() : '';
  return [
    ...oddOf(raw, fields, name),
    ...options.flatMap((option) => oddOf(option, optionFields, name, 'booking_types.')),
    ...(address === '' || images(address) !== null
      ? []
      : [
          {
            ...{ id: 'picture-insecure', what: 'The picture', fault: 'is not at an https address' },
            ...{ said: `${name}: ${address}`, effect: ': a placeholder stands there' },
          },
        ]),
  ];
}

function oddOf(raw: Raw, schemas: Record<string, v.GenericSchema>, name: string, within = '') {
  return Object.entries(schemas).flatMap(([key, schema]): Oddity[] => {
    const value = raw[key];
    if (isSilent(value)) return [];
    const plain = withoutMarkup(value);
    const read = v.parse(schema, plain);
    const field = { what: `\`${within}${key}\``, said: `${name}: ${shown(value)}` };
    if (isUnread(value, read, v.parse(schema, undefined)))
      return [
        { ...field, id: 'field-unreadable', fault: 'cannot be read', effect: `: ${effectOf(key)}` },
      ];
    if (!isGuess(value, plain, read)) return [];
    // in the contract's own units
    const meant = prices.test(key) ? Number(read) / 100 : isPicture(read) ? read.link_url : read;
    const fault = 'is not written as the contract says';
    return [{ ...field, id: 'field-guessed', fault, effect: ` and is read as ${shown(meant)}` }];
  });
}

/** The end of an item as a duration or a night tells it, where its own date does not. */
export function oddEnd(item: Item): Oddity[] {
  const { lastDay, isEndKnown } = whenOf(item) ?? { isEndKnown: false };
  if (!isEndKnown || lastDay === item.end?.day) return [];
  const fault = item.end === null ? 'is not told' : 'is of the night before';
  const said = `${item.id ?? item.title}: ${item.end?.day ?? 'none'}`;
  return [
    { id: 'end-guessed', what: 'The end', fault, said, effect: ` and is read as ${lastDay}` },
  ];
}

const isPicture = (read: unknown): read is Raw => isRaw(read) && 'link_url' in read;

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
