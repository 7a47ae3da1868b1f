import * as v from 'valibot';
import { parseJson } from '#machines/domain/json.ts';
import { GENERATION_KEY } from './keys.ts';
import { isNewerRecord } from './record-codec.ts';
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
  /** A text of a newer release has its own form of stamp: it stays. */
  const isEarlier = (text: string) => {
    const id = shared();
    return id !== undefined && text !== '' && STAMP.exec(text)?.[1] !== id && !isNewerRecord(text);
  };
  const stamped = (text: string) => {
    const id = shared();
    const bare = unstamped(text);
    return id === undefined ? bare : bare.replace('{', `{"generation":${JSON.stringify(id)},`);
  };

  return {
    /** The id of this one; undefined where nothing was ever forgotten, or its record is lost: then nothing is hidden. */
    current,
    /** Ends this one: its texts are not read again, in any tab. */
    begin: (id: string) => {
      local.write(GENERATION_KEY, JSON.stringify({ id }));
    },
    /** A storage whose texts carry their generation; a text of an earlier one is removed when it is met. */
    within: (area: SafeStorage): SafeStorage => {
      const unlessEarlier = (key: string, text: string | null) => {
        if (text === null || !isEarlier(text)) return text;
        area.remove(key, text);
        return null;
      };
      return {
        read: (key) => unlessEarlier(key, area.read(key)),
        write: (key, text) => area.write(key, stamped(text)),
        persisted: (key) => unlessEarlier(key, area.persisted(key)),
        remove: area.remove,
        keys: (prefix) =>
          area.keys(prefix).filter((key) => unlessEarlier(key, area.read(key)) !== null),
      };
    },
  };
}
