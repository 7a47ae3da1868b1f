/** Key-value storage that never throws. */
export type SafeStorage = ReturnType<typeof createSafeStorage>;

/** A text that could not be written, with the stored text of that moment; undefined where that was unreadable. */
interface RefusedWrite {
  readonly text: string;
  readonly stored: string | null | undefined;
}

/** Wraps a storage that may be denied, full or corrupted; refused texts stay in memory. */
export function createSafeStorage(storage: () => Storage) {
  const refused = new Map<string, RefusedWrite>();
  /** Returns the result of using the storage; undefined where it throws. */
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };
  const readStored = (key: string) => attempt((area) => area.getItem(key));

  /** Returns a refused text, until another tab changes the stored one. */
  function fromMemory(key: string): string | null {
    const write = refused.get(key);
    if (write === undefined) return null;
    const stored = readStored(key);
    const isUnreadable = stored === undefined || write.stored === undefined;
    if (isUnreadable || stored === write.stored) return write.text;
    refused.delete(key);
    return null;
  }

  return {
    /** Returns the text under a key; null when there is none. */
    read: (key: string): string | null => fromMemory(key) ?? readStored(key) ?? null,
    /** Writes a text and reads it back. False when the device refused it: the text then lasts as long as the page. */
    write: (key: string, text: string): boolean => {
      const isStored =
        attempt((area) => {
          area.setItem(key, text);
          return area.getItem(key) === text;
        }) ?? false;
      if (isStored) refused.delete(key);
      else refused.set(key, { text, stored: readStored(key) });
      return isStored;
    },
    /**
     * Returns the browser's own value under a key, without values that last as long as the page; null when there is
     * none.
     */
    persisted: (key: string): string | null => readStored(key) ?? null,
    /** Removes a key; when a text is given, only where the key holds that text. */
    remove: (key: string, text?: string): void => {
      if (text === undefined || refused.get(key)?.text === text) refused.delete(key);
      attempt((area) => {
        if (text === undefined || area.getItem(key) === text) area.removeItem(key);
      });
    },
    /** Returns the keys that begin with a prefix. */
    keys: (prefix: string): string[] => {
      const stored = attempt(keysOf) ?? [];
      const memory = [...refused.keys()].filter((key) => fromMemory(key) !== null);
      return [...new Set([...stored, ...memory])].filter((key) => key.startsWith(prefix));
    },
  };
}

function keysOf(area: Storage): string[] {
  return Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
}
