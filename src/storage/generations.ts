import * as v from 'valibot';
import { parseJson } from '#machines/domain/text/json.ts';
import { withoutForgottenPerson } from './earlier-release.ts';
import { STORAGE_KEYS } from './keys.ts';
import { isNewerRecord, ROOM } from './record-text.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The beginning of a text that was written after something was forgotten. */
const STAMP = /^\{"generation":"([^"]*)",?/;

/** Returns the id of the generation that a text names; undefined where it names none. */
const stampOf = (text: string) => STAMP.exec(text)?.[1];

/** Returns a text as it was before its storage stamped it. */
export const unstamped = (text: string) => text.replace(STAMP, '{');

const GenerationSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Returns as much of a text as a generation may read, by the generation's id: all of it, the payment alone, or
 * nothing (null). A text of a newer release has its own form of stamp.
 */
function readableIn(id: string | undefined, key: string, text: string | null): string | null {
  if (text === null || id === undefined || text === ROOM || isNewerRecord(text)) return text;
  const stamp = stampOf(text);
  if (stamp === id) return text;
  return stamp === undefined ? withoutForgottenPerson(key, text) : null;
}

/**
 * Returns the generations of a device's storage: each *Forget my details* ends one and begins the next (rule: Forgetting).
 * A random id in that storage tells them apart, without a clock.
 */
export function createGenerations(local: SafeStorage) {
  const idIn = (text: string | null) => {
    const result = v.safeParse(GenerationSchema, parseJson(text ?? ''));
    return result.success ? result.output.id : undefined;
  };
  const current = () => idIn(local.read(STORAGE_KEYS.generation));
  /**
   * Returns the generation that all tabs read. One that the device refused is this page's alone: other tabs' texts
   * must not count as earlier.
   */
  const shared = () => idIn(local.persisted(STORAGE_KEYS.generation));
  const stamped = (text: string, initialId: string | undefined) => {
    const id = shared() ?? initialId;
    const plain = unstamped(text);
    return id === undefined ? plain : plain.replace('{', `{"generation":${JSON.stringify(id)},`);
  };

  return {
    /** The id of this one; undefined where nothing was ever forgotten, or its record is lost: then nothing is hidden. */
    current,
    /** Ends this one: its texts are not read again, in any tab. False where the device refuses to say so to other tabs. */
    begin: (id: string): boolean => local.write(STORAGE_KEYS.generation, JSON.stringify({ id })),
    /** True where the text under a key of a tab's storage is of an earlier one. */
    isEarlier: (area: SafeStorage, key: string): boolean => {
      const text = area.read(key);
      return readableIn(shared(), key, text) !== text;
    },
    /** Removes the texts under some keys of a tab's storage that are not of this generation: whatever names none was written by this tab before. */
    dropEarlier: (area: SafeStorage, keys: readonly string[]) => {
      // a lost name is no *Forget*
      if (current() === undefined) return;
      for (const key of keys) {
        const text = area.read(key);
        if (text === null || isNewerRecord(text) || stampOf(text) === current()) continue;
        area.remove(key);
      }
    },
    /**
     * A storage whose texts carry their generation; what a text has of an earlier one is removed when it is met.
     * `initialId` is what they carry before anything was forgotten: where *Forget my details* cannot reach them, as in other
     * tabs, they must not look like those of an earlier release.
     */
    within: (area: SafeStorage, initialId?: string): SafeStorage => {
      /** Returns a text as this generation reads and stamps it; null for one of which it may read nothing. */
      const readable = (key: string, text: string | null) => {
        const left = readableIn(shared(), key, text);
        return left === null || left === text ? left : stamped(left, initialId);
      };
      /** Stores no more of a text than this generation may read, and returns that. */
      const repair = (key: string, text: string | null) => {
        const left = readable(key, text);
        if (text === null || left === text) return left;
        if (left === null) area.remove(key, text);
        else area.write(key, left);
        return left;
      };
      const read = (key: string) => {
        const text = repair(key, area.read(key));
        const stored = area.persisted(key);
        // The device refused the text, and one of an earlier generation still stands beneath it.
        const isEarlier = stored !== text && readable(key, stored) !== stored;
        if (text !== null && isEarlier) area.write(key, text);
        return text;
      };
      return {
        read,
        write: (key, text) => area.write(key, stamped(text, initialId)),
        persisted: (key) => repair(key, area.persisted(key)),
        remove: area.remove,
        keys: (prefix) => area.keys(prefix).filter((key) => read(key) !== null),
      };
    },
  };
}
