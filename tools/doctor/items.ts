import * as v from 'valibot';
import * as codec from '#machines/codec/fields.ts';
import {
  type ImageRule,
  itemFields,
  OptionsSchema,
  optionFields,
  UNREADABLE_OPTIONS,
} from '#machines/codec/item-schema.ts';
import { withoutMarkup } from '#machines/codec/markup.ts';
import { whenOf } from '#machines/domain/calendar/when.ts';
import { type ItemKind, KINDS } from '#machines/domain/catalogue/kinds.ts';
import { decodeItem } from '../../src/api/schema.ts';
import { type Check, counted } from './ask.ts';

type Place = { call: string; noun: string; kind: ItemKind; images: ImageRule };

/** The effect on the site of a field that cannot be read, by the schema that reads it; any other is left out. */
const effects = new Map<v.GenericSchema, string>([
  [codec.PriceSchema, 'the price is shown as one to ask for, and nothing is sold'],
  [codec.PercentSchema, 'the price is shown as one to ask for, and nothing is sold'],
  [codec.SeatsSchema, 'nothing of it is sold'],
  [codec.IdSchema, 'its card leads nowhere'],
  [codec.DateSchema, 'its date is not told'],
  [codec.PictureSchema, 'a placeholder stands for its picture'],
  [OptionsSchema, 'those tickets cannot be chosen'],
]);

/** An item as sent by what it calls itself; '' where it has neither an id nor a name. */
export const nameOf = (raw: unknown): string =>
  codec.firstOf(
    ...['_id', 'id', 'name', 'title'].map((key) => v.parse(codec.LineSchema, Object(raw)[key])),
  );

/** The checks of an item as sent in the answer to a call: what the site's own schemas take for absent although it says something, or guess at. */
export function checksOf(raw: unknown, { call, noun, kind, images }: Place): Check[] {
  const of = nameOf(raw) || shown(raw);
  const odd = (is: boolean, id: string, ...[field, fault, said, end]: string[]): Check => {
    const tell = (count: number) =>
      `${field} of ${counted(count, noun)} in ${call} ${fault} (${of}: ${said})${end}.`;
    return [id, 'the platform’s data', is && `${noun} ${field} ${fault}`, of, tell];
  };
  const oddOf = (fields: unknown, schemas: Record<string, v.GenericSchema>, within = '') =>
    Object.entries(fields ?? {}).flatMap(([key, value]) => {
      const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
      if (schema === undefined || isSilent(value)) return [];
      const plain = withoutMarkup(value);
      const read = v.parse(schema, plain);
      const isLost = isUnread(value, read, v.parse(schema, undefined));
      // in the contract's own units
      const price = schema === codec.PriceSchema ? Number(read) / 100 : read;
      const [field, said] = [`\`${within}${key}\``, shown(value)];
      // biome-ignore format: one check a line
      return [
        odd(isLost, 'field-unreadable', field, 'cannot be read', said, `: ${effects.get(schema) ?? 'it is left out'}`),
        odd(!isLost && isGuess(value, plain, read), 'field-guessed', field, 'is not written as the contract says', said, ` and is read as ${shown(Object(read).link_url ?? price)}`),
      ];
    });
  // it holds whatever an organiser's system keeps there; only itineraries are looked for in it
  const { details: _, ...fields } = itemFields[kind];
  const { link_url: url } = v.parse(codec.PictureSchema, withoutMarkup(Object(raw).primary_image));
  const item = decodeItem(raw, images, { id: of, kind, isTraining: false });
  const when = typeof item === 'string' ? null : whenOf(item);
  const stated = typeof item === 'string' ? undefined : item.end?.day;
  // the hours of an event's timings end its own day, which is no guess
  const sure = stated ?? (KINDS[kind].statesHours ? when?.firstDay : undefined);
  // biome-ignore format: one check a line
  return [
    ...oddOf(raw, fields),
    ...[codec.structureOf(withoutMarkup(Object(raw).booking_types))].flat().flatMap((each) => oddOf(each, optionFields, 'booking_types.')),
    odd(url !== '' && images(url) === null, 'picture-insecure', 'The picture', 'is not at an https address', url, ': a placeholder stands there'),
    odd(when?.isEndKnown === true && when.lastDay !== sure, 'end-guessed', 'The end', stated ? 'is of the night before' : 'is not told', stated ?? 'none', ` and is read as ${when?.lastDay}`),
  ];
}

/** True when a value says nothing: absent, empty, or made of such alone. */
const isSilent = (value: unknown): boolean =>
  typeof value === 'object'
    ? Object.values(value ?? {}).every(isSilent)
    : `${value ?? ''}`.trim() === '';

function isUnread(value: unknown, read: unknown, absent: unknown): boolean {
  if (read === UNREADABLE_OPTIONS) return true;
  if (read === 'contact') return !/^\s*contact/i.test(String(value));
  if (Array.isArray(value) && Array.isArray(read)) return read.length < value.length;
  const isZero = /^\s*0[.0]*\D*$/.test(String(value));
  return read === 'unreadable' || (!isZero && JSON.stringify(read) === JSON.stringify(absent));
}

/** True when a value is of another form than the contract's: markup, a figure, a flag or a list without commas as a text, an id as a number, a picture as its address. */
function isGuess(value: unknown, plain: unknown, read: unknown): boolean {
  if (read === 'contact') return false;
  // a list of objects has its own fields told
  if (Array.isArray(read) && typeof read[0] === 'object') return !Array.isArray(value);
  if (Object(read).link_url !== undefined) return Object(value).link_url === undefined;
  const isCut = Array.isArray(read) && typeof value === 'string' && /[\r\n;•]/.test(value);
  return isCut || plain !== value || (typeof read !== 'object' && typeof value !== typeof read);
}

/** A value as JSON, as far as it tells which one it is. */
const shown = (value: unknown) => `${JSON.stringify(value)}`.replace(/^(.{60}).+/, '$1…');
