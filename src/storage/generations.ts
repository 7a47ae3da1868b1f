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
 * The origin of a text, by the generation that reads it: its own, an earlier release, which named no generation, or a
 * generation that *Forget my details* ended.
 */
type Origin = 'own' | 'earlierRelease' | 'forgotten';

/** Returns the origin of a text for the generation of an id; undefined where nothing was ever forgotten. */
function originOf(text: string, id: string | undefined): Origin {
  // a text of a newer release has its own form of stamp, and that of a record which made room holds nothing
  if (id === undefined || text === ROOM || isNewerRecord(text)) return 'own';
  const stamp = stampOf(text);
  if (stamp === undefined) return 'earlierRelease';
  return stamp === id ? 'own' : 'forgotten';
}

/** Returns the part of a stored text that the generation of an id may read; null for none. */
function readablePart(key: string, text: string, id: string | undefined): string | null {
  switch (originOf(text, id)) {
    case 'own':
      return text;
    case 'earlierRelease':
      return withoutForgottenPerson(key, text);
    case 'forgotten':
      return null;
  }
}

/**
 * Returns the storage of a generation over an area of the device. `currentId` names the generation, `stamped` marks a text
 * as its own.
 */
function storageWithin(
  area: SafeStorage,
  currentId: () => string | undefined,
  stamped: (text: string) => string,
): SafeStorage {
  /**
   * Returns what this generation reads of a text, and leaves no more than that under its key. In `g2` a text
   * `{"generation":"g2",…}` stays as it is, `{"generation":"g1",…}` is removed, and `{"name":"Asha",…}` of an earlier
   * release, in a payment, becomes `{"generation":"g2","name":"",…}`.
   */
  function readAndRepair(key: string, text: string | null): string | null {
    if (text === null) return null;
    const part = readablePart(key, text, currentId());
    if (part === text) return text;
    if (part === null) {
      area.remove(key, text);
      return null;
    }
    const renewed = stamped(part);
    area.write(key, renewed);
    return renewed;
  }

  /**
   * Writes a text again that the device refused before, where it would overwrite one of an earlier generation: the
   * page reads its own `{"generation":"g2",…}` from memory, and the device still has `{"generation":"g1",…}`.
   */
  function overwriteEarlier(key: string, text: string): void {
    const stored = area.persisted(key);
    if (stored === null || stored === text) return;
    if (readablePart(key, stored, currentId()) !== stored) area.write(key, text);
  }

  function read(key: string): string | null {
    const text = readAndRepair(key, area.read(key));
    if (text !== null) overwriteEarlier(key, text);
    return text;
  }

  return {
    read,
    write: (key, text) => area.write(key, stamped(text)),
    persisted: (key) => readAndRepair(key, area.persisted(key)),
    remove: area.remove,
    keys: (prefix) => area.keys(prefix).filter((key) => read(key) !== null),
  };
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
    /** True where the text under a key of a tab's storage is not, or not all of it, read in this one. */
    isEarlier: (area: SafeStorage, key: string): boolean => {
      const text = area.read(key);
      return text !== null && readablePart(key, text, shared()) !== text;
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
    within: (area: SafeStorage, initialId?: string): SafeStorage =>
      storageWithin(area, shared, (text) => stamped(text, initialId)),
  };
}
