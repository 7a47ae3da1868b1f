import * as v from 'valibot';
import { AddressSchema, BodySchema, LineSchema, parseEach } from '#machines/codec/fields.ts';
import { type ImageRule, itemSchemas } from '#machines/codec/item-schema.ts';
import { withoutMarkup } from '#machines/codec/markup.ts';
import type { Catalogue, Item, ItemRequest } from '#machines/domain/catalogue/item.ts';
import { type ItemKind, KINDS } from '#machines/domain/catalogue/kinds.ts';
import { LISTS, type ListName, listOfItem, listsOf } from '#machines/domain/catalogue/lists.ts';
import type { ShareSuggestion } from '#machines/domain/catalogue/share.ts';
import { ownField } from './server-text.ts';

/** The most items of a list that the site takes. */
export const ITEM_LIMIT = 5_000;
/** The time for which items are decoded before the page gets its turn, in ms. */
const SLICE_MS = 8;

// A null list of groups is empty; an answer without one is not.
const GroupsSchema = v.object({ data: v.nullable(v.array(v.unknown()), []) });

/**
 * Decodes a list answer (rule: The calls): returns the items of every group in `data`; null when `data` is no list of
 * groups.
 */
export async function decodeCatalogue(
  body: unknown,
  name: ListName,
  images: ImageRule,
): Promise<Catalogue | null> {
  const { kind } = LISTS[name];
  const raw = entriesOf(body, kind);
  if (raw === null) return null;
  const taken = raw.slice(0, ITEM_LIMIT);
  const itemSchema = v.pipe(BodySchema, itemSchemas[kind](images, name));
  const items: Item[] = [];
  let since = performance.now();
  for (const one of taken) {
    if (performance.now() - since >= SLICE_MS) {
      await pause();
      since = performance.now();
    }
    items.push(...parseEach(itemSchema, [withoutMarkup(one)]));
  }
  return { items: withoutRepeats(items), omitted: raw.length - taken.length };
}

/** Returns the entries of a list in all its groups, as they were sent; null when the answer is no list of groups. */
export function entriesOf(body: unknown, kind: ItemKind): unknown[] | null {
  const result = v.safeParse(GroupsSchema, Array.isArray(body) ? { data: body } : body);
  if (!result.success) return null;
  const { entries } = KINDS[kind];
  const GroupSchema = v.object({ [entries]: v.array(v.unknown()) });
  return parseEach(GroupSchema, result.output.data).flatMap((group) => group[entries] ?? []);
}

// Reading a large catalogue, or the first items with cold code, must not block a tap on a slow phone. A timer would be throttled in a
// hidden tab, a message is not.
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Returns each id once: the first one counts. Items without an id cannot be compared and all stay. */
export function withoutRepeats<Row extends { readonly id: string | null }>(
  rows: readonly Row[],
): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => {
    if (id === null) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Decodes the item of `data`, or of the answer itself. An item without an id gets the requested one. */
export function decodeItem(
  body: unknown,
  images: ImageRule,
  request: ItemRequest,
): Item | 'missing' | 'unreadable' {
  const raw = answerData(body);
  if (typeof raw !== 'object' || Array.isArray(raw)) return 'unreadable';
  const { id, kind, isListGuessed = false } = request;
  const schema = itemSchemas[kind](images, listOfItem(request));
  const result = v.safeParse(schema, withoutMarkup(raw));
  if (!result.success) return 'missing';
  const item = { ...result.output, id: result.output.id ?? id };
  // a kind in one list has nothing to guess
  return isListGuessed && listsOf(kind).length > 1 ? { ...item, isListGuessed: true } : item;
}

/** Returns the `data` of an answer; the answer itself where it has no `data`, as a bare item. */
export function answerData(body: unknown): unknown {
  const data = ownField(body, 'data');
  return data === undefined ? body : data;
}

const lineOf = (text: string) => v.parse(LineSchema, text);
const ShareTextSchema = v.optional(v.pipe(v.string(), v.transform(lineOf)), '');

/** The fields of a share text as the API names them, each with the schema that reads it. */
export const shareFields = {
  title: ShareTextSchema,
  description: ShareTextSchema,
  image_url: AddressSchema,
};

const ShareSchema = v.pipe(BodySchema, v.object(shareFields));

/** Returns the server's suggestion of a text to share; null when its title or description is no text. */
export function decodeShare(body: unknown, images: ImageRule): ShareSuggestion | null {
  const result = v.safeParse(ShareSchema, withoutMarkup(answerData(body)));
  if (!result.success) return null;
  const { image_url, ...texts } = result.output;
  return { ...texts, imageUrl: images(image_url) };
}
