import * as v from 'valibot';
import { parseJson } from '#machines/domain/text/json.ts';
import { withoutForgottenPerson } from './earlier-release.ts';
import { GENERATION_KEY } from './keys.ts';
import { isNewerRecord, ROOM } from './record-text.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The beginning of a text that was written after something was forgotten. */
const STAMP = /^\{"generation":"([^"]*)",?/;

/** A text as it was before its storage stamped it. */
export const unstamped = (text: string) => text.replace(STAMP, '{');

const GenerationSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/**
 * The generations of a device's storage: each *Forget my details* ends one and begins the next (rule: Forgetting).
 * A random id in that storage tells them apart, without a clock.
 */
export function createGenerations(local: SafeStorage) {
  const idIn = (text: string | null) => {
    const found = v.safeParse(GenerationSchema, parseJson(text ?? ''));
    return found.success ? found.output.id : undefined;
  };
  const current = () => idIn(local.read(GENERATION_KEY));
  /** A generation that the device refused is known to this page alone: other tabs' texts must not count as earlier. */
  const shared = () => idIn(local.persisted(GENERATION_KEY));
  /** Returns the part of a text that this generation may read: all of it, the payment alone, or nothing (null). A text of a newer release has its own form of stamp. */
  const readableIn = (key: string, text: string): string | null => {
    const id = shared();
    if (id === undefined || text === ROOM || isNewerRecord(text)) return text;
    const [, stamp] = STAMP.exec(text) ?? [];
    if (stamp === id) return text;
    return stamp === undefined ? withoutForgottenPerson(key, text) : null;
  };
  const stamped = (text: string, first: string | undefined) => {
    const id = shared() ?? first;
    const bare = unstamped(text);
    return id === undefined ? bare : bare.replace('{', `{"generation":${JSON.stringify(id)},`);
  };

  return {
    /** The id of this one; undefined where nothing was ever forgotten, or its record is lost: then nothing is hidden. */
    current,
    /** Ends this one: its texts are not read again, in any tab. False where the device refuses to say so to other tabs. */
    begin: (id: string): boolean => local.write(GENERATION_KEY, JSON.stringify({ id })),
    /** True where the text under a key of a tab's storage is of an earlier one. */
    isEarlier: (area: SafeStorage, key: string): boolean => {
      const text = area.read(key);
      return text !== null && readableIn(key, text) !== text;
    },
    /** Removes the texts under some keys of a tab's storage that are not of this generation: whatever names none was written by this tab before. */
    dropEarlier: (area: SafeStorage, keys: readonly string[]) => {
      // a lost name is no *Forget*
      if (current() === undefined) return;
      for (const key of keys) {
        const text = area.read(key);
        if (text === null || isNewerRecord(text) || STAMP.exec(text)?.[1] === current()) continue;
        area.remove(key);
      }
    },
    /**
     * A storage whose texts carry their generation; what a text has of an earlier one is removed when it is met.
     * `first` is what they carry before anything was forgotten: where *Forget my details* cannot reach them, as in other
     * tabs, they must not look like those of an earlier release.
     */
    within: (area: SafeStorage, first?: string): SafeStorage => {
      const ofNow = (key: string, text: string | null) => {
        if (text === null) return null;
        const left = readableIn(key, text);
        if (left === null) area.remove(key, text);
        if (left === null || left === text) return left;
        const anew = stamped(left, first);
        area.write(key, anew);
        return anew;
      };
      /**
       * Returns the text of a key. Where the device refused to write it over a text of an earlier generation, the write
       * is tried again.
       */
      const read = (key: string) => {
        const text = ofNow(key, area.read(key));
        const stored = area.persisted(key);
        const isShadowed = text !== null && stored !== null && stored !== text;
        if (isShadowed && readableIn(key, stored) !== stored) area.write(key, text);
        return text;
      };
      return {
        read,
        write: (key, text) => area.write(key, stamped(text, first)),
        persisted: (key) => ofNow(key, area.persisted(key)),
        remove: area.remove,
        keys: (prefix) => area.keys(prefix).filter((key) => read(key) !== null),
      };
    },
  };
}
