import * as v from 'valibot';
import { itemFields } from '#machines/codec/item-schema.ts';
import type { ItemKind } from '#machines/domain/item.ts';

/** A field that says something which the site cannot read. */
export interface UnreadField {
  readonly name: string;
  /** What it says, as JSON, cut. */
  readonly said: string;
}

// holds whatever an organiser's system keeps there; only itineraries are looked for in it
const free = ['details'];
const prices = ['starting_market_price', 'price', 'original_price'];

/** Whether a value says nothing: absent, empty, zero, or made of such alone. */
function isSilent(value: unknown): boolean {
  if (value === null || value === undefined || value === 0) return true;
  if (typeof value === 'string') return /^\s*(?:0(?:\.0*)?)?\s*$/.test(value);
  return typeof value === 'object' && Object.values(value).every(isSilent);
}

/** The fields of an item as sent that the site's own schemas take for absent although they say something. */
export function unreadFields(
  raw: Readonly<Record<string, unknown>>,
  kind: ItemKind,
): UnreadField[] {
  const schemas: Readonly<Record<string, v.GenericSchema>> = itemFields[kind];
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (free.includes(name) || isSilent(value) || !isUnread(name, schema, value)) return [];
    return [{ name, said: shown(value) }];
  });
}

function isUnread(name: string, schema: v.GenericSchema, value: unknown): boolean {
  const read = v.parse(schema, value);
  if (prices.includes(name)) return read === 'contact' && !/^\s*contact/i.test(String(value));
  if (name === 'booking_types' && Array.isArray(value) && Array.isArray(read)) {
    return read.length < value.length;
  }
  return JSON.stringify(read) === JSON.stringify(v.parse(schema, undefined));
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** What the site does with an item whose field it cannot read. */
export function effectOf(name: string): string {
  if (prices.includes(name)) return 'the price is shown as one to ask for, and nothing is sold';
  if (name === 'id' || name === '_id') return 'its card leads nowhere';
  if (name === 'primary_image') return 'a placeholder stands for its picture';
  if (name === 'booking_types') return 'those tickets cannot be chosen';
  if (/date/i.test(name)) return 'its date is not told';
  if (/seats/.test(name)) return 'its seats are not counted';
  if (/discount/.test(name)) return 'its discount is not given';
  return 'it is left out';
}
