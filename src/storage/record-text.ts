import { parseJson } from '#machines/domain/text/json.ts';

/** Records of another version count as absent. */
const VERSION = 1;
/** The text of a settled record that makes room for another one: an empty text would be one that was lost. */
export const ROOM = '-';
/** The longest stored text that is read unless its record states another limit, in characters. */
const STORED_LIMIT = 1_000_000;

/** The fields of a record as they are stored. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Returns the text of a record with the version of its form. */
export function recordText(fields: object): string {
  return JSON.stringify({ version: VERSION, ...fields });
}

/** Returns the record of a text; null for no text, for one longer than `limit`, and for one that holds no record of this version. */
export function recordIn(text: string | null, limit = STORED_LIMIT): StoredFields | null {
  if (text === null || text.length > limit) return null;
  const record = parseJson(text);
  return isRecord(record) ? record : null;
}

/**
 * True for a record of this version. One without a version may come from the navigation state or from an older site
 * that used the same keys.
 */
export function isRecord(value: unknown): value is StoredFields {
  if (!isObject(value) || Array.isArray(value)) return false;
  return value.version === undefined || value.version === VERSION;
}

/** True when a text is the record of a newer version of the site. */
export function isNewerRecord(text: string | null): boolean {
  const record = parseJson(text ?? '');
  return isObject(record) && typeof record.version === 'number' && record.version > VERSION;
}

/** Returns the time of making that a text states, in epoch ms, even if the rest is unreadable; null for none. */
export function timestampIn(text: string): number | null {
  const digits = /"timestamp":(\d{1,16})\b/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

function isObject(value: unknown): value is StoredFields {
  return typeof value === 'object' && value !== null;
}
