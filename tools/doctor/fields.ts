import * as v from 'valibot';
import { itemFields, optionFields } from '#machines/codec/item-schema.ts';
import { withoutMarkup } from '#machines/codec/markup.ts';
import type { ItemKind } from '#machines/domain/item.ts';

/** An object as the platform sent it. */
export type Raw = Readonly<Record<string, unknown>>;

/** A field that the site cannot read, or only by a guess at what is meant. */
export interface OddField {
  readonly field: string;
  /** The value as JSON, cut. */
  readonly said: string;
  /** The meaning that the site guesses, as JSON, cut; null where it has none. */
  readonly guess: string | null;
}

const prices = /(?:^|\.)(starting_market_price|price|original_price|marked_price)$/;

/** True for an object that is no list. */
export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an item as sent that the site's own schemas take for absent although they say something, or that they guess at. */
export function oddFields(raw: Raw, kind: ItemKind): OddField[] {
  // it holds whatever an organiser's system keeps there; only itineraries are looked for in it
  const { details: _, ...fields } = itemFields[kind] as Record<string, v.GenericSchema>;
  const options = Array.isArray(raw.booking_types) ? raw.booking_types.filter(isRaw) : [];
  return [
    ...oddOf(raw, fields),
    ...options.flatMap((option) => oddOf(option, optionFields, 'booking_types.')),
  ];
}

function oddOf(raw: Raw, schemas: Readonly<Record<string, v.GenericSchema>>, within = '') {
  return Object.entries(schemas).flatMap(([name, schema]): OddField[] => {
    const value = raw[name];
    if (isSilent(value)) return [];
    const plain = withoutMarkup(value);
    const read = v.parse(schema, plain);
    const odd = { field: `${within}${name}`, said: shown(value) };
    if (isUnread(value, read, v.parse(schema, undefined))) return [{ ...odd, guess: null }];
    if (!isGuess(value, plain, read)) return [];
    // in the contract's own units
    const meant = prices.test(name) ? Number(read) / 100 : isPicture(read) ? read.link_url : read;
    return [{ ...odd, guess: shown(meant) }];
  });
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

/** The effect on riders of a field that the site cannot read. */
export function effectOf(name: string): string {
  if (prices.test(name) || /discount/.test(name))
    return 'the price is shown as one to ask for, and nothing is sold';
  if (name === 'id' || name === '_id') return 'its card leads nowhere';
  if (name === 'primary_image') return 'a placeholder stands for its picture';
  if (name === 'booking_types') return 'those tickets cannot be chosen';
  if (/date/i.test(name)) return 'its date is not told';
  return name === 'available_seats' ? 'nothing of it is sold' : 'it is left out';
}
