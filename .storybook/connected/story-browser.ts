import { memoryLocation } from 'wouter/memory-location';
import type { Browser } from '../../src/site/browser.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';

/** The address bar of a story. */
export type StoryLocation = ReturnType<typeof createStoryLocation>;

/** Returns the address bar of a story, at a path. */
export function createStoryLocation(path: string) {
  const memory = memoryLocation<unknown>({ path, record: true });
  const listeners = new Set<() => void>();
  const navigate: typeof memory.navigate = (...to) => {
    memory.navigate(...to);
    for (const listener of listeners) listener();
  };
  return {
    hook: (): ReturnType<typeof memory.hook> => [memory.hook()[0], navigate],
    searchHook: memory.searchHook,
    navigate,
    arrival: () => {
      const { pathname, search } = new URL(memory.history?.at(-1) ?? '/', window.location.origin);
      return { path: pathname, search, referrer: '', state: memory.state };
    },
    onMoved: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The callbacks of a connected story in place of its browser's own actions. */
export interface StoryBrowserOptions {
  location: StoryLocation;
  isOnline: () => boolean;
  /** Called when the site leaves for the payment page. */
  onLeave: (url: string) => void;
  /** Called when the page is to be loaded anew. */
  onReload: () => void;
}

/** Returns a browser for one connected story: its storage is gone with it, and it cannot leave the frame. */
export function createStoryBrowser(options: StoryBrowserOptions): Browser {
  const { location, isOnline, onLeave, onReload } = options;
  const memory = () => {
    const storage = createMemoryStorage();
    return createSafeStorage(() => storage);
  };
  const go: Browser['go'] = (path, { replace = false, state = null } = {}) =>
    location.navigate(path, { replace, state });
  return {
    local: memory(),
    session: memory(),
    clock: () => Date.now(),
    uptime: () => performance.now(),
    newId: () => crypto.randomUUID(),
    load: () => 'story',
    isOnline,
    noteAnswer: () => {},
    isCutOff: () => !isOnline(),
    onConnection: () => () => {},
    origin: () => window.location.origin,
    arrival: location.arrival,
    onMoved: location.onMoved,
    go,
    reload: onReload,
    reopen: (path) => {
      go(path, { replace: true });
      onReload();
    },
    leave: onLeave,
    openTab: (url) => {
      throw new Error(`A story opens no tab: ${url}`);
    },
    canShare: () => false,
    share: () => Promise.reject(new Error('A story has no share sheet.')),
    print: () => {},
    save: () => {},
    copy: () => Promise.resolve(),
    holdLock: (_name, onAnswer) => {
      onAnswer(true);
      return () => {};
    },
    openChannel: () => null,
    onRestored: () => () => {},
    onReturned: () => () => {},
    onHidden: () => () => {},
    onStored: () => () => {},
  };
}

function createMemoryStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    key: (index) => [...texts.keys()][index] ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => void texts.set(key, text),
  };
}
