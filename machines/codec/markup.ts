import { parseJson } from '../domain/text/json.ts';
import { cut, firstUnits, plainLine } from '../domain/text/text.ts';
import { textOfHtml } from './html-text.ts';

const MARKUP = /[<&]/;

/** The depth of an answer to which its texts are read; those of an item lie no deeper. */
const DEPTH_LIMIT = 12;
/** The longest text whose markup is read, in characters. */
const LONGEST = 60_000;

/** Returns a text as its reader would see it; one without markup is returned as it is. */
function unmarked(text: string): string {
  return MARKUP.test(text) ? textOfHtml(firstUnits(text, LONGEST)) : text;
}

/**
 * Returns a JSON text with the markup read in every text of it, so that its quotes and line breaks stay JSON's; null
 * for a text that is no JSON.
 */
function unmarkedJson(text: string, depth: number): string | null {
  if (depth === 0 || !/^\s*[[{]/.test(text) || !MARKUP.test(text)) return null;
  const value = parseJson(text);
  return typeof value === 'object' ? JSON.stringify(withoutMarkup(value, depth - 1)) : null;
}

/**
 * Returns a value of an answer with the markup read in every text of it. Do not call it on stored records: their
 * markup was read before they were stored.
 */
export function withoutMarkup(value: unknown, depth = DEPTH_LIMIT): unknown {
  if (typeof value === 'string') return unmarkedJson(value, depth) ?? unmarked(value);
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  // most answers hold no markup: unchanged values are returned as they are
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  const read = parts.map((part) => withoutMarkup(part, depth - 1));
  if (read.every((part, index) => part === parts[index])) return value;
  return Array.isArray(value)
    ? read
    : Object.fromEntries(Object.keys(value).map((name, index) => [name, read[index]]));
}

/** The longest message of a server that is displayed, in characters. */
export const MESSAGE_LIMIT = 300;

/**
 * Returns a server's message that can be displayed: plain, in one line, at most 300 characters; null for anything
 * else and for a whole page.
 */
export function displayableMessage(value: unknown): string | null {
  if (typeof value !== 'string' || /<(?:!doctype|html|head|body)\b/i.test(value)) return null;
  return cut(plainLine(unmarked(firstUnits(value, 4 * MESSAGE_LIMIT))), MESSAGE_LIMIT) || null;
}
