import { navigate as changeAddress } from 'wouter/use-browser-location';
import { siteAddress } from '#machines/domain/text/site-address.ts';
import type { Channel } from '../storage/channel.ts';
import { storeNavigationState } from '../storage/navigation-state.ts';
import { createSafeStorage } from '../storage/safe-storage.ts';

/** The content of a share sheet of the system. */
export interface ShareSheet {
  title: string;
  text: string;
  url: string;
  /**
   * Fetches the picture to share. It is called only where files can be shared; null where the picture does not
   * arrive.
   */
  picture?: () => Promise<Blob | null>;
}

const tabStorage = () => createSafeStorage(() => window.sessionStorage);

// Charts and pages get the browser from their site, so that stories and tests give another one. The functions exported below the object act on
// the one document that there is: its router, its scroll, its links and its first script are the same for every site.

/** The functions of the browser that the site uses. */
export type Browser = ReturnType<typeof createBrowser>;

/** Returns the real browser. It touches nothing before the first use, so a build can create it too. */
export function createBrowser() {
  return {
    /** The storage of the device, which lasts until it is removed. */
    local: createSafeStorage(() => window.localStorage),
    /** The storage of the tab, which lasts as long as the tab. */
    session: tabStorage(),
    /** Returns the time of the device's clock, epoch ms. */
    clock: () => Date.now(),
    newId,
    /** Returns the time since the page was loaded, in ms, which no setting of the device's clock changes. */
    uptime: () => performance.now(),
    /** Returns the name of this load of the page, which no other load has. */
    load: () => String(performance.timeOrigin),
    isOnline: () => window.navigator.onLine,
    ...watchConnection(),
    /** Returns the site's own origin, 'https://host'. */
    origin: () => window.location.origin,
    /** Returns the address and navigation state with which a page was opened. */
    arrival: () => ({
      path: window.location.pathname,
      search: window.location.search,
      referrer: document.referrer,
      /** The navigation state, where the browser has one; decode it like any input. */
      state: navigationState(),
    }),
    /** Calls back when the site or the visitor navigates to another address; returns a function that stops it. */
    // the router announces its own changes by these names
    onMoved: (listener: () => void) =>
      listen(window, ['popstate', 'pushState', 'replaceState'], listener),
    /** Goes to a path of the site. The state must be plain data. */
    go: navigate,
    reload: () => window.location.reload(),
    /** Loads an address of the site anew in place of this page. */
    reopen: (path: string) => window.location.replace(siteAddress(path)),
    /** Leaves the site in the same tab; check the address before. */
    leave: (url: string) => window.location.assign(url),
    openTab,
    /** True when this device has a share sheet of its own. */
    canShare: () => 'share' in window.navigator,
    share,
    /** Opens the print dialog. */
    print: () => window.print(),
    save,
    /** Puts a text on the clipboard. Throws where that is not allowed, and on insecure origins, which have none. */
    copy: async (text: string) => window.navigator.clipboard.writeText(text),
    holdLock,
    openChannel,
    /** Calls back when the page returns from the back/forward cache; returns a function that stops it. */
    onRestored: (listener: () => void) =>
      listen(window, ['pageshow'], (event) => {
        if ('persisted' in event && event.persisted === true) listener();
      }),
    /** Calls back when the visitor returns to the tab; returns a function that stops it. */
    onReturned: (listener: () => void) =>
      listen(document, ['visibilitychange'], () => {
        if (document.visibilityState === 'visible') listener();
      }),
    /** Calls back when the visitor leaves for another tab, at once where the page opened in a hidden tab; returns a function that stops it. */
    onHidden: (listener: () => void) => {
      const notify = () => {
        if (document.visibilityState === 'hidden') listener();
      };
      notify();
      return listen(document, ['visibilitychange'], notify);
    },
    /** Calls back when another tab wrote or cleared local storage; returns a function that stops it. */
    onStored: (listener: () => void) => listen(window, ['storage'], listener),
  };
}

/** Returns an id that no other booking has. */
// `crypto.randomUUID` exists on secure origins only, so not on a phone in the local network.
function newId(): string {
  const bytes = window.crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Requests a lock that one tab of the site holds at a time. Calls back with true once it is granted; where the
 * browser has no locks or refuses one, with false. Returns a function that releases it, or stops waiting.
 */
function holdLock(name: string, onAnswer: (isGranted: boolean) => void): () => void {
  const waiting = new AbortController();
  let release = () => waiting.abort();
  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      onAnswer(true);
    });
  // Locks exist on secure origins only, and are refused where site data is denied.
  const ask = async () => window.navigator.locks.request(name, { signal: waiting.signal }, hold);
  ask().catch(() => {
    if (!waiting.signal.aborted) onAnswer(false);
  });
  return () => release();
}

function watchConnection() {
  const calls = new EventTarget();
  let isUnanswered = false;
  return {
    /** Notes whether the network answered the last call. */
    noteAnswer(isAnswered: boolean) {
      isUnanswered = !isAnswered;
      calls.dispatchEvent(new Event('answer'));
    },
    /** True when the device reports no connection and the last call had no answer: the device alone is often wrong. */
    isCutOff: () => isUnanswered && !window.navigator.onLine,
    /**
     * Calls back when the connection may have changed, by the device or by a call; returns a function that stops it.
     */
    onConnection: (listener: () => void) =>
      stopAll([
        listen(window, ['online', 'offline'], listener),
        listen(calls, ['answer'], listener),
      ]),
  };
}

/** Opens a channel to the other pages of the site; null where the browser has none or refuses it. */
function openChannel(name: string, onText: (text: string) => void): Channel | null {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onText(String(data));
    return { send: (text) => channel.postMessage(text), close: () => channel.close() };
  } catch {
    return null;
  }
}

/** Opens an address in a tab that cannot reach back. Throws when the browser blocks it. */
function openTab(url: string): void {
  // 'noopener' would hide that the tab was blocked, so `opener` is cleared by hand.
  const tab = window.open(url, '_blank');
  if (tab === null) throw new Error('The browser blocked a new tab.');
  tab.opener = null;
}

/** Offers a text as a file to save. */
function save(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Safari starts reading after the click: the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Opens the system's share sheet. Throws where there is none, or too long after the click. */
async function share({ picture, ...sheet }: ShareSheet): Promise<'opened' | 'dismissed'> {
  // shows, before a picture is fetched, if this device shares pictures at all
  const probe = new File([' '], 'ride.jpg', { type: 'image/jpeg' });
  const blob = picture !== undefined && canShareFile(probe) ? await picture() : null;
  const file = blob === null ? null : pictureFile(blob);
  const files = file !== null && canShareFile(file) ? { files: [file] } : {};
  try {
    await window.navigator.share({ ...sheet, ...files });
    return 'opened';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
}

/** Returns a picture as a file; null for a type that share targets refuse. */
function pictureFile(blob: Blob): File | null {
  const [, kind] = /^image\/(jpeg|png|webp|gif)\s*(?:;|$)/.exec(blob.type.toLowerCase()) ?? [];
  if (kind === undefined) return null;
  return new File([blob], `ride.${kind === 'jpeg' ? 'jpg' : kind}`, { type: `image/${kind}` });
}

function canShareFile(file: File): boolean {
  const { navigator } = window;
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Listens to some events of a target; returns a function that stops it. */
export function listen(
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
): () => void {
  const end = new AbortController();
  for (const name of names) target.addEventListener(name, listener, { signal: end.signal });
  return () => end.abort();
}

/** Returns the function that calls all of those that stop something. */
export function stopAll(stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}

/** Replaces this page by another address of the site, with its navigation state. */
export function replaceLocation(path: string): void {
  const { history, location } = window;
  const address = siteAddress(path);
  const state = navigationState();
  if (state === null || storeNavigationState(tabStorage(), address, state)) {
    location.replace(address);
    return;
  }
  // Keeps the state on this document's entry. Called on the prototype, since the router patches `history` itself and would look for the page here.
  History.prototype.replaceState.call(history, history.state, '', address);
  location.reload();
}

/** Returns the links of the page's content that can be seen without scrolling; none behind a dialog. */
export function linksInView(): HTMLAnchorElement[] {
  if (window.document.querySelector('[aria-modal=true]') !== null) return [];
  return [...window.document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
}

/** Returns the Navigation API, where the browser has it. */
const navigationApi = () => (window as { navigation?: Navigation }).navigation;

/** The property of the navigation state that names the history entry where the browser has no Navigation API. */
const ENTRY = 'historyEntry';

const rawState = (): Record<string, unknown> => Object(window.history.state);

/** Returns the navigation state of the page, as it was given to `navigate`. */
function navigationState(): unknown {
  const { [ENTRY]: name, ...state } = rawState();
  if (name === undefined) return window.history.state;
  return Object.keys(state).length === 0 ? null : state;
}

/** Returns the key of the history entry; '' for an entry without one. */
const entryKey = () => navigationApi()?.currentEntry?.key ?? String(rawState()[ENTRY] ?? '');

/** The scroll positions of this visit's history entries, in px from the top, by their key. */
const scrollPositions = new Map<string, number>();

/**
 * Returns the scroll position at which this history entry was left, in px from the top; undefined on a new entry. The
 * browser itself scrolls there before the page is rendered, and only as far as the previous page is long.
 */
export const earlierScrollPosition = (): number | undefined => scrollPositions.get(entryKey());

/** Goes to a path of the site. The state must be plain data. */
export function navigate(
  path: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): void {
  const address = siteAddress(path);
  if (navigationApi() !== undefined) {
    changeAddress(address, { replace, state });
    return;
  }
  if (!replace) scrollPositions.set(entryKey(), window.scrollY);
  changeAddress(address, { replace, state: { ...Object(state), [ENTRY]: newId() } });
}

/** Notes the scroll position at which each history entry is left. Returns a function that stops it. */
export function noteScrollPositions(): () => void {
  const api = navigationApi();
  if (api === undefined) return noteByOwnKeys();
  return listen(api, ['navigate'], (event) => {
    // a replaced entry keeps its key, but not its position
    const isReplaced = 'navigationType' in event && event.navigationType === 'replace';
    if (!isReplaced) scrollPositions.set(entryKey(), window.scrollY);
  });
}

/**
 * Notes the positions where the browser has no Navigation API: each entry has a key in its state, which `navigate`
 * gives to new ones.
 */
function noteByOwnKeys(): () => void {
  const { history } = window;
  const nameEntry = () => {
    const state = { ...rawState(), [ENTRY]: newId() };
    // called on the prototype, since the router patches `history` itself and would hear of a move
    if (entryKey() === '') History.prototype.replaceState.call(history, state, '');
  };
  let position = window.scrollY;
  let key = '';
  const note = () => {
    nameEntry();
    key = entryKey();
    position = window.scrollY;
  };
  note();
  return listen(window, ['scroll', 'pushState', 'replaceState', 'popstate'], ({ type }) => {
    // the browser may have scrolled by now: only the position that was heard of before is that of the entry that is left
    if (type === 'popstate') scrollPositions.set(key, position);
    note();
  });
}

/** The longest wait for the host's answer about this page's release, in ms. */
const RELEASE_TIMEOUT = 3_000;

/** True when the host answers, and no longer has the first script of this page: a newer release stands in its place. */
export async function isReleaseReplaced(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (script === null) return false;
  try {
    // by HEAD, which no worker answers
    const { status } = await fetch(script.src, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(RELEASE_TIMEOUT),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** True when the visitor saves data. Not every browser reports it. */
export function savesData(): boolean {
  const { connection } = window.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Waits for a task of its own where the browser has a way to it, so that a press before it is answered; elsewhere it does not wait. */
export async function ownTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  await scheduler?.yield?.();
}

/** True when prefetching is allowed: not offline, and not where the visitor saves data. */
export const mayFetchAhead = (): boolean => window.navigator.onLine && !savesData();
