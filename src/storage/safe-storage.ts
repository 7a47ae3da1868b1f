/** A shelf of texts on this device that never throws. */
export interface Store {
  /** The text under a key; null when there is none. */
  read(key: string): string | null;
  /** Writes and reads back. False when the device refused: the text then lasts as long as the page. */
  write(key: string, text: string): boolean;
  /** Whether anything is kept under a key beyond this page. */
  isStored(key: string): boolean;
  /** Removes what is under a key; when a text is given, only where it is that text. */
  remove(key: string, text?: string): void;
  /** The keys that begin with a prefix. */
  keys(prefix: string): string[];
}

/** A shelf over a storage that may be denied, full or corrupted; what it refuses stays in memory. */
export function createStore(storage: () => Storage): Store {
  const refused = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => refused.get(key) ?? attempt((shelf) => shelf.getItem(key)),
    write: (key, text) => {
      const isKept =
        attempt((shelf) => {
          shelf.setItem(key, text);
          return shelf.getItem(key) === text;
        }) ?? false;
      if (isKept) refused.delete(key);
      else refused.set(key, text);
      return isKept;
    },
    isStored: (key) => (attempt((shelf) => shelf.getItem(key)) ?? null) !== null,
    remove: (key, text) => {
      if (text === undefined || refused.get(key) === text) refused.delete(key);
      attempt((shelf) => {
        if (text === undefined || shelf.getItem(key) === text) shelf.removeItem(key);
      });
    },
    keys: (prefix) => {
      const kept = attempt(keysOf) ?? [];
      return [...new Set([...kept, ...refused.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}

function keysOf(shelf: Storage): string[] {
  return Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
}
