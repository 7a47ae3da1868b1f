/** A shelf of texts on this device that never throws. */
export interface Store {
  /** The text under a key; null when there is none. */
  read(key: string): string | null;
  /** Writes and reads back. False when the device refused: the text then lasts as long as the page. */
  write(key: string, text: string): boolean;
  /** What is kept under a key beyond this page; null when there is nothing. */
  kept(key: string): string | null;
  /** Removes what is under a key; when a text is given, only where it is that text. */
  remove(key: string, text?: string): void;
  /** The keys that begin with a prefix. */
  keys(prefix: string): string[];
}

/** A text that the device refused, and what it held instead at that moment; undefined where that could not be seen. */
interface Refused {
  readonly text: string;
  readonly instead: string | null | undefined;
}

/** A shelf over a storage that may be denied, full or corrupted; what it refuses stays in memory. */
export function createStore(storage: () => Storage): Store {
  const refused = new Map<string, Refused>();
  /** What a use of the storage gives; undefined where it throws. */
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };
  const peek = (key: string) => attempt((shelf) => shelf.getItem(key));

  /** A refused text, for as long as nobody has written over what stands instead. */
  function remembered(key: string): string | null {
    const memory = refused.get(key);
    if (memory === undefined) return null;
    const now = peek(key);
    const isBlind = now === undefined || memory.instead === undefined;
    if (isBlind || now === memory.instead) return memory.text;
    refused.delete(key);
    return null;
  }

  return {
    read: (key) => remembered(key) ?? peek(key) ?? null,
    write: (key, text) => {
      const isKept =
        attempt((shelf) => {
          shelf.setItem(key, text);
          return shelf.getItem(key) === text;
        }) ?? false;
      if (isKept) refused.delete(key);
      else refused.set(key, { text, instead: peek(key) });
      return isKept;
    },
    kept: (key) => peek(key) ?? null,
    remove: (key, text) => {
      if (text === undefined || refused.get(key)?.text === text) refused.delete(key);
      attempt((shelf) => {
        if (text === undefined || shelf.getItem(key) === text) shelf.removeItem(key);
      });
    },
    keys: (prefix) => {
      const kept = attempt(keysOf) ?? [];
      const memory = [...refused.keys()].filter((key) => remembered(key) !== null);
      return [...new Set([...kept, ...memory])].filter((key) => key.startsWith(prefix));
    },
  };
}

function keysOf(shelf: Storage): string[] {
  return Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
}
