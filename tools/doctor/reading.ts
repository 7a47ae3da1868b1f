import * as v from 'valibot';
import {
  firstOf,
  LineSchema,
  PictureSchema,
  PriceSchema,
  unwrapJsonText,
} from '#machines/codec/fields.ts';
import {
  type ImageRule,
  itemFieldTables,
  OPTIONS_ON_REQUEST,
  optionFieldTable,
} from '#machines/codec/item-schema.ts';
import { withoutMarkup } from '#machines/codec/markup.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';
import type { ListName } from '#machines/domain/catalogue/lists.ts';
import { decodeItem } from '../../src/api/schema.ts';

/** The name of a field of an item itself. */
type OwnFieldName = {
  [Kind in ItemKind]: Exclude<keyof (typeof itemFieldTables)[Kind], 'details'>;
}[ItemKind];

/** The site's own name of a field of an item, or of one of its ticket options. */
export type FieldName = OwnFieldName | `option.${keyof typeof optionFieldTable}`;

/** A field of an item as it was sent, and the value that the site reads from it. */
export interface FieldReading<Name extends string = FieldName> {
  readonly field: Name;
  /** The name of the field in the API, such as 'booking_types.discount'. */
  readonly name: string;
  readonly sent: unknown;
  readonly read: unknown;
  readonly result: 'silent' | 'plain' | 'guessed' | 'unreadable';
}

/** An item as it was sent in the answer to a call, and as the site reads it. */
export interface ItemReading {
  /** The call in a sentence, such as 'the list of trips'. */
  readonly call: string;
  /** The noun for one item of its list. */
  readonly noun: string;
  readonly kind: ItemKind;
  /** The id or name of the item, else the beginning of what was sent. */
  readonly label: string;
  /** The item; null where it cannot be read. */
  readonly item: Item | null;
  readonly fields: readonly FieldReading[];
  /** The address of its picture as it was sent; '' for none. */
  readonly pictureUrl: string;
  /** True for an address at which the site takes no pictures. */
  readonly isPictureRefused: boolean;
}

/** The call and the list that an item came from. */
export interface ItemSource extends Pick<ItemReading, 'call' | 'noun' | 'kind'> {
  readonly list: ListName;
  readonly images: ImageRule;
}

/** Returns the id or the name of an item as it was sent; '' where it has neither. */
export function nameOf(raw: unknown): string {
  const names = ['_id', 'id', 'name', 'title'].map((key) => Object(raw)[key]);
  return firstOf(...names.map((name) => v.parse(LineSchema, name)));
}

/** Reads an item as it was sent: each of its fields by the site's own schemas. */
export function readItem(raw: unknown, { images, list, ...source }: ItemSource): ItemReading {
  const { kind } = source;
  const label = nameOf(raw) || excerptOf(raw);
  const item = decodeItem(raw, images, { id: label, kind, list });
  const { link_url: pictureUrl } = v.parse(PictureSchema, withoutMarkup(Object(raw).primary_image));
  return {
    ...source,
    label,
    item: typeof item === 'string' ? null : item,
    fields: [...readingsOf(raw, ownFieldsOf(kind)), ...optionsOf(raw).flatMap(optionReadings)],
    pictureUrl,
    isPictureRefused: pictureUrl !== '' && images(pictureUrl) === null,
  };
}

type FieldTable<Name extends string> = Readonly<Partial<Record<Name, FieldEntry>>>;
type FieldEntry = { readonly names: readonly string[]; readonly schema: v.GenericSchema };

/** Returns the fields of a kind without `details`, where systems put anything and only itineraries are read. */
function ownFieldsOf(kind: ItemKind): FieldTable<OwnFieldName> {
  const { details: _, ...fields }: FieldTable<OwnFieldName | 'details'> = {
    ...itemFieldTables[kind],
  };
  return fields;
}

/** Returns the ticket options of an item as they were sent. */
function optionsOf(raw: unknown): unknown[] {
  return [unwrapJsonText(withoutMarkup(Object(raw).booking_types))].flat();
}

function optionReadings(option: unknown): FieldReading[] {
  return readingsOf(option, optionFieldTable).map((reading) => ({
    ...reading,
    field: `option.${reading.field}` as const,
    name: `booking_types.${reading.name}`,
  }));
}

function readingsOf<Name extends string>(
  raw: unknown,
  table: FieldTable<Name>,
): FieldReading<Name>[] {
  const sentFields = new Map(Object.entries(raw ?? {}));
  const entries = Object.entries(table) as [Name, FieldEntry][];
  return entries.flatMap(([field, { names, schema }]) =>
    names
      .filter((name) => sentFields.has(name))
      .map((name) => fieldReading({ field, name, sent: sentFields.get(name) }, schema)),
  );
}

function fieldReading<Name extends string>(
  sent: Pick<FieldReading<Name>, 'field' | 'name' | 'sent'>,
  schema: v.GenericSchema,
): FieldReading<Name> {
  const plain = withoutMarkup(sent.sent);
  const value = v.parse(schema, plain);
  // in the contract's own units
  const read = schema === PriceSchema && typeof value === 'number' ? value / 100 : value;
  return { ...sent, read, result: resultOf(sent.sent, plain, value, v.parse(schema, undefined)) };
}

function resultOf(
  sent: unknown,
  plain: unknown,
  read: unknown,
  absent: unknown,
): FieldReading['result'] {
  if (isSilent(sent)) return 'silent';
  if (isUnread(sent, read, absent)) return 'unreadable';
  return isGuess(sent, plain, read) ? 'guessed' : 'plain';
}

/** True when a value says nothing: absent, empty, or made of such alone. */
function isSilent(value: unknown): boolean {
  return typeof value === 'object'
    ? Object.values(value ?? {}).every(isSilent)
    : String(value ?? '').trim() === '';
}

function isUnread(value: unknown, read: unknown, absent: unknown): boolean {
  if (read === OPTIONS_ON_REQUEST) return true;
  if (read === 'contact') return !/^\s*contact/i.test(String(value));
  if (Array.isArray(value) && Array.isArray(read)) return read.length < value.length;
  const isZero = /^\s*0[.0]*\D*$/.test(String(value));
  return read === 'unreadable' || (!isZero && JSON.stringify(read) === JSON.stringify(absent));
}

/**
 * True when a value is of another form than the contract's: markup, a figure, a flag or a list without commas as a
 * text, an id as a number, a picture as its address.
 */
function isGuess(value: unknown, plain: unknown, read: unknown): boolean {
  if (read === 'contact') return false;
  // the fields of a list of objects are read one by one
  if (Array.isArray(read) && typeof read[0] === 'object') return !Array.isArray(value);
  if (Object(read).link_url !== undefined) return Object(value).link_url === undefined;
  const isCut = Array.isArray(read) && typeof value === 'string' && /[\r\n;•]/.test(value);
  return isCut || plain !== value || (typeof read !== 'object' && typeof value !== typeof read);
}

/** Returns the beginning of a value as JSON, enough to recognise it. */
export function excerptOf(value: unknown): string {
  return String(JSON.stringify(value)).replace(/^(.{60}).+/, '$1…');
}
